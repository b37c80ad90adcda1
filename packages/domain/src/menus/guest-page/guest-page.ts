import type { WeekMoment } from '../../formats/week-hours.ts';
import { type ChannelSale, channelSale } from '../availability/channel-sale.ts';
import type { Category } from '../entities/categories.ts';
import type { MenuItem } from '../entities/items.ts';
import type { OnlineCategory } from '../entities/online-categories.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { categoriesById } from '../menu-index.ts';
import type { Offer } from '../offers/offer.ts';

/** A channel on which guests place their own orders. */
export type GuestChannel = 'ONLINE' | 'KIOSK';

/** The lists of categories that guests read; the kiosk's only where it has its own. */
export type GuestList = 'onlineCategories' | 'kioskCategories';

/** One online category as guests read it. */
export interface PageSection {
  readonly category: OnlineCategory;
  /** Everything that its categories of the menu have, in order. */
  readonly items: readonly MenuItem[];
  /** Those of them that the channel sells. */
  readonly sold: readonly MenuItem[];
  /** Offers that are active on the channel. */
  readonly offers: readonly Offer[];
  /** Why guests do not see it; null when they do. */
  readonly hidden: 'INVISIBLE' | 'UNUSED' | 'EMPTY' | 'NOTHING_SOLD' | null;
  /** It is below a subheader that is in use. */
  readonly isUnderSubheader: boolean;
}

/** Where the categories of a channel are: a kiosk without categories of its own shows the online ones. */
export function guestListOf(menu: MenuBlob, channel: GuestChannel): GuestList {
  return channel === 'KIOSK' && menu.kioskCategories ? 'kioskCategories' : 'onlineCategories';
}

export function guestCategories(menu: MenuBlob, channel: GuestChannel): readonly OnlineCategory[] {
  return menu[guestListOf(menu, channel)] ?? [];
}

/** The kiosk begins with the categories that it shows now; from then on its categories are its own. */
export function withKioskCategories(menu: MenuBlob, newId: () => string): MenuBlob {
  return { ...menu, kioskCategories: menu.onlineCategories.map((category) => ({ ...category, id: newId() })) };
}

/** The kiosk shows the online categories again. */
export function withoutKioskCategories({ kioskCategories: _, ...menu }: MenuBlob): MenuBlob {
  return menu;
}

/** The page of the online shop or the kiosk, in its order, with the entries that guests do not see and the reasons; at a moment, or whatever the hour. */
export function guestPage(menu: MenuBlob, channel: GuestChannel, at?: WeekMoment): readonly PageSection[] {
  const sale = channelSale(menu, channel);
  const categories = guestCategories(menu, channel);
  const firstSubheader = categories.findIndex((category) => isSubheader(category) && hiddenBy(category) === null);
  return categories.map((category, place) => {
    const items = category.categoryType === 'MENU' ? category.categoryIds.flatMap(sale.itemsOf) : [];
    const sold = items.filter(({ id }) => sale.reasonsOf(id, at).length === 0);
    const offers = category.categoryType === 'OFFERS' ? offersOf(menu, category.offers) : [];
    const isUnderSubheader = firstSubheader >= 0 && place > firstSubheader && !isSubheader(category);
    return { category, items, sold, offers, hidden: hiddenBy(category, sold.length + offers.length), isUnderSubheader };
  });
}

function isSubheader({ categoryType }: OnlineCategory): boolean {
  return categoryType === 'SUBHEADER';
}

function hiddenBy(category: OnlineCategory, shown = 0): PageSection['hidden'] {
  if (!category.visible) return 'INVISIBLE';
  if (isSubheader(category)) return category.used ? null : 'UNUSED';
  const named = category.categoryType === 'MENU' ? category.categoryIds : category.offers;
  if (named.length === 0) return 'EMPTY';
  return shown === 0 ? 'NOTHING_SOLD' : null;
}

/** Offers have no channel of the kiosk: the orders that guests place on their own are online. */
function offersOf({ offers }: MenuBlob, ids: readonly string[]): readonly Offer[] {
  return offers.filter(
    ({ id, info }) => ids.includes(id) && info.status === 'ACTIVE' && info.channels.includes('ONLINE'),
  );
}

/** A category of the menu with items that a channel sells, and that guests find nowhere. */
export interface LostCategory {
  readonly category: Category;
  readonly items: readonly MenuItem[];
  /** An online category that names it, but is hidden. */
  readonly hiddenIn: OnlineCategory | undefined;
  /** The online category that shows another category of its department: the natural place for it. */
  readonly beside: OnlineCategory | undefined;
}

/** Categories that are sold on a channel, but are neither in a visible category of the page nor featured. */
export function lostCategories(menu: MenuBlob, channel: GuestChannel): readonly LostCategory[] {
  const sale = channelSale(menu, channel);
  const shown = guestCategories(menu, channel).filter(({ categoryType }) => categoryType === 'MENU');
  const visible = shown.filter((category) => category.visible);
  const found = new Set(visible.flatMap(({ categoryIds }) => categoryIds));
  const beside = shownByDepartment(menu, visible);
  const featured = new Set(channel === 'ONLINE' ? menu.onlineFeaturedItems.map(({ itemId }) => itemId) : []);
  return menu.categories.flatMap((category) => {
    if (found.has(category.id)) return [];
    const items = lostItems(sale, category, featured);
    if (items.length === 0) return [];
    const hiddenIn = shown.find(({ categoryIds }) => categoryIds.includes(category.id));
    return [{ category, items, hiddenIn, beside: beside.get(category.department) }];
  });
}

/** The last visible category that shows something of a department. */
function shownByDepartment(
  { categories }: MenuBlob,
  visible: readonly OnlineCategory[],
): ReadonlyMap<string, OnlineCategory> {
  const departments = categoriesById(categories);
  return new Map(
    visible.flatMap((shown) =>
      shown.categoryIds.flatMap((id) => {
        const department = departments.get(id)?.department;
        return department === undefined ? [] : [[department, shown] as const];
      }),
    ),
  );
}

function lostItems(sale: ChannelSale, { id }: Category, featured: ReadonlySet<string>): readonly MenuItem[] {
  return sale.itemsOf(id).filter((item) => !featured.has(item.id) && sale.reasonsOf(item.id).length === 0);
}
