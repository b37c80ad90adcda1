import type { MenuBlob } from '../../../menu-blob.ts';
import { orderTaxes } from '../../../uses/order-taxes.ts';
import type { Witness } from '../proof.ts';

/** PX-01: cents of tax on an order. */
export function orderTax(menu: MenuBlob, { cart, context, order }: Witness): number {
  const lines = cart.flatMap(({ id, selection }) => {
    const line = order.lines.find((one) => one.id === id);
    const itemId = 'itemId' in selection ? selection.itemId : null;
    return line === undefined ? [] : [{ itemId, cents: line.cents, taxable: line.taxable }];
  });
  return orderTaxes(menu, lines, context.orderType).reduce((sum, { cents }) => sum + cents, 0);
}
