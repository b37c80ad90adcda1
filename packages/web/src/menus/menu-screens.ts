import type { Path } from '@servery/domain';

/** The screens that edit one list of a menu, by that list; everything else is on the menu items. */
const listScreens = {
  offers: { path: '/menu/offers', title: 'offersList' },
  modifiers: { path: '/menu/modifiers', title: 'modifiersList' },
  messages: { path: '/menu/messages', title: 'menuMessages' },
  requirements: { path: '/menu/requirements', title: 'menuRequirements' },
  pricingSchemes: { path: '/menu/pricingSchemes', title: 'pricingSchemes' },
  taxStructures: { path: '/menu/taxStructures', title: 'taxStructures' },
  layout: { path: '/menu/layout', title: 'menuLayout' },
  onlineCategories: { path: '/menu/onlineCategories', title: 'onlineCategories' },
  kioskCategories: { path: '/kiosk/menu', title: 'kioskMenu' },
  onlineFeaturedItems: { path: '/menu/onlineCategories', title: 'onlineCategories' },
} as const;

const itemsScreen = { path: '/menu/menuItems', title: 'menuItems' } as const;

/** Screens that edit one thing of all items. */
const kitchenScreens = [
  { path: '/menu/kps', title: 'kps' },
  { path: '/menu/printers', title: 'menuPrinters' },
  { path: '/kiosk/menu', title: 'kioskMenu' },
] as const;

type MenuScreen = (typeof listScreens)[keyof typeof listScreens] | (typeof kitchenScreens)[number] | typeof itemsScreen;

/** The screen that a place of a menu is edited on, with its phrase in the navigation. */
export function menuScreenOf([list]: Path): MenuScreen {
  return Object.entries(listScreens).find(([name]) => name === list)?.[1] ?? itemsScreen;
}

/** The screen of a menu that an address belongs to; undefined for a screen that edits no menu. */
export function menuScreenAt(pathname: string): MenuScreen | undefined {
  const isAt = ({ path }: MenuScreen) => pathname === path || pathname.startsWith(`${path}/`);
  return [itemsScreen, ...kitchenScreens, ...Object.values(listScreens)].find(isAt);
}
