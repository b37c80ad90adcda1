import { categoriesById, itemTaxes, type MenuBlob } from '@servery/domain';
import { useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { firstNames } from '../../../phrases/first-names.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';

/** The items that a tax structure taxes, by department: those that name it, and those that come to it because nothing nearer names one. */
export function TaxedItems({ structureId }: { readonly structureId: string }) {
  const t = usePhrases(menuListPhrases);
  const menu = useDeferredValue(useMenu((draft) => draft));
  const rows = useMemo(() => departmentsTaxedBy(menu, structureId), [menu, structureId]);
  return (
    <Fields title={t('taxedItems')}>
      {rows.length === 0 ? (
        <Muted>{t('nothing')}</Muted>
      ) : (
        <PlainTable
          label={t('taxedItems')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { id: 'department', title: t('department'), cell: ({ name }) => name },
            { id: 'categories', title: t('categories'), cell: ({ categories }) => firstNames(categories) },
            { id: 'items', title: t('items'), align: 'right', cell: ({ items }) => items },
          ]}
        />
      )}
    </Fields>
  );
}

interface DepartmentTaxed {
  readonly id: string;
  readonly name: string;
  /** Names of the categories of these items, in the order of the menu. */
  readonly categories: readonly string[];
  readonly items: number;
}

function departmentsTaxedBy(menu: MenuBlob, structureId: string): readonly DepartmentTaxed[] {
  const taxed = itemTaxes(menu).filter((one) => one.structureId === structureId);
  const byDepartment = Map.groupBy(taxed, ({ item }) => item.department);
  const categories = categoriesById(menu.categories);
  return menu.departments.flatMap(({ id, info }) => {
    const own = byDepartment.get(id) ?? [];
    if (own.length === 0) return [];
    const names = new Set(own.map(({ item }) => categories.get(item.category)?.info.name ?? item.category));
    return [{ id, name: info.name, categories: [...names], items: own.length }];
  });
}
