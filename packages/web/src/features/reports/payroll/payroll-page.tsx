import {
  payNotePhrases,
  reportNames,
  reportShapes,
  type SalesColumnId,
  shownColumns,
  type WorkKind,
  workKinds,
} from '@servery/words';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { payrollPhrases } from '../../../phrases/sales/payroll.ts';
import { ForDashboardReaders } from '../../../sales/for-dashboard-readers.tsx';
import type { SalesAnswer, SalesRow } from '../../../sales/sales-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import { useChoiceInAddress } from '../../../ui/frame/use-choice-in-address.ts';
import { FigureStrip } from '../frame/figure-strip.tsx';
import { type ReportRow, useReportColumns } from '../frame/report-columns.tsx';
import { fileOf } from '../frame/report-csv.ts';
import { ReportOf, ReportPage } from '../frame/report-page.tsx';
import { ReportTable } from '../frame/report-table.tsx';
import { RowsChoice } from '../frame/rows-choice.tsx';
import { useReport } from '../frame/use-report.ts';
import { useReportFilters } from '../frame/use-report-filters.ts';
import { besideWork, useWork, withoutKinds } from '../frame/use-work.ts';
import styles from './payroll.module.css';
import { groupingOf, hiddenPays, workRows } from './work-rows.ts';

const { withoutPay, usualSort, ...withPay } = reportShapes.employeePayroll;
/** In the file there is room for all. */
const cellsWithPay: readonly SalesColumnId[] = [
  'shifts',
  'worked',
  'regular',
  'overtime',
  'doubleTime',
  'unpaid',
  'straight',
  'premium',
  'pay',
  'declaredTips',
  'payrollTips',
  'payout',
];

/** RT-09 NG-08: hours, overtime by the company’s rules, pay and tips, of each person, job, store or day. */
export function PayrollPage() {
  return (
    <ForDashboardReaders title={reportNames.employeePayroll}>
      <Payroll />
    </ForDashboardReaders>
  );
}

function Payroll() {
  const t = usePhrases(payrollPhrases);
  const filters = useReportFilters();
  const [kind, setKind] = useChoiceInAddress('by', workKinds);
  const work = useWork(filters, groupingOf(kind));
  const sales = useReport(withoutKinds(filters), 'hours', { by: 'location' });
  const rows = useWorkRows(work.data, kind);
  const showsPay = work.data?.showsPay === true;
  const total = work.data?.total;
  const columns = showsPay ? cellsWithPay : withoutPay.columns;
  const file = fileOf([work], rows && total && { title: t(kind), columns, rows, total });
  return (
    <ReportPage
      title={reportNames.employeePayroll}
      report="employeePayroll"
      filters={filters}
      of="work"
      file={file}
      tools={
        <RowsChoice kinds={workKinds.map((value) => ({ value, label: t(value) }))} value={kind} onChoose={setKind} />
      }
    >
      <ReportOf query={work} nothing={{ title: t('nobody'), hint: t('nobodyHint') }}>
        {(worked) => (
          <>
            <FigureStrip
              columns={(showsPay ? withPay : withoutPay).strip}
              total={sales.data ? besideWork(sales.data.total, worked.total) : worked.total}
            />
            <PayNote rows={rows ?? []} showsPay={showsPay} />
            <Table key={kind} kind={kind} rows={rows ?? []} showsPay={showsPay} total={worked.total} />
          </>
        )}
      </ReportOf>
    </ReportPage>
  );
}

function useWorkRows(work: SalesAnswer | undefined, kind: WorkKind): readonly ReportRow[] | undefined {
  const t = usePhrases(payrollPhrases);
  const { accessibleTenants } = useSession();
  return useMemo(() => {
    const storeName = (id: string) => accessibleTenants.find((tenant) => tenant.id === id)?.name ?? id;
    return work && workRows(work, { kind, storeName, atWork: (jobs) => t('atWork', { jobs }) });
  }, [work, kind, t, accessibleTenants]);
}

/** Why pay is absent, or not whole. */
function PayNote({ rows, showsPay }: { readonly rows: readonly ReportRow[]; readonly showsPay: boolean }) {
  const t = usePhrases(payNotePhrases);
  const count = hiddenPays(rows);
  if (showsPay && count === 0) return null;
  return <p className={styles.note}>{showsPay ? t('hiddenPay', { count }) : t('noPay')}</p>;
}

type TableProps = {
  readonly kind: WorkKind;
  readonly rows: readonly ReportRow[];
  readonly showsPay: boolean;
  readonly total: SalesRow;
};

function Table({ kind, rows, showsPay, total }: TableProps) {
  const t = usePhrases(payrollPhrases);
  const onPhone = ['worked', showsPay ? 'pay' : 'overtime'] as const;
  const columns = shownColumns((showsPay ? withPay : withoutPay).columns, total.sums);
  return (
    <ReportTable
      label={reportNames.employeePayroll}
      columns={useReportColumns({ title: t(kind), columns, onPhone, total })}
      rows={rows}
      total={total}
      usualSort={kind === 'date' ? 'name' : usualSort}
      opens={kind === 'person' ? 'person' : undefined}
    />
  );
}
