import type { MenuBlob } from '@servery/domain';
import type { TreeSide } from '../../../../ui/data/tree-moves.ts';

type Menu = Pick<MenuBlob, 'departments' | 'categories' | 'items'>;
type Department = MenuBlob['departments'][number];

/** Where something goes: beside another one, or into a category as its last. */
type Target = { readonly to: string; readonly side: TreeSide };

/** A department before or after another one. */
export function withDepartmentAt<Of extends Menu>(menu: Of, id: string, target: Target): Of {
  const byId = new Map(menu.departments.map((department) => [department.id, department]));
  const ids = beside([...byId.keys()], id, target);
  return { ...menu, departments: ids.flatMap((one) => byId.get(one) ?? []) };
}

/** A category before or after another one of its department. */
export function withCategoryAt<Of extends Menu>(menu: Of, id: string, target: Target): Of {
  const departmentOf = (category: string) => menu.categories.find((one) => one.id === category)?.department;
  const department = departmentOf(id);
  if (department === undefined || department !== departmentOf(target.to)) return menu;
  const own = menu.categories.filter((category) => category.department === department);
  return withOrder(menu, department, (before) => ({
    ...before,
    categories: beside(inOrder(own, before.categories), id, target),
  }));
}

/** An item before or after another one, in the category of that one; or into a category, all within one department. */
export function withItemAt<Of extends Menu>(menu: Of, id: string, { to, side }: Target): Of {
  const item = menu.items.find((one) => one.id === id);
  const category = side === 'into' ? to : menu.items.find((one) => one.id === to)?.category;
  const department = menu.categories.find((one) => one.id === category)?.department;
  if (!item || category === undefined || item.department !== department) return menu;
  const own = menu.items.filter((one) => one.department === department);
  const categoryOf = new Map(own.map((one) => [one.id, one.category]));
  const moved = withOrder(menu, department, (before) => {
    const ids = inOrder(own, before.items);
    const last = ids.findLast((one) => one !== id && categoryOf.get(one) === category);
    if (side !== 'into') return { ...before, items: beside(ids, id, { to, side }) };
    return { ...before, items: last === undefined ? ids : beside(ids, id, { to: last, side: 'after' }) };
  });
  if (item.category === category) return moved;
  return { ...moved, items: menu.items.map((one) => (one.id === id ? { ...one, category } : one)) };
}

function withOrder<Of extends Menu>(menu: Of, id: string, update: (before: Department) => Department): Of {
  return { ...menu, departments: menu.departments.map((one) => (one.id === id ? update(one) : one)) };
}

/** The ids as the department orders them; those that it does not name come last, as the tree shows them. */
function inOrder(entities: readonly { readonly id: string }[], order: readonly string[]): string[] {
  const own = new Set(entities.map(({ id }) => id));
  const named = order.filter((id) => own.has(id));
  const known = new Set(named);
  return [...named, ...[...own].filter((id) => !known.has(id))];
}

function beside(ids: readonly string[], id: string, { to, side }: Target): string[] {
  const others = ids.filter((one) => one !== id);
  const at = others.indexOf(to);
  if (at < 0 || !ids.includes(id)) return [...ids];
  return others.toSpliced(side === 'before' ? at : at + 1, 0, id);
}
