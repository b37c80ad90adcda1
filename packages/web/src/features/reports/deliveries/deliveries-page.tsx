import { isAtPlace } from '@servery/domain';
import { reportNames, reportShapes } from '@servery/words';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveriesPhrases } from '../../../phrases/sales/deliveries.ts';
import { reportsPhrases } from '../../../phrases/sales/reports.ts';
import { ForDashboardReaders } from '../../../sales/for-dashboard-readers.tsx';
import type { SalesAnswer } from '../../../sales/sales-calls.ts';
import type { Tenant } from '../../../session/session-schema.ts';
import { useSession } from '../../../session/session-store.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { FigureStrip } from '../frame/figure-strip.tsx';
import { type ReportRow, useReportColumns } from '../frame/report-columns.tsx';
import { fileOf } from '../frame/report-csv.ts';
import { ReportOf, ReportPage } from '../frame/report-page.tsx';
import { ReportTable } from '../frame/report-table.tsx';
import { useReport } from '../frame/use-report.ts';
import { type ReportFilters, useReportFilters } from '../frame/use-report-filters.ts';
import styles from './deliveries.module.css';
import { driverRows, zoneRows } from './delivery-rows.ts';
import { LateHours } from './late-hours.tsx';
import { OneStore } from './one-store.tsx';
import { useDeliveries } from './use-deliveries.ts';

const { columns, strip, usualSort } = reportShapes.deliveries;

/** RT-08 NG-07: the times promised at the door and the times kept, by zone, driver and hour. */
export function DeliveriesPage() {
  const t = usePhrases(reportsPhrases);
  return (
    <ForDashboardReaders title={t('deliveries')}>
      <Deliveries />
    </ForDashboardReaders>
  );
}

function Deliveries() {
  const filters = useReportFilters();
  const { accessibleTenants } = useSession();
  const stores = storesOf(accessibleTenants, filters.place);
  const [only, ...others] = stores;
  return only && others.length === 0 ? (
    <StoreDeliveries filters={filters} store={only} />
  ) : (
    <AllDeliveries filters={filters} stores={stores} />
  );
}

function storesOf(tenants: readonly Tenant[], place: string | undefined): readonly Tenant[] {
  return tenants.filter((tenant) => tenant.type === 'LOCATION' && (place === undefined || isAtPlace(tenant, place)));
}

type StoreProps = { readonly filters: ReportFilters; readonly store: Tenant };

/** One store: its zones, its drivers and the services that drive for it. */
function StoreDeliveries({ filters, store }: StoreProps) {
  const t = usePhrases(deliveriesPhrases);
  const zones = useDeliveries(filters, 'zone');
  const drivers = useDeliveries(filters, 'driver,partner');
  const driven = useMemo(
    () => (drivers.data ? driverRows(drivers.data, { noDriver: t('noDriver'), service: t('service') }) : []),
    [drivers.data, t],
  );
  const file =
    zones.data &&
    drivers.data &&
    fileOf([zones, drivers], {
      title: t('zone'),
      columns,
      rows: [
        ...zoneRows(zones.data, t('noZone')).map((row) => ({ ...row, meta: t('zone') })),
        ...driven.map((row) => ({ ...row, meta: row.meta ?? t('driver') })),
      ],
      total: zones.data.total,
    });
  return (
    <ReportPage title={reportNames.deliveries} report="deliveries" filters={filters} tools={<LateMeans />} file={file}>
      <ReportOf query={zones} nothing={{ title: t('nothing'), hint: t('nothingHint') }}>
        {(sales) => (
          <>
            <Figures sales={sales} />
            <OneStore store={store} filters={filters} zones={zones} drivers={drivers} driverRows={driven} />
          </>
        )}
      </ReportOf>
    </ReportPage>
  );
}

type AllProps = { readonly filters: ReportFilters; readonly stores: readonly Tenant[] };

/** Several stores beside each other; each opens to its zones. */
function AllDeliveries({ filters, stores }: AllProps) {
  const t = usePhrases(deliveriesPhrases);
  const sums = useDeliveries(filters, 'location');
  const rows = useMemo(() => sums.data && storeRows(sums.data, stores), [sums.data, stores]);
  const total = sums.data?.total;
  const file = fileOf([sums], rows && total && { title: t('store'), columns, rows, total });
  return (
    <ReportPage title={reportNames.deliveries} report="deliveries" filters={filters} tools={<LateMeans />} file={file}>
      <ReportOf query={sums} nothing={{ title: t('nothing'), hint: t('nothingHint') }}>
        {(sales) => (
          <>
            <Figures sales={sales} />
            <Stores filters={filters} sales={sales} rows={rows ?? []} />
            <AllHours filters={filters} />
          </>
        )}
      </ReportOf>
    </ReportPage>
  );
}

function storeRows({ rows }: SalesAnswer, stores: readonly Tenant[]): readonly ReportRow[] {
  const names = new Map(stores.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const id = String(row.key[0]);
    return { ...row, id, name: names.get(id) ?? id };
  });
}

function LateMeans() {
  const t = usePhrases(deliveriesPhrases);
  return (
    <Text tone="muted" size="sm">
      {t('lateAlways')}
    </Text>
  );
}

/** Medians of all together, and how many deliveries have no times that one could trust. */
function Figures({ sales }: { readonly sales: SalesAnswer }) {
  const t = usePhrases(deliveriesPhrases);
  const count = sales.total.sums.unclear ?? 0;
  return (
    <>
      <FigureStrip columns={strip} total={sales.total} />
      {count > 0 && <p className={styles.unclear}>{t('unclear', { count })}</p>}
    </>
  );
}

type StoresProps = {
  readonly filters: ReportFilters;
  readonly sales: SalesAnswer;
  readonly rows: readonly ReportRow[];
};

function Stores({ filters, sales, rows }: StoresProps) {
  const t = usePhrases(deliveriesPhrases);
  const shape = { title: t('store'), columns, onPhone: ['deliveries', 'keptShare'] as const, total: sales.total };
  return (
    <ReportTable
      label={t('stores')}
      columns={useReportColumns(shape)}
      rows={rows}
      total={sales.total}
      usualSort={usualSort}
      opens={undefined}
      chooses={{ hint: t('chooseStore'), onChoose: ({ id }) => filters.keepPlace(id) }}
    />
  );
}

function AllHours({ filters }: { readonly filters: ReportFilters }) {
  const hours = useReport(filters, 'deliveries', { by: 'hour' });
  return <ReportOf query={hours}>{({ rows }) => <LateHours rows={rows} of={undefined} />}</ReportOf>;
}
