import type { Path } from '@servery/domain';

/** The screens that edit one list of a menu, by that list; everything else is on the menu items. */
const listScreens = {
  messages: { path: '/menu/messages', title: 'messages' },
  requirements: { path: '/menu/requirements', title: 'requirements' },
  taxStructures: { path: '/menu/taxStructures', title: 'taxStructures' },
} as const;

type MenuScreen = (typeof listScreens)[keyof typeof listScreens] | typeof itemsScreen;

const itemsScreen = { path: '/menu/menuItems', title: 'menuItems' } as const;

/** The screen that a place of a menu is edited on, with its phrase in the navigation. */
export function menuScreenOf([list]: Path): MenuScreen {
  return Object.entries(listScreens).find(([name]) => name === list)?.[1] ?? itemsScreen;
}

/** The screen of a menu that an address belongs to; undefined for what edits no menu. */
export function menuScreenAt(pathname: string): MenuScreen | undefined {
  const isAt = ({ path }: MenuScreen) => pathname === path || pathname.startsWith(`${path}/`);
  return [itemsScreen, ...Object.values(listScreens)].find(isAt);
}
