import { expect, test } from 'vitest';
import { newButton, newButtonStyle } from './new-button.ts';
import { offFirstPage, terminalsOf } from './terminals.ts';

const large = newButton({ buttonStyle: newButtonStyle({ buttonSize: 'LARGE' }) });

test('smaller terminals have the columns of the layout and fewer rows, at least one', () => {
  expect(terminalsOf({ columns: 6, rows: 6 })).toEqual([
    { inches: 15, columns: 6, rows: 6 },
    { inches: 12, columns: 6, rows: 5 },
    { inches: 10, columns: 6, rows: 4 },
  ]);
  expect(terminalsOf({ columns: 3, rows: 1 }).map(({ rows }) => rows)).toEqual([1, 1, 1]);
});

test('a button is off the first page as soon as a part of it is', () => {
  const buttons = { 0: newButton(), 3: large, 8: newButton() };
  expect(offFirstPage(buttons, { columns: 3, rows: 3 })).toEqual([]);
  expect(offFirstPage(buttons, { columns: 3, rows: 2 })).toEqual([3, 8]);
  expect(offFirstPage(buttons, { columns: 3, rows: 1 })).toEqual([3, 8]);
  expect(offFirstPage({ 0: large }, { columns: 3, rows: 1 })).toEqual([0]);
});
