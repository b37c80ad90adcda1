import { IconAlertTriangle } from '@tabler/icons-react';
import { firstNames } from '../../../phrases/first-names.ts';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Muted } from '../../../ui/layout/muted.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { usePublishing } from '../run-words.ts';
import styles from './compose.module.css';

/** The effect of a revert of the chosen locations, and the locations where there is nothing to go back to. PB-15 */
export function RevertPane({ locations }: { readonly locations: readonly SyncStatus[] }) {
  const t = usePublishing();
  const never = locations.filter(isNeverPublished).map(({ name }) => name);
  return (
    <section className={styles.review} aria-label={t('revertPane')}>
      <Heading>{t('revertPane')}</Heading>
      {locations.length === 0 ? (
        <EmptyState title={t('reviewEmpty')}>{t('reviewEmptyHint')}</EmptyState>
      ) : (
        <Muted>{t('revertPaneText')}</Muted>
      )}
      {never.length > 0 && (
        <ul className={styles.problems} aria-label={t('problems', { count: never.length })}>
          <li>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
            {t('revertNever', { names: firstNames(never) })}
          </li>
        </ul>
      )}
    </section>
  );
}

/** Nothing was ever sent to it, so that a revert fails there. */
export function isNeverPublished({ published }: SyncStatus): boolean {
  return published.menus === undefined && published['location-settings'] === undefined;
}
