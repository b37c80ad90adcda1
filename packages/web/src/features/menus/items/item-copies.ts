import { type MenuBlob, type MenuItem, nextPlu } from '@servery/domain';
import { newEntityId } from '../new-entity-id.ts';

export type CopiedItems = { readonly menu: MenuBlob; readonly ids: readonly string[] };

/** Copies with names and numbers of their own, each right behind its original. */
export function withItemCopies(
  menu: MenuBlob,
  ids: ReadonlySet<string>,
  nameOf: (name: string) => string,
): CopiedItems {
  const copies = new Map<string, MenuItem>();
  let { pluNumbers } = menu;
  for (const item of menu.items.filter(({ id }) => ids.has(id))) {
    const { pluNum, next } = nextPlu({ ...menu, pluNumbers }, 'items');
    pluNumbers = { ...pluNumbers, items: next };
    const info = { ...item.info, name: nameOf(item.info.name), displayName: '', pluNum };
    copies.set(item.id, { ...structuredClone(item), id: newEntityId('item'), info });
  }
  const departments = menu.departments.map((department) =>
    department.items.some((id) => ids.has(id))
      ? { ...department, items: department.items.flatMap((id) => [id, copies.get(id)?.id ?? []].flat()) }
      : department,
  );
  const items = menu.items.flatMap((item) => [item, copies.get(item.id) ?? []].flat());
  return { menu: { ...menu, pluNumbers, departments, items }, ids: [...copies.values()].map(({ id }) => id) };
}
