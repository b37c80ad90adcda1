import { type Category, channelSale, guestPage, type MenuBlob, type MenuItem, type WeekMoment } from '@servery/domain';

/** A category of the menu, and the part of it that a kiosk shows at a moment. */
export type KioskRow = {
  readonly category: Category;
  readonly items: readonly MenuItem[];
  /** How many of them a kiosk shows. */
  readonly shown: number;
  /** The category of the kiosk's page that shows it; null when none does. */
  readonly section: { readonly id: string; readonly name: string } | null;
};

/** The categories of a menu that have items, in the order of the kiosk's page; those that it does not show come last. */
export function kioskRows(menu: MenuBlob, at: WeekMoment): readonly KioskRow[] {
  const sale = channelSale(menu, 'KIOSK');
  const sections = new Map(
    guestPage(menu, 'KIOSK')
      .filter(({ category }) => category.categoryType === 'MENU' && category.visible)
      .flatMap(({ category: { id, name, categoryIds } }) => categoryIds.map((one) => [one, { id, name }] as const))
      .toReversed(),
  );
  const rows = menu.categories.flatMap((category) => {
    const items = sale.itemsOf(category.id);
    if (items.length === 0) return [];
    const section = sections.get(category.id) ?? null;
    const sold = items.filter(({ id }) => sale.reasonsOf(id, at).length === 0);
    return [{ category, items, shown: section ? sold.length : 0, section }];
  });
  const order = [...sections.keys()].toReversed();
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ category }: KioskRow) => places.get(category.id) ?? order.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** @param search in small letters, without spaces around it */
export function itemsNamed(items: readonly MenuItem[], search: string): readonly MenuItem[] {
  return items.filter(({ info }) => info.name.toLowerCase().includes(search));
}
