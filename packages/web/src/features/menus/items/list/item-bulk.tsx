import { Button, Menu } from '@mantine/core';
import type { MenuItem } from '@servery/domain';
import { lazy } from 'react';
import { useMayEditAll } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { notify } from '../../../../ui/notifications/notify.ts';
import { SoldBulk } from '../../sold/sold-bulk.tsx';
import type { SoldSelection } from '../../sold/sold-table.tsx';
import { useSafeDelete } from '../../use-safe-delete.ts';
import { usesOfItems } from '../use-delete-entity.ts';
import { useCopyItems } from '../use-duplicate-item.ts';
import { useEditItems } from '../use-entity.ts';

const AdjustItems = lazy(() => import('../prices/adjust-items.tsx').then((m) => ({ default: m.AdjustItems })));

const list = ['items'] as const;

/** What can be done with the selected items. */
export function ItemBulk({ chosen, select }: SoldSelection<MenuItem>) {
  const t = usePhrases(menuItemsPhrases);
  const say = usePhrases(soldTablePhrases);
  const menu = useMenu((draft) => draft);
  const edit = useEditItems();
  const copy = useCopyItems();
  const safeDelete = useSafeDelete();
  const count = chosen.length;
  const what = t('items', { count });
  const ids = chosen.map(({ id }) => id);
  const chosenIds = new Set(ids);
  const handleDuplicate = () => {
    const copies = copy(ids);
    select(copies);
    notify.success(say('duplicated', { count: copies.length }));
  };
  const handleDelete = () => {
    const uses = usesOfItems(menu, ids);
    const name = count === 1 ? (chosen[0]?.info.name ?? what) : what;
    safeDelete({ kind: 'item', ids, name, text: t('deleteItem', { count }), uses }).catch((error: unknown) =>
      console.error(error),
    );
  };
  return (
    <SoldBulk
      list={list}
      chosen={chosen}
      what={what}
      categories={useCategories(chosen)}
      onEdit={(update) => edit(update, chosenIds)}
      adjust={(close) => <AdjustItems name={what} itemIds={chosenIds} onClose={close} />}
      onDuplicate={handleDuplicate}
      onDelete={handleDelete}
    >
      <TaxMenu ids={ids} />
    </SoldBulk>
  );
}

/** The categories of the one department that all of them belong to; null where they belong to several. */
function useCategories(chosen: readonly MenuItem[]) {
  const categories = useMenu((menu) => menu.categories);
  const departments = new Set(chosen.map(({ department }) => department));
  if (departments.size !== 1) return null;
  return categories
    .filter(({ department }) => departments.has(department))
    .map(({ id, info }) => ({ value: id, label: info.name }));
}

/** PX-01: the tax structure of all of them, or that of their category. */
function TaxMenu({ ids }: { readonly ids: readonly string[] }) {
  const t = usePhrases(soldTablePhrases);
  const structures = useMenu((menu) => menu.taxStructures);
  const edit = useEditItems();
  const mayTax = useMayEditAll(list, ids, 'taxStructureId');
  if (!mayTax) return null;
  const setTax = (taxStructureId: string | null) =>
    edit((item) => (item.taxStructureId === taxStructureId ? item : { ...item, taxStructureId }), new Set(ids));
  return (
    <MenuButton
      button={(props) => (
        <Button {...props} size="sm" variant="subtle">
          {t('taxTo')}
        </Button>
      )}
      items={() => (
        <>
          <Menu.Item onClick={() => setTax(null)}>{t('taxAsAbove')}</Menu.Item>
          <Menu.Divider />
          {structures.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => setTax(id)}>
              {name}
            </Menu.Item>
          ))}
        </>
      )}
    />
  );
}
