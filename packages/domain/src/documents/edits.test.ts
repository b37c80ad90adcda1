import { describe, expect, test } from 'vitest';
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

const move = (list: string, id: string, field: string, [from, to] = ['drinks', 'food']): Change => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: [list, { id }, field],
  from,
  to,
});
const entered = (department: string, to: string, list = 'items'): Change => ({
  kind: 'ARRAY_ELEMENT_ADDED',
  path: ['departments', { id: department }, list],
  to,
  after: null,
});
const left = (department: string, from: string, list = 'items'): Change => ({
  kind: 'ARRAY_SIMPLE_ELEMENT_REMOVED',
  path: ['departments', { id: department }, list],
  from,
  after: null,
});

describe('an item that moves', () => {
  test('to another department is one edit with its category and its places in both orders', () => {
    const [category, department] = [move('items', 'cola', 'category'), move('items', 'cola', 'department')];
    const other = set(['items', { id: 'cola' }, 'price']);
    const [gone, come] = [left('drinks', 'cola'), entered('food', 'cola')];
    expect(editsOf([gone, come, category, department, other])).toEqual([[department, gone, come, category], [other]]);
  });

  test('to another category of its department is one edit with its new place in the order', () => {
    const category = move('items', 'cola', 'category', ['sodas', 'cold']);
    const order = (to: readonly string[]): Change => ({
      kind: 'ARRAY_REORDERED',
      path: ['departments', { id: 'drinks' }, 'items'],
      from: ['cola', 'tea', 'mate'],
      to,
    });
    expect(editCount([order(['tea', 'mate', 'cola']), category])).toBe(1);
    expect(editCount([order(['mate', 'tea', 'cola']), category])).toBe(2);
  });

  test('with its category is one edit with it; where two categories went that way, each moves on its own', () => {
    const sodas = move('categories', 'sodas', 'department');
    const whole = [sodas, left('drinks', 'sodas', 'categories'), entered('food', 'sodas', 'categories')];
    const items = [move('items', 'cola', 'department'), left('drinks', 'cola'), entered('food', 'cola')];
    expect(editsOf([...items, ...whole])).toEqual([[sodas, ...items, ...whole.slice(1)]]);
    expect(editCount([...items, ...whole, move('categories', 'teas', 'department')])).toBe(3);
  });

  test('two items that move are two edits; an order without a move counts for itself', () => {
    expect(editCount([move('items', 'cola', 'department'), move('items', 'tea', 'department')])).toBe(2);
    expect(editCount([entered('food', 'cola'), left('drinks', 'cola')])).toBe(2);
  });
});

test('the number of free modifiers of an item is one edit for all pricing schemes, where it is another number another', () => {
  const free = (item: string, scheme: string, to = 2) => {
    const path = [
      'items',
      { id: item },
      'pricing',
      { by: 'pricingScheme', value: scheme },
      'toppingBased',
      'freeCount',
    ];
    return { ...set(path), to };
  };
  const [here, there] = [free('pie', 'dine-in'), free('pie', 'delivery')];
  expect(editsOf([here, free('cola', 'dine-in'), there])).toEqual([[here, there], [free('cola', 'dine-in')]]);
  expect(editCount([here, free('pie', 'delivery', 3)])).toBe(2);
});
