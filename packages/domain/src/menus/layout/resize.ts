import type { LayoutButton } from './button.ts';
import type { LayoutStep } from './place-edits.ts';
import { fitsAt, type LayoutGrid, spanOf, withoutPlaces } from './places.ts';
import type { LayoutTab } from './tab.ts';

export const BUTTON_CORNERS = ['NW', 'NE', 'SW', 'SE'] as const;
export type ButtonCorner = (typeof BUTTON_CORNERS)[number];

/** Where a button begins and its size after one of its corners was pulled. */
export interface ResizedButton {
  readonly at: number;
  readonly button: LayoutButton;
}

/**
 * A button whose corner is pulled by cells right and down, while the opposite corner keeps its cell: the size that covers the wanted
 * cells. Undefined where that lies on another button, or outside of the grid.
 */
export function resizedButton(
  buttons: LayoutTab['buttons'],
  { from, corner, by }: { readonly from: number; readonly corner: ButtonCorner; readonly by: LayoutStep },
  grid: LayoutGrid,
): ResizedButton | undefined {
  const before = buttons[from];
  if (!before) return undefined;
  const span = spanOf(before);
  const [isNorth, isWest] = [corner.startsWith('N'), corner.endsWith('W')];
  const buttonSize = sizeCovering({
    columns: span.columns + (isWest ? -by.columns : by.columns),
    rows: span.rows + (isNorth ? -by.rows : by.rows),
  });
  const button = { ...before, buttonStyle: { ...before.buttonStyle, buttonSize } };
  const next = spanOf(button);
  const column = (from % grid.columns) + (isWest ? span.columns - next.columns : 0);
  const row = Math.floor(from / grid.columns) + (isNorth ? span.rows - next.rows : 0);
  const at = row * grid.columns + column;
  const isInside = column >= 0 && row >= 0;
  return isInside && fitsAt(buttons, { at, button, grid }, new Set([from])) ? { at, button } : undefined;
}

export function withResized(buttons: LayoutTab['buttons'], from: number, { at, button }: ResizedButton) {
  return { ...withoutPlaces(buttons, new Set([from])), [at]: button };
}

function sizeCovering({ columns, rows }: LayoutGrid): string {
  if (rows > 1) return 'LARGE';
  return columns > 1 ? 'MEDIUM' : 'SMALL';
}
