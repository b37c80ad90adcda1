import { orderTypeName } from '@servery/domain';
import { salesPhrases, salesText } from '@servery/words';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import type { SalesAnswer, SalesRow } from '../../../sales/sales-calls.ts';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { ChangeMark } from '../frame/change-mark.tsx';
import { beforeIn, valueIn } from '../frame/report-values.ts';

/** The ways that guests order, the largest first, with all of them in the last line. */
export function KindTable({ sales }: { readonly sales: SalesAnswer }) {
  const t = usePhrases(reportsPhrases);
  const say = usePhrases(salesPhrases);
  const { total } = sales;
  const nets = new Map(sales.rows.map((row) => [row, valueIn('netSales', row, total) ?? 0]));
  const ordered = sales.rows.toSorted((one, other) => (nets.get(other) ?? 0) - (nets.get(one) ?? 0));
  const nameOf = ({ key }: SalesRow) => {
    const [channel, type] = key;
    if (type === undefined) return t('all');
    const kind = orderTypeName(Number(type)) ?? t('unknownOrderType', { id: Number(type) });
    return channel === 'POS' ? kind : `${kind}, ${t(channel === 'KIOSK' ? 'channel.KIOSK' : 'channel.ONLINE')}`;
  };
  return (
    <PlainTable
      label={t('byChannel')}
      framed={false}
      rows={[...ordered, total]}
      rowKey={({ key }) => key.join(' ')}
      columns={[
        { id: 'kind', title: t('kind'), cell: nameOf },
        {
          id: 'net',
          title: say('netSales'),
          align: 'right',
          cell: (row) => salesText('netSales', valueIn('netSales', row, total)),
        },
        {
          id: 'share',
          title: say('share'),
          align: 'right',
          cell: (row) => salesText('share', valueIn('share', row, total)),
        },
        {
          id: 'change',
          title: t('change'),
          align: 'right',
          hideOnPhone: true,
          cell: (row) => (
            <ChangeMark id="netSales" now={valueIn('netSales', row, total)} before={beforeIn('netSales', row, total)} />
          ),
        },
      ]}
    />
  );
}
