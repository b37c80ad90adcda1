import { expect, test } from 'vitest';
import { newTaxStructure, type TaxStructure } from '../../../entities/taxes.ts';
import { itemOffer, percent } from '../../evaluation/testing/build-offer.ts';
import { buildEvaluationMenu } from '../../evaluation/testing/evaluation-menu.ts';
import { cartOf, plainContext } from '../../evaluation/testing/ring.ts';
import type { Offer } from '../../offer.ts';
import { orderTax } from './order-tax.ts';
import { ringUp } from './ring-up.ts';

const food = newTaxStructure({ id: 'food', name: 'Food', flatRate: '10' });
const half = itemOffer('half', percent('50'));
const cart = cartOf(['supreme small', 'cola']);

function taxOf(structures: readonly TaxStructure[], orderType: number | null = null, offers: readonly Offer[] = []) {
  const menu = buildEvaluationMenu({ offers: [...offers], taxStructures: [...structures] });
  return orderTax(menu, ringUp(menu, { cart, context: { ...plainContext, chosen: ['half'], orderType } }));
}

test('PX-01 an order is taxed at the rate of its order type, else at the rate of the default order type', () => {
  const byType = newTaxStructure({
    ...food,
    byOrderType: true,
    orderTypeRates: [
      { orderType: 1, rate: '5' },
      { orderType: 7, rate: '0' },
    ],
    defaultOrderType: 1,
  });
  expect(taxOf([food])).toBe(155);
  expect([1, 7, 8, null].map((orderType) => taxOf([byType], orderType))).toEqual([77, 0, 77, 77]);
  expect(taxOf([{ ...byType, defaultOrderType: null }], 8)).toBe(155);
});

test('PX-01 discounts are taxed where the tax applies before them; without structures there is no tax', () => {
  const before = newTaxStructure({ ...food, applies: 'BEFORE' });
  expect(taxOf([before], null, [half])).toBe(taxOf([before]));
  expect(taxOf([food], null, [half])).toBeLessThan(taxOf([food]));
  expect(taxOf([])).toBe(0);
});
