import type { Offer } from '../../offer.ts';
import { applyOffers } from '../apply-offers.ts';
import type { OrderContext } from '../order.ts';
import { buildEvaluationMenu } from './evaluation-menu.ts';

/** Friday, 11:30 PM in New York. */
export const FRIDAY_NIGHT = Date.parse('2026-11-21T04:30:00Z');

export const plainContext: OrderContext = {
  instant: FRIDAY_NIGHT,
  zone: 'America/New_York',
  scheme: 'dine-in',
  channel: 'POS',
  orderType: 1,
  tenderTypes: [1],
  customerType: null,
  customerGroups: [],
  uses: {},
  codes: [],
  chosen: [],
  cashierValues: {},
};

/** `supreme` is large and thin; `cheese small deep` says so; `+` adds basil. */
export function cartOf(lines: readonly string[]) {
  return lines.map((text, at) => {
    const [itemId = '', ...words] = text.split(' ');
    const size = words.includes('small') ? 'small' : 'large';
    const crust = words.includes('deep') ? 'deep' : 'thin';
    const basil = { modifierId: 'basil', amount: 'REGULAR' as const, portion: 'WHOLE' as const };
    return {
      id: `l${at}`,
      selection: { itemId, options: { size, crust }, modifiers: words.includes('+') ? [basil] : [] },
    };
  });
}

/** The result of the offers for a cart: besides the order, the amount that each line has less, and the reasons of the refused offers. */
export function ring(offers: readonly Offer[], lines: readonly string[], context: Partial<OrderContext> = {}) {
  const order = applyOffers(buildEvaluationMenu({ offers: [...offers] }), cartOf(lines), {
    ...plainContext,
    ...context,
  });
  return {
    ...order,
    taken: order.lines.map(({ cents, total }) => cents - total),
    reasons: order.refused.map(({ reason }) => reason),
  };
}
