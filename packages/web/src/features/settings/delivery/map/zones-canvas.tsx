import type { ZoneFinding } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { baseMapQuery } from '../../../../maps/base-map.ts';
import { MapNotes } from '../../../../maps/map-notes.tsx';
import { AddressTester } from '../tester/address-tester.tsx';
import { useFindings, useFindRelations } from '../use-zone-findings.ts';
import { useShownZones } from './use-shown-zones.ts';
import styles from './zones-canvas.module.css';

const ZonesMap = lazy(() => import('./zones-map.tsx').then((m) => ({ default: m.ZonesMap })));

const none: readonly ZoneFinding[] = [];

interface ZonesCanvasProps {
  /** A zone was chosen or drawn on the map. */
  readonly onZone: () => void;
}

/** The map as large as the window allows, and the tester over it. */
export function ZonesCanvas({ onZone }: ZonesCanvasProps) {
  const { data: baseMap } = useQuery(baseMapQuery);
  const { zones } = useShownZones();
  useFindRelations(zones);
  const findings = useFindings((state) => (state.isShown ? state.findings : none));
  const loading = <MapNotes isReady={false} ground="loading" />;
  return (
    <div className={styles.canvas}>
      <div className={styles.map}>
        <Suspense fallback={loading}>
          {baseMap ? <ZonesMap baseMap={baseMap} zones={zones} findings={findings} onZone={onZone} /> : loading}
        </Suspense>
      </div>
      <div className={styles.tester}>
        <AddressTester />
      </div>
    </div>
  );
}
