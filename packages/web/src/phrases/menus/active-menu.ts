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
  templateHint: 'Starting point for new menus. It is not sent to any store.',
  templateReadOnly: 'Template, read-only',
  templateReadOnlyHint: 'Only people who can manage menu templates can change templates.',
});
