import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { baseMapQuery } from '../../configuration/base-map.ts';
import { DocumentSwitch } from '../../configuration/document-fields.tsx';
import styles from './delivery.module.css';
import { FindingsList } from './findings-list.tsx';
import { useZoneFindings } from './use-zone-findings.ts';
import { ZoneFiles } from './zone-files.tsx';
import { ZonesTable } from './zones-table.tsx';

const ZonesMap = lazy(() => import('./zones-map.tsx').then((m) => ({ default: m.ZonesMap })));

/** The list of zones, the map beside it, and what lies in two zones or in none. */
export function ZonesSection() {
  const { data: baseMap } = useQuery(baseMapQuery);
  const { findings, isLooking } = useZoneFindings();
  const [isShown, setShown] = useState(true);
  return (
    <>
      <div className={styles.zones}>
        <div className={styles.mapPane}>
          <Suspense fallback={<div className={styles.mapFrame} />}>
            {baseMap ? (
              <ZonesMap baseMap={baseMap} findings={isShown ? findings : []} />
            ) : (
              <div className={styles.mapFrame} />
            )}
          </Suspense>
        </div>
        <div className={styles.listPane}>
          <ZonesTable />
          <div className={styles.underList}>
            <DocumentSwitch path={['deliveryArea', 'enforceInPos']} />
            <ZoneFiles />
          </div>
        </div>
      </div>
      <FindingsList findings={findings} isLooking={isLooking} isShown={isShown} onShow={setShown} />
    </>
  );
}
