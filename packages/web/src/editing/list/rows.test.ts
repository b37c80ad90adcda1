import { expect, test } from 'vitest';
import { inOrderOf, newNumberId, orderOf, rowsGone, rowsIn, withRowAt, withRowBack, withRowMoved } from './rows.ts';

const list = ['shelf', 'books'];
const withBooks = (...ids: readonly string[]) => ({ shelf: { books: ids.map((id) => ({ id })) } });
const base = withBooks('a', 'b', 'c', 'd');

test('a row moves one place; past the ends nothing moves', () => {
  expect(withRowMoved(base, list, { id: 'b', by: 1 })).toEqual(withBooks('a', 'c', 'b', 'd'));
  expect(withRowMoved(base, list, { id: 'b', by: -1 })).toEqual(withBooks('b', 'a', 'c', 'd'));
  expect(withRowMoved(base, list, { id: 'a', by: -1 })).toBe(base);
  expect(withRowMoved(base, list, { id: 'd', by: 1 })).toBe(base);
  expect(withRowMoved(base, list, { id: 'gone', by: 1 })).toBe(base);
});

test('a row takes the place of another one, over those between them', () => {
  expect(withRowAt(base, list, { id: 'a', to: 'c' })).toEqual(withBooks('b', 'c', 'a', 'd'));
  expect(withRowAt(base, list, { id: 'd', to: 'b' })).toEqual(withBooks('a', 'd', 'b', 'c'));
  expect(withRowAt(base, list, { id: 'gone', to: 'b' })).toBe(base);
  expect(withRowAt(base, list, { id: 'a', to: 'gone' })).toBe(base);
});

test('a row that was taken away comes back behind the row that it followed', () => {
  expect(withRowBack(withBooks('a', 'b', 'd', 'new'), list, { id: 'c', source: base })).toEqual(
    withBooks('a', 'b', 'c', 'd', 'new'),
  );
  expect(withRowBack(withBooks('new', 'd'), list, { id: 'a', source: base })).toEqual(withBooks('a', 'new', 'd'));
  expect(withRowBack(withBooks('d', 'c'), list, { id: 'b', source: base })).toEqual(withBooks('b', 'd', 'c'));
});

test('an order is read of the rows that both have, and can be taken over', () => {
  const draft = withBooks('new', 'd', 'a', 'c');
  expect(orderOf(list, base, draft)(draft)).toEqual(['d', 'a', 'c']);
  expect(orderOf(list, base, draft)(base)).toEqual(['a', 'c', 'd']);
  expect(inOrderOf(draft, list, base)).toEqual(withBooks('a', 'c', 'd', 'new'));
});

test('rows that only the source has are gone; a list that nobody has is empty', () => {
  expect(rowsGone(withBooks('c', 'new'), list, base)).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'd' }]);
  expect(rowsGone(base, list, base)).toEqual([]);
  expect(rowsIn({}, list)).toEqual([]);
});

test('a new number is nobody else’s', () => {
  const ids = [1, 2, 3].map(() => newNumberId([{ id: 10 }]));
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => id >= 1000 && Number.isSafeInteger(id))).toBe(true);
});
