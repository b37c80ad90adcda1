import { describe, expect, test } from 'vitest';
import { newItem } from '../entities/items.ts';
import { layoutFill } from './fill.ts';
import { itemButton, newButtonStyle } from './new-button.ts';

const grid = { columns: 2, rows: 2 };
const style = newButtonStyle({ buttonColor: '#123456' });
const items = ['cola', 'tea', 'milk', 'juice', 'water'].map((id) =>
  newItem({ id, name: id, department: 'drinks', category: 'soft' }),
);
const [cola, tea] = items.map((item) => itemButton(item, newButtonStyle()));

describe('a tab that is filled with items', () => {
  test('gets a button for each that has none, in the free cells, then on the next page', () => {
    const before = { ...(cola && { 1: cola }) };
    const fill = layoutFill(before, { items, style }, grid);
    expect(fill).toMatchObject({ added: [0, 2, 3, 4], beyond: 1, already: 1 });
    expect(Object.values(fill.buttons).map(({ buttonText }) => buttonText)).toEqual([
      'tea',
      'cola',
      'milk',
      'juice',
      'water',
    ]);
    expect(fill.buttons[0]?.buttonStyle.buttonColor).toBe('#123456');
    expect(fill.buttons[1]).toBe(cola);
  });

  test('that has them all stays as it is', () => {
    const before = { ...(cola && { 0: cola }), ...(tea && { 3: tea }) };
    const fill = layoutFill(before, { items: items.slice(0, 2), style }, grid);
    expect(fill).toEqual({ buttons: before, added: [], beyond: 0, already: 2 });
  });
});
