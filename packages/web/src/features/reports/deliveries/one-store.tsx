import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveriesPhrases } from '../../../phrases/sales/deliveries.ts';
import { drivenZonesQuery } from '../../../sales/delivery-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { ReportRow } from '../frame/report-columns.tsx';
import { ReportOf } from '../frame/report-page.tsx';
import { type DrawerKind, TicketDrawer } from '../frame/ticket-drawer.tsx';
import { useReport } from '../frame/use-report.ts';
import type { ReportFilters } from '../frame/use-report-filters.ts';
import { causeOf, rowsOfZone } from './cause.ts';
import { CauseLine } from './cause-line.tsx';
import styles from './deliveries.module.css';
import { DeliveryMap } from './delivery-map.tsx';
import { worstZone, zoneRows } from './delivery-rows.ts';
import { DriverTable } from './driver-table.tsx';
import { LateHours } from './late-hours.tsx';
import { TimesLegend } from './times-bar.tsx';
import { type DeliveriesQuery, useDeliveries } from './use-deliveries.ts';
import { ZoneTable } from './zone-table.tsx';

type OneStoreProps = {
  readonly store: { readonly id: string; readonly name: string };
  readonly filters: ReportFilters;
  readonly zones: DeliveriesQuery;
  readonly drivers: DeliveriesQuery;
  /** The rows of the drivers as the file has them. */
  readonly driverRows: readonly ReportRow[];
};

/** The zones of a store on the map and as a table, choosing in either chooses in both; below them who drove. */
export function OneStore({ store, filters, zones, drivers, driverRows }: OneStoreProps) {
  const t = usePhrases(deliveriesPhrases);
  const keep = useKeepInAddress();
  const { userCompanyId } = useSession();
  const written: { readonly zone?: string; readonly row?: string } = useSearch({ strict: false });
  const driven = useQuery(drivenZonesQuery(userCompanyId, store.id));
  const rows = useMemo(() => (zones.data ? zoneRows(zones.data, t('noZone')) : []), [zones.data, t]);
  const selected = rows.find(({ id }) => id === written.zone);
  const handleSelect = (zone: string) => keep({ zone: zone === written.zone ? undefined : zone });
  const own = driverRows.filter(({ id }) => id.startsWith('driver ')).length;
  return (
    <div className={styles.parts}>
      <Stack>
        <DeliveryMap zones={driven} rows={rows} selected={selected?.id} onSelect={handleSelect} />
        <Hours filters={filters} zone={selected} />
      </Stack>
      <div className={styles.tables}>
        <section aria-labelledby="by-zone">
          <Row justify="between" gap={3} wrap>
            <Heading id="by-zone">{t('byZone')}</Heading>
            <TimesLegend />
          </Row>
          <ZoneTable
            rows={rows}
            selected={selected?.id}
            onSelect={handleSelect}
            onOpen={({ id }) => keep({ row: `zone ${id}` })}
          />
        </section>
        <Cause filters={filters} zones={zones} rows={rows} selected={selected} />
        <section aria-labelledby="drivers">
          <Row justify="between" gap={3} wrap>
            <Heading id="drivers">{t('drivers')}</Heading>
            <Text tone="muted" size="sm">
              {t('driversOf', { count: own, store: store.name })}
            </Text>
          </Row>
          <ReportOf query={drivers}>
            {({ total }) => <DriverTable rows={driverRows} total={total} onOpen={({ id }) => keep({ row: id })} />}
          </ReportOf>
        </section>
      </div>
      <Drawer rows={[...rows.map((row) => ({ ...row, id: `zone ${row.id}` })), ...driverRows]} opened={written.row} />
    </div>
  );
}

type HoursProps = { readonly filters: ReportFilters; readonly zone: ReportRow | undefined };

/** Of the chosen zone, else of all. */
function Hours({ filters, zone }: HoursProps) {
  const hours = useReport(filters, 'deliveries', { by: 'zone,hour' });
  return (
    <ReportOf query={hours}>
      {(sales) => <LateHours rows={zone ? rowsOfZone(sales, zone.id) : sales.rows} of={zone?.name} />}
    </ReportOf>
  );
}

type CauseProps = {
  readonly filters: ReportFilters;
  readonly zones: DeliveriesQuery;
  readonly rows: readonly ReportRow[];
  readonly selected: ReportRow | undefined;
};

/** Why the chosen zone came late, else the one that kept least. */
function Cause({ filters, zones, rows, selected }: CauseProps) {
  const hours = useDeliveries(filters, 'zone,hour');
  const weekdays = useReport(filters, 'deliveries', { by: 'zone,weekday' });
  const zone = selected ?? worstZone(rows);
  if (!zone || !zones.data || !hours.data || !weekdays.data) return null;
  const cause = causeOf({
    zone,
    all: zones.data.total,
    hours: rowsOfZone(hours.data, zone.id),
    weekdays: rowsOfZone(weekdays.data, zone.id),
  });
  return cause && <CauseLine zone={zone.name} cause={cause} />;
}

const kinds = ['zone', 'driver', 'partner'] as const satisfies readonly DrawerKind[];

type DrawerProps = { readonly rows: readonly ReportRow[]; readonly opened: string | undefined };

/** The tickets of a zone, a driver or a service. */
function Drawer({ rows, opened = '' }: DrawerProps) {
  const keep = useKeepInAddress();
  const kind = kinds.find((one) => opened.startsWith(`${one} `));
  const row = rows.find(({ id }) => id === opened);
  if (!kind || !row) return null;
  const id = opened.slice(kind.length + 1);
  return <TicketDrawer kind={kind} row={{ ...row, id }} onClose={() => keep({ row: undefined })} />;
}
