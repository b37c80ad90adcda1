import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { useSession } from '../../session/session-store.ts';
import styles from './sidebar.module.css';
import { versionLabel } from './version-label.ts';

/** SH-03 */
export function SidebarVersion() {
  const t = usePhrases(shellPhrases);
  const { softwareVersion } = useSession();
  return (
    <p className={styles.version}>
      {t('version', { version: versionLabel(softwareVersion, window.location.hostname) })}
    </p>
  );
}
