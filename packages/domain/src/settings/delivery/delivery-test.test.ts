import { describe, expect, test } from 'vitest';
import { newDeliverySettings } from './delivery-settings.ts';
import { createDeliveryTester, nextZoneOf, zoneMoves } from './delivery-test.ts';
import { newInvalidAddress } from './invalid-addresses.ts';
import { type DeliveryZone, newDeliveryZone } from './zones/delivery-zone.ts';

const box = (id: string, bounds: string, given: Partial<DeliveryZone> = {}) =>
  newDeliveryZone({ id, name: id, type: 'rectangle', bounds, deliveryFee: '2.99', ...given });
const wharf = box('Wharf', '0,0 1,1');
const hill = box('Hill', '0.5,0.5 2,2', { deliveryFee: '3.49' });
const office = box('Office', '5,5 6,6', { allowOnline: false });
const closed = box('Closed', '8,8 9,9', { disabled: true, allowOnline: false });
const zones = [wharf, hill, office, closed];

function testerOf({ enforceInPos = false, settings = {} }: { enforceInPos?: boolean; settings?: object } = {}) {
  return createDeliveryTester({
    deliveryArea: { enforceInPos, zones },
    deliverySettings: { ...newDeliverySettings(), chargeCustomerMode: 'BY_ZONE', ...settings },
    invalidAddresses: [newInvalidAddress({ id: 'x', houseNumber: '1', streetName: 'Bad Street' })],
  });
}
const place = (latitude: number, longitude: number, text = 'Somewhere') => ({ text, point: { latitude, longitude } });

describe('an address that is tried out', () => {
  test('DZ-10 DZ-12 DZ-18 has its zone, what the delivery costs and the least order', () => {
    const settings = { orderMinimum: { enabled: true, value: '20.00' }, flatFeeAmount: '0.50' };
    expect(testerOf({ settings })(place(0.2, 0.2))).toEqual({
      verdict: 'DELIVERED',
      zone: wharf,
      alsoIn: [],
      fee: '3.49',
      minimum: '20.00',
      isTakenInPos: true,
      isTakenOnline: true,
    });
  });

  test('DZ-19 guests who are not charged pay nothing', () => {
    expect(
      testerOf({ settings: { chargeCustomerMode: 'NO_CHARGE', flatFeeAmount: '1.00' } })(place(0.2, 0.2)).fee,
    ).toBe('0.00');
  });

  test('DZ-02 where zones overlap the first counts, and the others are named', () => {
    expect(testerOf()(place(0.7, 0.7))).toMatchObject({ zone: wharf, alsoIn: [hill], fee: '2.99', minimum: null });
  });

  test.each([
    ['NOT_ONLINE', place(5.5, 5.5), 'Office', true],
    ['DISABLED', place(8.5, 8.5), 'Closed', false],
    ['OUTSIDE', place(20, 20), undefined, false],
    ['INVALID_ADDRESS', place(0.2, 0.2, '1 Bad Street'), 'Wharf', false],
  ] as const)('DZ-02 DZ-14 DZ-15 DZ-20 says why not: %s', (verdict, address, zone, isTaken) => {
    const answer = testerOf({ enforceInPos: true })(address);
    expect([answer.verdict, answer.zone?.name, answer.isTakenInPos]).toEqual([verdict, zone, isTaken]);
    expect(answer.isTakenOnline).toBe(false);
    expect(answer.fee).toBe(isTaken ? '2.99' : null);
  });

  test('DZ-02 without enforcing, the point of sale takes deliveries outside too, but none to invalid addresses', () => {
    const taken = [place(20, 20), place(8.5, 8.5), place(0.2, 0.2, '1 Bad Street')].map(testerOf());
    expect(taken.map(({ isTakenInPos }) => isTakenInPos)).toEqual([true, true, false]);
  });
});

describe('other zones', () => {
  test('DZ-08 DZ-14 say which addresses gain, lose or change their zone', () => {
    const [a, b, c, d] = [place(0.2, 0.2, 'a'), place(0.7, 0.7, 'b'), place(8.5, 8.5, 'c'), place(5.5, 5.5, 'd')];
    const after = [
      { ...wharf, bounds: '0.6,0.6 1,1' },
      hill,
      { ...office, disabled: true },
      { ...closed, disabled: false },
    ];
    const moves = zoneMoves(zones, after, [a, b, c, d]);
    expect(moves.map(({ address, before, after: now }) => [address.text, before?.name, now?.name])).toEqual([
      ['a', 'Wharf', undefined],
      ['c', undefined, 'Closed'],
      ['d', 'Office', undefined],
    ]);
    expect(zoneMoves(zones, [hill, wharf], [b])).toMatchObject([
      { before: { name: 'Wharf' }, after: { name: 'Hill' } },
    ]);
  });
});

test('DZ-02 DZ-14 for an address outside of all zones the nearest enabled one is named, and how far off it is', () => {
  const next = nextZoneOf(zones, { latitude: 0.5, longitude: -0.01 });
  expect(next?.zone).toBe(wharf);
  expect(next?.meters).toBeCloseTo(1112, 0);
  expect(nextZoneOf(zones, { latitude: 8.5, longitude: 8.5 })?.zone).toBe(office);
  expect(nextZoneOf([closed], { latitude: 0, longitude: 0 })).toBeNull();
});
