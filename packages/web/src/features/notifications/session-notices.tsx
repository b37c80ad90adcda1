import { Button } from '@mantine/core';
import { usePhrases } from '../../phrases/phrases.ts';
import { notificationsPhrases } from '../../phrases/shell/notifications.ts';
import { formatTime } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { clearNotices, useNoticeHistory } from '../../ui/notifications/notice-history.ts';
import { NoticeLines } from '../../ui/notifications/notice-lines.tsx';
import styles from './notifications.module.css';

type SessionNoticesProps = { readonly onCleared: () => void };

/** The notices of the console in this session, newest first: the answers to the reader's own actions. */
export function SessionNotices({ onCleared }: SessionNoticesProps) {
  const t = usePhrases(notificationsPhrases);
  const notices = useNoticeHistory((state) => state.notices);
  const handleClear = () => {
    clearNotices();
    onCleared();
  };
  if (notices.length === 0)
    return (
      <EmptyState title={t('noNotices')} framed={false}>
        {t('noNoticesHint')}
      </EmptyState>
    );
  return (
    <>
      <ul>
        {notices.map(({ id, kind, title, message, lines = [], at }) => (
          <li key={id} className={styles.notice} data-kind={kind}>
            <div>
              <p>
                {title && <b>{title} </b>}
                {message}
              </p>
              {lines.length > 0 && <NoticeLines lines={lines} />}
            </div>
            <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Button variant="subtle" size="sm" onClick={handleClear}>
          {t('clearNotices')}
        </Button>
      </div>
    </>
  );
}
