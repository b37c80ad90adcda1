import { salesText } from '@servery/words';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { type BaseMap, baseMapQuery } from '../../../maps/base-map.ts';
import { MapNotes } from '../../../maps/map-notes.tsx';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveriesPhrases } from '../../../phrases/sales/deliveries.ts';
import type { DrivenZones } from '../../../sales/delivery-calls.ts';
import type { BaseMapState } from '../../../ui/map/base-map-state.ts';
import type { ShareScene } from '../../../ui/map/open-share-map.ts';
import { LoadState } from '../../../ui/messages/load-state.tsx';
import type { ReportRow } from '../frame/report-columns.tsx';
import styles from './delivery-map.module.css';
import { diamondsOf, latePerDiamond } from './diamonds.ts';
import { isLow, keptLimit, keptShareOf, keptSteps, stepOf } from './promise.ts';

const ShareMap = lazy(() => import('../../../ui/map/share-map.tsx').then((m) => ({ default: m.ShareMap })));

/** Where the legend lies. Pixels. */
const covered = { width: 232, height: 88 };
const inPercent = 100;

type DeliveryMapProps = {
  readonly zones: {
    readonly data: DrivenZones | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly rows: readonly ReportRow[];
  readonly selected: string | undefined;
  readonly onSelect: (zone: string) => void;
};

/** The zones of a store, colored by the promise kept; the table beside it has the same facts. */
export function DeliveryMap({ zones, rows, selected, onSelect }: DeliveryMapProps) {
  const t = usePhrases(deliveriesPhrases);
  const { data: baseMap } = useQuery(baseMapQuery);
  if (zones.isError) return <LoadState query={zones} failed={[t('zonesFailed')]} rows={6} />;
  const loading = <MapNotes isReady={false} ground="loading" />;
  return (
    <div className={styles.canvas}>
      <Suspense fallback={loading}>
        {zones.data && baseMap ? (
          <DrawnMap baseMap={baseMap} driven={zones.data} rows={rows} selected={selected} onSelect={onSelect} />
        ) : (
          loading
        )}
      </Suspense>
      <Legend rows={rows} />
    </div>
  );
}

type DrawnMapProps = Omit<DeliveryMapProps, 'zones'> & { readonly baseMap: BaseMap; readonly driven: DrivenZones };

function DrawnMap({ baseMap, driven, rows, selected, onSelect }: DrawnMapProps) {
  const t = usePhrases(deliveriesPhrases);
  const [isReady, setReady] = useState(false);
  const [ground, setGround] = useState<BaseMapState>(baseMap.style ? 'loading' : 'none');
  const scene = useMemo(() => sceneOf(driven, rows, selected), [driven, rows, selected]);
  return (
    <>
      <ShareMap
        label={t('map')}
        failed={t('mapFailed')}
        style={baseMap.style}
        covered={covered}
        scene={scene}
        onReady={() => setReady(true)}
        onBaseMap={setGround}
        onZone={(id) => onSelect(driven.zones.find((zone) => zone.id === id)?.name ?? id)}
      />
      <MapNotes isReady={isReady} ground={baseMap.hasFailed ? 'failed' : ground} />
    </>
  );
}

/** A zone is drawn while the store drives there, or once it drove there in these days. Tickets name it. */
function sceneOf({ place, zones }: DrivenZones, rows: readonly ReportRow[], selected: string | undefined): ShareScene {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const shown = zones.filter(({ name, isServed }) => isServed || rowOf.has(name));
  return {
    place,
    selectedId: shown.find(({ name }) => name === selected)?.id ?? null,
    zones: shown.map(({ id, name, ring }) => {
      const row = rowOf.get(name);
      const kept = row === undefined ? null : keptShareOf(row);
      const minutes = row?.sums.door ?? null;
      return {
        id,
        name,
        note: row === undefined ? '–' : `${salesText('doorTime', minutes)} · ${percent(kept)}`,
        step: stepOf(kept),
        isLow: row !== undefined && isLow(row),
        ring,
        diamonds: diamondsOf(ring, row?.sums.late ?? 0),
      };
    }),
  };
}

function percent(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * inPercent)} %`;
}

function Legend({ rows }: { readonly rows: readonly ReportRow[] }) {
  const t = usePhrases(deliveriesPhrases);
  const late = rows.reduce((sum, { sums }) => sum + (sums.late ?? 0), 0);
  const last = keptSteps.length - 1;
  return (
    <>
      <div className={styles.legend}>
        <b>{t('promiseKept')}</b>
        <ul className={styles.steps}>
          {keptSteps.map((from, at) => (
            <li key={from} data-step={at}>
              {t(at === last ? 'from' : 'percent', { percent: Math.round(from * inPercent) })}
            </li>
          ))}
          <li data-step="low">{t('below', { percent: Math.round(keptLimit * inPercent) })}</li>
        </ul>
      </div>
      <p className={styles.late}>
        <span className={styles.diamond} aria-hidden />
        {t('diamond', { count: latePerDiamond })}
        <span className={styles.inAll}>{t('lateInAll', { count: late })}</span>
      </p>
    </>
  );
}
