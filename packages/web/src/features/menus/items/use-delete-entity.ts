import { type MenuBlob, type Use, usesById } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { isWhereItLies } from '../use-places.ts';
import { useSafeDelete } from '../use-safe-delete.ts';
import type { EntityProps } from './menu-entity.ts';

const titles = { item: 'deleteItem', category: 'deleteCategory', department: 'deleteDepartment' } as const;

/** Deletes something of the tree with the items below it. */
export function useDeleteEntity(): (entity: EntityProps) => void {
  const t = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const navigate = useNavigate();
  const safeDelete = useSafeDelete();

  const remove = async (props: EntityProps) => {
    const { kind, entity } = props;
    const { items, uses } = deletionOf(menu, kind, new Set([entity.id]));
    const isDeleted = await safeDelete({
      kind,
      ids: [entity.id],
      name: entity.info.name,
      text: t(titles[kind], { count: items.length }),
      uses,
    });
    return isDeleted ? navigate({ to: '/menu/menuItems', search: true }) : undefined;
  };
  return (props) => {
    remove(props).catch((error: unknown) => console.error(error));
  };
}

export type Deletion = { readonly items: readonly string[]; readonly uses: readonly Use[] };

/** The items that go with some entities, and the remaining places that name any of it: not the order a department keeps. */
export function deletionOf(menu: MenuBlob, kind: EntityProps['kind'], ids: ReadonlySet<string>): Deletion {
  const items = itemsBelow(menu, kind, ids);
  const categories = categoriesBelow(menu, kind, ids);
  const own = kind === 'department' ? usesOf(menu, 'department', [...ids]) : [];
  const named = [...usesOfItems(menu, items), ...own, ...usesOf(menu, 'category', categories)];
  return { items, uses: named.filter(staysWithout({ items, categories })) };
}

function itemsBelow(menu: MenuBlob, kind: EntityProps['kind'], ids: ReadonlySet<string>): readonly string[] {
  if (kind === 'item') return [...ids];
  return menu.items
    .filter((item) => ids.has(kind === 'category' ? item.category : item.department))
    .map(({ id }) => id);
}

function categoriesBelow(menu: MenuBlob, kind: EntityProps['kind'], ids: ReadonlySet<string>): readonly string[] {
  if (kind === 'department') return menu.categories.filter((one) => ids.has(one.department)).map(({ id }) => id);
  return kind === 'category' ? [...ids] : [];
}

function usesOf(menu: MenuBlob, kind: 'department' | 'category', ids: readonly string[]): readonly Use[] {
  const uses = usesById(menu, kind);
  return ids.flatMap((id) => uses.get(id) ?? []);
}

/** The places that name items and stay when the items go. */
export function usesOfItems(menu: MenuBlob, ids: readonly string[]): readonly Use[] {
  const uses = usesById(menu, 'item');
  return ids.flatMap((id) => uses.get(id) ?? []).filter(staysWithout({ items: ids, categories: [] }));
}

type Gone = { readonly items: readonly string[]; readonly categories: readonly string[] };

function staysWithout({ items, categories }: Gone): (use: Use) => boolean {
  const gone = new Set([...items.map((id) => `items ${id}`), ...categories.map((id) => `categories ${id}`)]);
  return (use) => {
    const [list, owner] = use.path;
    const id = typeof owner === 'object' && 'id' in owner ? String(owner.id) : '';
    return !isWhereItLies(use) && !gone.has(`${list} ${id}`);
  };
}
