import { formatCents } from '@servery/domain';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { Row } from '../../../ui/layout/row.tsx';
import type { DataColumn } from '../../../ui/table/data-table-types.ts';
import type { ReportRow } from '../frame/report-columns.tsx';
import { ClassIcon } from './item-class.tsx';
import type { Earnings } from './product-rows.ts';

/** The margin left of the price of one, and the class that it gives the item; nothing where its cost is not stated. */
export function useEarningColumns(earnings: Earnings): readonly DataColumn<ReportRow>[] {
  const t = usePhrases(reportsPhrases);
  const earningOf = ({ id }: ReportRow) => earnings.items.get(id);
  const written = (cents: number | null | undefined) =>
    cents === null || cents === undefined ? '–' : formatCents(cents);
  return [
    {
      id: 'margin',
      title: t('margin'),
      align: 'right',
      width: '96px',
      hideOnPhone: true,
      sortBy: (row) => earningOf(row)?.margin ?? null,
      cell: (row) => written(earningOf(row)?.margin),
    },
    {
      id: 'class',
      title: t('class'),
      width: '104px',
      hideOnPhone: true,
      sortBy: (row) => earningOf(row)?.class ?? null,
      cell: (row) => {
        const earning = earningOf(row);
        return (
          earning && (
            <Row gap={1.5}>
              <ClassIcon of={earning.class} />
              {t(`class.${earning.class}`)}
            </Row>
          )
        );
      },
    },
  ];
}
