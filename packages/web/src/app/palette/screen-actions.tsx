import type { SpotlightActionData } from '@mantine/spotlight';
import { say, sayKnown } from '../../phrases/phrases.ts';
import { navigationPhrases } from '../../phrases/shell/navigation.ts';
import { screenSynonyms } from '../../phrases/shell/screen-synonyms.ts';
import type { VisibleGroup } from '../navigation/use-navigation.ts';
import { groupIcons } from '../shell/sidebar/group-icons.ts';

/** The screens of a group of the navigation, found by their names and by other words for them. */
export function screenActions({ id, entries }: VisibleGroup, onOpen: (path: string) => unknown): SpotlightActionData[] {
  const Icon = groupIcons[id];
  return entries.map((entry) => ({
    id: entry.path,
    label: say(navigationPhrases, entry.id),
    keywords: [sayKnown(screenSynonyms, entry.id) ?? ''],
    leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
    onClick: () => onOpen(entry.path),
  }));
}
