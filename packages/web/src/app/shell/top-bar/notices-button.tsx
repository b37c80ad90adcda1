import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { markNoticesSeen, useNoticeHistory } from '../../../ui/notifications/notice-history.ts';
import styles from './top-bar.module.css';

const NoticesPanel = lazy(() => import('./notices-panel.tsx').then((m) => ({ default: m.NoticesPanel })));

/** The notices of this session; a dot says that one of them is an error that was not read. */
export function NoticesButton() {
  const t = usePhrases(shellPhrases);
  const [isOpen, setOpen] = useState(false);
  const hasUnread = useNoticeHistory(({ notices, lastSeenAt }) =>
    notices.some((notice) => notice.kind === 'error' && notice.at > lastSeenAt),
  );
  const handleOpen = () => {
    markNoticesSeen();
    setOpen(true);
  };
  const icon = (
    <>
      <IconBell size={16} stroke={1.75} aria-hidden />
      {hasUnread && <span className={styles.unread} />}
    </>
  );
  return (
    <>
      <IconButton label={t(hasUnread ? 'unreadNotices' : 'notices')} pos="relative" icon={icon} onClick={handleOpen} />
      <Suspense fallback={null}>{isOpen && <NoticesPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
