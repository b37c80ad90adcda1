import { describe, expect, test } from 'vitest';
import { newButton, newButtonStyle } from './new-button.ts';
import { type ButtonCorner, resizedButton, withResized } from './resize.ts';

const grid = { columns: 4, rows: 3 };
const button = (buttonSize: string) =>
  newButton({ buttonText: buttonSize, buttonStyle: newButtonStyle({ buttonSize }) });
const pulled = (from: number, size: string, corner: ButtonCorner, by: readonly [number, number], others = {}) => {
  const [columns, rows] = by;
  const resized = resizedButton({ ...others, [from]: button(size) }, { from, corner, by: { columns, rows } }, grid);
  return resized && [resized.at, resized.button.buttonStyle.buttonSize];
};

describe('LY-17 the corner of a button', () => {
  test.each<[string, number, string, ButtonCorner, [number, number], [number, string]]>([
    ['right, below', 5, 'SMALL', 'SE', [1, 0], [5, 'MEDIUM']],
    ['down', 5, 'SMALL', 'SE', [0, 1], [5, 'LARGE']],
    ['far beyond the largest size', 5, 'SMALL', 'SE', [9, 9], [5, 'LARGE']],
    ['inward', 5, 'LARGE', 'SE', [-1, -1], [5, 'SMALL']],
    ['inward by more than there is', 5, 'LARGE', 'SE', [-7, -7], [5, 'SMALL']],
    ['up and left', 5, 'SMALL', 'NW', [-1, -1], [0, 'LARGE']],
    ['up and left, and back', 0, 'LARGE', 'NW', [1, 1], [5, 'SMALL']],
    ['up and right', 5, 'SMALL', 'NE', [1, -1], [1, 'LARGE']],
    ['down and left', 5, 'SMALL', 'SW', [-1, 1], [4, 'LARGE']],
    ['half of a large one', 5, 'LARGE', 'NE', [0, 1], [9, 'MEDIUM']],
    ['nowhere', 5, 'MEDIUM', 'NW', [0, 0], [5, 'MEDIUM']],
  ])('is pulled %s', (_what, from, size, corner, by, expected) => {
    expect(pulled(from, size, corner, by)).toEqual(expected);
  });

  test('goes neither over another button nor out of the grid', () => {
    expect(pulled(5, 'SMALL', 'SE', [1, 0], { 6: button('SMALL') })).toBeUndefined();
    expect(pulled(0, 'SMALL', 'NW', [-1, 0])).toBeUndefined();
    expect(pulled(1, 'SMALL', 'NE', [0, -1])).toBeUndefined();
    expect(pulled(3, 'SMALL', 'SE', [1, 0])).toBeUndefined();
    expect(resizedButton({}, { from: 0, corner: 'SE', by: { columns: 1, rows: 0 } }, grid)).toBeUndefined();
  });

  test('takes the button along where it begins elsewhere', () => {
    const buttons = { 5: button('SMALL'), 3: button('SMALL') };
    const resized = resizedButton(buttons, { from: 5, corner: 'NW', by: { columns: -1, rows: 0 } }, grid);
    expect(resized && withResized(buttons, 5, resized)).toEqual({ 3: button('SMALL'), 4: expect.anything() });
  });
});
