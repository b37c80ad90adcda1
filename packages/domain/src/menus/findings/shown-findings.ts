import type { MenuItem } from '../entities/items.ts';
import { reachedTabs } from '../layout/reached-tabs.ts';
import type { LayoutTab } from '../layout/tab.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { type MenuFinding, menuFinding } from './menu-finding.ts';
import { exceptionsIn } from './most-of-category.ts';

/** Active items that no cashier finds a button of, in categories of which most items have one. */
export function buttonFindings(menu: MenuBlob): readonly MenuFinding[] {
  const shown = itemsWithButton(menu.layout.tabs);
  const isFound = ({ id, availability }: MenuItem) => shown.has(id) || !availability.pos;
  return exceptionsIn(menu, isFound).map(({ item: { id, info }, category }) =>
    menuFinding(
      'NO_BUTTON',
      ['items', { id }],
      `${info.name} has no button on the point of sale. Most items in ${category} have one.`,
    ),
  );
}

/** Active items that guests see online or on the kiosk without an image, in categories of which most items have one. */
export function imageFindings(menu: MenuBlob): readonly MenuFinding[] {
  const isShown = ({ info, availability }: MenuItem) =>
    info.imageId !== null || !(availability.online || availability.kiosk);
  return exceptionsIn(menu, isShown).map(({ item: { id, info }, category }) =>
    menuFinding(
      'NO_IMAGE',
      ['items', { id }, 'info', 'imageId'],
      `${info.name} has no image. Most items in ${category} have one.`,
    ),
  );
}

const known = new WeakMap<readonly LayoutTab[], ReadonlySet<string>>();

/** Computed once for the same tabs: documents are never mutated. */
function itemsWithButton(tabs: readonly LayoutTab[]): ReadonlySet<string> {
  const before = known.get(tabs);
  if (before) return before;
  const reached = reachedTabs(tabs);
  const ids = tabs
    .filter(({ id }) => reached.has(id))
    .flatMap(({ buttons }) => Object.values(buttons))
    .flatMap(({ type, typeInfo }) => (type === 'ITEM' ? (typeInfo.itemInfo.itemId ?? []) : []));
  const found = new Set(ids);
  known.set(tabs, found);
  return found;
}
