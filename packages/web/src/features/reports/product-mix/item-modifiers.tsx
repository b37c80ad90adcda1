import { salesPhrases, salesText } from '@servery/words';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import type { ReportRow } from '../frame/report-columns.tsx';
import { valueIn } from '../frame/report-values.ts';
import { useReport } from '../frame/use-report.ts';
import { useReportFilters } from '../frame/use-report-filters.ts';
import styles from './product-mix.module.css';
import { modifierRows } from './product-rows.ts';

/** The modifiers that guests ordered with an item, under the filters of the report: the most ordered first. */
export function ItemModifiers({ item }: { readonly item: ReportRow }) {
  const t = usePhrases(reportsPhrases);
  const say = usePhrases(salesPhrases);
  const sold = useReport(useReportFilters(), 'modifiers', { by: 'modifier', item: item.id });
  if (!sold.data) return <LoadState query={sold} failed={[t('failed'), t('failedHint')]} rows={3} />;
  const rows = modifierRows(sold.data).toSorted((one, other) => soldOf(other) - soldOf(one));
  if (rows.length === 0) return <Muted>{t('noModifiers')}</Muted>;
  return (
    <PlainTable
      label={t('modifiersOf', { item: item.name })}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'modifier', title: t('modifier'), cell: ({ name }) => name },
        { id: 'sold', title: say('sold'), align: 'right', cell: (row) => salesText('sold', valueIn('sold', row, row)) },
        {
          id: 'gross',
          title: say('gross'),
          align: 'right',
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

/** The share of the sold items that had the modifier. */
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
