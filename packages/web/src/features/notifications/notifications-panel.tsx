import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { usePhrases } from '../../phrases/phrases.ts';
import { notificationsPhrases } from '../../phrases/shell/notifications.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import type { NotificationFilter } from './notification-calls.ts';
import { NotificationFilters } from './notification-filters.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications.module.css';
import { SessionNotices } from './session-notices.tsx';

/** The panel that the bell opens. */
export function NotificationsPanel({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases(notificationsPhrases);
  const navigate = useNavigate();
  const [filter, setFilter] = useState<NotificationFilter>({ group: null, isUnreadOnly: false });
  const [isSession, setSession] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const handlePreferences = () => {
    onClose();
    void navigate({ to: '/notifications/preferences' });
  };
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1} data-autofocus>
      <div className={styles.head}>
        <Row gap={2}>
          <p className={styles.panelTitle}>{t(isSession ? 'thisSession' : 'title')}</p>
          {!isSession && <MarkAllRead />}
          <IconButton
            label={t('preferences')}
            icon={<IconSettings size={16} stroke={1.75} aria-hidden />}
            onClick={handlePreferences}
          />
        </Row>
        {!isSession && <NotificationFilters filter={filter} onChange={setFilter} />}
      </div>
      <div className={styles.scroll}>
        {isSession ? (
          // The button that cleared them is gone: the panel takes its focus.
          <SessionNotices onCleared={() => panel.current?.focus()} />
        ) : (
          <NotificationList filter={filter} onLeave={onClose} />
        )}
      </div>
      <div className={styles.foot}>
        <span>{t('panelFoot')}</span>
        <Button variant="subtle" size="sm" onClick={() => setSession(!isSession)}>
          {t(isSession ? 'back' : 'thisSession')}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          renderRoot={(props) => <Link {...props} to="/notifications" onClick={onClose} />}
        >
          {t('seeAll')}
        </Button>
      </div>
    </div>
  );
}
