import type { MenuItem } from '../menus/entities/items.ts';
import type { MenuBlob } from '../menus/menu-blob.ts';
import { isOptionOfItem, type StockThing } from './stock-thing.ts';

/** A menu on which the modifiers and options that are out cannot be chosen; the items that are out are still on it. */
export function menuWithout(menu: MenuBlob, out: readonly StockThing[]): MenuBlob {
  if (!out.some(({ kind }) => kind !== 'ITEM')) return menu;
  const modifiers = idsOf(out, ({ kind }) => kind === 'MODIFIER');
  const options = idsOf(out, (thing) => thing.kind === 'OPTION' && !isOptionOfItem(thing));
  const byItem = Map.groupBy(out.filter(isOptionOfItem), ({ itemId }) => itemId);
  return {
    ...menu,
    items: menu.items.map((item) => withoutOptions(item, new Set(byItem.get(item.id)?.map(({ id }) => id)))),
    departments: menu.departments.map((department) => ({
      ...department,
      styles: department.styles.map((style) => ({
        ...style,
        options: style.options.map((option) => (options.has(option.id) ? { ...option, status: 'INACTIVE' } : option)),
      })),
    })),
    modifiers: {
      ...menu.modifiers,
      items: menu.modifiers.items.map((modifier) =>
        modifiers.has(modifier.id) ? { ...modifier, info: { ...modifier.info, status: 'INACTIVE' } } : modifier,
      ),
    },
  };
}

function idsOf(out: readonly StockThing[], isMeant: (thing: StockThing) => boolean): ReadonlySet<string> {
  return new Set(out.filter(isMeant).map(({ id }) => id));
}

function withoutOptions(item: MenuItem, options: ReadonlySet<string>): MenuItem {
  if (options.size === 0) return item;
  const styles = item.styles.map((used) => ({ ...used, options: used.options.filter((id) => !options.has(id)) }));
  return { ...item, styles };
}
