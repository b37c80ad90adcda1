import type { SpotlightActionGroupData } from '@mantine/spotlight';
import type { JsonObject } from '@servery/domain';
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

/** Items of the menu that is worked on, by the beginnings of the words of their names. */
export function useItemActions(isOpen: boolean): (query: string) => SpotlightActionGroupData[] {
  const t = usePhrases(shellPhrases);
  const navigate = useNavigate();
  const level = useActiveLevel();
  const menuId = useWorkedOnMenuId(isOpen);
  const menu = useReadMenuDocument(menuId, isOpen);
  const find = useMemo(() => (menu ? itemSearch(menu) : () => []), [menu]);
  const Icon = groupIcons.menu;
  return (query) => {
    const actions = find(query).map(({ id, name, place, department }) => ({
      id: `item-${id}`,
      label: name,
      description: [place, level.name].join(' · '),
      leftSection: <Icon size={16} stroke={1.75} aria-hidden />,
      onClick: () => navigate({ to: `/menu/menuItems/${department}/item/${id}`, search: { menuId } }),
    }));
    return actions.length === 0 ? [] : [{ group: t('items'), actions }];
  };
}

function itemSearch(menu: JsonObject) {
  const entries = rowsIn(menu, ['items']).map((item) => {
    const id = String(item.id);
    return { id, department: String(item.department), ...menuWords.entity(['items', { id }], menu) };
  });
  return createWordSearch({
    entries,
    words: ({ name, place }) => ({ name, place }),
    boost: { name: 4, place: 1 },
    most,
  });
}
