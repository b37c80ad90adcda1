import type { Category, Department } from '@servery/domain';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { useSafeDelete } from '../../use-safe-delete.ts';
import type { GroupKind } from '../menu-entity.ts';
import { deletionOf } from '../use-delete-entity.ts';

const texts = {
  category: { one: 'deleteCategory', many: 'deleteCategories', count: 'categoryCount' },
  department: { one: 'deleteDepartment', many: 'deleteDepartments', count: 'departmentCount' },
} as const;

/** Deletes categories or departments with the items below them, after listing the places that name any of it. */
export function useDeleteGroups(kind: GroupKind): (chosen: readonly (Category | Department)[]) => void {
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const safeDelete = useSafeDelete();
  return (chosen) => {
    const ids = chosen.map(({ id }) => id);
    const { items, uses } = deletionOf(menu, kind, new Set(ids));
    const [only] = chosen.length === 1 ? chosen : [];
    const text = t(only ? texts[kind].one : texts[kind].many, { count: items.length });
    const name = only?.info.name ?? t(texts[kind].count, { count: chosen.length });
    safeDelete({ kind, ids, name, text, uses }).catch((error: unknown) => console.error(error));
  };
}
