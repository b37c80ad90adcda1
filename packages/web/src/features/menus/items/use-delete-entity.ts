import { deleteEntity, type MenuBlob, type Use, whereUsed } from '@servery/domain';
import { useNavigate } from '@tanstack/react-router';
import { documentSchema } from '../../../editing/document/document-wire.ts';
import { replaceDraft } from '../../../editing/draft/draft-store.ts';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../phrases/menu-items.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { confirm } from '../../../ui/dialogs/dialog-store.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import type { EntityProps } from './menu-entity.ts';

const titles = { item: 'deleteItem', category: 'deleteCategory', department: 'deleteDepartment' } as const;

/** Asks with the places that use it, then takes it out of the draft with everything that pointed to it. */
export function useDeleteEntity(): (entity: EntityProps) => void {
  const t = usePhrases(menuItemsPhrases);
  const editor = useEditor();
  const menu = useMenu((draft) => draft);
  const navigate = useNavigate();

  const remove = async (props: EntityProps) => {
    const { name } = props.entity.info;
    if (isInherited(editor, props)) return notify.info(t('inheritedDelete'));
    const items = itemsBelow(menu, props);
    const uses = usesOf(menu, props, items);
    const used = uses.length > 0 ? ` ${t('usedBy', { count: uses.length, names: namesOf(uses, menu, t) })}` : '';
    const answer = await confirm({
      title: t('deleteTitle', { name }),
      message: t(titles[props.kind], { count: items.length }) + used,
      accept: t('delete'),
    });
    if (answer !== 'accept') return undefined;
    const { menu: rest } = deleteEntity(menu, props.kind, props.entity.id);
    replaceDraft(editor, documentSchema.parse(rest));
    notify.success(t('deleted', { name }));
    return navigate({ to: '/menu/menuItems', search: true });
  };
  return (props) => {
    remove(props).catch((error: unknown) => console.error(error));
  };
}

/** What stands at a level above can be hidden here, not deleted. */
function isInherited({ level, store }: ReturnType<typeof useEditor>, { kind: of, entity }: EntityProps): boolean {
  if (level.kind === 'company') return false;
  const { parent } = store.getState().loaded;
  const list = of === 'item' ? parent.items : of === 'category' ? parent.categories : parent.departments;
  return Array.isArray(list) && list.some((candidate) => documentSchema.parse(candidate).id === entity.id);
}

function itemsBelow(menu: MenuBlob, { kind: of, entity }: EntityProps): readonly string[] {
  if (of === 'item') return [entity.id];
  return menu.items
    .filter((item) => (of === 'category' ? item.category : item.department) === entity.id)
    .map(({ id }) => id);
}

/** Uses outside of what goes itself, and of the order a department keeps. */
function usesOf(menu: MenuBlob, { kind: of, entity }: EntityProps, items: readonly string[]): readonly Use[] {
  const own = of === 'item' ? [] : whereUsed(menu, of, entity.id);
  const gone = new Set([...items, entity.id]);
  return [...items.flatMap((id) => whereUsed(menu, 'item', id)), ...own].filter(({ path: [list, owner] }) => {
    const id = typeof owner === 'object' && 'id' in owner ? String(owner.id) : '';
    return list !== 'departments' && list !== 'categories' && !(list === 'items' && gone.has(id));
  });
}

type Words = ReturnType<typeof usePhrases<'andMore' | 'featured' | 'onlineCategories' | 'tab'>>;

function namesOf(uses: readonly Use[], menu: MenuBlob, t: Words): string {
  const names = [...new Set(uses.map((use) => placeName(use, menu, t)))];
  const shown = names.slice(0, 4).join(', ');
  return names.length > 4 ? t('andMore', { names: shown, count: names.length - 4 }) : shown;
}

/** Where a use stands, as people call it: the offer, the layout tab, the featured items. */
function placeName({ path, name }: Use, menu: MenuBlob, t: Words): string {
  if (path[0] === 'onlineFeaturedItems') return t('featured');
  const tab = path[0] === 'layout' && path[2];
  if (!tab || typeof tab !== 'object' || !('id' in tab)) return name || t('onlineCategories');
  return t('tab', { name: menu.layout.tabs.find(({ id }) => id === tab.id)?.name ?? '' });
}
