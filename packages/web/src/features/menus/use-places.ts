import { itemsById, type MenuBlob, pathKey, type Use } from '@servery/domain';
import { menuPlaceAddress } from '../../menus/menu-place-address.ts';
import { menuItemsPhrases } from '../../phrases/menus/menu-items.ts';
import { say } from '../../phrases/phrases.ts';

/** Something of the menu that names an entity, as people call it. */
export type UsePlace = {
  readonly key: string;
  readonly name: string;
  /** Where it is edited, if a screen shows it: `/menu/menuItems/pizza/item/supreme`. */
  readonly address: string | null;
  /** A note on it, below its name. */
  readonly detail?: string;
};

/** The uses of a menu are the same list until it changes: a table and the form beside it ask for the places of both. */
const known = new WeakMap<readonly Use[], { readonly menu: MenuBlob; readonly places: readonly UsePlace[] }>();

/** The places that name an entity, each once: the item, the layout tab, the featured items. */
export function placesOf(uses: readonly Use[], menu: MenuBlob): readonly UsePlace[] {
  const before = known.get(uses);
  if (before?.menu === menu) return before.places;
  const found = uses.map((use) => placeOf(use, menu));
  const places = [...new Map(found.map((place) => [place.key, place])).values()];
  known.set(uses, { menu, places });
  return places;
}

/** That an item is in its department and category is no use of these; the order that a department keeps is none of the item. */
export function isWhereItLies({ path }: Use): boolean {
  const field = path.at(-1);
  return path[0] === 'departments' || field === 'department' || field === 'category';
}

function placeOf({ path, name }: Use, menu: MenuBlob): UsePlace {
  const [list] = path;
  if (list === 'layout') return tabPlace(path, menu);
  const address = menuPlaceAddress({ path, departmentId: departmentOf(path, menu) });
  if (list === 'onlineFeaturedItems') return { key: list, name: say(menuItemsPhrases, 'featured'), address };
  // Modifiers and their categories lie one step deeper than the other lists.
  if (list === 'modifiers') return { key: pathKey(path.slice(0, 3)), name, address };
  if (list === 'offers') return { key: pathKey(path.slice(0, 2)), name: offerName(path, menu), address };
  return { key: pathKey(path.slice(0, 2)), name: namedBeside(list, name), address };
}

/** The item groups in an offer have names of their own; people know the offer. */
function offerName([, step]: Use['path'], menu: MenuBlob): string {
  return menu.offers.find(({ id }) => id === idOf(step))?.info.name ?? '';
}

/** Categories of the web shop and of the kiosk are often called as those of the menu. */
function namedBeside(list: Use['path'][number] | undefined, name: string): string {
  if (list === 'onlineCategories')
    return name ? say(menuItemsPhrases, 'onlineCategory', { name }) : say(menuItemsPhrases, 'onlineCategories');
  return list === 'kioskCategories' ? say(menuItemsPhrases, 'kioskCategory', { name }) : name;
}

/** The department of a category or an item that a place belongs to. */
export function departmentOf([list, owner]: Use['path'], menu: MenuBlob): string | undefined {
  const id = idOf(owner);
  if (list === 'categories') return menu.categories.find((one) => one.id === id)?.department;
  return list === 'items' ? itemsById(menu.items).get(id)?.department : undefined;
}

function idOf(step: Use['path'][number] | undefined): string {
  return typeof step === 'object' && 'id' in step ? String(step.id) : '';
}

function tabPlace([, , step]: Use['path'], menu: MenuBlob): UsePlace {
  const id = idOf(step);
  const name = menu.layout.tabs.find((tab) => tab.id === id)?.name ?? '';
  return { key: `tab ${id}`, name: say(menuItemsPhrases, 'tab', { name }), address: '/menu/layout' };
}
