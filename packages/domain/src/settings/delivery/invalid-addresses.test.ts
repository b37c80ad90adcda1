import { describe, expect, test } from 'vitest';
import { newLocationSettings } from '../location-settings-kind.ts';
import {
  invalidAddressesSchema,
  invalidAddressesSection,
  invalidAddressText,
  isSameAddress,
  newInvalidAddress,
} from './invalid-addresses.ts';

const pier = newInvalidAddress({
  id: 'a1',
  houseNumber: '39',
  streetName: 'Pier Walk',
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94133',
});

describe('invalid addresses', () => {
  test('DZ-21 DZ-22 are listed at invalidAddresses with their fields', () => {
    expect(newLocationSettings().invalidAddresses).toEqual([]);
    expect(Object.keys(newInvalidAddress({ id: 'x' })).toSorted()).toEqual(
      [
        'id',
        'streetName',
        'houseNumber',
        'city',
        'state',
        'country',
        'postalCode',
        'address2',
        'note',
        'lastUpdated',
      ].toSorted(),
    );
  });

  test('DZ-23 lastUpdated says who and when, in seconds', () => {
    const lastUpdated = { userId: 'u1', userDisplayName: 'Dana Whitfield', dateTimestamp: 1_795_300_000 };
    expect(invalidAddressesSchema.safeParse([{ ...pier, lastUpdated }]).success).toBe(true);
    const wrong = { ...lastUpdated, dateTimestamp: 1.5 };
    const issues = invalidAddressesSchema.safeParse([{ ...pier, lastUpdated: wrong }]).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[0, 'lastUpdated', 'dateTimestamp']]);
  });

  test('DZ-24 are shown as house number, street, city, state and postal code', () => {
    expect(invalidAddressText(pier)).toBe('39 Pier Walk, San Francisco, CA 94133');
    expect(invalidAddressText({ ...pier, city: '', houseNumber: '' })).toBe('Pier Walk, CA 94133');
    expect(invalidAddressText(newInvalidAddress({ id: 'x' }))).toBe('');
  });

  test('DZ-22 one without a street is refused by name', () => {
    expect(invalidAddressesSection.validate?.([{ ...pier, streetName: ' ' }])).toMatchObject([
      { code: 'ADDRESS_WITHOUT_STREET', path: ['invalidAddresses', { id: 'a1' }, 'streetName'] },
    ]);
  });

  test('an address of before gets the fields that it lacks; a whole list stays by reference', () => {
    const old = invalidAddressesSection.tidy?.(JSON.parse('[{"id":"a","streetName":"Dock"}]'), {}).value;
    expect(old).toEqual([newInvalidAddress({ id: 'a', streetName: 'Dock' })]);
    const whole = [pier];
    expect(invalidAddressesSection.tidy?.(whole, {}).value).toBe(whole);
  });

  test.each([
    ['39 pier walk', true],
    ['39 Pier Walk, San Francisco, CA 94133', true],
    ['39 Pier Walk, Apt 2, San Francisco', true],
    ['39 Pier Walk, Oakland', false],
    ['139 Pier Walk', false],
    ['39 Pier Walkway', false],
    ['', false],
  ])('%j is the invalid address: %s', (typed, isSame) => {
    expect(isSameAddress(pier, typed)).toBe(isSame);
  });
});
