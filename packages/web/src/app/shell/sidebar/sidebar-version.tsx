import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { useSession } from '../../../session/session-store.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { versionLabel } from './version-label.ts';

/** SH-03 */
export function SidebarVersion() {
  const t = usePhrases(shellPhrases);
  const { softwareVersion } = useSession();
  return (
    <Text as="p" tone="faint" size="xs" dense>
      {t('version', { version: versionLabel(softwareVersion, window.location.hostname) })}
    </Text>
  );
}
