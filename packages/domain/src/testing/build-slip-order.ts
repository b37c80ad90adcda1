import type { SlipOrder, SlipWords } from '../slips/slip-order.ts';

export const slipWords: SlipWords = {
  ticket: 'Ticket',
  server: 'Server',
  due: 'Due',
  subtotal: 'Subtotal',
  discount: 'Discount',
  tax: 'Tax',
  total: 'Total',
  change: 'Change',
  tip: 'Tip',
  sign: 'X',
};

export function buildSlipOrder(overrides: Partial<SlipOrder> = {}): SlipOrder {
  return {
    number: '128',
    orderType: 'To Go',
    server: 'Ana',
    placedAt: '6:42 PM',
    dueAt: null,
    store: { name: 'Pier 39', address: ['39 Harbor Way', 'San Francisco, CA 94133'], phone: '(415) 555-0139' },
    customer: { name: 'J. Okafor', phone: '', address: [], note: '' },
    items: [
      {
        quantity: 2,
        name: 'Margherita',
        price: '31.98',
        modifiers: [
          { name: 'Extra basil', price: '1.50' },
          { name: 'Well done', price: '0.00' },
        ],
        note: 'No nuts',
      },
      { quantity: 1, name: 'House Lemonade', price: '4.25', modifiers: [], note: '' },
    ],
    discount: '2.00',
    tax: '3.19',
    payments: [{ name: 'Cash', amount: '40.00' }],
    ...overrides,
  };
}
