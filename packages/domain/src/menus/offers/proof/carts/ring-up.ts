import { marginOf } from '../../../costs/margin.ts';
import { selectionCost } from '../../../costs/selection-cost.ts';
import type { MenuBlob } from '../../../menu-blob.ts';
import { applyOffers } from '../../evaluation/apply-offers.ts';
import type { SampleOrder, Witness } from '../proof.ts';

/** The total of an order with all offers of the menu, and its margin where the cost of every line is known. */
export function ringUp(menu: MenuBlob, { cart, context }: SampleOrder): Witness {
  const order = applyOffers(menu, cart, context);
  const costs = cart.map(({ selection }) => selectionCost(menu, selection).cents);
  return { cart, context, order, margin: marginOf(costs, order.total) };
}
