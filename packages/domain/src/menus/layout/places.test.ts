import { describe, expect, test } from 'vitest';
import { newButton, newButtonStyle } from './new-button.ts';
import { filledWith, movedButton, movedTogether, nextFit } from './place-edits.ts';
import { cellsOf, coveredCells, fitsAt, freeCells, placesOf } from './places.ts';

const grid = { columns: 4, rows: 2 };
const button = (buttonText: string, buttonSize = 'SMALL') =>
  newButton({ buttonText, buttonStyle: newButtonStyle({ buttonSize }) });
const small = button('small');
const wide = button('wide', 'MEDIUM');
const large = button('large', 'LARGE');
const texts = (buttons: Record<string, ReturnType<typeof button>> | undefined) =>
  buttons && Object.fromEntries(Object.entries(buttons).map(([place, { buttonText }]) => [place, buttonText]));

describe('buttons on the grid', () => {
  test('LY-17 cover cells as their size says, and never leave their row', () => {
    expect(cellsOf(5, small, grid)).toEqual([5]);
    expect(cellsOf(1, wide, grid)).toEqual([1, 2]);
    expect(cellsOf(2, large, grid)).toEqual([2, 3, 6, 7]);
    expect(cellsOf(3, wide, grid)).toBeUndefined();
    expect(cellsOf(0, button('odd', 'HUGE'), grid)).toEqual([0]);
  });

  test('LY-04 their places are numbers, and the first one has a cell that two claim', () => {
    expect(placesOf({ 10: small, 2: small })).toEqual([2, 10]);
    expect([...coveredCells({ 0: wide, 1: small }, grid)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('free are the cells of the pages in use', () => {
    expect(freeCells({}, grid)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(freeCells({ 0: large }, grid)).toEqual([2, 3, 6, 7]);
    expect(freeCells({ 8: small }, grid)).toHaveLength(15);
  });

  test('lie nowhere over another one, outside of the row or before the first cell', () => {
    expect(fitsAt({ 1: small }, { at: 0, button: wide, grid })).toBe(false);
    expect(fitsAt({ 1: small }, { at: 0, button: wide, grid }, new Set([1]))).toBe(true);
    expect(fitsAt({}, { at: -1, button: small, grid })).toBe(false);
    expect(fitsAt({}, { at: 9999, button: large, grid })).toBe(false);
  });
});

describe('moving buttons', () => {
  test('one goes to a free cell, or changes places with what lies there', () => {
    expect(texts(movedButton({ 0: small }, { from: 0, to: 7 }, grid))).toEqual({ 7: 'small' });
    expect(texts(movedButton({ 0: small, 3: button('other') }, { from: 0, to: 3 }, grid))).toEqual({
      0: 'other',
      3: 'small',
    });
  });

  test('a large one that would lie on others stays where it is', () => {
    expect(movedButton({ 0: large, 3: small }, { from: 0, to: 2 }, grid)).toBeUndefined();
    expect(movedButton({ 0: small, 2: wide, 1: small }, { from: 0, to: 2 }, grid)).toBeUndefined();
    expect(movedButton({ 0: small }, { from: 0, to: 0 }, grid)).toBeUndefined();
    expect(movedButton({}, { from: 0, to: 1 }, grid)).toBeUndefined();
  });

  test('several keep their places to each other, also over their own cells', () => {
    const both = { 0: small, 1: button('next') };
    expect(texts(movedTogether(both, { places: [0, 1], by: { columns: 1, rows: 0 } }, grid))).toEqual({
      1: 'small',
      2: 'next',
    });
    expect(movedTogether(both, { places: [0, 1], by: { columns: -1, rows: 0 } }, grid)).toBeUndefined();
    expect(movedTogether({ ...both, 2: wide }, { places: [0, 1], by: { columns: 1, rows: 0 } }, grid)).toBeUndefined();
    expect(movedTogether(both, { places: [0, 1], by: { columns: 0, rows: -1 } }, grid)).toBeUndefined();
  });

  test('those that are added fill the free cells, then the next page', () => {
    const full = filledWith({ 1: small }, { added: Array.from({ length: 8 }, (_, at) => button(`b${at}`)) }, grid);
    expect(placesOf(full)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(full[0]?.buttonText).toBe('b0');
    expect(full[8]?.buttonText).toBe('b7');
    expect(placesOf(filledWith({ 2: small }, { added: [wide, wide] }, grid))).toEqual([0, 2, 4]);
    expect(placesOf(filledWith({}, { added: [small], from: 5 }, grid))).toEqual([5]);
  });

  test('the next one goes behind a cell, else to the first room there is, else to the next page', () => {
    const others = { 4: small };
    expect(nextFit(others, { button: small, from: 4 }, grid)).toBe(5);
    expect(nextFit(others, { button: wide, from: 7 }, grid)).toBe(0);
    const full = filledWith({}, { added: Array.from({ length: 9 }, () => small) }, grid);
    expect(nextFit(full, { button: small, from: 3 }, grid)).toBe(9);
  });
});
