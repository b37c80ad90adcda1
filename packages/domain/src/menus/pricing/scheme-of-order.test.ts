import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newPricingScheme, ORDER_CHANNELS, type PricingScheme } from '../entities/pricing-schemes.ts';
import { newMenuBlob } from '../menu-blob.ts';
import { menuKind } from '../menu-kind.ts';
import { schemeOfOrder } from './scheme-of-order.ts';

const toGo = 2;
const delivery = 7;
const pickUp = 9;
const table = 1;

const scheme = (id: string, appliesTo?: PricingScheme['appliesTo'], given: Partial<PricingScheme> = {}) =>
  newPricingScheme({ id, name: id, ...given, ...(appliesTo && { appliesTo }) });
const dineIn = scheme('dine-in', { channels: ['KIOSK'] }, { isDefault: true });
const carryout = scheme('carryout', { orderTypes: [toGo, pickUp] });
const delivered = scheme('delivery', { orderTypes: [delivery] });

function paid(schemes: readonly PricingScheme[], orderType: number | null, channel: 'POS' | 'ONLINE' | 'KIOSK' | null) {
  return schemeOfOrder({ pricingSchemes: [...schemes] }, { orderType, channel })?.id;
}

describe('the scheme that an order pays', () => {
  const schemes = [dineIn, carryout, delivered];

  test('is the one for its order type, on whatever channel, else the default one', () => {
    for (const channel of ORDER_CHANNELS) {
      expect(paid(schemes, delivery, channel)).toBe('delivery');
      expect(paid(schemes, toGo, channel)).toBe('carryout');
      expect(paid(schemes, pickUp, channel)).toBe('carryout');
    }
    expect(paid(schemes, table, 'POS')).toBe('dine-in');
    expect(paid(schemes, null, null)).toBe('dine-in');
  });

  test('the one for both goes before the one for the order type, and that before the one for the channel', () => {
    const channel = scheme('online', { channels: ['ONLINE'] });
    const both = scheme('online-delivery', { orderTypes: [delivery], channels: ['ONLINE'] });
    const all = [dineIn, channel, delivered, both];
    expect(paid(all, delivery, 'ONLINE')).toBe('online-delivery');
    expect(paid(all, delivery, 'POS')).toBe('delivery');
    expect(paid(all, toGo, 'ONLINE')).toBe('online');
    expect(paid(all, null, 'ONLINE')).toBe('online');
    expect(paid(all, toGo, 'POS')).toBe('dine-in');
    expect(paid(all.toReversed(), delivery, 'ONLINE')).toBe('online-delivery');
  });

  test('an inactive scheme is paid by no order, and empty lists say nothing', () => {
    const inactive = scheme('delivery', { orderTypes: [delivery] }, { isActive: false });
    const empty = scheme('empty', { orderTypes: [], channels: [] });
    expect(paid([dineIn, inactive, empty], delivery, 'POS')).toBe('dine-in');
    expect(schemeOfOrder({ pricingSchemes: [] }, { orderType: delivery, channel: 'POS' })).toBeUndefined();
  });

  test('is found in every menu with an active scheme, and is one of its schemes', () => {
    const type = fc.integer({ min: 1, max: 4 });
    const appliesTo = fc.record({
      orderTypes: fc.uniqueArray(type, { maxLength: 2 }),
      channels: fc.uniqueArray(fc.constantFrom(...ORDER_CHANNELS), { maxLength: 2 }),
    });
    const claims = fc.array(fc.option(appliesTo, { nil: undefined }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(claims, type, fc.constantFrom(...ORDER_CHANNELS), (lists, orderType, channel) => {
        const schemes = lists.map((list, at) => scheme(`s${at}`, list, { isDefault: at === 0 }));
        expect(schemes.map(({ id }) => id)).toContain(paid(schemes, orderType, channel));
      }),
    );
  });
});

describe('schemes that claim orders', () => {
  const problemsOf = (...pricingSchemes: PricingScheme[]) =>
    menuKind.validate(newMenuBlob({ pricingSchemes })).filter(({ code }) => code === 'SCHEME_CLAIMED_TWICE');
  const usual = scheme('usual', undefined, { isDefault: true });

  test('two that claim the same are an error at the later one', () => {
    const again = scheme('again', { orderTypes: [table, toGo] });
    expect(problemsOf(usual, carryout, again)).toEqual([
      {
        code: 'SCHEME_CLAIMED_TWICE',
        path: ['pricingSchemes', { id: 'again' }, 'appliesTo', 'orderTypes'],
        message: 'carryout already applies to some of these orders.',
      },
    ]);
    expect(problemsOf(dineIn, scheme('tablet', { channels: ['KIOSK', 'POS'] }))).toMatchObject([
      { path: ['pricingSchemes', { id: 'tablet' }, 'appliesTo', 'channels'] },
    ]);
    const onlineToGo = scheme('a', { orderTypes: [toGo], channels: ['ONLINE'] });
    expect(problemsOf(usual, onlineToGo, { ...onlineToGo, id: 'b' })).toHaveLength(1);
  });

  test('a more specific claim, other orders and inactive schemes are none', () => {
    const onlineToGo = scheme('online', { orderTypes: [toGo], channels: ['ONLINE'] });
    expect(problemsOf(dineIn, carryout, delivered, onlineToGo)).toEqual([]);
    expect(problemsOf(usual, carryout, scheme('old', { orderTypes: [toGo] }, { isActive: false }))).toEqual([]);
    expect(problemsOf(usual, onlineToGo, scheme('kiosk', { orderTypes: [toGo], channels: ['KIOSK'] }))).toEqual([]);
  });
});

test('a menu that never said who pays a scheme says nothing of it after it is read and completed', () => {
  const menu = newMenuBlob({ pricingSchemes: [newPricingScheme({ id: 'usual', name: 'Usual', isDefault: true })] });
  const read = menuKind.schema.parse(JSON.parse(JSON.stringify(menu)));
  const { document } = menuKind.complete(read, {});
  expect(document).toEqual(menu);
  expect(JSON.stringify(document)).not.toContain('appliesTo');
});
