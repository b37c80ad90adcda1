import { lazy, Suspense, useEffect } from 'react';
import { compareOverridesBelow, useComparedPlace } from './overrides-below-store.ts';

const OverridesBelowPanel = lazy(() =>
  import('./overrides-below-panel.tsx').then((m) => ({ default: m.OverridesBelowPanel })),
);

/** Where the stores that keep their own value of a place are compared. */
export function OverridesBelowHost() {
  const place = useComparedPlace((state) => state.place);
  useEffect(() => () => compareOverridesBelow(null), []);
  return (
    <Suspense fallback={null}>
      {place && <OverridesBelowPanel {...place} onClose={() => compareOverridesBelow(null)} />}
    </Suspense>
  );
}
