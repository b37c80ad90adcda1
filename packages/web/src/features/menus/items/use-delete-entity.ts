import { type MenuBlob, type Use, usesById, whereUsed } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { isWhereItLies } from '../use-places.ts';
import { isInherited, useSafeDelete } from '../use-safe-delete.ts';
import type { EntityProps } from './menu-entity.ts';

const titles = { item: 'deleteItem', category: 'deleteCategory', department: 'deleteDepartment' } as const;
const lists = { item: 'items', category: 'categories', department: 'departments' } as const;

/** Deletes something of the tree with the items below it. */
export function useDeleteEntity(): (entity: EntityProps) => void {
  const t = usePhrases(menuItemsPhrases);
  const editor = useEditor();
  const menu = useMenu((draft) => draft);
  const navigate = useNavigate();
  const safeDelete = useSafeDelete();

  const remove = async (props: EntityProps) => {
    const { kind, entity } = props;
    if (isInherited(editor, [lists[kind], { id: entity.id }])) return notify.info(t('inheritedDelete'));
    const items = itemsBelow(menu, props);
    const isDeleted = await safeDelete({
      kind,
      ids: [entity.id],
      name: entity.info.name,
      text: t(titles[kind], { count: items.length }),
      uses: usesOf(menu, props, items),
    });
    return isDeleted ? navigate({ to: '/menu/menuItems', search: true }) : undefined;
  };
  return (props) => {
    remove(props).catch((error: unknown) => console.error(error));
  };
}

function itemsBelow(menu: MenuBlob, { kind: of, entity }: EntityProps): readonly string[] {
  if (of === 'item') return [entity.id];
  return menu.items
    .filter((item) => (of === 'category' ? item.category : item.department) === entity.id)
    .map(({ id }) => id);
}

function categoriesBelow(menu: MenuBlob, { kind: of, entity }: EntityProps): readonly string[] {
  if (of === 'department') return menu.categories.filter((one) => one.department === entity.id).map(({ id }) => id);
  return of === 'category' ? [entity.id] : [];
}

/** Uses outside of what goes itself, and of the order a department keeps. */
function usesOf(menu: MenuBlob, props: EntityProps, items: readonly string[]): readonly Use[] {
  const categories = categoriesBelow(menu, props);
  const own = props.kind === 'department' ? whereUsed(menu, 'department', props.entity.id) : [];
  const named = categories.flatMap((id) => whereUsed(menu, 'category', id));
  return [...usesOfItems(menu, items), ...own, ...named].filter(staysWithout({ items, categories }));
}

/** What names items and stays when they go. */
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
