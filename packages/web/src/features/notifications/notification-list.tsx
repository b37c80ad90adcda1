import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { markRead } from '../../notifications/mark-read.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { notificationsPhrases } from '../../phrases/shell/notifications.ts';
import { useSession } from '../../session/session-store.ts';
import { LoadMore } from '../../ui/actions/load-more.tsx';
import { formatDate } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { ErrorState } from '../../ui/messages/error-state.tsx';
import { SkeletonTable } from '../../ui/messages/skeletons.tsx';
import { notify } from '../../ui/notifications/notify.ts';
import { useIsReadOnly } from '../../ui/read-only/read-only.tsx';
import { type NotificationFilter, notificationsQuery } from './notification-calls.ts';
import { daysOf, daysSince } from './notification-days.ts';
import { NotificationLine } from './notification-line.tsx';
import styles from './notifications.module.css';

type NotificationListProps = {
  readonly filter: NotificationFilter;
  /** One of them was opened. */
  readonly onLeave?: (() => void) | undefined;
  /** Later pages can be loaded too. */
  readonly isWhole?: boolean;
};

/** The notifications that concern the reader, by day. */
export function NotificationList({ filter, onLeave, isWhole = false }: NotificationListProps) {
  const t = usePhrases(notificationsPhrases);
  const client = useQueryClient();
  const { userCompanyId } = useSession();
  const isReadOnly = useIsReadOnly();
  const query = useInfiniteQuery(notificationsQuery(userCompanyId, filter));
  if (query.isError)
    return (
      <ErrorState title={t('failed')} framed={false} onRetry={query.refetch}>
        {t('failedHint')}
      </ErrorState>
    );
  if (query.isPending) return <SkeletonTable rows={5} />;
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return filter.isUnreadOnly ? (
      <EmptyState title={t('noneUnread')} framed={false} />
    ) : (
      <EmptyState title={t('none')} framed={false}>
        {t('noneHint')}
      </EmptyState>
    );
  const handleOpen = (id: string) => {
    if (!isReadOnly) markRead(client, userCompanyId, [id]).catch(notify.failed(t('notMarked')));
    onLeave?.();
  };
  return (
    <>
      {daysOf(entries).map(({ day, entries: ofDay }) => (
        <section key={day} aria-label={dayText(t, day)}>
          <h2 className={styles.day}>{dayText(t, day)}</h2>
          <ul>
            {ofDay.map((entry) => (
              <NotificationLine key={entry.id} entry={entry} onOpen={() => handleOpen(entry.id)} />
            ))}
          </ul>
        </section>
      ))}
      {isWhole && query.hasNextPage && (
        <div className={styles.more}>
          <LoadMore query={query} label={t('showMore')} />
        </div>
      )}
    </>
  );
}

function dayText(t: ReturnType<typeof usePhrases<'today' | 'yesterday'>>, day: number): string {
  const ago = daysSince(day, Date.now());
  if (ago === 0) return t('today');
  return ago === 1 ? t('yesterday') : formatDate(day);
}
