import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newButton, newButtonStyle } from './new-button.ts';
import { coveredCells, type LayoutGrid, placesOf } from './places.ts';
import { coveredButtons, regridded, withCoveredMoved } from './regrid.ts';
import { layoutSchema, MOST_GRID_LINES, newTab } from './tab.ts';

const button = (buttonText: string, buttonSize = 'SMALL') =>
  newButton({ buttonText, buttonStyle: newButtonStyle({ buttonSize }) });
type Buttons = Readonly<Record<string, ReturnType<typeof button>>>;
const texts = (buttons: Buttons | undefined) =>
  Object.fromEntries(Object.entries(buttons ?? {}).map(([place, { buttonText }]) => [place, buttonText]));
const on = (buttons: Buttons, from: LayoutGrid, to: LayoutGrid) => {
  const { tabs, ...counts } = regridded([newTab({ id: 't', name: 'Pizza', buttons })], { from, to });
  return { ...counts, buttons: texts(tabs[0]?.buttons) };
};

describe('a layout on another grid', () => {
  test('LY-04 a button keeps its row and column: its place is counted on the new grid', () => {
    const three = { columns: 3, rows: 2 };
    expect(on({ 0: button('a'), 4: button('b') }, three, { columns: 5, rows: 2 })).toEqual({
      buttons: { 0: 'a', 6: 'b' },
      moved: 0,
      narrowed: 0,
    });
    expect(on({ 6: button('second page') }, three, { columns: 3, rows: 4 }).buttons).toEqual({ 12: 'second page' });
  });

  test('LY-04 what loses its column or row goes to a free cell, else to the next page', () => {
    const from = { columns: 3, rows: 1 };
    expect(on({ 0: button('a'), 2: button('c') }, from, { columns: 2, rows: 1 })).toEqual({
      buttons: { 0: 'a', 1: 'c' },
      moved: 1,
      narrowed: 0,
    });
    const full = { 0: button('a'), 1: button('b'), 2: button('c') };
    expect(on(full, from, { columns: 2, rows: 1 }).buttons).toEqual({ 0: 'a', 1: 'b', 2: 'c' });
    expect(on({ 5: button('last row') }, { columns: 3, rows: 2 }, from).buttons).toEqual({ 0: 'last row' });
  });

  test('LY-17 a button wider than the grid covers one cell', () => {
    const { tabs, moved, narrowed } = regridded(
      [newTab({ id: 't', name: 'Pizza', buttons: { 1: button('wide', 'LARGE') } })],
      { from: { columns: 3, rows: 2 }, to: { columns: 1, rows: 2 } },
    );
    expect([moved, narrowed]).toEqual([1, 1]);
    expect(tabs[0]?.buttons[0]?.buttonStyle.buttonSize).toBe('SMALL');
  });

  test('LY-04 no grid loses a button, or lays one over another', () => {
    const lines = fc.integer({ min: 1, max: MOST_GRID_LINES });
    const grids = fc.record({ columns: lines, rows: lines });
    const size = fc.constantFrom('SMALL', 'MEDIUM', 'LARGE');
    fc.assert(
      fc.property(grids, grids, fc.dictionary(fc.nat(200).map(String), size), (from, to, sizes) => {
        const buttons = Object.fromEntries(Object.entries(sizes).map(([place, one]) => [place, button(place, one)]));
        const { tabs } = regridded([newTab({ id: 't', name: 'Pizza', buttons })], { from, to });
        const after = tabs[0]?.buttons ?? {};
        expect(Object.values(texts(after)).toSorted()).toEqual(Object.keys(sizes).toSorted());
        expect(new Set(coveredCells(after, to).values()).size).toBe(placesOf(after).length);
        expect(coveredButtons(after, to)).toEqual([]);
      }),
    );
  });

  test('has 1 to 20 columns and rows', () => {
    const parse = (columns: number) => layoutSchema.safeParse({ columns, rows: 6, tabs: [] }).success;
    expect([0, 1, MOST_GRID_LINES, MOST_GRID_LINES + 1].map(parse)).toEqual([false, true, true, false]);
  });
});

describe('buttons that nobody sees', () => {
  const grid = { columns: 3, rows: 2 };
  const buttons = { 0: button('wide', 'MEDIUM'), 1: button('under'), 3: button('free') };

  test('LY-04 lie under another one, and are moved to free cells', () => {
    expect(coveredButtons(buttons, grid)).toEqual([1]);
    expect(texts(withCoveredMoved(buttons, grid))).toEqual({ 0: 'wide', 2: 'under', 3: 'free' });
    expect(coveredButtons(withCoveredMoved(buttons, grid), grid)).toEqual([]);
  });
});
