import type { Category } from '../entities/categories.ts';
import type { Department } from '../entities/departments.ts';
import { sizeStyleOf } from '../entities/departments.ts';
import type { MenuItem } from '../entities/items.ts';
import type { MenuBlob } from '../menu-blob.ts';
import { LABEL_COLORS } from '../offers/label-colors.ts';
import type { LayoutButton } from './button.ts';
import { itemButton, newButton, newButtonStyle, newTypeInfo } from './new-button.ts';
import { filledWith } from './place-edits.ts';
import type { LayoutGrid } from './places.ts';
import { type LayoutTab, newTab } from './tab.ts';

interface Wish {
  readonly grid: LayoutGrid;
  /** Which of two items comes first; without it the order of the menu. */
  readonly compare?: (one: MenuItem, other: MenuItem) => number;
}

/**
 * A layout for everything that is sold on the point of sale: a tab for each department, its sizes in the first row, its items
 * in a color for each category. A department with more items than a page has a button for each category, which opens a tab of it.
 */
export function generateLayout(menu: MenuBlob, wish: Wish): readonly LayoutTab[] {
  const itemsOf = Map.groupBy(menu.items.filter(isSoldAtPos), ({ category }) => category);
  const categoriesOf = Map.groupBy(menu.categories.filter(isSoldAtPos), ({ department }) => department);
  let order = 0;
  return menu.departments.filter(isSoldAtPos).flatMap((department) => {
    const place = new Map(department.categories.map((id, at) => [id, at]));
    const filled = (categoriesOf.get(department.id) ?? [])
      .toSorted((one, other) => (place.get(one.id) ?? Infinity) - (place.get(other.id) ?? Infinity))
      .map((category, at) => ({
        category,
        color: LABEL_COLORS[at % LABEL_COLORS.length] ?? LABEL_COLORS[0],
        items: inOrder(itemsOf.get(category.id) ?? [], department, wish),
      }))
      .filter(({ items }) => items.length > 0);
    if (filled.length === 0) return [];
    const tabs = departmentTabs(department, filled, wish.grid).map((tab) => ({ ...tab, order: order++ }));
    return tabs;
  });
}

interface FilledCategory {
  readonly category: Category;
  readonly color: string;
  readonly items: readonly MenuItem[];
}

function departmentTabs(department: Department, filled: readonly FilledCategory[], grid: LayoutGrid): LayoutTab[] {
  const sizes = sizeButtons(department);
  const count = filled.reduce((sum, { items }) => sum + items.length, 0);
  const page = grid.columns * grid.rows;
  const reserved = Math.ceil(sizes.length / grid.columns) * grid.columns;
  const tab = (given: { readonly id: string; readonly name: string } & Partial<LayoutTab>, items: LayoutButton[]) => {
    const head = filledWith({}, { added: sizes }, grid);
    return newTab({ ...given, buttons: filledWith(head, { added: items, from: reserved }, grid) });
  };
  const { id, info } = department;
  if (reserved + count <= page || filled.length === 1) {
    const buttons = filled.flatMap(({ items, color }) =>
      items.map((item) => itemButton(item, newButtonStyle({ buttonColor: color }))),
    );
    return [tab({ id: `tab-${id}`, name: info.name }, buttons)];
  }
  const links = filled.map(({ category, color }) => linkButton(category, color));
  const below = filled.map(({ category, color, items }) =>
    tab(
      { id: `tab-${category.id}`, name: category.info.name, visible: false, tabColor: color },
      items.map((item) => itemButton(item, newButtonStyle({ buttonColor: color }))),
    ),
  );
  return [newTab({ id: `tab-${id}`, name: info.name, buttons: filledWith({}, { added: links }, grid) }), ...below];
}

function inOrder(items: readonly MenuItem[], department: Department, { compare }: Wish): readonly MenuItem[] {
  const place = new Map(department.items.map((id, at) => [id, at]));
  return items.toSorted(
    compare ?? ((one, other) => (place.get(one.id) ?? Infinity) - (place.get(other.id) ?? Infinity)),
  );
}

function sizeButtons(department: Department): LayoutButton[] {
  const style = sizeStyleOf(department);
  return (style?.options ?? []).map(({ id: optionId, name }) =>
    newButton({
      type: 'SIZE',
      buttonText: name,
      typeInfo: newTypeInfo({ sizeInfo: { departmentId: department.id, styleId: style?.id ?? null, optionId } }),
    }),
  );
}

function linkButton({ id, info }: Category, buttonColor: string): LayoutButton {
  return newButton({
    type: 'MENU_LINK',
    buttonText: info.name,
    buttonStyle: newButtonStyle({ buttonColor }),
    typeInfo: newTypeInfo({ menuLinkId: `tab-${id}` }),
  });
}

/** Whether the point of sale sells an item, or something in a category or department, at some hour. */
function isSoldAtPos({ info, availability }: Pick<MenuItem, 'info' | 'availability'>): boolean {
  return info.status === 'ACTIVE' && availability.pos;
}
