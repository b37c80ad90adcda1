import { formatCents, type ItemSelection, type MenuBlob, type MenuItem, priceSelection } from '@servery/domain';
import { useMemo } from 'react';
import { menuItemsPhrases } from '../../../../phrases/menus/menu-items.ts';
import { usePhrases } from '../../../../phrases/phrases.ts';
import type { GridLine } from '../../../../ui/grid/grid-types.ts';
import { Muted } from '../../../../ui/layout/muted.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import { saleIn } from '../../prices/price-explanation.tsx';
import { useSizeStyle } from '../use-entity.ts';

type PricesElsewhereProps = {
  readonly item: MenuItem;
  readonly menu: MenuBlob;
  readonly selection: ItemSelection;
  readonly schemes: readonly GridLine[];
};

type ElsewhereRow = { readonly id: string; readonly name: string; readonly prices: ReadonlyMap<string, string> };

/** What the same choices cost in each size and pricing scheme; nothing where there is but one. */
export function PricesElsewhere({ item, menu, selection, schemes }: PricesElsewhereProps) {
  const t = usePhrases(menuItemsPhrases);
  const size = useSizeStyle(item);
  const rows = useMemo(() => {
    const priced = (id: string, name: string, options: ItemSelection['options']): ElsewhereRow => ({
      id,
      name,
      prices: new Map(schemes.map((column) => [column.id, shownPrice(menu, { ...selection, options }, column.id)])),
    });
    if (!size) return [priced(item.id, item.info.name, selection.options)];
    return size.options.map(({ id, name }) => priced(id, name, { ...selection.options, [size.id]: id }));
  }, [size, item.id, item.info.name, schemes, menu, selection]);
  if (rows.length * schemes.length < 2) return null;
  return (
    <>
      <Muted small>{t('guestElsewhere')}</Muted>
      <PlainTable<ElsewhereRow>
        label={t('guestElsewhere')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', title: size?.name ?? t('item'), cell: ({ name }) => name },
          ...schemes.map(({ id, name }) => ({
            id,
            title: name,
            align: 'right' as const,
            cell: ({ prices }: ElsewhereRow) => prices.get(id),
          })),
        ]}
      />
    </>
  );
}

/** A dash where it is not sold so. */
function shownPrice(menu: MenuBlob, selection: ItemSelection, scheme: string): string {
  const { cents, problems } = priceSelection(menu, selection, saleIn(scheme));
  return problems.length > 0 ? '–' : formatCents(cents);
}
