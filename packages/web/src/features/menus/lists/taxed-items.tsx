import { categoriesById, itemTaxes, type MenuBlob } from '@servery/domain';
import { useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { firstNames } from '../../../phrases/first-names.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useLastFourWeeks } from '../../../sales/use-last-four-weeks.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Fields } from '../../../ui/layout/pane/section.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';

/**
 * The items that a tax structure taxes, by department: those that name it, and those that come to it because nothing nearer names one;
 * for people with the dashboard also how many of them the stores of the level sold.
 */
export function TaxedItems({ structureId }: { readonly structureId: string }) {
  const t = usePhrases(menuListPhrases);
  const menu = useDeferredValue(useMenu((draft) => draft));
  const rows = useMemo(() => departmentsTaxedBy(menu, structureId), [menu, structureId]);
  const soldColumn = useSoldColumn();
  const total: DepartmentTaxed = {
    id: '',
    name: t('all'),
    categories: [],
    itemIds: rows.flatMap((row) => row.itemIds),
  };
  return (
    <Fields title={t('taxedItems')}>
      {rows.length === 0 ? (
        <Muted>{t('nothing')}</Muted>
      ) : (
        <PlainTable
          label={t('taxedItems')}
          rows={rows}
          rowKey={({ id }) => id}
          total={rows.length > 1 ? total : undefined}
          columns={[
            { id: 'department', title: t('department'), cell: ({ name }) => name },
            {
              id: 'categories',
              title: t('categories'),
              hideOnPhone: true,
              cell: ({ categories }) => firstNames(categories),
            },
            { id: 'items', title: t('items'), align: 'right', cell: ({ itemIds }) => itemIds.length },
            ...soldColumn,
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
  readonly itemIds: readonly string[];
}

/** Its column is there before the sums are read. */
function useSoldColumn() {
  const t = usePhrases(menuListPhrases);
  const rows = useLastFourWeeks('items', 'item');
  const sold = useMemo(() => rows && new Map(rows.map(({ key: [id], sums }) => [id, sums.quantity ?? 0])), [rows]);
  if (!hasFeature(useSession(), 'dashboard')) return [];
  const cell = ({ itemIds }: DepartmentTaxed) => {
    if (sold === undefined) return '–';
    const thousandths = itemIds.reduce((sum, id) => sum + (sold.get(id) ?? 0), 0);
    return Math.round(thousandths / 1_000).toLocaleString('en-US');
  };
  return [{ id: 'sold', title: t('soldInWeeks'), align: 'right', cell }] as const;
}

function departmentsTaxedBy(menu: MenuBlob, structureId: string): readonly DepartmentTaxed[] {
  const taxed = itemTaxes(menu).filter((one) => one.structureId === structureId);
  const byDepartment = Map.groupBy(taxed, ({ item }) => item.department);
  const categories = categoriesById(menu.categories);
  return menu.departments.flatMap(({ id, info }) => {
    const own = byDepartment.get(id) ?? [];
    if (own.length === 0) return [];
    const names = new Set(own.map(({ item }) => categories.get(item.category)?.info.name ?? item.category));
    return [{ id, name: info.name, categories: [...names], itemIds: own.map(({ item }) => item.id) }];
  });
}
