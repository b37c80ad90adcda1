import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveriesPhrases } from '../../../phrases/sales/deliveries.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import { NameCell } from '../../../ui/table/name-cell.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import type { ReportRow } from '../frame/report-columns.tsx';
import styles from './delivery-tables.module.css';
import { KeptShare, OrdersButton, textOf } from './zone-table.tsx';

type DriverTableProps = {
  readonly rows: readonly ReportRow[];
  /** All of them together, as in the zones. */
  readonly total: SalesRow;
  readonly onOpen: (row: ReportRow) => void;
};

/** The deliveries of each driver, how well they went, and the tips for them; of a service nobody knows the tips. */
export function DriverTable({ rows, total, onOpen }: DriverTableProps) {
  const t = usePhrases(deliveriesPhrases);
  const all: ReportRow = { ...total, id: 'all', name: t('all') };
  return (
    <div className={styles.table}>
      <PlainTable
        label={t('drivers')}
        framed={false}
        rows={[...rows, all]}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'driver',
            title: t('driver'),
            cell: ({ name, meta }) => (meta === undefined ? name : <NameCell name={name} meta={meta} />),
          },
          {
            id: 'orders',
            title: t('orders'),
            align: 'right',
            cell: (row) => <OrdersButton row={row} {...(row.key.some((part) => part !== '') && { onOpen })} />,
          },
          { id: 'drive', title: t('drive'), align: 'right', cell: (row) => textOf('driveTime', row) },
          { id: 'door', title: t('short'), align: 'right', hideOnPhone: true, cell: (row) => textOf('doorTime', row) },
          { id: 'kept', title: t('inTime'), align: 'right', cell: (row) => <KeptShare row={row} /> },
          { id: 'tip', title: t('tip'), align: 'right', cell: (row) => textOf('tipEach', row) },
        ]}
      />
    </div>
  );
}
