import { describe, expect, test } from 'vitest';
import { buildMenu } from '../../testing/build-menu.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { createReplay, type SoldLine } from './replay.ts';

/** A Tuesday at 12:40 PM. */
const at = { date: '2026-11-24', dayOfWeek: 2, seconds: 45_600 };

function sold(given: Partial<SoldLine> = {}): SoldLine {
  return {
    itemId: 'supreme',
    optionIds: ['large', 'thin'],
    modifiers: [],
    schemeId: null,
    channel: 'POS',
    orderType: 1,
    at,
    thousandths: 1_000,
    ...given,
  };
}

function changed(change: (menu: MenuBlob) => void): MenuBlob {
  const menu = structuredClone(buildMenu());
  change(menu);
  return menu;
}

/** The large one of an item in the scheme of guests who dine in. */
function priced(menu: MenuBlob, id: string, size: string, price: string): void {
  for (const { itemBased } of menu.items.find((item) => item.id === id)?.pricing ?? [])
    for (const entry of itemBased.prices) if (entry.id === size) entry.price = price;
}

describe('lines of tickets under the menu that comes', () => {
  test('cost what the new price says, for all of them, and what a menu sold before is told', () => {
    const replay = createReplay(
      buildMenu(),
      changed((menu) => priced(menu, 'supreme', 'large', '18.49')),
    );
    expect(replay(sold({ thousandths: 3_000 }))).toEqual({
      before: 5_397,
      after: 5_547,
      unitBefore: 1_799,
      unitAfter: 1_849,
      lost: null,
      asked: [],
    });
    expect(replay(sold({ optionIds: ['small', 'thin'] }))).toMatchObject({ before: 1_199, after: 1_199 });
    expect(
      replay(sold({ modifiers: [{ modifierId: 'pepperoni', amount: 'DOUBLE', portion: 'WHOLE' }] })),
    ).toMatchObject({
      before: 1_949,
      after: 1_999,
    });
  });

  test('half a pound costs half, half a cent rounded up', () => {
    const replay = createReplay(buildMenu(), buildMenu());
    expect(replay(sold({ itemId: 'cola', optionIds: [], thousandths: 500 }))).toMatchObject({
      before: 175,
      after: 175,
    });
  });

  test('under the menu that runs they cost what they cost', () => {
    const replay = createReplay(buildMenu(), buildMenu());
    for (const line of [sold(), sold({ optionIds: [] }), sold({ itemId: 'cola', optionIds: [] })]) {
      const { before, after, lost } = replay(line);
      expect([after, lost]).toEqual([before, null]);
    }
  });

  test.each<[string, (menu: MenuBlob) => void, string]>([
    ['an item that is gone', (menu) => void menu.items.splice(0, 1), 'NO_SUCH_ITEM'],
    [
      'a size that is gone',
      (menu) => {
        for (const department of menu.departments)
          for (const style of department.styles) style.options = style.options.filter(({ id }) => id !== 'large');
      },
      'OPTION_NOT_OFFERED',
    ],
    [
      'a combination that is left out',
      (menu) => {
        for (const item of menu.items) item.excludedCombinations = [{ id: 'y', options: ['large', 'thin'] }];
      },
      'EXCLUDED_COMBINATION',
    ],
  ])('%s cannot be rung up any more', (_what, change, code) => {
    const { after, lost } = createReplay(buildMenu(), changed(change))(sold());
    expect([after, lost?.code]).toEqual([null, code]);
  });

  test.each(['items', 'categories', 'departments'] as const)(
    '%s that come with hours cannot be rung up outside of them',
    (entities) => {
      const after = changed((menu) => {
        for (const { availability } of menu[entities])
          availability.limitHours = {
            ...availability.limitHours,
            enabled: true,
            startTime: 11 * 3_600,
            endOffset: 3 * 3_600,
          };
      });
      const replay = createReplay(buildMenu(), after);
      const lostAt = (hour: number) => replay(sold({ at: { ...at, seconds: hour * 3_600 } })).lost?.code;
      expect([12, 15, 13, 10].map(lostAt)).toEqual([undefined, 'NOT_SOLD', undefined, 'NOT_SOLD']);
    },
  );

  test('what the running menu does not sell either is no loss of the new one', () => {
    expect(createReplay(buildMenu(), buildMenu())(sold({ itemId: 'gone' }))).toEqual({
      before: null,
      after: null,
      unitBefore: null,
      unitAfter: null,
      lost: null,
      asked: [],
    });
  });

  test('an order pays the scheme that the new menu says, unless another one was chosen by hand', () => {
    const after = changed((menu) => {
      priced(menu, 'supreme', 'large', '20.00');
      const delivery = menu.pricingSchemes.find(({ id }) => id === 'delivery');
      if (delivery) delivery.appliesTo = { orderTypes: [1], channels: [] };
      const dineIn = menu.items[0]?.pricing.find(({ pricingScheme }) => pricingScheme === 'dine-in');
      for (const entry of dineIn?.itemBased.prices ?? []) entry.price = '10.00';
    });
    const replay = createReplay(buildMenu(), after);
    expect(replay(sold()).after).toBe(2_000);
    expect(replay(sold({ schemeId: 'dine-in' })).after).toBe(2_000);
    expect(replay(sold({ schemeId: 'delivery', orderType: 2 })).after).toBe(2_000);
  });
});
