import { definePhrases } from '../phrases.ts';

export const activeMenuPhrases = definePhrases('active-menu', {
  NO_MENU_SET: 'The Location does not have a Menu Assigned.',
  menu: 'Menu',
  searchMenus: 'Search menus',
  nothingFound: 'Nothing found',
  noMenus: 'There are no menus yet',
  noMenusHint: 'Add one in Menus Admin, or import one from a file.',
  menusAdmin: 'Menus Admin',
  template: 'Template',
  templateHint: 'Menus begin from it; it goes to no store itself.',
  templateReadOnly: 'Template, read-only',
  templateReadOnlyHint: 'Templates are changed by who may manage menu templates.',
});
