import { Button } from '@mantine/core';
import { notificationWords } from '@servery/words';
import { Link } from '@tanstack/react-router';
import { notificationIcons, toneOfNotification } from '../../notifications/notification-look.ts';
import { placeOfNotification } from '../../notifications/notification-place.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { notificationsPhrases } from '../../phrases/shell/notifications.ts';
import { ownZone } from '../../publishing/store-time.ts';
import { formatTime } from '../../ui/dates.ts';
import type { NotificationEntry } from './notification-calls.ts';
import styles from './notifications.module.css';

type NotificationLineProps = {
  readonly entry: NotificationEntry;
  /** It was opened. */
  readonly onOpen: () => void;
};

/** One event in a sentence that opens its place; unread is bold with a dot. */
export function NotificationLine({ entry: { at, facts, isUnread }, onOpen }: NotificationLineProps) {
  const t = usePhrases(notificationsPhrases);
  const Icon = notificationIcons[facts.kind];
  const { title, text } = notificationWords(facts, { zone: ownZone, now: Date.now() });
  const place = placeOfNotification(facts);
  const offersPublish = facts.kind === 'PUBLISH_STOPPED' && isUnread;
  return (
    <li className={styles.line} data-unread={isUnread || undefined} data-tone={toneOfNotification(facts)}>
      <Icon className={styles.icon} size={18} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <Link {...place} className={styles.title} onClick={onOpen}>
          {title}
        </Link>
        {text && <p className={styles.text}>{text}</p>}
        {offersPublish && (
          <Button variant="filled" size="sm" renderRoot={(props) => <Link {...props} {...place} onClick={onOpen} />}>
            {t('openPublish')}
          </Button>
        )}
      </div>
      <span className={styles.when}>
        <time dateTime={at}>{formatTime(at)}</time>
        {isUnread && <span className={styles.dot} role="img" aria-label={t('unread')} />}
      </span>
    </li>
  );
}
