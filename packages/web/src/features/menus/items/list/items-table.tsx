import { itemTaxes, type MenuItem } from '@servery/domain';
import { type ReactNode, useMemo } from 'react';
import { useMenu } from '../../../../editing/kinds/menu-document.ts';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { soldTablePhrases } from '../../../../phrases/menus/sold-table.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import type { DataColumn } from '../../../../ui/table/data-table-types.ts';
import { itemAddress } from '../../item-address.ts';
import { SoldTable } from '../../sold/sold-table.tsx';
import { shownByTax } from '../../tax-filter.ts';
import { useUsualItemPrices } from '../prices/use-usual-prices.ts';
import { useOutline } from '../tree/use-menu-tree.tsx';
import { ItemBulk } from './item-bulk.tsx';
import { useStockColumn } from './use-stock-column.tsx';

const list = ['items'] as const;

const categoryOf = ({ category }: MenuItem) => category;

/** All items of the menu by their categories. */
export function ItemsTable({ views }: { readonly views: ReactNode }) {
  const t = usePhrases(menuItemsPhrases);
  const items = useMenu((menu) => menu.items);
  const outline = useOutline();
  const priceOf = useUsualItemPrices();
  const stock = useStockColumn();
  const tax = useTax();
  const columns = [tax.column, ...stock.columns];
  const groups = useMemo(
    () =>
      outline.flatMap(({ name, categories }) =>
        categories.map((category) => ({ id: category.id, title: `${name} › ${category.name}` })),
      ),
    [outline],
  );
  const entities = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    return outline
      .flatMap(({ categories }) => categories.flatMap((category) => category.items))
      .flatMap(({ id }) => byId.get(id) ?? []);
  }, [outline, items]);
  return (
    <>
      <SoldTable<MenuItem>
        label={t('title')}
        total={t('items', { count: items.length })}
        list={list}
        entities={entities}
        groups={groups}
        groupIdOf={categoryOf}
        views={views}
        priceOf={priceOf}
        columns={columns}
        filters={tax.filters}
        addressOf={itemAddress}
        bulk={(selection) => <ItemBulk {...selection} />}
        empty={
          outline.length === 0
            ? { title: t('emptyTree'), hint: t('emptyTreeHint') }
            : { title: t('noItems'), hint: t('noItemsHint') }
        }
      />
      {stock.panel}
    </>
  );
}

/** PX-01: the tax structure that holds, gray where the item does not name it itself; and a filter for the items of each. */
function useTax() {
  const t = usePhrases(soldTablePhrases);
  const of = usePhrases(menuItemsPhrases);
  const menu = useMenu((draft) => draft);
  const { items, categories, departments, taxStructures } = menu;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other parts of the menu tax nothing
  const taxes = useMemo(
    () => new Map(itemTaxes(menu).map(({ item, ...tax }) => [item.id, tax])),
    [items, categories, departments, taxStructures],
  );
  const filters = useMemo(
    () =>
      taxStructures.map(({ id, name }) => ({
        id: shownByTax(id),
        name: t('taxedBy', { name }),
        passes: (item: MenuItem) => taxes.get(item.id)?.structureId === id,
      })),
    [taxStructures, taxes, t],
  );
  const names = new Map(taxStructures.map(({ id, name }) => [id, name]));
  const nameOf = ({ id }: MenuItem) => names.get(taxes.get(id)?.structureId ?? '') ?? t('noTax');
  const owners = { CATEGORY: of('ownerItem'), DEPARTMENT: of('ownerCategory'), FIRST: of('ownerDepartment') };
  const cell = (item: MenuItem) => {
    const name = nameOf(item);
    const decidedBy = taxes.get(item.id)?.decidedBy ?? 'FIRST';
    if (decidedBy === 'ITEM') return name;
    return (
      <Text tone="muted" title={t('taxAs', { name, owner: owners[decidedBy] })}>
        {name}
      </Text>
    );
  };
  const column: DataColumn<MenuItem> = {
    id: 'tax',
    title: t('tax'),
    width: 'minmax(96px, 1fr)',
    hideOnPhone: true,
    sortBy: nameOf,
    cell,
  };
  return { column, filters };
}
