import { expect, test } from 'vitest';
import { newChoice, newItemGroup } from '../entities/item-groups.ts';
import { newMenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { newOffer, type Offer } from './offer.ts';
import { newValidity } from './validity.ts';
import { newOfferValue, newSchemeValue, type OfferValue } from './value.ts';

const offer = newOffer({ id: 'o', name: 'Tuesday', dateCreated: '2026-09-01', color: '#275D94' });
const problems = (changed: Partial<Offer>) => menuKind.validate(newMenuBlob({ offers: [{ ...offer, ...changed }] }));
const dates = (startDate: string | null, endDate: string | null, enabled = true) =>
  problems({ validity: newValidity({ dateRange: { enabled, startDate, endDate } }) });

test('OF-13 the last day is not before the first; a menu that has such dates is saved for its other changes', () => {
  expect(dates('2026-12-24', '2026-12-23')).toMatchObject([
    {
      code: 'DATES_OUT_OF_ORDER',
      path: ['offers', { id: 'o' }, 'validity', 'dateRange', 'endDate'],
      message: 'The last day of Tuesday is before its first day.',
      isWarning: true,
    },
  ]);
  expect(dates('2026-12-24', '2026-12-24')).toEqual([]);
  expect(dates(null, '2026-12-23')).toEqual([]);
  expect(dates('2026-12-24', '2026-12-23', false)).toEqual([]);
});

const share = { type: 'PERCENTAGE', amountValue: '0.00', percentageValue: '100.01' } as const;
const scheme = newSchemeValue('dine', {
  entireOrder: share,
  anyItem: { ...share, sizeOptionId: null },
  individualGroups: [{ ...share, id: 'pizzas', sizeOptionId: null }],
  comboOffer: { ...share, enabled: false, fixedPrice: '0.00' },
});
const choices = [newChoice({ id: 'pizza', level: 'ITEMS', departmentId: 'pizza' })];
const pizzas = newItemGroup({ id: 'pizzas', name: 'Pizzas', choices });
const combo = { ...scheme, comboOffer: { ...scheme.comboOffer, enabled: true } };

test.each([
  ['ENTIRE_ORDER', scheme, ['entireOrder']],
  ['ANY_ITEM', scheme, ['anyItem']],
  ['ITEM_GROUPS', scheme, ['individualGroups', { id: 'pizzas' }]],
  ['ITEM_GROUPS', combo, ['comboOffer']],
] as const)('OF-20 more than 100%% off is a problem at the value that counts: %s', (appliesTo, value, steps) => {
  const of = (given: Partial<OfferValue>) =>
    problems({ itemGroups: [pizzas], value: newOfferValue({ appliesTo, schemes: [value], ...given }) });
  const step = { by: 'schemeId', value: 'dine' };
  expect(of({})).toMatchObject([
    {
      code: 'PERCENT_OVER_100',
      path: ['offers', { id: 'o' }, 'value', 'schemes', step, ...steps, 'percentageValue'],
      message: 'Tuesday takes off more than 100%.',
      isWarning: true,
    },
  ]);
});

test('a value of a group that is gone is no problem, since it takes nothing off', () => {
  const value = newOfferValue({ appliesTo: 'ITEM_GROUPS', schemes: [scheme] });
  expect(problems({ value, itemGroups: [{ ...pizzas, id: 'others' }] })).toEqual([]);
});

test('OF-23 a cashier types at most all of it', () => {
  const cashierOverride = { enabled: true, amount: '1.00', percentage: '101' };
  expect(problems({ value: newOfferValue({ cashierOverride }) })).toMatchObject([
    { path: ['offers', { id: 'o' }, 'value', 'cashierOverride', 'percentage'], isWarning: true },
  ]);
  expect(problems({ value: newOfferValue({ cashierOverride: { ...cashierOverride, enabled: false } }) })).toEqual([]);
});
