import type { Path } from '../../overrides/change.ts';
import { availabilityOf } from '../availability/availability-of.ts';
import type { MenuItem } from '../entities/items.ts';
import { defaultSchemeOf } from '../entities/pricing-schemes.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { itemsById } from '../menu-index.ts';
import { itemPrice } from './item-price.ts';
import { modifierPrices } from './modifier-prices.ts';
import { priceAlone } from './price-alone.ts';
import { entryFor } from './scheme-entry.ts';
import type { ItemSelection, Price, PriceLine, PriceProblem, PriceStep, SaleContext, Selection } from './selection.ts';
import { upchargeLines } from './style-upcharges.ts';
import { isExcluded, type Variant, variantOf } from './variants.ts';

/** The price of a selection, in integer cents, with the entries of the menu that cause it. No other function adds prices. */
export function priceSelection(menu: MenuBlob, selection: Selection, sale: SaleContext): Price {
  if (!('itemId' in selection)) return priceAlone(menu, selection, sale.scheme);
  const item = itemsById(menu.items).get(selection.itemId);
  if (!item) return noSuchItem(selection.itemId);
  const variant = variantOf(item, menu, selection.options);
  const plain = plainPrice(variant, menu, sale.scheme);
  const modifiers = modifierPrices({ variant, menu, scheme: sale.scheme }, selection.modifiers);
  const lines = [...plain.lines, ...modifiers.lines];
  return {
    cents: total(lines),
    lines,
    problems: [
      ...variantProblems(variant, selection),
      ...plain.problems,
      ...modifiers.problems,
      ...notSold(menu, variant, sale),
    ],
  };
}

/**
 * The price that most guests pay for an item: in a scheme or the default one, in its default size and styles. Undefined where
 * the menu has no price.
 */
export function usualItemPrice(
  menu: MenuBlob,
  item: MenuItem,
  scheme = defaultSchemeOf(menu.pricingSchemes)?.id ?? '',
): number | undefined {
  const { lines, problems } = plainPrice(variantOf(item, menu, {}), menu, scheme);
  return problems.length > 0 ? undefined : total(lines);
}

/** A variant before any modifier. */
function plainPrice(variant: Variant, menu: MenuBlob, scheme: string): PriceStep {
  const { lines, problems } = itemPrice(variant, menu, scheme);
  return { lines: [...lines, ...upcharges(variant, menu, scheme)], problems };
}

/** A price below nothing is nothing: an upcharge that lowers it cannot pay the guest. */
function total(lines: readonly PriceLine[]): number {
  return Math.max(
    0,
    lines.reduce((sum, { cents }) => sum + cents, 0),
  );
}

function upcharges(variant: Variant, menu: MenuBlob, scheme: string): readonly PriceLine[] {
  const entry = entryFor(variant.item.pricing, scheme, menu);
  if (!entry) return [];
  const source: Path = [
    'items',
    { id: variant.item.id },
    'pricing',
    { by: 'pricingScheme', value: entry.pricingScheme },
  ];
  return upchargeLines(entry.styleUpcharge, variant.chosen, source);
}

function variantProblems(variant: Variant, { options }: ItemSelection): readonly PriceProblem[] {
  const path = pathOf(variant.item);
  const problems: PriceProblem[] = Object.entries(options)
    .filter(([style, option]) => variant.options[style] !== option)
    .map(([style]) => ({
      code: 'OPTION_NOT_OFFERED',
      path: [...path, 'styles', { id: style }],
      message: `${variant.item.info.name} is not offered that way.`,
    }));
  if (!isExcluded(variant)) return problems;
  const message = `${variant.item.info.name} is not sold in this combination.`;
  return [...problems, { code: 'EXCLUDED_COMBINATION', path: [...path, 'excludedCombinations'], message }];
}

function notSold(menu: MenuBlob, variant: Variant, { channel, at }: SaleContext): readonly PriceProblem[] {
  const options = Object.values(variant.options);
  const { reasons } = availabilityOf(menu, { kind: 'item', id: variant.item.id, options }, { channel, at });
  return reasons.map(({ path, message }) => ({ code: 'NOT_SOLD', path, message }));
}

function noSuchItem(id: string): Price {
  const problem: PriceProblem = { code: 'NO_SUCH_ITEM', path: ['items', { id }], message: 'This item does not exist.' };
  return { cents: 0, lines: [], problems: [problem] };
}

function pathOf(item: MenuItem): Path {
  return ['items', { id: item.id }];
}
