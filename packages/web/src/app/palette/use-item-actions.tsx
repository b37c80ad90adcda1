import type { SpotlightActionGroupData } from '@mantine/spotlight';
import type { JsonObject } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useReadDocument } from '../../editing/document/use-read-document.ts';
import { menuDocument } from '../../editing/kinds/menu-document.ts';
import { rowsIn } from '../../editing/list/rows.ts';
import { menuWords } from '../../editing/words/menu-words.ts';
import { activeMenu } from '../../menus/active-menu.ts';
import { menuListQuery } from '../../menus/menu-list.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { useActiveLevel } from '../../session/active-level.ts';
import { useLastMenu } from '../../session/active-menu.ts';
import { mayOpenMenuItems } from '../../session/rights.ts';
import { useSession } from '../../session/session-store.ts';
import { createWordSearch } from '../../ui/search/word-search.ts';
import { groupIcons } from '../shell/group-icons.ts';

const most = 5;

/** Items of the menu that is worked on, by the beginnings of the words of their names. */
export function useItemActions(isOpen: boolean): (query: string) => SpotlightActionGroupData[] {
  const t = usePhrases(shellPhrases);
  const navigate = useNavigate();
  const level = useActiveLevel();
  const menuId = useWorkedOnMenu(isOpen);
  const menu = useReadDocument(menuDocument(menuId ?? ''), isOpen && menuId !== undefined);
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

/** The id of the active menu, for those who may open menus. */
function useWorkedOnMenu(isOpen: boolean): string | undefined {
  const session = useSession();
  const level = useActiveLevel();
  const last = useLastMenu(session);
  const { menuId } = useSearch({ strict: false });
  const isAllowed = mayOpenMenuItems(session, level.id);
  const { data } = useQuery({ ...menuListQuery(session.userCompanyId), enabled: isOpen && isAllowed });
  if (!data || !isAllowed) return undefined;
  const active = activeMenu(data, { level, menuId: menuId ?? last });
  return active.state === 'ready' ? active.menu.id : undefined;
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
