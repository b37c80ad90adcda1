import type { LayoutButton } from './button.ts';
import { cellsOf, coveredCells, fitsAt, freeCells, LAST_PLACE, type LayoutGrid, withoutPlaces } from './places.ts';
import type { LayoutTab } from './tab.ts';

type Buttons = LayoutTab['buttons'];

/** Steps across and down. */
export interface LayoutStep {
  readonly columns: number;
  readonly rows: number;
}

/**
 * The layout with a button at another place; a button that lies there takes the place that becomes free. Undefined where one of
 * the two has no room.
 */
export function movedButton(
  buttons: Buttons,
  { from, to }: { readonly from: number; readonly to: number },
  grid: LayoutGrid,
): Buttons | undefined {
  const moving = buttons[from];
  if (!moving || from === to) return undefined;
  const other = buttons[to];
  const rest = withoutPlaces(buttons, new Set([from, to]));
  if (!fitsAt(rest, { at: to, button: moving, grid })) return undefined;
  const placed = { ...rest, [to]: moving };
  if (!other) return placed;
  return fitsAt(placed, { at: from, button: other, grid }) ? { ...placed, [from]: other } : undefined;
}

/** Several buttons moved together; undefined where one of them would leave its row, or lie on another button. */
export function movedTogether(
  buttons: Buttons,
  { places, by }: { readonly places: readonly number[]; readonly by: LayoutStep },
  grid: LayoutGrid,
): Buttons | undefined {
  let moved = withoutPlaces(buttons, new Set(places));
  for (const place of places) {
    const button = buttons[place];
    const column = (place % grid.columns) + by.columns;
    if (!button || column < 0 || column >= grid.columns) return undefined;
    const at = place + by.rows * grid.columns + by.columns;
    if (!fitsAt(moved, { at, button, grid })) return undefined;
    moved = { ...moved, [at]: button };
  }
  return moved;
}

/** Buttons put into the free cells one after another, from a cell on; those without room there go on below. */
export function filledWith(
  buttons: Buttons,
  { added, from = 0 }: { readonly added: readonly LayoutButton[]; readonly from?: number },
  grid: LayoutGrid,
): Buttons {
  const taken = new Set(coveredCells(buttons, grid).keys());
  const placed = added.map((button) => {
    const at = firstFit(taken, { button, from }, grid);
    for (const cell of cellsOf(at, button, grid) ?? [at]) taken.add(cell);
    return [at, button] as const;
  });
  return { ...buttons, ...Object.fromEntries(placed) };
}

/** Where a button goes that is placed after the one at `from`: the next cell with room there, else the first one with room. */
export function nextFit(
  buttons: Buttons,
  { button, from }: { readonly button: LayoutButton; readonly from: number },
  grid: LayoutGrid,
): number {
  const behind = freeCells(buttons, grid).find((at) => at >= from && fitsAt(buttons, { at, button, grid }));
  return behind ?? firstFit(new Set(coveredCells(buttons, grid).keys()), { button, from: 0 }, grid);
}

function firstFit(
  taken: ReadonlySet<number>,
  { button, from }: { readonly button: LayoutButton; readonly from: number },
  grid: LayoutGrid,
): number {
  for (let at = from; at <= LAST_PLACE; at++)
    if (cellsOf(at, button, grid)?.every((cell) => cell <= LAST_PLACE && !taken.has(cell))) return at;
  return [...taken].reduce((last, cell) => Math.max(last, cell + 1), from);
}
