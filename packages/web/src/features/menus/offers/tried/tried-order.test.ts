import { type MenuItem, newPricingScheme } from '@servery/domain';
import { expect, test } from 'vitest';
import { buildOfferMenu } from '../../../../testing/offer-menu.ts';
import {
  newEmptyOrder,
  newTriedOrder,
  ringUpTried,
  withContext,
  withItem,
  withKind,
  withOptions,
  withoutLine,
} from './tried-order.ts';

const menu = buildOfferMenu();
const [tuesday, five] = menu.offers;
if (!tuesday || !five) throw new Error('The menu has two offers.');
/** A Tuesday at noon in New York. */
const when = { instant: Date.parse('2026-11-24T17:00:00Z'), zone: 'America/New_York' };
const item = (id: string): MenuItem => {
  const found = menu.items.find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

test('an offer that somebody has to ask for is asked for from the start, with its code as it is edited', () => {
  const order = newTriedOrder(menu, five, when);
  expect(order.context).toMatchObject({ chosen: ['five'], orderType: 1, channel: 'POS' });
  expect(newTriedOrder(menu, tuesday, when).context.chosen).toEqual([]);
  const full = [1, 2, 3, 4].reduce((before) => withItem(before, item('supreme'), menu), order);
  expect(new Set(full.cart.map(({ id }) => id)).size).toBe(4);
  const { applied } = ringUpTried(menu, full).order;
  expect(applied).toContainEqual(expect.objectContaining({ offerId: 'five', cents: 500 }));
  expect(ringUpTried(menu, withContext(full, { chosen: [] })).order.refused).toContainEqual(
    expect.objectContaining({ offerId: 'five' }),
  );
});

test('a line that goes leaves its name to the next one; another size is another price', () => {
  const two = withItem(withItem(newTriedOrder(menu, tuesday, when), item('supreme'), menu), item('supreme'), menu);
  const again = withItem(withoutLine(two, 'line-1'), item('supreme'), menu);
  expect(again.cart.map(({ id }) => id)).toEqual(['line-2', 'line-1']);
  const large = withOptions(again, 'line-1', { size: 'large' });
  const [small, dear] = ringUpTried(menu, large).order.lines;
  expect(dear?.cents).toBeGreaterThan(small?.cents ?? 0);
});

test('a tried order pays the scheme of its order type and channel, until another one is chosen', () => {
  const pricingSchemes = [
    newPricingScheme({ id: 'usual', name: 'Usual', isDefault: true }),
    newPricingScheme({ id: 'door', name: 'Door', appliesTo: { orderTypes: [7] } }),
    newPricingScheme({ id: 'kiosk', name: 'Kiosk', appliesTo: { channels: ['KIOSK'] } }),
  ];
  const paying = { ...menu, pricingSchemes };
  const schemeOf = (order: ReturnType<typeof newEmptyOrder>) => order.context.scheme;
  const order = newEmptyOrder(paying, when);
  expect(schemeOf(order)).toBe('usual');
  const delivered = withKind(order, { orderType: 7 }, paying);
  expect(schemeOf(delivered)).toBe('door');
  expect(schemeOf(withKind(delivered, { channel: 'KIOSK' }, paying))).toBe('door');
  expect(schemeOf(withKind(order, { channel: 'KIOSK' }, paying))).toBe('kiosk');
  expect(schemeOf(withKind(delivered, { orderType: 1 }, paying))).toBe('usual');
  const chosen = withContext(delivered, { scheme: 'kiosk' });
  expect(schemeOf(withKind(chosen, { orderType: 1 }, paying))).toBe('kiosk');
});
