import { salesPhrases, salesText } from '@servery/words';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesAnswer, SalesRow } from '../../../sales/sales-calls.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import type { ReportRow } from '../frame/report-columns.tsx';
import { valueIn } from '../frame/report-values.ts';
import { useReport } from '../frame/use-report.ts';
import { useReportFilters } from '../frame/use-report-filters.ts';
import styles from './product-mix.module.css';
import { partRows } from './product-rows.ts';

type ItemPartsProps = { readonly item: ReportRow };

/** The sizes and styles that guests chose of an item, and the modifiers that they ordered with it, under the filters of the report. */
export function ItemParts({ item }: ItemPartsProps) {
  const t = usePhrases(reportsPhrases);
  const filters = useReportFilters();
  const options = useReport(filters, 'options', { by: 'option', item: item.id, isCompared: false });
  const modifiers = useReport(filters, 'modifiers', { by: 'modifier', item: item.id, isCompared: false });
  const failing = options.data ? modifiers : options;
  if (!options.data || !modifiers.data)
    return <LoadState query={failing} failed={[t('failed'), t('failedHint')]} rows={3} />;
  return (
    <Stack gap={4}>
      {options.data.rows.length > 0 && <PartTable item={item} kind="option" sales={options.data} />}
      {modifiers.data.rows.length > 0 ? (
        <PartTable item={item} kind="modifier" sales={modifiers.data} />
      ) : (
        <Muted>{t('noModifiers')}</Muted>
      )}
    </Stack>
  );
}

type PartTableProps = ItemPartsProps & {
  readonly kind: 'option' | 'modifier';
  readonly sales: SalesAnswer;
};

/** The most ordered first. */
function PartTable({ item, kind, sales }: PartTableProps) {
  const t = usePhrases(reportsPhrases);
  const say = usePhrases(salesPhrases);
  const rows = partRows(sales).toSorted((one, other) => soldOf(other) - soldOf(one));
  return (
    <PlainTable
      label={t(`${kind}sOf`, { item: item.name })}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: kind, title: t(kind), cell: ({ name }) => name },
        {
          id: 'sold',
          title: say('sold'),
          align: 'right',
          width: '12%',
          cell: (row) => salesText('sold', valueIn('sold', row, row)),
        },
        {
          id: 'gross',
          title: say('gross'),
          align: 'right',
          width: '20%',
          hideOnPhone: true,
          cell: (row) => (row.sums.gross ? salesText('gross', row.sums.gross) : '–'),
        },
        {
          id: 'share',
          title: t('ofItsOrders'),
          align: 'right',
          width: '40%',
          cell: (row) => <Share of={row} in={item} />,
        },
      ]}
    />
  );
}

type ShareProps = { readonly of: SalesRow; readonly in: SalesRow };

/** The share of the sold items that had the part. */
function Share({ of, in: item }: ShareProps) {
  const whole = soldOf(item);
  if (whole <= 0) return '–';
  const share = soldOf(of) / whole;
  return (
    <span className={styles.share} style={{ '--part': String(Math.min(1, share)) }}>
      {salesText('share', share)}
    </span>
  );
}

/** Thousandths. */
function soldOf({ sums }: SalesRow): number {
  return sums.quantity ?? 0;
}
