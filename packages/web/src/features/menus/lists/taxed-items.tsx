import { Button } from '@mantine/core';
import { categoriesById, formatCents, itemTaxes, type MenuBlob, type TaxStructure } from '@servery/domain';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useMenu } from '../../../editing/kinds/menu-document.ts';
import { firstNames } from '../../../phrases/first-names.ts';
import { menuListPhrases } from '../../../phrases/menus/menu-lists.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { type TaxedSales, useTaxedSales } from '../../../sales/use-taxed-sales.ts';
import { hasFeature } from '../../../session/rights.ts';
import { useSession } from '../../../session/session-store.ts';
import { Count } from '../../../ui/data/count.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { shownByTax } from '../tax-filter.ts';

/**
 * The items that a tax structure taxes, by department: those that name it, and those that come to it because nothing nearer names one;
 * for people with the dashboard also how many of them the stores of the level sold, and the tax that this made.
 */
export function TaxedItems({ structure }: { readonly structure: TaxStructure }) {
  const t = usePhrases(menuListPhrases);
  const menu = useDeferredValue(useMenu((draft) => draft));
  const rows = useMemo(() => departmentsTaxedBy(menu, structure.id), [menu, structure.id]);
  const sales = useSalesColumns(structure, rows);
  const count = rows.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Stack gap={3}>
      <Row gap={2} align="baseline">
        <Heading as="h3">{t('taxedItems')}</Heading>
        {count > 0 && <Count value={count} />}
        {count > 0 && (
          <Row place="end">
            <Button
              renderRoot={(props) => (
                <Link to="/menu/menuItems" search={{ show: shownByTax(structure.id) }} {...props} />
              )}
              size="sm"
              variant="subtle"
            >
              {t('openInItems')}
            </Button>
          </Row>
        )}
      </Row>
      {rows.length === 0 ? (
        <Muted>{t('nothing')}</Muted>
      ) : (
        <PlainTable
          label={t('taxedItems')}
          rows={rows}
          rowKey={({ id }) => id}
          total={rows.length > 1 ? { id: '', name: t('all'), categories: [], items: rows.flatMap(itemsOf) } : undefined}
          columns={[
            { id: 'department', title: t('department'), cell: ({ name }) => name },
            {
              id: 'categories',
              title: t('categories'),
              hideOnPhone: true,
              cell: ({ categories }) => firstNames(categories, 2),
            },
            { id: 'items', title: t('items'), align: 'right', cell: ({ items }) => items.length },
            ...sales,
          ]}
        />
      )}
      {rows.length > 0 && sales.length > 0 && <Muted small>{t('taxDivided')}</Muted>}
    </Stack>
  );
}

interface DepartmentTaxed {
  readonly id: string;
  readonly name: string;
  /** Names of the categories of these items, in the order of the menu. */
  readonly categories: readonly string[];
  /** Ids. */
  readonly items: readonly string[];
}

const itemsOf = ({ items }: DepartmentTaxed) => items;

/** Their columns are there before the sums are read. */
function useSalesColumns(structure: TaxStructure, rows: readonly DepartmentTaxed[]) {
  const t = usePhrases(menuListPhrases);
  const departmentOf = useMemo(
    () => new Map(rows.flatMap(({ id, items }) => items.map((item) => [item, id] as const))),
    [rows],
  );
  const salesOf = useTaxedSales(structure, departmentOf);
  if (!hasFeature(useSession(), 'dashboard')) return [];
  const of = ({ id }: DepartmentTaxed): TaxedSales | undefined => {
    if (id !== '') return salesOf?.(id);
    const all = rows.flatMap((row) => salesOf?.(row.id) ?? []);
    return all.length === 0 ? undefined : all.reduce(added);
  };
  const sold = (row: DepartmentTaxed) => {
    const quantity = of(row)?.quantity;
    return quantity === undefined ? '–' : Math.round(quantity / 1_000).toLocaleString('en-US');
  };
  const tax = (row: DepartmentTaxed) => {
    const cents = of(row)?.tax;
    return cents === undefined ? '–' : formatCents(cents);
  };
  return [
    { id: 'sold', title: t('soldInWeeks'), align: 'right', cell: sold },
    { id: 'tax', title: t('taxInWeeks'), align: 'right', cell: tax },
  ] as const;
}

function added(one: TaxedSales, other: TaxedSales): TaxedSales {
  const tax = one.tax === undefined || other.tax === undefined ? undefined : one.tax + other.tax;
  return { quantity: one.quantity + other.quantity, tax };
}

function departmentsTaxedBy(menu: MenuBlob, structureId: string): readonly DepartmentTaxed[] {
  const taxed = itemTaxes(menu).filter((one) => one.structureId === structureId);
  const byDepartment = Map.groupBy(taxed, ({ item }) => item.department);
  const categories = categoriesById(menu.categories);
  return menu.departments.flatMap(({ id, info }) => {
    const own = byDepartment.get(id) ?? [];
    if (own.length === 0) return [];
    const names = new Set(own.map(({ item }) => categories.get(item.category)?.info.name ?? item.category));
    return [{ id, name: info.name, categories: [...names], items: own.map(({ item }) => item.id) }];
  });
}
