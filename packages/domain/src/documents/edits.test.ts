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

test('a new item is one edit with its place in the order and the next number, its owner first', () => {
  const order: Change = {
    kind: 'ARRAY_ELEMENT_ADDED',
    path: ['departments', { id: 'pizza' }, 'items'],
    to: 'i1',
    after: null,
  };
  const item: Change = { kind: 'ARRAY_ELEMENT_ADDED', path: ['items'], to: { id: 'i1' }, after: null };
  const other: Change = { kind: 'ARRAY_ELEMENT_ADDED', path: ['items'], to: { id: 'i2' }, after: 'i1' };
  const number = set(['pluNumbers', 'items']);
  expect(editsOf([order, item, number])).toEqual([[item, order, number]]);
  expect(editsOf([order, item, other, number])).toEqual([
    [item, order],
    [other, number],
  ]);
  expect(editsOf([order, number])).toEqual([[order], [number]]);
});

test('an item that goes is one edit with its place in the order', () => {
  const path = ['departments', { id: 'pizza' }, 'items'];
  const order: Change = { kind: 'ARRAY_SIMPLE_ELEMENT_REMOVED', path, from: 'i1', after: null };
  const item: Change = { kind: 'ARRAY_ENTITY_REMOVED', path: ['items', { id: 'i1' }], from: { id: 'i1' }, after: null };
  expect(editsOf([order, item])).toEqual([[item, order]]);
});

test('how many modifiers are free is one edit for all sizes of a category, another category is another', () => {
  const free = (category: string, option: string) =>
    set([
      ...['items', { id: 'cola' }, 'inclusions', 'categoriesSettings', { id: category }, 'freeBySize'],
      { by: 'option', value: option },
    ]);
  expect(editCount([free('meat', 's'), free('cheese', 's'), free('meat', 'l')])).toBe(2);
});

test('an entry inside a new item takes no number of items', () => {
  const inside: Change = {
    kind: 'ARRAY_ELEMENT_ADDED',
    path: ['items', { id: 'cola' }, 'inclusions', 'itemsSettings'],
    to: { id: 'i1' },
    after: null,
  };
  expect(editCount([inside, set(['pluNumbers', 'items'])])).toBe(2);
});
