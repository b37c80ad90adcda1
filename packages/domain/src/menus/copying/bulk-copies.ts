import type { MenuBlob } from '../menu-blob.ts';
import { clipOfAll } from './menu-clip.ts';
import { pasteClip } from './paste-clip.ts';

type GroupKind = 'department' | 'category';

interface CopyWords {
  /** An id that nothing on the menu has. */
  readonly newId: (kind: GroupKind | 'item') => string;
  readonly nameOf: (name: string) => string;
}

export interface BulkCopies {
  readonly menu: MenuBlob;
  readonly ids: readonly string[];
}

interface CopiedGroups {
  readonly kind: GroupKind;
  readonly ids: ReadonlySet<string>;
}

/** Copies of departments or categories with their parts, each right behind its original. */
export function withBulkCopies(menu: MenuBlob, { kind, ids }: CopiedGroups, words: CopyWords): BulkCopies {
  if (kind === 'department') return copied(menu, { kind, ids, departmentId: '' }, words);
  const chosen = menu.categories.filter(({ id }) => ids.has(id));
  let all: BulkCopies = { menu, ids: [] };
  for (const [departmentId, categories] of Map.groupBy(chosen, ({ department }) => department)) {
    const some = { kind, ids: new Set(categories.map(({ id }) => id)), departmentId };
    const next = copied(all.menu, some, words);
    all = { menu: next.menu, ids: [...all.ids, ...next.ids] };
  }
  return all;
}

type CopiedInDepartment = CopiedGroups & { readonly departmentId: string };

function copied(
  menu: MenuBlob,
  { kind, ids, departmentId }: CopiedInDepartment,
  { newId, nameOf }: CopyWords,
): BulkCopies {
  const clip = clipOfAll(menu, kind, ids);
  if (clip === undefined) return { menu, ids: [] };
  const pasted = pasteClip(menu, clip, { into: { departmentId, categoryId: '' }, newId }).menu;
  const isCategory = kind === 'category';
  const originals = isCategory ? clip.part.categories : clip.part.departments;
  const added = isCategory
    ? pasted.categories.slice(menu.categories.length)
    : pasted.departments.slice(menu.departments.length);
  const copyOf = new Map(originals.map(({ id }, at) => [id, added[at]?.id ?? '']));
  const copies = new Set(copyOf.values());
  const renamed = <Entity extends Named>(entity: Entity): Entity =>
    copies.has(entity.id)
      ? { ...entity, info: { ...entity.info, name: nameOf(entity.info.name), displayName: '' } }
      : entity;
  const named: MenuBlob = isCategory
    ? { ...pasted, categories: pasted.categories.map(renamed) }
    : { ...pasted, departments: pasted.departments.map(renamed) };
  return { menu: withCopiesBehind(named, kind, copyOf), ids: [...copies] };
}

interface Named {
  readonly id: string;
  readonly info: { readonly name: string; readonly displayName: string };
}

function withCopiesBehind(menu: MenuBlob, kind: GroupKind, copyOf: ReadonlyMap<string, string>): MenuBlob {
  const copies = new Set(copyOf.values());
  const behind = (ids: readonly string[]) =>
    ids.filter((id) => !copies.has(id)).flatMap((id) => [id, copyOf.get(id) ?? []].flat());
  if (kind === 'category') {
    const departments = menu.departments.map((department) =>
      department.categories.some((id) => copies.has(id))
        ? { ...department, categories: behind(department.categories) }
        : department,
    );
    return { ...menu, departments };
  }
  const byId = new Map(menu.departments.map((department) => [department.id, department]));
  return { ...menu, departments: behind([...byId.keys()]).flatMap((id) => byId.get(id) ?? []) };
}
