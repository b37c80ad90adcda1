import { BASE, type MenuBlob, type MenuItem, marginOf, priceSelection } from '@servery/domain';
import { type ShownMargin, shownMargin } from '../costs/entity-costs.ts';
import { saleIn } from '../prices/price-explanation.tsx';

type MarginPlace = {
  readonly scheme: string;
  readonly size: string;
  /** The style whose options are the sizes; undefined where the item is sold in one size. */
  readonly sizeStyle: string | undefined;
};

/** What is left of the price of a size in a pricing scheme, before anything is added; undefined without a price or a cost. */
export function marginIn(menu: MenuBlob, item: MenuItem, place: MarginPlace): ShownMargin | undefined {
  const { scheme, size, sizeStyle } = place;
  if ((size === BASE) !== (sizeStyle === undefined)) return undefined;
  const options = sizeStyle === undefined ? {} : { [sizeStyle]: size };
  const price = priceSelection(menu, { itemId: item.id, options, modifiers: [] }, saleIn(scheme));
  if (price.problems.some(({ code }) => code !== 'NOT_SOLD')) return undefined;
  const sizeId = sizeStyle === undefined ? undefined : size;
  return shownMargin(marginOf(menu, [{ itemId: item.id, sizeId }], price.cents));
}
