import type { SpotlightActionGroupData, SpotlightFilterFunction } from '@mantine/spotlight';

/** Of a thousand locations that match nobody reads more: the next letter tells them apart. */
const SHOWN_OF_A_GROUP = 6;

/** Finds the typed text at the start of a word; only where no word starts with it, anywhere in one. */
export const filterPalette: SpotlightFilterFunction = (query, actions) => {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return actions;
  const groups = actions.flatMap((group) => ('actions' in group ? [group] : []));
  const atWordStart = keep(groups, (words) => startsWord(words, wanted));
  return atWordStart.length > 0 ? atWordStart : keep(groups, (words) => words.includes(wanted));
};

function startsWord(words: string, wanted: string): boolean {
  const starts = [...words.matchAll(/(?<=^|[\s&,-])\S/g)].map(({ index }) => index);
  return starts.some((at) => words.startsWith(wanted, at));
}

function keep(groups: SpotlightActionGroupData[], matches: (words: string) => boolean): SpotlightActionGroupData[] {
  return groups
    .map((group) => {
      const found = group.actions.filter(({ label = '', keywords = [] }) =>
        matches([label, keywords].flat().join(', ').toLowerCase()),
      );
      return { ...group, actions: found.slice(0, SHOWN_OF_A_GROUP) };
    })
    .filter((group) => group.actions.length > 0);
}
