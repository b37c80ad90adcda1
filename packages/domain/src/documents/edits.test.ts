import { expect, test } from 'vitest';
import type { Change, Path } from '../overrides/change.ts';
import { editCount, editsOf } from './edits.ts';

const set = (path: Path): Change => ({ kind: 'SIMPLE_FIELD_CHANGED', path, from: 1, to: 2 });
const ofDay = (id: string, field: string) => set(['hours', 'inStore', 'days', { id }, field]);

test('a day that opens at another time and closes as before is one edit, another day another', () => {
  const [opens, length, closed] = ['startTime', 'endOffset', 'closed'].map((field) => ofDay('monday', field));
  const tuesday = ofDay('tuesday', 'startTime');
  expect(editsOf([opens, tuesday, length, closed].filter((one) => one !== undefined))).toEqual([
    [opens, length, closed],
    [tuesday],
  ]);
});

test('a change outside the spans of the hours counts for itself', () => {
  const name = set(['hours', 'inStore', 'specialHours', { id: 'eve' }, 'name']);
  const week = set(['hours', 'startOfWeek']);
  const price = set(['items', { id: 'cola' }, 'price']);
  const limit = set(['items', { id: 'cola' }, 'hours', { id: 'x' }, 'startTime']);
  expect(editCount([name, week, price, limit])).toBe(4);
  expect(editCount([])).toBe(0);
});
