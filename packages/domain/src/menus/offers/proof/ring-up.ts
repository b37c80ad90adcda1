import { localTimeIn } from '../../../formats/local-time.ts';
import type { MenuBlob } from '../../menu-blob.ts';
import { applyOffers } from '../evaluation/apply-offers.ts';
import { priceLine, saleOf } from '../evaluation/priced-line.ts';
import { marginOf } from './margin.ts';
import type { SampleOrder, Witness } from './proof.ts';

/** What an order comes to with all offers of the menu, and what is left of it where the cost of every line is known. */
export function ringUp(menu: MenuBlob, { cart, context }: SampleOrder): Witness {
  const order = applyOffers(menu, cart, context);
  const sale = saleOf(context, localTimeIn(context.instant, context.zone));
  const lines = cart.map((line) => {
    const { itemId = '', sizeId } = priceLine(menu, line, sale).item ?? {};
    return { itemId, sizeId };
  });
  return { cart, context, order, margin: marginOf(menu, lines, order.total) };
}
