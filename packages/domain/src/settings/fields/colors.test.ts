import { expect, test } from 'vitest';
import { contrastRatio, readableOn, readColor, shownRatio } from './colors.ts';

test('contrast is measured as WCAG says, either way round', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#FFFFFF', '#767676')).toBe(contrastRatio('#767676', '#FFFFFF'));
  expect(contrastRatio('#FFF', '#000')).toBeCloseTo(21);
  expect(contrastRatio('blue', '#FFFFFF')).toBe(1);
});

test('a ratio is never shown better than it is', () => {
  expect(shownRatio(4.4999)).toBe('4.4 : 1');
});

test.each([
  ['#1f5fa8', '#1F5FA8'],
  [' 1F5FA8', '#1F5FA8'],
  ['#abc', '#AABBCC'],
  ['#12345', undefined],
  ['blue', undefined],
])('typed %s is read as %s', (typed, read) => {
  expect(readColor(typed)).toBe(read);
});

test('what is written on a color is black or white', () => {
  expect(readableOn('#FFD75E')).toBe('#000000');
  expect(readableOn('#1F5FA8')).toBe('#FFFFFF');
});
