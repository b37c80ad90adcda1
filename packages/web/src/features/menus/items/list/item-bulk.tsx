import type { MenuItem } from '@servery/domain';
import { lazy } from 'react';
import { useMayEditAll } from '../../../../editing/draft/may-edit.ts';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { notify } from '../../../../ui/notifications/notify.ts';
import { SoldBulk } from '../../sold/sold-bulk.tsx';
import type { SoldSelection } from '../../sold/sold-table.tsx';
import { useSafeDelete } from '../../use-safe-delete.ts';
import { usesOfItems } from '../use-delete-entity.ts';
import { useCopyItems } from '../use-duplicate-item.ts';
import { useEditItems } from '../use-entity.ts';
import { withDisplay, withRequirement, withTax } from './bulk-edits.ts';
import { DisplaysMenu } from './displays-menu.tsx';
import { RequirementsMenu } from './requirements-menu.tsx';
import { TaxMenu } from './tax-menu.tsx';

const AdjustItems = lazy(() => import('../prices/adjust-items.tsx').then((m) => ({ default: m.AdjustItems })));

const list = ['items'] as const;

/** The actions for the selected items. */
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
  const mayPrice = useMayEditAll(list, ids, 'pricing');
  const categories = useCategories(chosen);
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
      move={{
        field: 'category',
        action: say('moveTo'),
        label: say('category'),
        places: categories ?? [],
        apart: categories === null ? say('moveApart') : undefined,
        onMove: (category) => edit((item) => (item.category === category ? item : { ...item, category }), chosenIds),
      }}
      onEdit={(update) => edit(update, chosenIds)}
      {...(mayPrice && {
        adjust: (close) => <AdjustItems name={what} itemIds={chosenIds} onClose={close} />,
      })}
      onDuplicate={handleDuplicate}
      onDelete={handleDelete}
    >
      <TaxMenu list={list} ids={ids} owner="ownerItem" onSet={(tax) => edit(withTax(tax), chosenIds)} />
      <DisplaysMenu
        list={list}
        chosen={chosen}
        onSet={(display, isOn) => edit(withDisplay(display, isOn), chosenIds)}
      />
      <RequirementsMenu
        list={list}
        chosen={chosen}
        onSet={(requirement, isOn) => edit(withRequirement(requirement, isOn), chosenIds)}
      />
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
