import type { LayoutButton } from './button.ts';
import type { LayoutTab } from './tab.ts';

/** Columns and rows of one page of a terminal. A tab with more buttons goes on below, page by page. */
export interface LayoutGrid {
  readonly columns: number;
  readonly rows: number;
}

type Buttons = LayoutTab['buttons'];

export const BUTTON_SIZES = ['SMALL', 'MEDIUM', 'LARGE'] as const;

/** Cells across and down, by `buttonSize`; a button of an unknown size covers one. */
const spans: ReadonlyMap<string, LayoutGrid> = new Map([
  ['SMALL', { columns: 1, rows: 1 }],
  ['MEDIUM', { columns: 2, rows: 1 }],
  ['LARGE', { columns: 2, rows: 2 }],
]);

export function spanOf({ buttonStyle }: Pick<LayoutButton, 'buttonStyle'>): LayoutGrid {
  return spans.get(buttonStyle.buttonSize) ?? { columns: 1, rows: 1 };
}

/** The cells that a button at a place covers; undefined where it would leave the row. */
export function cellsOf(at: number, button: LayoutButton, { columns }: LayoutGrid): readonly number[] | undefined {
  const span = spanOf(button);
  if ((at % columns) + span.columns > columns) return undefined;
  return Array.from(
    { length: span.columns * span.rows },
    (_, cell) => at + Math.floor(cell / span.columns) * columns + (cell % span.columns),
  );
}

/** Places of the buttons of a tab, from the first cell on. */
export function placesOf(buttons: Buttons): readonly number[] {
  return Object.keys(buttons)
    .map(Number)
    .sort((one, other) => one - other);
}

/** Which button covers a cell, by the places of both. Where buttons lie over each other, the first one has the cell. */
export function coveredCells(buttons: Buttons, grid: LayoutGrid): ReadonlyMap<number, number> {
  const covered = new Map<number, number>();
  for (const place of placesOf(buttons)) {
    const button = buttons[place];
    for (const cell of (button && cellsOf(place, button, grid)) ?? [place])
      if (!covered.has(cell)) covered.set(cell, place);
  }
  return covered;
}

/** How many pages the buttons need, at least one. */
export function pagesOf(buttons: Buttons, grid: LayoutGrid): number {
  const last = Math.max(-1, ...coveredCells(buttons, grid).keys());
  return Math.max(1, Math.ceil((last + 1) / (grid.columns * grid.rows)));
}

/** The cells of the pages in use that nothing covers; at least those of the first page. */
export function freeCells(buttons: Buttons, grid: LayoutGrid): readonly number[] {
  const covered = coveredCells(buttons, grid);
  const cells = pagesOf(buttons, grid) * grid.columns * grid.rows;
  return Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !covered.has(cell));
}

/** Whether a button can lie at a place beside the others; some of them may be on their way elsewhere. */
export function fitsAt(
  buttons: Buttons,
  { at, button, grid }: { readonly at: number; readonly button: LayoutButton; readonly grid: LayoutGrid },
  leaving: ReadonlySet<number> = new Set(),
): boolean {
  const cells = at < 0 ? undefined : cellsOf(at, button, grid);
  const covered = coveredCells(withoutPlaces(buttons, leaving), grid);
  return cells?.every((cell) => cell <= LAST_PLACE && !covered.has(cell)) ?? false;
}

/** Buttons are keyed by four digits at most. LY-04 */
export const LAST_PLACE = 9999;

export function withoutPlaces(buttons: Buttons, places: ReadonlySet<number>): Buttons {
  return Object.fromEntries(Object.entries(buttons).filter(([place]) => !places.has(Number(place))));
}
