import { isAtPlace } from '@servery/domain';
import { reportNames, reportShapes, type SalesColumnId } from '@servery/words';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { ForDashboardReaders } from '../../../sales/for-dashboard-readers.tsx';
import type { SalesAnswer, SalesRow } from '../../../sales/sales-calls.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useSession } from '../../../session/session-store.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { FigureStrip } from '../frame/figure-strip.tsx';
import { type ReportRow, useReportColumns } from '../frame/report-columns.tsx';
import { fileOf } from '../frame/report-csv.ts';
import { ReportOf, ReportPage } from '../frame/report-page.tsx';
import { ReportTable } from '../frame/report-table.tsx';
import { useReport } from '../frame/use-report.ts';
import { type ReportFilters, useReportFilters } from '../frame/use-report-filters.ts';
import { besideWork, useWork } from '../frame/use-work.ts';
import { HourMap } from './hour-map.tsx';
import { KindTable } from './kind-table.tsx';
import styles from './store-summary.module.css';

const { columns, strip, usualSort } = reportShapes.storeSummary;
/** Where wages may be seen, and all channels and order types are asked for: nobody works for one of them only. */
const withLabor = [...columns, 'laborShare', 'salesPerHour'] as const satisfies SalesColumnId[];

/** RT-05 NG-04: how the stores sold, by hour, by channel and beside each other. */
export function StoreSummaryPage() {
  const t = usePhrases(reportsPhrases);
  return (
    <ForDashboardReaders title={t('storeSummary')}>
      <StoreSummary />
    </ForDashboardReaders>
  );
}

function StoreSummary() {
  const t = usePhrases(reportsPhrases);
  const filters = useReportFilters();
  const stores = useReport(filters, 'hours', { by: 'location' });
  const { accessibleTenants } = useSession();
  const worked = useWork(filters, 'location');
  const work = worked.data;
  const hasLabor = filters.channel === undefined && filters.query.orderType === undefined && work?.showsPay === true;
  const labor = hasLabor ? work : undefined;
  const rows = useMemo(
    () => stores.data && withWork(rowsOf(stores.data, accessibleTenants, filters.place), labor),
    [stores.data, accessibleTenants, filters.place, labor],
  );
  const total = stores.data && besideWork(stores.data.total, labor?.total);
  const shown = labor ? withLabor : columns;
  const file = fileOf([stores, worked], rows && total && { title: t('store'), columns: shown, rows, total });
  return (
    <ReportPage title={reportNames.storeSummary} report="storeSummary" filters={filters} file={file}>
      <ReportOf query={stores}>
        {(sales) => (
          <>
            <FigureStrip columns={labor ? [...strip, 'laborShare'] : strip} total={total ?? sales.total} />
            <Parts filters={filters} />
            <Stores rows={rows ?? []} columns={shown} total={total ?? sales.total} />
          </>
        )}
      </ReportOf>
    </ReportPage>
  );
}

function withWork(rows: readonly ReportRow[], work: SalesAnswer | undefined): readonly ReportRow[] {
  if (work === undefined) return rows;
  const worked = new Map(work.rows.map((row) => [row.key[0], row]));
  return rows.map((row) => besideWork(row, worked.get(row.id)));
}

/** A store that sold nothing keeps its row, as far as it is among those that are asked for. */
function rowsOf(
  { rows, total }: SalesAnswer,
  tenants: readonly Tenant[],
  place: string | undefined,
): readonly ReportRow[] {
  const nameOf = new Map(tenants.map(({ id, name }) => [id, name]));
  const groupOf = new Map(tenants.map(({ id, groupId }) => [id, groupId]));
  const named = rows.map((row) => {
    const id = String(row.key[0]);
    return { ...row, id, name: nameOf.get(id) ?? id };
  });
  const sold = new Set(named.map(({ id }) => id));
  const silent = tenants
    .filter((tenant) => tenant.type === 'LOCATION' && !sold.has(tenant.id))
    .filter((tenant) => place === undefined || isAtPlace(tenant, place))
    .map(({ id, name }) => ({ key: [id], sums: {}, before: total.before && {}, id, name }));
  return [...named, ...silent].map((row) => ({ ...row, meta: nameOf.get(groupOf.get(row.id) ?? '') ?? '' }));
}

/** The hours of the week, and the ways of ordering, of the same sales. */
function Parts({ filters }: { readonly filters: ReportFilters }) {
  const t = usePhrases(reportsPhrases);
  const hours = useReport(filters, 'hours', { by: 'weekday,hour' });
  const kinds = useReport(filters, 'hours', { by: 'channel,orderType' });
  return (
    <div className={styles.parts}>
      <section aria-labelledby="by-hour">
        <Heading id="by-hour">{t('byHour')}</Heading>
        <ReportOf query={hours}>{(sales) => <HourMap sales={sales} />}</ReportOf>
      </section>
      <section aria-labelledby="by-channel">
        <Heading id="by-channel">{t('byChannel')}</Heading>
        <ReportOf query={kinds}>{(sales) => <KindTable sales={sales} />}</ReportOf>
      </section>
    </div>
  );
}

type StoresProps = {
  readonly rows: readonly ReportRow[];
  readonly columns: readonly SalesColumnId[];
  readonly total: SalesRow;
};

function Stores({ rows, columns, total }: StoresProps) {
  const t = usePhrases(reportsPhrases);
  const shape = { title: t('store'), columns, onPhone: ['netSales', 'guests'] as const, total };
  const table = useReportColumns(shape);
  return (
    <section className={styles.stores} aria-labelledby="stores-compared">
      <div className={styles.title}>
        <Heading id="stores-compared">{t('storesCompared')}</Heading>
      </div>
      <ReportTable
        label={t('storesCompared')}
        columns={table}
        rows={rows}
        total={total}
        usualSort={usualSort}
        opens="store"
      />
    </section>
  );
}
