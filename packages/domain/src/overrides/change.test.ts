import { expect, test } from 'vitest';
import { isChanges } from './change.ts';

const change = {
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['items', { id: 'i7' }, 'info', 'name'],
  from: 'Cola',
  to: 'Tonic',
};

test('CT-24 changes are told apart from what is none by their kinds and paths', () => {
  expect(isChanges([])).toBe(true);
  expect(isChanges([change, { kind: 'FIELD_REMOVED', path: [] }])).toBe(true);
});

test.each([
  ['no list', change],
  ['an empty entry', [change, null]],
  ['a text', ['SIMPLE_FIELD_CHANGED']],
  ['another kind', [{ ...change, kind: 'RENAMED' }]],
  ['no kind', [{ path: [] }]],
  ['no path', [{ kind: 'FIELD_ADDED' }]],
  ['a path in one text', [{ ...change, path: 'items.i7.info.name' }]],
])('CT-24 %s is no list of changes', (_what, value) => {
  expect(isChanges(value)).toBe(false);
});
