import { menuImportPhrases } from '../../../phrases/menus/menu-import.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { Muted } from '../../../ui/layout/muted.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ErrorState } from '../../../ui/messages/error-state.tsx';
import styles from './import.module.css';
import type { ImportFault } from './import-reading.ts';

/** So many are shown; a file with more of them is of another kind. */
const shownFaults = 100;

/** The faults that keep the file from being imported: for each, its place in the file and a message. */
export function FaultList({ faults }: { readonly faults: readonly ImportFault[] }) {
  const t = usePhrases(menuImportPhrases);
  return (
    <Stack as="section" gap={3} maxWidth={800}>
      <ErrorState title={t('faults', { count: faults.length })}>{t('faultsText')}</ErrorState>
      <ul className={styles.faultList}>
        {faults.slice(0, shownFaults).map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {path !== '' && <span className={styles.place}>{path}</span>} {message}
          </li>
        ))}
      </ul>
      {faults.length > shownFaults && <Muted small>{t('more', { count: faults.length - shownFaults })}</Muted>}
    </Stack>
  );
}
