import { Button } from '@mantine/core';
import { usePhrases } from '../../../phrases/phrases.ts';
import { shellPhrases } from '../../../phrases/shell/shell.ts';
import { shortcutPhrases } from '../../../phrases/shell/shortcuts.ts';
import { formatTime } from '../../../ui/dates.ts';
import { SidePanel } from '../../../ui/layout/pane/side-panel.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { clearNotices, useNoticeHistory } from '../../../ui/notifications/notice-history.ts';
import { NoticeLines } from '../../../ui/notifications/notice-lines.tsx';
import styles from './side-panels.module.css';

/** The notices of this session, newest first. */
export function NoticesPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(shellPhrases);
  return (
    <SidePanel title={t('notices')} isOpen onClose={onClose} width={360}>
      <Notices />
    </SidePanel>
  );
}

function Notices() {
  const t = usePhrases(shortcutPhrases);
  const notices = useNoticeHistory((state) => state.notices);
  if (notices.length === 0) return <EmptyState title={t('noNotices')}>{t('noNoticesHint')}</EmptyState>;
  return (
    <>
      <ol className={styles.notices}>
        {notices.map(({ id, kind, title, message, lines = [], at }) => (
          <li key={id} className={styles.notice} data-kind={kind}>
            <p>
              {title && <b>{title} </b>}
              {message}
            </p>
            {lines.length > 0 && <NoticeLines lines={lines} />}
            <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
          </li>
        ))}
      </ol>
      <Button variant="subtle" size="sm" onClick={clearNotices}>
        {t('clearNotices')}
      </Button>
    </>
  );
}
