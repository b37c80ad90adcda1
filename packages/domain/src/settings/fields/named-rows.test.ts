import { expect, test } from 'vitest';
import { freeName, nameProblems } from './named-rows.ts';

const list = { path: ['shelves'], code: 'SHELF', noun: 'A shelf' };

test('a row without a name and a name that is listed twice are problems of that row', () => {
  const rows = [
    { id: 1, name: 'Top' },
    { id: 2, name: '  ' },
    { id: 3, name: ' TOP ' },
  ];
  expect(nameProblems(rows, list)).toEqual([
    { code: 'SHELF_NAME_EMPTY', path: ['shelves', { id: 2 }, 'name'], message: 'A shelf needs a name.' },
    { code: 'SHELF_NAME_TAKEN', path: ['shelves', { id: 3 }, 'name'], message: 'The name "TOP" is taken.' },
  ]);
});

test('a taken name gets the next free number', () => {
  expect(freeName([], 'New shelf')).toBe('New shelf');
  const rows = ['new shelf', 'New shelf 2'].map((name, id) => ({ id, name }));
  expect(freeName(rows, 'New shelf')).toBe('New shelf 3');
});
