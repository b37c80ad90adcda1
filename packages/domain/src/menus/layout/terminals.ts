import { coveredCells, type LayoutGrid, placesOf } from './places.ts';
import type { LayoutTab } from './tab.ts';

/** A size of terminal with the page it has room for. */
export interface Terminal extends LayoutGrid {
  readonly inches: 15 | 12 | 10;
}

/** A smaller screen has the same columns and fewer rows on a page: a key never gets smaller than a finger needs. */
const fewerRows = [
  [15, 0],
  [12, 1],
  [10, 2],
] as const;

export function terminalsOf({ columns, rows }: LayoutGrid): readonly Terminal[] {
  return fewerRows.map(([inches, fewer]) => ({ inches, columns, rows: Math.max(1, rows - fewer) }));
}

/** The buttons that do not wholly lie on the first page. */
export function offFirstPage(buttons: LayoutTab['buttons'], grid: LayoutGrid): readonly number[] {
  const page = grid.columns * grid.rows;
  const beyond = new Set([...coveredCells(buttons, grid)].filter(([cell]) => cell >= page).map(([, place]) => place));
  return placesOf(buttons).filter((place) => place >= page || beyond.has(place));
}
