import { expect, test } from 'vitest';
import { toggleDay } from './week-window.ts';

test('a day is put in at its place in the week, and taken out again', () => {
  expect(toggleDay([5, 1], 3)).toEqual([1, 3, 5]);
  expect(toggleDay([1, 3, 5], 3)).toEqual([1, 5]);
});
