import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxByDepartment } from './department-taxes.ts';

const dineIn = 1;
const delivery = 6;
const sales = [
  { department: 'pizza', orderType: dineIn, cents: 20_000 },
  { department: 'drinks', orderType: dineIn, cents: 10_000 },
  { department: 'pizza', orderType: delivery, cents: 30_000 },
] as const;

test('RT-52 the tax of an order type goes to the departments that sold in it', () => {
  const taxes = [
    { orderType: dineIn, cents: 2_588 },
    { orderType: delivery, cents: 2_175 },
  ];
  expect([...taxByDepartment(taxes, sales)]).toEqual([
    ['pizza', 1_725 + 2_175],
    ['drinks', 863],
  ]);
});

test('RT-52 the tax of an order type without sales is divided by all sales, a refund too', () => {
  expect([...taxByDepartment([{ orderType: 3, cents: -60 }], sales)]).toEqual([
    ['pizza', -50],
    ['drinks', -10],
  ]);
});

test('RT-52 without sales, or with more discounts than sales, there are no parts', () => {
  const taxes = [{ orderType: dineIn, cents: 500 }];
  expect(taxByDepartment(taxes, []).size).toBe(0);
  expect(taxByDepartment(taxes, [{ department: 'pizza', orderType: dineIn, cents: -5 }]).size).toBe(0);
});

const amounts = { orderType: fc.integer({ min: 0, max: 3 }), cents: fc.integer({ min: -1_000_000, max: 1_000_000 }) };

test('RT-52 the parts add up to the tax', () => {
  const sold = fc.array(fc.record({ ...amounts, department: fc.constantFrom('pizza', 'drinks', 'kids') }));
  fc.assert(
    fc.property(fc.array(fc.record(amounts)), sold, (taxes, sales) => {
      const parts = taxByDepartment(taxes, sales);
      fc.pre(parts.size > 0);
      expect(sumOf([...parts.values()])).toBe(sumOf(taxes.map(({ cents }) => cents)));
    }),
  );
});

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
