import { menuOverrideRights, menuRights } from '@servery/domain';
import { useDocumentLevel } from '../document/document-level.ts';
import { mayAddAt } from '../draft/may-change.ts';

const menu = { rights: menuRights, overrideRights: menuOverrideRights };

/** PM-19: whether this person may add to a list of the menu that is worked on, at the active level; asked where no menu is open. */
export function useMayAddToMenu(list: 'items' | 'offers'): boolean {
  const level = useDocumentLevel();
  const mayOpen = level.permissions.includes(level.kind === 'company' ? 'MANAGE_MENUS' : 'OVERRIDE_MENUS');
  return mayOpen && mayAddAt(menu, level, list);
}
