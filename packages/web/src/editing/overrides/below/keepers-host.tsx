import { lazy, Suspense, useEffect } from 'react';
import { compareKeepers, useComparedPlace } from './keepers-store.ts';

const KeepersPanel = lazy(() => import('./keepers-panel.tsx').then((m) => ({ default: m.KeepersPanel })));

/** Where the stores that keep their own value of a place are compared. */
export function KeepersHost() {
  const place = useComparedPlace((state) => state.place);
  useEffect(() => () => compareKeepers(null), []);
  return (
    <Suspense fallback={null}>{place && <KeepersPanel {...place} onClose={() => compareKeepers(null)} />}</Suspense>
  );
}
