import { useHotkeys } from '@mantine/hooks';
import { IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { shellPhrases } from '../../phrases/shell.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import type { TriggerProps } from '../../ui/actions/trigger.ts';
import { useNoticeHistory } from '../../ui/notifications/notice-history.ts';
import type { HelpTopic } from './help-topic.ts';
import styles from './top-bar.module.css';

const HelpPanel = lazy(() => import('./help-panel.tsx').then((m) => ({ default: m.HelpPanel })));
const HelpMenuItems = lazy(() => import('./help-menu-items.tsx').then((m) => ({ default: m.HelpMenuItems })));

/** Keyboard shortcuts, and the notices of this session. */
export function HelpMenu() {
  const [topic, setTopic] = useState<HelpTopic | null>(null);
  useHotkeys([['shift+?', () => setTopic('shortcuts')]]);
  return (
    <Suspense fallback={null}>
      <MenuButton
        button={(props) => <HelpButton {...props} />}
        items={() => (
          <Suspense fallback={null}>
            <HelpMenuItems onOpen={setTopic} />
          </Suspense>
        )}
      />
      {topic && <HelpPanel topic={topic} onClose={() => setTopic(null)} />}
    </Suspense>
  );
}

function HelpButton(props: TriggerProps) {
  const t = usePhrases(shellPhrases);
  const hasUnread = useNoticeHistory(({ notices, lastSeenAt }) =>
    notices.some((notice) => notice.kind === 'error' && notice.at > lastSeenAt),
  );
  const icon = (
    <>
      <IconHelpCircle size={16} stroke={1.75} aria-hidden />
      {hasUnread && <span className={styles.unread} />}
    </>
  );
  return <IconButton {...props} label={t('help')} withTooltip={false} pos="relative" icon={icon} />;
}
