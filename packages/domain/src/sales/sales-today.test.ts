import { expect, test } from 'vitest';
import { distanceOf, soldNothingLately } from './sales-today.ts';

const sold = (tickets: number) => ({ tickets, net: tickets * 3_000 });

test('fifty fewer of a hundred are further off than five fewer of ten', () => {
  expect(distanceOf(sold(50), sold(100))).toBeGreaterThan(distanceOf(sold(5), sold(10)));
  expect(distanceOf(sold(9), sold(16))).toBe(7 / 5);
  expect(distanceOf(sold(0), sold(0))).toBe(0);
});

test.each([
  [0, 5, true],
  [0, 4, false],
  [1, 40, false],
])('%s tickets in the last hours, %s a week ago: silent is %s', (now, before, isSilent) => {
  expect(soldNothingLately(sold(now), sold(before))).toBe(isSilent);
});
