import { useDocumentLevel } from '../document/document-level.ts';
import { mayAddAt } from '../draft/may-edit.ts';
import { menuJsonKind } from './menu-document.ts';

/** PM-19: whether this person may add to a list of the menu that is worked on, at the active level; asked where no menu is open. */
export function useMayAddToMenu(list: 'items' | 'offers'): boolean {
  const level = useDocumentLevel();
  const mayOpen = level.permissions.includes(level.kind === 'company' ? 'MANAGE_MENUS' : 'OVERRIDE_MENUS');
  return mayOpen && mayAddAt(menuJsonKind, level, list);
}
