import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useStoresKeepingAny } from './use-overrides-below.ts';

const StoresKeepingPanel = lazy(() =>
  import('./stores-keeping-panel.tsx').then((m) => ({ default: m.StoresKeepingPanel })),
);

/** At the company or a group: how many stores keep anything of this document, and the way to see which. */
export function StoresKeepingLink() {
  const t = usePhrases(configurationPhrases);
  const [isOpen, setOpen] = useState(false);
  const count = useStoresKeepingAny()?.stores ?? 0;
  return (
    <>
      {count > 0 && (
        <Button variant="link" onClick={() => setOpen(true)}>
          {t('storesKeeping', { count })}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <StoresKeepingPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
