import { expect, test } from 'vitest';
import { foldedGroups, writtenFolds } from './folded-groups.ts';

const groups = ['pizza', 'pasta', 'soft'];

test.each([
  [[], undefined],
  [['soft'], 'soft'],
  [['pizza', 'soft'], '*,pasta'],
  [['pizza', 'pasta', 'soft'], '*'],
] as const)('%j is folded as %s in the address', (folded, written) => {
  expect(writtenFolds(new Set(folded), groups)).toBe(written);
  expect([...foldedGroups(written, groups)]).toEqual(folded);
});

test('a group that is gone folds nothing', () => {
  expect([...foldedGroups('gone', groups)]).toEqual([]);
});
