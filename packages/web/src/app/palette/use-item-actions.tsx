import type { SpotlightActionGroupData } from '@mantine/spotlight';
import type { JsonObject, Path } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useReadMenuDocument, useWorkedOnMenuId } from '../../editing/kinds/use-read-menu.ts';
import { rowsIn } from '../../editing/list/rows.ts';
import { menuWords } from '../../editing/words/menu-words.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell/shell.ts';
import { useActiveLevel } from '../../session/level/active-level.ts';
import { createWordSearch } from '../../ui/search/word-search.ts';
import { groupIcons } from '../shell/sidebar/group-icons.ts';

const most = 5;

/** Items and modifiers of the menu that is worked on, by the beginnings of the words of their names. */
export function useItemActions(isOpen: boolean): (query: string) => SpotlightActionGroupData[] {
  const t = usePhrases(shellPhrases);
  const navigate = useNavigate();
  const level = useActiveLevel();
  const menuId = useWorkedOnMenuId(isOpen);
  const menu = useReadMenuDocument(menuId, isOpen);
  const finds = useMemo(
    () => (menu ? lists.map(({ key, ...list }) => ({ key, find: searchOf(menu, list) })) : []),
    [menu],
  );
  const Icon = groupIcons.menu;
  return (query) =>
    finds.flatMap(({ key, find }) => {
      const actions = find(query).map(({ name, place, to }) => ({
        id: to,
        label: name,
        description: [place, level.name].join(' · '),
        leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
        onClick: () => navigate({ to, search: { menuId } }),
      }));
      return actions.length === 0 ? [] : [{ group: t(key), actions }];
    });
}

type SearchedList = { readonly list: Path; readonly screenOf: (row: JsonObject) => string };

const lists: readonly (SearchedList & { readonly key: 'items' | 'modifiers' })[] = [
  { key: 'items', list: ['items'], screenOf: ({ id, department }) => `/menu/menuItems/${department}/item/${id}` },
  { key: 'modifiers', list: ['modifiers', 'items'], screenOf: ({ id }) => `/menu/modifiers/items/${id}` },
];

function searchOf(menu: JsonObject, { list, screenOf }: SearchedList) {
  const entries = rowsIn(menu, list).map((row) => ({
    to: screenOf(row),
    ...menuWords.entity([...list, { id: String(row.id) }], menu),
  }));
  return createWordSearch({
    entries: entries.map((entry) => ({ id: entry.to, ...entry })),
    words: ({ name, place }) => ({ name, place }),
    boost: { name: 4, place: 1 },
    most,
  });
}
