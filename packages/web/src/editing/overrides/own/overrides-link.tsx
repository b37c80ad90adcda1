import { Button } from '@mantine/core';
import { editCount } from '@servery/domain';
import { lazy, Suspense, useState } from 'react';
import { configurationPhrases } from '../../../phrases/configuration.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import styles from './overrides-link.module.css';
import { useOwnChanges } from './use-own-changes.ts';

const OverridesPanel = lazy(() => import('./overrides-panel.tsx').then((m) => ({ default: m.OverridesPanel })));

/** How many values this level makes different, and the way to see them. */
export function OverridesLink() {
  const t = usePhrases(configurationPhrases);
  const [isOpen, setOpen] = useState(false);
  const count = editCount(useOwnChanges());
  return (
    <>
      {count > 0 && <span className={styles.fact}>{t('valuesDiffer', { count })}</span>}
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('showOverrides')}
      </Button>
      <Suspense fallback={null}>{isOpen && <OverridesPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
