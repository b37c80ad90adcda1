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

const { columns, strip, usualSort } = reportShapes.taxes;

/** The amount collected of each tax, and the amount that it was computed on. */
export function TaxesPage() {
  const t = usePhrases(reportsPhrases);
  return (
    <ForDashboardReaders title={t('taxes')}>
      <Taxes />
    </ForDashboardReaders>
  );
}

function Taxes() {
  const t = usePhrases(reportsPhrases);
  const filters = useReportFilters();
  const taxes = useReport(filters, 'taxes', { by: 'tax' });
  const rows = useMemo(() => taxes.data && rowsOf(taxes.data, t('taxNotNamed')), [taxes.data, t]);
  const total = taxes.data?.total;
  const file = fileOf([taxes], rows && total && { title: t('tax'), columns, rows, total });
  return (
    <ReportPage title={reportNames.taxes} report="taxes" filters={filters} file={file}>
      <ReportOf query={taxes} nothing={{ title: t('noTaxes'), hint: t('noTaxesHint') }}>
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

/** A tax without an id is known by its name. */
function rowsOf({ rows, names }: SalesAnswer, notNamed: string): readonly ReportRow[] {
  return rows.map((row) => {
    const id = String(row.key[0]);
    return { ...row, id, name: id === '' ? notNamed : (names[id] ?? id) };
  });
}

function Table({ rows, sales }: { readonly rows: readonly ReportRow[]; readonly sales: SalesAnswer }) {
  const t = usePhrases(reportsPhrases);
  const shape = { title: t('tax'), columns, onPhone: ['tax', 'taxRate'] as const, total: sales.total };
  return (
    <ReportTable
      label={t('taxes')}
      columns={useReportColumns(shape)}
      rows={rows}
      total={sales.total}
      usualSort={usualSort}
      opens="tax"
    />
  );
}
