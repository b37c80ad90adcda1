import { reportNames, reportShapes } from '@servery/words';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { ForDashboardReaders } from '../../../sales/for-dashboard-readers.tsx';
import type { SalesAnswer } from '../../../sales/sales-calls.ts';
import { FigureStrip } from '../frame/figure-strip.tsx';
import { type ReportRow, useReportColumns } from '../frame/report-columns.tsx';
import { fileOf } from '../frame/report-csv.ts';
import { ReportOf, ReportPage } from '../frame/report-page.tsx';
import { ReportTable } from '../frame/report-table.tsx';
import { useReport } from '../frame/use-report.ts';
import { useReportFilters } from '../frame/use-report-filters.ts';

const { columns, strip, usualSort } = reportShapes.serverPerformance;

/** RT-06 NG-06: the sales, the tips and the discounts of each server. */
export function ServerPerformancePage() {
  const t = usePhrases(reportsPhrases);
  return (
    <ForDashboardReaders title={t('serverPerformance')}>
      <ServerPerformance />
    </ForDashboardReaders>
  );
}

function ServerPerformance() {
  const t = usePhrases(reportsPhrases);
  const filters = useReportFilters();
  const servers = useReport(filters, 'servers', { by: 'server' });
  const rows = useMemo(() => servers.data && rowsOf(servers.data, t('notNamed')), [servers.data, t]);
  const total = servers.data?.total;
  const file = fileOf([servers], rows && total && { title: t('server'), columns, rows, total });
  return (
    <ReportPage title={reportNames.serverPerformance} report="serverPerformance" filters={filters} file={file}>
      <ReportOf query={servers}>
        {(sales) => (
          <>
            <FigureStrip columns={strip} total={sales.total} />
            <Table rows={rows ?? []} sales={sales} />
          </>
        )}
      </ReportOf>
    </ReportPage>
  );
}

function rowsOf({ rows, names }: SalesAnswer, notNamed: string): readonly ReportRow[] {
  return rows.map((row) => {
    const id = String(row.key[0]);
    return { ...row, id, name: id === '' ? notNamed : (names[id] ?? id) };
  });
}

function Table({ rows, sales }: { readonly rows: readonly ReportRow[]; readonly sales: SalesAnswer }) {
  const t = usePhrases(reportsPhrases);
  const shape = { title: t('server'), columns, onPhone: ['netSales', 'tipShare'] as const, total: sales.total };
  return (
    <ReportTable
      label={t('serverPerformance')}
      columns={useReportColumns(shape)}
      rows={rows}
      total={sales.total}
      usualSort={usualSort}
      opens="server"
    />
  );
}
