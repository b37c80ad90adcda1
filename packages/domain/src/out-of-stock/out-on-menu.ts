import type { MenuItem } from '../menus/entities/items.ts';
import { unmeetable } from '../menus/findings/choice-findings.ts';
import { offeredIn, variantsAsked } from '../menus/findings/choice-limits.ts';
import { nothingOffered } from '../menus/findings/sale-findings.ts';
import type { MenuBlob } from '../menus/menu-blob.ts';
import { modifiersById } from '../menus/menu-index.ts';
import { menuWithout } from './menu-without.ts';
import type { StockThing } from './stock-thing.ts';

/**
 * The items that cannot be sold while these things are out, by their ids: those that are out themselves, with `null`, and those that
 * cannot be made without a modifier or an option that is out, with the sentence that says why.
 */
export function itemsOut(menu: MenuBlob, out: readonly StockThing[]): ReadonlyMap<string, string | null> {
  const own = out.filter(({ kind }) => kind === 'ITEM').map(({ id }) => [id, null] as const);
  const rest = menuWithout(menu, out);
  if (rest === menu) return new Map(own);
  const before = new Map(menu.items.map((item) => [item.id, item]));
  const needing = rest.items.flatMap((item) => {
    const why = whyUnmakeable(item, rest);
    const full = before.get(item.id);
    return why === undefined || (full && whyUnmakeable(full, menu) !== undefined) ? [] : [[item.id, why] as const];
  });
  return new Map([...needing, ...own]);
}

/** The items that a modifier or an option can be chosen on, or comes with. */
export function itemsTouched(menu: MenuBlob, { kind, id, itemId }: StockThing): readonly MenuItem[] {
  switch (kind) {
    case 'ITEM':
      return menu.items.filter((item) => item.id === id);
    case 'OPTION':
      return menu.items.filter(
        (item) => (itemId === null || item.id === itemId) && item.styles.some(({ options }) => options.includes(id)),
      );
    case 'MODIFIER':
      return itemsTaking(menu, id);
  }
}

function itemsTaking({ items, modifiers }: MenuBlob, modifierId: string): readonly MenuItem[] {
  const category = modifiersById(modifiers.items).get(modifierId)?.category;
  return items.filter(({ inclusions: { itemsSettings, categoriesSettings } }) => {
    const own = itemsSettings.find(({ id }) => id === modifierId);
    if (own) return own.included || own.allowed;
    return categoriesSettings.some(({ id, allowed }) => allowed && id === category);
  });
}

/** Nothing is left of the options of a style, or of required choices. */
function whyUnmakeable(item: MenuItem, menu: MenuBlob): string | undefined {
  const [nothing] = nothingOffered(item, menu);
  if (nothing) return nothing.message;
  const limited = item.inclusions.categoriesSettings.filter(({ min }) => min > 0);
  if (limited.length === 0) return undefined;
  const isOffered = offeredIn(menu, item.department);
  const variants = variantsAsked(item, menu);
  return limited.flatMap((settings) => unmeetable({ item, settings, menu, isOffered, variants }) ?? [])[0]?.message;
}
