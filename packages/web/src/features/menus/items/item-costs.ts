import { amountOf, type MenuBlob, type MenuItem, marginOf, priceSelection } from '@servery/domain';
import type { Amount } from '../../../ui/fields/amount.ts';
import { saleIn } from '../prices/price-explanation.tsx';
import { everySize } from './item-edits.ts';

/** What an item costs the restaurant in a size, or in every size; null takes it away. */
export type CostEdit = { readonly size: string; readonly value: Amount };

export function withCost(item: MenuItem, { size, value }: CostEdit): MenuItem {
  if (size === everySize) return { ...item, info: { ...item.info, cost: value ?? undefined } };
  const others = (item.info.costs ?? []).filter(({ option }) => option !== size);
  const known = item.info.costs?.find(({ option }) => option === size);
  const costs = value === null ? others : [...others, { ...known, option: size, amount: value }];
  return { ...item, info: { ...item.info, costs: costs.length === 0 ? undefined : costs } };
}

/** Where the cost of a size stands within an item. */
export function costPath(size: string) {
  return size === everySize
    ? (['info', 'cost'] as const)
    : (['info', 'costs', { by: 'option', value: size }, 'amount'] as const);
}

/** The cost of every size, where a size has none of its own. */
export function followedCost({ info }: MenuItem, size: string): Amount | undefined {
  const isOwn = size === everySize || info.costs?.some(({ option }) => option === size);
  return isOwn ? undefined : info.cost;
}

export type ShownMargin = { readonly amount: string; readonly percent: number };

type MarginPlace = {
  readonly scheme: string;
  readonly size: string;
  /** The style whose options are the sizes; undefined where the item is sold in one size. */
  readonly sizeStyle: string | undefined;
};

/** What is left of the price of a size in a pricing scheme, before anything is added; undefined without a price or a cost. */
export function marginIn(menu: MenuBlob, item: MenuItem, place: MarginPlace): ShownMargin | undefined {
  const { scheme, size, sizeStyle } = place;
  if ((size === everySize) !== (sizeStyle === undefined)) return undefined;
  const options = sizeStyle === undefined ? {} : { [sizeStyle]: size };
  const price = priceSelection(menu, { itemId: item.id, options, modifiers: [] }, saleIn(scheme));
  if (price.problems.some(({ code }) => code !== 'NOT_SOLD')) return undefined;
  const sizeId = sizeStyle === undefined ? undefined : size;
  const margin = marginOf(menu, [{ itemId: item.id, sizeId }], price.cents);
  if (!margin || margin.percent === null) return undefined;
  return { amount: amountOf(margin.marginCents), percent: margin.percent };
}
