import { expect, test } from 'vitest';
import { addressLine, readAddressLine } from './us-address.ts';

const pier = { street: '39 Pier Walk', street2: null, city: 'San Francisco', state: 'CA', zip: '94133' };

test('EN-14 an address reads as one line, with or without a second street line', () => {
  expect(addressLine(pier)).toBe('39 Pier Walk, San Francisco, CA 94133');
  expect(addressLine({ ...pier, street2: 'Suite 4' })).toBe('39 Pier Walk, Suite 4, San Francisco, CA 94133');
  expect(addressLine({ street: null, street2: null, city: null, state: null, zip: null })).toBeNull();
});

test('EN-14 FM-09 a line that is an address comes apart again; any other becomes the street', () => {
  expect(readAddressLine('39 Pier Walk, San Francisco, CA 94133')).toEqual(pier);
  expect(readAddressLine('39 Pier Walk, Suite 4, San Francisco, CA 94133-1200')).toEqual({
    ...pier,
    street2: 'Suite 4',
    zip: '94133-1200',
  });
  expect(readAddressLine('1 Main Street, Springfield, XX 12345').street).toBe('1 Main Street, Springfield, XX 12345');
  expect(readAddressLine('By the harbor')).toMatchObject({ street: 'By the harbor', city: null });
  expect(readAddressLine(null).street).toBeNull();
});
