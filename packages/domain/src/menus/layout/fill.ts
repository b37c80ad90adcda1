import type { MenuItem } from '../entities/items.ts';
import type { LayoutButton } from './button.ts';
import { itemButton } from './new-button.ts';
import { filledWith } from './place-edits.ts';
import { type LayoutGrid, placesOf } from './places.ts';
import type { LayoutTab } from './tab.ts';

type Buttons = LayoutTab['buttons'];

/** The tab as filling it with items would make it. */
export interface LayoutFill {
  /** All buttons that the tab would have. */
  readonly buttons: Buttons;
  /** Places of the new ones. */
  readonly added: readonly number[];
  /** How many of these are not on the first page. */
  readonly beyond: number;
  /** How many items have a button on the tab already: they get no second one. */
  readonly already: number;
}

interface Filling {
  readonly items: readonly MenuItem[];
  /** The look of the new buttons. */
  readonly style: LayoutButton['buttonStyle'];
}

/** Fills the free cells of a tab with a button for each item that has none on it; those without room go to the next page. */
export function layoutFill(buttons: Buttons, { items, style }: Filling, grid: LayoutGrid): LayoutFill {
  const there = new Set(
    Object.values(buttons).map(({ type, typeInfo }) => (type === 'ITEM' ? typeInfo.itemInfo.itemId : null)),
  );
  const missing = items.filter(({ id }) => !there.has(id));
  const filled = filledWith(buttons, { added: missing.map((item) => itemButton(item, style)) }, grid);
  const added = placesOf(filled).filter((place) => !(place in buttons));
  const beyond = added.filter((place) => place >= grid.columns * grid.rows).length;
  return { buttons: filled, added, beyond, already: items.length - missing.length };
}
