import type { MenuItem } from './entities/items.ts';
import type { AdditionPrice, ModifierItem } from './entities/modifiers.ts';
import { BASE, type ItemPricing, type SizePrice, type StyleUpcharge } from './entities/pricing-entries.ts';
import type { StyleOption } from './entities/styles.ts';
import type { MenuBlob } from './menu-blob.ts';

interface AddedOption {
  readonly departmentId: string;
  readonly styleId: string;
  readonly option: StyleOption;
  /** Items that are offered in this option get the new one too, at the same prices, costs and limits; null: none do. */
  readonly like: string | null;
}

/** The menu with one more option of a style. */
export function withAddedOption(menu: MenuBlob, { departmentId, styleId, option, like }: AddedOption): MenuBlob {
  const departments = menu.departments.map((department) => {
    if (department.id !== departmentId) return department;
    const styles = department.styles.map((style) =>
      style.id === styleId ? { ...style, options: [...style.options, option] } : style,
    );
    return { ...department, styles };
  });
  if (like === null) return { ...menu, departments };
  const copied = { like, id: option.id };
  const items = menu.items.map((item) => (item.department === departmentId ? offeredAlso(item, copied) : item));
  const modifiers = menu.modifiers.items.map((modifier) => modifierAlso(modifier, copied));
  return { ...menu, departments, items, modifiers: { ...menu.modifiers, items: modifiers } };
}

/** An option, and the one whose entries it gets. */
interface Copied {
  readonly like: string;
  readonly id: string;
}

function offeredAlso(item: MenuItem, copied: Copied): MenuItem {
  const { like, id } = copied;
  if (!item.styles.some(({ options }) => options.includes(like))) return item;
  const styles = item.styles.map((used) =>
    used.options.includes(like) ? { ...used, options: [...used.options, id] } : used,
  );
  const { inclusions } = item;
  const itemsSettings = inclusions.itemsSettings.map((settings) => ({
    ...settings,
    includedOnlyWith: idsAlso(settings.includedOnlyWith, copied),
    allowedOnlyWith: idsAlso(settings.allowedOnlyWith, copied),
  }));
  const categoriesSettings = inclusions.categoriesSettings.map((settings) =>
    settings.freeBySize === undefined
      ? settings
      : {
          ...settings,
          freeBySize: settings.freeBySize.flatMap((one) =>
            one.option === like ? [one, { ...one, option: id }] : [one],
          ),
        },
  );
  return { ...withPricesLike(item, copied), styles, inclusions: { ...inclusions, itemsSettings, categoriesSettings } };
}

/** The item with prices, costs and upcharges of one option for another one too; entries that this one has already stay. */
export function withPricesLike(item: MenuItem, copied: Copied): MenuItem {
  const pricing = item.pricing.map(
    (entry): ItemPricing => ({
      ...entry,
      itemBased: { ...entry.itemBased, prices: pricesAlso(entry.itemBased.prices, copied) },
      toppingBased: { ...entry.toppingBased, toppingsPrice: pricesAlso(entry.toppingBased.toppingsPrice, copied) },
      styleUpcharge: upchargesAlso(entry.styleUpcharge, copied),
    }),
  );
  return { ...item, pricing, info: costsAlso(item.info, copied) };
}

/** The item without prices, costs and upcharges of an option. */
export function withoutPricesOf(item: MenuItem, option: string): MenuItem {
  const others = (prices: readonly SizePrice[]) => prices.filter(({ id }) => id !== option);
  const pricing = item.pricing.map(
    (entry): ItemPricing => ({
      ...entry,
      itemBased: { ...entry.itemBased, prices: others(entry.itemBased.prices) },
      toppingBased: { ...entry.toppingBased, toppingsPrice: others(entry.toppingBased.toppingsPrice) },
      styleUpcharge: entry.styleUpcharge.filter((one) => !isFor(one, option)),
    }),
  );
  const { costs } = item.info;
  if (!costs?.some((one) => one.option === option)) return { ...item, pricing };
  const left = costs.filter((one) => one.option !== option);
  return { ...item, pricing, info: { ...item.info, costs: left.length > 0 ? left : undefined } };
}

/** How many prices, costs and upcharges an item has for an option. */
export function countPricesOf({ pricing, info }: MenuItem, option: string): number {
  const ofEntries = pricing.map(
    ({ itemBased, toppingBased, styleUpcharge }) =>
      [...itemBased.prices, ...toppingBased.toppingsPrice].filter(({ id }) => id === option).length +
      styleUpcharge.filter((one) => isFor(one, option)).length,
  );
  const ofCosts = info.costs?.filter((one) => one.option === option).length ?? 0;
  return ofEntries.reduce((sum, count) => sum + count, ofCosts);
}

/** Whether a pricing scheme in which the item has prices of its own has none for this size. */
export function lacksPrice({ pricing }: MenuItem, size: string): boolean {
  return pricing.some(
    ({ itemBased: { type, prices } }) =>
      type === 'PRICE' && prices.length > 0 && !prices.some(({ id }) => id === size || id === BASE),
  );
}

function modifierAlso(modifier: ModifierItem, copied: Copied): ModifierItem {
  const pricing = modifier.pricing.map((entry) => ({
    ...entry,
    additionPrices: additionsAlso(entry.additionPrices, copied),
    orderAlone: { ...entry.orderAlone, styleUpcharge: upchargesAlso(entry.orderAlone.styleUpcharge, copied) },
  }));
  return { ...modifier, pricing, info: costsAlso(modifier.info, copied) };
}

function pricesAlso(prices: readonly SizePrice[], { like, id }: Copied): SizePrice[] {
  if (prices.some((one) => one.id === id)) return [...prices];
  return prices.flatMap((one) => (one.id === like ? [one, { ...one, id }] : [one]));
}

function upchargesAlso(entries: readonly StyleUpcharge[], copied: Copied): StyleUpcharge[] {
  const { like, id } = copied;
  if (entries.some((one) => isFor(one, id))) return [...entries];
  return entries.flatMap((one) => {
    if (one.sizeOption === like) return [one, { ...one, id: idAlso(one.id, copied), sizeOption: id }];
    return one.styleOption === like ? [one, { ...one, id: idAlso(one.id, copied), styleOption: id }] : [one];
  });
}

function additionsAlso(entries: readonly AdditionPrice[], copied: Copied): AdditionPrice[] {
  const { like, id } = copied;
  return entries.flatMap((one) => {
    if (one.sizeOptionId === like) return [one, { ...one, id: idAlso(one.id, copied), sizeOptionId: id }];
    return one.optionId === like ? [one, { ...one, id: idAlso(one.id, copied), optionId: id }] : [one];
  });
}

function costsAlso<Info extends MenuItem['info']>(info: Info, { like, id }: Copied): Info {
  const { costs } = info;
  if (!costs?.some(({ option }) => option === like) || costs.some(({ option }) => option === id)) return info;
  return { ...info, costs: costs.flatMap((one) => (one.option === like ? [one, { ...one, option: id }] : [one])) };
}

function idsAlso(ids: readonly string[], { like, id }: Copied): string[] {
  return ids.includes(like) ? [...ids, id] : [...ids];
}

function isFor({ sizeOption, styleOption }: StyleUpcharge, option: string): boolean {
  return sizeOption === option || styleOption === option;
}

/** Within its list no other entry has it: an option's id is new. */
function idAlso(entryId: string, { like, id }: Copied): string {
  return entryId.includes(like) ? entryId.replace(like, id) : `${entryId}-${id}`;
}
