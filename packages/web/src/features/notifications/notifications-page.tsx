import { IconSettings } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { notificationsPhrases } from '../../phrases/shell/notifications.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Page } from '../../ui/layout/page/page.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import type { NotificationFilter } from './notification-calls.ts';
import { NotificationFilters } from './notification-filters.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';

/** Everything of the last 90 days that concerns the reader. */
export function NotificationsPage() {
  const t = usePhrases(notificationsPhrases);
  const navigate = useNavigate();
  const [filter, setFilter] = useState<NotificationFilter>({ group: null, isUnreadOnly: false });
  return (
    <Page>
      <div className={styles.whole}>
        <div className={styles.head}>
          <Row gap={2}>
            <h1 className={styles.pageTitle}>{t('title')}</h1>
            <MarkAllRead />
            <IconButton
              label={t('preferences')}
              icon={<IconSettings size={16} stroke={1.75} aria-hidden />}
              onClick={() => navigate({ to: '/notifications/preferences' })}
            />
          </Row>
          <NotificationFilters filter={filter} onChange={setFilter} />
        </div>
        <NotificationList filter={filter} isWhole />
        <p className={styles.kept}>{t('foot')}</p>
      </div>
    </Page>
  );
}
