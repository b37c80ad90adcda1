import type { LayoutButton } from './button.ts';
import { filledWith } from './place-edits.ts';
import { coveredCells, fitsAt, type LayoutGrid, placesOf, spanOf, withoutPlaces } from './places.ts';
import type { LayoutTab } from './tab.ts';

type Buttons = LayoutTab['buttons'];

/** The effect of another grid on the buttons of a layout. */
export interface Regridded {
  readonly tabs: readonly LayoutTab[];
  /** Buttons without room where they lay: they lie in free cells now, or on a further page. */
  readonly moved: number;
  /** Buttons that are wider than the grid: they cover one cell now. */
  readonly narrowed: number;
}

interface Resize {
  readonly from: LayoutGrid;
  readonly to: LayoutGrid;
}

/** LY-04: tabs on another grid. A button keeps its page, row and column; a button without room there goes to free cells. */
export function regridded(tabs: readonly LayoutTab[], resize: Resize): Regridded {
  const all = tabs.map((tab) => ({ tab, ...regriddedButtons(tab.buttons, resize) }));
  return {
    tabs: all.map(({ tab, buttons }) => ({ ...tab, buttons })),
    moved: all.reduce((sum, { moved }) => sum + moved, 0),
    narrowed: all.reduce((sum, { narrowed }) => sum + narrowed, 0),
  };
}

function regriddedButtons(buttons: Buttons, { from, to }: Resize) {
  let kept: Buttons = {};
  let narrowed = 0;
  const without: LayoutButton[] = [];
  for (const place of placesOf(buttons)) {
    const before = buttons[place];
    if (!before) continue;
    const button = narrowedTo(before, to);
    if (button !== before) narrowed++;
    const at = placeOn(place, { button, from, to });
    if (at !== undefined && fitsAt(kept, { at, button, grid: to })) kept = { ...kept, [at]: button };
    else without.push(button);
  }
  return { buttons: filledWith(kept, { added: without }, to), moved: without.length, narrowed };
}

function narrowedTo(button: LayoutButton, { columns }: LayoutGrid): LayoutButton {
  if (spanOf(button).columns <= columns) return button;
  return { ...button, buttonStyle: { ...button.buttonStyle, buttonSize: 'SMALL' } };
}

/** The place with the same page, row and column on another grid; undefined where its page has no such row or column. */
function placeOn(place: number, { button, from, to }: Resize & { readonly button: LayoutButton }): number | undefined {
  const span = spanOf(button);
  const [line, column] = [Math.floor(place / from.columns), place % from.columns];
  const [page, row] = [Math.floor(line / from.rows), line % from.rows];
  if (row + span.rows > to.rows || column + span.columns > to.columns) return undefined;
  return (page * to.rows + row) * to.columns + column;
}

/** Buttons that nobody sees, since another one has the first of their cells: a level above put it there, or changed the grid. */
export function coveredButtons(buttons: Buttons, grid: LayoutGrid): readonly number[] {
  const cells = coveredCells(buttons, grid);
  return placesOf(buttons).filter((place) => cells.get(place) !== place);
}

/** The covered buttons of a tab in its free cells. */
export function withCoveredMoved(buttons: Buttons, grid: LayoutGrid): Buttons {
  const covered = new Set(coveredButtons(buttons, grid));
  const added = [...covered].flatMap((place) => buttons[place] ?? []);
  return filledWith(withoutPlaces(buttons, covered), { added }, grid);
}
