import { expect, test } from 'vitest';
import type { JsonObject } from '../overrides/change.ts';
import { slicesOf } from './document-slices.ts';

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

test('the slices of a document hold all else in each, and the elements of its long lists in order, few at a time', () => {
  const document = { name: 'Menu', items: range(45), parts: { few: [1, 2], many: range(41), note: null } };
  const slices = [...slicesOf(document)];
  expect(slices[0]).toEqual({ name: 'Menu', items: [], parts: { few: [1, 2], many: [], note: null } });
  expect(slices.slice(1).map(({ items, parts }) => [items, parts])).toEqual([
    ...[range(20), range(40).slice(20), range(45).slice(40)].map((some) => [some, slices[0]?.parts]),
    ...[range(20), range(40).slice(20), [40]].map((many) => [[], { few: [1, 2], many, note: null }]),
  ]);
});

test('a document without a long list is one slice, and stays as it is', () => {
  const document: JsonObject = { items: range(20), parts: {} };
  expect([...slicesOf(document)]).toEqual([document]);
  expect([...slicesOf(document)][0]).toBe(document);
});
