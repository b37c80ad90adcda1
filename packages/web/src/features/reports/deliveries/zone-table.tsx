import { UnstyledButton } from '@mantine/core';
import { type SalesColumnId, salesText } from '@servery/words';
import { IconAlertTriangle } from '@tabler/icons-react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveriesPhrases } from '../../../phrases/sales/deliveries.ts';
import type { SalesRow } from '../../../sales/sales-calls.ts';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import type { ReportRow } from '../frame/report-columns.tsx';
import { valueIn } from '../frame/report-values.ts';
import styles from './delivery-tables.module.css';
import { isLow, keptLimit } from './promise.ts';
import { mostMinutes, TimesBar } from './times-bar.tsx';

type ZoneTableProps = {
  readonly rows: readonly ReportRow[];
  readonly selected: string | undefined;
  readonly onSelect: (zone: string) => void;
  readonly onOpen: (row: ReportRow) => void;
};

/** The times of each zone and the promises it kept; the chosen zone is chosen on the map too. */
export function ZoneTable({ rows, selected, onSelect, onOpen }: ZoneTableProps) {
  const t = usePhrases(deliveriesPhrases);
  const most = mostMinutes(rows);
  return (
    <div className={styles.table}>
      <PlainTable
        label={t('byZone')}
        framed={false}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'zone',
            title: t('zone'),
            cell: ({ id, name }) => (
              <UnstyledButton className={styles.choice} aria-pressed={id === selected} onClick={() => onSelect(id)}>
                {name}
              </UnstyledButton>
            ),
          },
          {
            id: 'orders',
            title: t('orders'),
            align: 'right',
            cell: (row) => <OrdersButton row={row} {...(row.id !== '' && { onOpen })} />,
          },
          {
            id: 'minutes',
            title: t('minutes'),
            width: '34%',
            hideOnPhone: true,
            cell: (row) => <TimesBar row={row} most={most} />,
          },
          { id: 'short', title: t('short'), align: 'right', cell: (row) => textOf('doorTime', row) },
          { id: 'kept', title: t('inTime'), align: 'right', cell: (row) => <KeptShare row={row} /> },
        ]}
      />
    </div>
  );
}

export function textOf(id: SalesColumnId, row: SalesRow): string {
  return salesText(id, valueIn(id, row, row));
}

type OrdersButtonProps = { readonly row: ReportRow; readonly onOpen?: (row: ReportRow) => void };

/** The figure opens its tickets. */
export function OrdersButton({ row, onOpen }: OrdersButtonProps) {
  const t = usePhrases(deliveriesPhrases);
  const count = textOf('deliveries', row);
  if (onOpen === undefined) return count;
  return (
    <UnstyledButton
      className={styles.figure}
      aria-label={`${count}, ${t('ticketsOf', { name: row.name })}`}
      onClick={() => onOpen(row)}
    >
      {count}
    </UnstyledButton>
  );
}

const inPercent = 100;

/** Red, with a sign, where too few promises are kept. */
export function KeptShare({ row }: { readonly row: SalesRow }) {
  const t = usePhrases(deliveriesPhrases);
  const text = textOf('keptShare', row);
  if (!isLow(row)) return text;
  return (
    <span className={styles.low}>
      <IconAlertTriangle
        size={14}
        stroke={1.75}
        aria-label={t('isLow', { percent: Math.round(keptLimit * inPercent) })}
      />
      {text}
    </span>
  );
}
