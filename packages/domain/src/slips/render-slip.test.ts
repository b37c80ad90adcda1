import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALIGNMENTS,
  newPrintTemplates,
  type PrintTemplate,
  type SlipPart,
  TEMPLATE_NAMES,
  TEXT_SIZES,
} from '../settings/printer-options/print-templates.ts';
import { buildSlipOrder, slipWords } from '../testing/build-slip-order.ts';
import { columnsOf, renderSlip } from './render-slip.ts';
import { widthOf } from './slip-text.ts';

const { customerReceipt, productionTicket, condensedReceipt } = newPrintTemplates();
const order = buildSlipOrder();
const paper = { columns: 24, words: slipWords };
const only = (template: PrintTemplate, ...ids: readonly SlipPart[]): PrintTemplate => ({
  ...template,
  parts: template.parts.map((part) => ({ ...part, size: 'NORMAL', shown: ids.includes(part.id) })),
});
const printed = (template: PrintTemplate, given = order) => renderSlip(template, given, paper).map(({ text }) => text);

describe('what is printed', () => {
  test('PR-03 the customer receipt, whole', () => {
    const template = { ...customerReceipt, header: 'Harbor Pizza Co.', footer: 'Thank you!' };
    expect(printed(template)).toEqual([
      '    Harbor Pizza Co.',
      '------------------------',
      '        Pier 39',
      '     39 Harbor Way',
      'San Francisco, CA 94133',
      '     (415) 555-0139',
      '------------------------',
      'Ticket 128         To Go',
      '6:42 PM       Server Ana',
      '------------------------',
      'J. Okafor',
      '------------------------',
      '2 Margherita       31.98',
      '  + Extra basil     1.50',
      '  + Well done',
      '  * No nuts',
      '1 House Lemonade    4.25',
      '------------------------',
      'Subtotal           37.73',
      'Discount           -2.00',
      'Tax                 3.19',
      'Total             $38.92',
      '------------------------',
      'Cash               40.00',
      'Change              1.08',
      '------------------------',
      'Tip ____________________',
      'Total __________________',
      'X ______________________',
      '------------------------',
      '       Thank you!',
    ]);
  });

  test('PR-04 the production ticket: a large number, no prices', () => {
    const lines = renderSlip(productionTicket, order, paper);
    expect(lines[0]).toEqual({ part: 'ORDER', kind: 'TEXT', size: 'DOUBLE', text: 'Ticket 128' });
    expect(lines.some(({ text }) => text.includes('31.98'))).toBe(false);
    expect(lines.some(({ text }) => text.includes('* No nuts'))).toBe(true);
  });

  test('PR-05 the condensed receipt: modifiers that cost something in one line, paid with their item', () => {
    expect(printed(only(condensedReceipt, 'ITEMS'))).toEqual([
      '2 Margherita       33.48',
      '  Extra basil',
      '1 House Lemonade    4.25',
    ]);
  });

  test('modifiers that are hidden are paid with their item', () => {
    const items = { ...customerReceipt.items, modifiers: 'HIDDEN', notes: false } as const;
    expect(printed(only({ ...customerReceipt, items }, 'ITEMS'))[0]).toBe('2 Margherita       33.48');
    const bare = { ...items, prices: false };
    expect(printed(only({ ...customerReceipt, items: bare }, 'ITEMS'))).toEqual(['2 Margherita', '1 House Lemonade']);
  });

  test('parts come in the order of the template; what has nothing to say leaves no line', () => {
    const parts = [...only(customerReceipt, 'ORDER', 'STORE', 'CUSTOMER', 'HEADER').parts].reverse();
    const template = { ...customerReceipt, parts, divider: 'BLANK' } as const;
    const lines = renderSlip(template, buildSlipOrder({ customer: null }), paper);
    expect(lines.map(({ part }) => part)).toEqual(['ORDER', 'ORDER', null, 'STORE', 'STORE', 'STORE', 'STORE']);
    expect(lines[2]?.text).toBe('');
  });

  test('a logo is printed where it is set, and nowhere without an image', () => {
    const withLogo = { ...only(customerReceipt, 'LOGO'), logoImageId: 'i1' };
    expect(renderSlip(withLogo, order, paper)).toEqual([{ part: 'LOGO', kind: 'LOGO', size: 'NORMAL', text: '' }]);
    expect(renderSlip({ ...withLogo, logoImageId: null }, order, paper)).toEqual([]);
  });

  test('what a guest owes is not asked to be signed before it is paid', () => {
    expect(printed(only(customerReceipt, 'SIGNATURE', 'PAYMENT'), buildSlipOrder({ payments: [] }))).toEqual([]);
  });

  test('no line is wider than the paper, whatever its names and sizes', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 });
    const money = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
    const template = fc.record({
      from: fc.constantFrom(...TEMPLATE_NAMES),
      size: fc.constantFrom(...TEXT_SIZES),
      align: fc.constantFrom(...ALIGNMENTS),
      header: name,
    });
    fc.assert(
      fc.property(
        template,
        name,
        money,
        fc.integer({ min: 16, max: 64 }),
        ({ from, size, align, header }, dish, price, columns) => {
          const standard = newPrintTemplates()[from];
          const parts = standard.parts.map((part) => ({ ...part, size, align, shown: true }));
          const items = [{ quantity: 3, name: dish, price, modifiers: [{ name: dish, price }], note: dish }];
          const given = buildSlipOrder({ items, orderType: dish, server: dish, dueAt: dish });
          for (const line of renderSlip({ ...standard, header, parts }, given, { columns, words: slipWords }))
            expect(widthOf(line.text)).toBeLessThanOrEqual(columnsOf(line.size, columns));
        },
      ),
    );
  });
});
