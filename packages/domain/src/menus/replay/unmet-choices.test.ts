import { describe, expect, test } from 'vitest';
import { buildMenu } from '../../testing/build-menu.ts';
import type { MenuBlob } from '../menu-blob.ts';
import type { ChosenModifier } from '../pricing/selection.ts';
import { createReplay, type SoldLine } from './replay.ts';

/** A Tuesday at 12:40 PM. */
const at = { date: '2026-11-24', dayOfWeek: 2, seconds: 45_600 };

const whole = (modifierId: string, amount: ChosenModifier['amount'] = 'REGULAR'): ChosenModifier => ({
  modifierId,
  amount,
  portion: 'WHOLE',
});

/** A large Supreme: pepperoni and onion of the toppings come with it, and basil. */
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

function limited(limits: { readonly min?: number; readonly max?: number }): MenuBlob {
  return changed((menu) => {
    for (const item of menu.items) for (const one of item.inclusions.categoriesSettings) Object.assign(one, limits);
  });
}

function modifier(id: string, change: (one: MenuBlob['modifiers']['items'][number]) => void): MenuBlob {
  return changed((menu) => {
    for (const one of menu.modifiers.items) if (one.id === id) change(one);
  });
}

describe('choices that the menu that comes does not take as they were ordered', () => {
  test.each<[string, MenuBlob, SoldLine, string | undefined, string | undefined]>([
    ['too few', limited({ min: 3 }), sold(), 'TOO_FEW_CHOICES', 'Toppings of Supreme: at least 3, 2 were ordered.'],
    ['enough, as they come with it', limited({ min: 2 }), sold(), undefined, undefined],
    [
      'too few, since one was left out',
      limited({ min: 2 }),
      sold({ modifiers: [whole('onion', 'NONE')] }),
      'TOO_FEW_CHOICES',
      'Toppings of Supreme: at least 2, 1 was ordered.',
    ],
    ['too many', limited({ max: 1 }), sold(), 'TOO_MANY_CHOICES', 'Toppings of Supreme: at most 1, 2 were ordered.'],
    [
      'one that is also named, counted once',
      limited({ max: 2 }),
      sold({ modifiers: [whole('onion')] }),
      undefined,
      undefined,
    ],
    [
      'an inactive one',
      modifier('onion', ({ info }) => void Object.assign(info, { status: 'INACTIVE' })),
      sold({ modifiers: [whole('onion', 'DOUBLE')] }),
      'MODIFIER_NOT_SOLD',
      'onion is inactive.',
    ],
    [
      'an amount that is not offered',
      modifier('onion', (one) => void Object.assign(one, { amounts: ['REGULAR'] })),
      sold({ modifiers: [whole('onion', 'DOUBLE')] }),
      'AMOUNT_NOT_OFFERED',
      'onion is not offered in this amount.',
    ],
    [
      'a half that is not offered',
      modifier('onion', (one) => void Object.assign(one, { wholeOnly: true })),
      sold({ modifiers: [{ modifierId: 'onion', amount: 'DOUBLE', portion: 'LEFT' }] }),
      'AMOUNT_NOT_OFFERED',
      'onion is not offered on one half.',
    ],
    [
      'one that the item does not take',
      changed((menu) => {
        for (const { inclusions } of menu.items)
          for (const one of inclusions.itemsSettings)
            if (one.id === 'onion') Object.assign(one, { included: false, allowed: false });
      }),
      sold({ modifiers: [whole('onion')] }),
      'MODIFIER_NOT_TAKEN',
      'onion is not offered with Supreme.',
    ],
    [
      'an order type that it is not sold for',
      changed((menu) => void menu.items[0]?.availability.orderTypes.push(9)),
      sold(),
      'NOT_FOR_ORDER_TYPE',
      undefined,
    ],
    [
      'the order type that it is sold for',
      changed((menu) => void menu.items[0]?.availability.orderTypes.push(9)),
      sold({ orderType: 9 }),
      undefined,
      undefined,
    ],
  ])('%s', (_what, after, line, code, message) => {
    const { lost, after: cents, before } = createReplay(buildMenu(), after)(line);
    expect(lost?.code).toBe(code);
    if (message !== undefined) expect(lost?.message).toBe(message);
    expect(cents === null).toBe(code !== undefined);
    expect(before).toBeGreaterThan(0);
  });

  test('what the running menu does not take either is no loss, and a second thing beside it is', () => {
    const line = sold({ modifiers: [whole('onion', 'NONE')] });
    expect(createReplay(limited({ min: 2 }), limited({ min: 2 }))(line)).toMatchObject({ lost: null, after: 1_799 });
    const both = limited({ min: 2 });
    for (const one of both.items) one.availability.orderTypes.push(9);
    expect(createReplay(limited({ min: 2 }), both)(line).lost?.code).toBe('NOT_FOR_ORDER_TYPE');
  });

  test('a modifier that comes with hours is lost outside of them', () => {
    const after = modifier('onion', ({ availability }) => {
      Object.assign(availability.limitHours, { enabled: true, startTime: 11 * 3_600, endOffset: 3 * 3_600 });
    });
    const replay = createReplay(buildMenu(), after);
    const lostAt = (hour: number) =>
      replay(sold({ modifiers: [whole('onion', 'DOUBLE')], at: { ...at, seconds: hour * 3_600 } })).lost?.code;
    expect([12, 15, 13].map(lostAt)).toEqual([undefined, 'MODIFIER_NOT_SOLD', undefined]);
  });
});

describe('requirements that only the menu that comes asks for', () => {
  const without = changed((menu) => {
    for (const item of menu.items) item.requirements = [];
  });
  const asked = (before: MenuBlob, after: MenuBlob, size = 'large') =>
    createReplay(before, after)(sold({ optionIds: [size, 'thin'] })).asked;

  test('are told of the sizes that are asked about, and of no line twice', () => {
    expect(asked(without, buildMenu())).toEqual(['check-id']);
    expect(asked(without, buildMenu(), 'small')).toEqual([]);
    expect(asked(buildMenu(), buildMenu())).toEqual([]);
    expect(asked(buildMenu(), without)).toEqual([]);
  });

  test('count by the category where the item says nothing, and not while they are inactive', () => {
    const used = { id: 'check-id', selected: true, order: 0, excludeSizes: [] };
    const ofCategory = changed((menu) => {
      for (const item of menu.items) item.requirements = [];
      for (const category of menu.categories) category.requirements = [used];
    });
    expect(asked(without, ofCategory, 'small')).toEqual(['check-id']);
    const refused = structuredClone(ofCategory);
    for (const item of refused.items) item.requirements = [{ ...used, selected: false }];
    expect(asked(without, refused)).toEqual([]);
    const inactive = structuredClone(ofCategory);
    for (const one of inactive.requirements) one.status = 'INACTIVE';
    expect(asked(without, inactive)).toEqual([]);
  });
});
