import { type ItemPricing, type MenuBlob, type ModifierPricing, variantsOf } from '@servery/domain';
import type { CountedKind } from './import-reading.ts';

/** The contents of a menu, in numbers; cooking instructions are modifiers here, so only the source can count them. */
export function menuCounts(menu: MenuBlob, cookingInstructions = 0): Readonly<Record<CountedKind, number>> {
  const sizes = menu.departments.flatMap(({ styles }) => styles.filter((style) => style.isSize));
  return {
    departments: menu.departments.length,
    categories: menu.categories.length,
    items: menu.items.length,
    variants: sum(menu.items, (item) => variantsOf(item, menu).length),
    sizes: sum(sizes, ({ options }) => options.length),
    prices: sum(menu.items, ({ pricing }) => sum(pricing, pricesOf)) + sum(menu.modifiers.items, modifierPricesOf),
    modifierCategories: menu.modifiers.categories.length,
    modifiers: menu.modifiers.items.length,
    cookingInstructions,
    offers: menu.offers.length,
    buttons: sum(menu.layout.tabs, ({ buttons }) => Object.keys(buttons).length),
  };
}

function pricesOf({ itemBased, toppingBased, styleUpcharge }: ItemPricing): number {
  return itemBased.prices.length + toppingBased.toppingsPrice.length + styleUpcharge.length;
}

function modifierPricesOf({ pricing }: { readonly pricing: readonly ModifierPricing[] }): number {
  return sum(pricing, ({ basedOn, additionPrices }) => (basedOn === 'OWN' ? 1 + additionPrices.length : 0));
}

function sum<Element>(elements: readonly Element[], of: (element: Element) => number): number {
  return elements.reduce((total, element) => total + of(element), 0);
}
