import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useLocationsWithOverrides } from './use-overrides-below.ts';

const OverridingLocationsPanel = lazy(() =>
  import('./overriding-locations-panel.tsx').then((m) => ({ default: m.OverridingLocationsPanel })),
);

/** At the company or a group: how many stores keep anything of this document, and the way to see which. */
export function OverridingLocationsLink() {
  const t = usePhrases(configurationPhrases);
  const [isOpen, setOpen] = useState(false);
  const count = useLocationsWithOverrides()?.stores ?? 0;
  return (
    <>
      {count > 0 && (
        <Button variant="link" onClick={() => setOpen(true)}>
          {t('overridingLocations', { count })}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <OverridingLocationsPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
