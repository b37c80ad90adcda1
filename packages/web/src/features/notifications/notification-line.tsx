import { Button } from '@mantine/core';
import type { NotificationKind } from '@servery/domain';
import { notificationWords } from '@servery/words';
import {
  IconCertificate,
  IconCertificateOff,
  IconCircleCheck,
  IconPencil,
  IconPlayerPause,
  IconPlugConnectedX,
  IconTicketOff,
  IconUserCog,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePhrases } from '../../phrases/phrases.ts';
import { notificationsPhrases } from '../../phrases/shell/notifications.ts';
import { ownZone } from '../../publishing/store-time.ts';
import { formatTime } from '../../ui/dates.ts';
import type { NotificationEntry } from './notification-calls.ts';
import { placeOfNotification } from './notification-place.ts';
import styles from './notifications.module.css';

const icons: Readonly<Record<NotificationKind, TablerIcon>> = {
  PUBLISH_FINISHED: IconCircleCheck,
  PUBLISH_STOPPED: IconPlayerPause,
  STORE_SILENT: IconPlugConnectedX,
  CERTIFICATION_EXPIRED: IconCertificateOff,
  CERTIFICATION_DUE: IconCertificate,
  RIGHTS_CHANGED: IconUserCog,
  PRICES_CHANGED: IconPencil,
  OFFER_NEVER_APPLIES: IconTicketOff,
};

type NotificationLineProps = {
  readonly entry: NotificationEntry;
  /** It was opened. */
  readonly onOpen: () => void;
};

/** One event in a sentence that opens its place; unread is bold with a dot. */
export function NotificationLine({ entry: { at, facts, isUnread }, onOpen }: NotificationLineProps) {
  const t = usePhrases(notificationsPhrases);
  const Icon = icons[facts.kind];
  const { title, text } = notificationWords(facts, { zone: ownZone, now: Date.now() });
  const place = placeOfNotification(facts);
  const offersPublish = facts.kind === 'PUBLISH_STOPPED' && isUnread;
  return (
    <li className={styles.line} data-unread={isUnread || undefined} data-tone={toneOf(facts)}>
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

function toneOf(facts: NotificationEntry['facts']): 'good' | 'bad' | undefined {
  if (facts.kind === 'PUBLISH_FINISHED') return 'good';
  if (facts.kind === 'PUBLISH_STOPPED') return facts.state === 'CONTINUED' ? undefined : 'bad';
  if (facts.kind === 'STORE_SILENT') return facts.backAt === null ? 'bad' : 'good';
  return facts.kind === 'CERTIFICATION_EXPIRED' ? 'bad' : undefined;
}
