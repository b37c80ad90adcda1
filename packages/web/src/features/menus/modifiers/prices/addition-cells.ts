import {
  type AdditionPrice,
  additionFor,
  BASE,
  entryFor,
  type MenuBlob,
  type ModifierItem,
  type ModifierPricing,
  newModifierPricing,
  type Path,
} from '@servery/domain';
import type { Amount } from '../../../../ui/fields/amount.ts';
import type { PriceAxes } from './price-axes.ts';

/** A place of the grid: a size or `BASE`, and an option of the style across; null where there is no style. */
export type AdditionCell = { readonly scheme: string; readonly size: string; readonly option: string | null };

/** The fields that prices are read from: changes of nothing else reach a grid of prices. */
export type PricedModifier = Pick<ModifierItem, 'id' | 'pricing'>;
export type Schemes = Pick<MenuBlob, 'pricingSchemes'>;

type Axes = Pick<PriceAxes, 'size' | 'style'>;
type Key = Pick<AdditionPrice, 'styleId' | 'optionId' | 'sizeOptionId'>;

/** The figure of a cell: its own stored price, or the price that it inherits. */
export type AdditionFigure = { readonly value: Amount; readonly isOwn: boolean };

/** The price of a regular amount in a cell, as the pricing function has it. */
export function figureAt(
  modifier: PricedModifier,
  cell: AdditionCell,
  { axes, menu }: { readonly axes: Axes; readonly menu: Schemes },
): AdditionFigure {
  const entry = entryFor(modifier.pricing, cell.scheme, menu);
  if (!entry || entry.basedOn === 'ITEM') return { value: null, isOwn: false };
  if (entry.basedOn === 'FREE') return { value: '0.00', isOwn: false };
  const charged = additionFor(entry.additionPrices, chosenIn(cell, axes))?.price ?? entry.price;
  const isHere = entry.pricingScheme === cell.scheme;
  return {
    value: charged,
    isOwn: isHere && (keyOf(entry, cell, axes) === null || ownOf(entry, cell, axes) !== undefined),
  };
}

/** Where the price of a cell is stored within the modifier, or would be. */
export function pathOfCell(modifier: PricedModifier, cell: AdditionCell, axes: Axes): Path {
  const entry = modifier.pricing.find(({ pricingScheme }) => pricingScheme === cell.scheme);
  const place: Path = ['pricing', { by: 'pricingScheme', value: cell.scheme }];
  const key = keyOf(entry, cell, axes);
  if (key === null) return [...place, 'price'];
  const own = entry && ownOf(entry, cell, axes);
  return [...place, 'additionPrices', { id: own?.id ?? idOf(key) }, 'price'];
}

/** The modifier with a price of its own in a cell; null lets the cell follow again. */
export function withAddition(
  modifier: ModifierItem,
  { value, ...cell }: AdditionCell & { readonly value: Amount },
  { axes, menu }: { readonly axes: Axes; readonly menu: Schemes },
): ModifierItem {
  return withPricing(modifier, { scheme: cell.scheme, menu }, (entry) => {
    const key = keyOf(entry, cell, axes);
    if (key === null) return value === null ? entry : { ...entry, price: value };
    return { ...entry, additionPrices: withPrice(entry.additionPrices, key, value) };
  });
}

/** The modifier with another entry in a scheme; one that has none there begins with the entry that it followed. */
export function withPricing(
  modifier: ModifierItem,
  { scheme, menu }: { readonly scheme: string; readonly menu: Schemes },
  update: (entry: ModifierPricing) => ModifierPricing,
): ModifierItem {
  const isKnown = modifier.pricing.some(({ pricingScheme }) => pricingScheme === scheme);
  const followed = entryFor(modifier.pricing, scheme, menu);
  const fresh = {
    ...(followed ?? newModifierPricing({ pricingScheme: scheme, basedOn: 'ITEM' })),
    pricingScheme: scheme,
  };
  const pricing = isKnown ? modifier.pricing : [...modifier.pricing, fresh];
  return { ...modifier, pricing: pricing.map((entry) => (entry.pricingScheme === scheme ? update(entry) : entry)) };
}

/** The options that a cell stands for; the first option across stands for all of them. */
function chosenIn({ size, option }: AdditionCell, { size: sizes, style }: Axes) {
  const chosenSize = size === BASE ? undefined : size;
  const across = option ?? style?.options[0]?.id;
  return {
    size: chosenSize,
    options: {
      ...(sizes && chosenSize !== undefined && { [sizes.id]: chosenSize }),
      ...(style && across !== undefined && { [style.id]: across }),
    },
  };
}

/** The key that a price of the cell is stored by; null: the price that every other one follows. */
function keyOf(entry: ModifierPricing | undefined, { size, option }: AdditionCell, axes: Axes): Key | null {
  const { size: sizes, style } = axes;
  const across =
    style && option !== null && (!isFirst(option, axes) || namesOption(entry, option, size)) ? option : null;
  if (style && across !== null) {
    return { styleId: style.id, optionId: across, ...(size !== BASE && { sizeOptionId: size }) };
  }
  return sizes && size !== BASE ? { styleId: sizes.id, optionId: size } : null;
}

function isFirst(option: string, { style }: Axes): boolean {
  return style?.options[0]?.id === option;
}

/** A document may price the first option separately: then its cells are about only that option. */
function namesOption(entry: ModifierPricing | undefined, option: string, size: string): boolean {
  const isMeant = ({ optionId, sizeOptionId = size }: AdditionPrice) => optionId === option && sizeOptionId === size;
  return entry?.additionPrices.some(isMeant) ?? false;
}

function ownOf(entry: ModifierPricing, cell: AdditionCell, axes: Axes): AdditionPrice | undefined {
  const key = keyOf(entry, cell, axes);
  return key === null ? undefined : entry.additionPrices.find((price) => isSameKey(price, key));
}

function isSameKey(price: Key, key: Key): boolean {
  return price.styleId === key.styleId && price.optionId === key.optionId && price.sizeOptionId === key.sizeOptionId;
}

function withPrice(prices: readonly AdditionPrice[], key: Key, value: Amount): AdditionPrice[] {
  if (value === null) return prices.filter((price) => !isSameKey(price, key));
  if (!prices.some((price) => isSameKey(price, key))) return [...prices, { id: idOf(key), ...key, price: value }];
  return prices.map((price) => (isSameKey(price, key) ? { ...price, price: value } : price));
}

/** The id of a price, the same wherever it is made. */
function idOf({ optionId, sizeOptionId }: Key): string {
  return sizeOptionId === undefined ? optionId : `${optionId}-${sizeOptionId}`;
}
