import { expect, test } from 'vitest';
import { farAmount } from './far-amounts.ts';

test.each([
  [1149, 3447, { kind: 'rose', times: '3' }],
  [1149, 4021, { kind: 'rose', times: '3.5' }],
  [1149, 109_900, { kind: 'rose', times: '96' }],
  [100, 120_000, { kind: 'rose', times: '1,200' }],
  [-300, -900, { kind: 'rose', times: '3' }],
  [900, 300, { kind: 'fell', percent: '33' }],
  [1199, 11, { kind: 'fell', percent: '0.9' }],
  [1199, 0, { kind: 'fell', percent: '0' }],
])('from %i to %i cents is far', (before, after, far) => {
  expect(farAmount(before, after)).toEqual(far);
});

test.each([
  [1149, 3446],
  [1149, 1299],
  [900, 301],
  [0, 50_000],
])('from %i to %i cents is near', (before, after) => {
  expect(farAmount(before, after)).toBeUndefined();
});
