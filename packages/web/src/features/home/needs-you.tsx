import { Button } from '@mantine/core';
import type { NotificationEntry } from '@servery/contract';
import { notificationWords } from '@servery/words';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { markRead } from '../../notifications/mark-read.ts';
import { notificationIcons, toneOfNotification } from '../../notifications/notification-look.ts';
import { placeOfNotification } from '../../notifications/notification-place.ts';
import type { OpenNotifications } from '../../notifications/open-notifications.ts';
import { homePhrases } from '../../phrases/home/home.ts';
import { needsYouPhrases } from '../../phrases/home/needs-you.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { ownZone } from '../../publishing/store-time.ts';
import { useSession } from '../../session/session-store.ts';
import { Count } from '../../ui/data/count.tsx';
import { Panel } from '../../ui/data/panel.tsx';
import { Muted } from '../../ui/layout/muted.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useIsReadOnly } from '../../ui/read-only/read-only.tsx';
import styles from './home.module.css';

/** The rest is in the list of notifications. */
const mostLines = 4;

/** The events that wait for the reader, worst first, each with its place. */
export function NeedsYou({ entries, next }: OpenNotifications) {
  const t = usePhrases(needsYouPhrases);
  const h = usePhrases(homePhrases);
  const count = entries.length;
  const all = entries.length > mostLines || next !== null;
  return (
    <Panel
      title={h('needsYou')}
      aside={<Count value={next === null ? count : `${count}+`} label={t('count', { count })} />}
      actions={all ? <Link to="/notifications">{t('more')}</Link> : <Muted small>{t('worstFirst')}</Muted>}
    >
      <ul>
        {worstFirst(entries)
          .slice(0, mostLines)
          .map((entry) => (
            <NeedLine key={entry.id} {...entry} />
          ))}
      </ul>
    </Panel>
  );
}

/** Kinds that wait, worst first; of one kind the newest. */
const ranks = ['PUBLISH_STOPPED', 'STORE_SILENT', 'OFFER_NEVER_APPLIES'] as const;
type Rank = (typeof ranks)[number];

function worstFirst(entries: readonly NotificationEntry[]): readonly NotificationEntry[] {
  return ranks.flatMap((rank) => entries.filter(({ facts }) => facts.kind === rank));
}

const openers = {
  PUBLISH_STOPPED: 'openPublish',
  STORE_SILENT: 'openStore',
  OFFER_NEVER_APPLIES: 'fixOffer',
} as const satisfies Readonly<Record<Rank, string>>;

/** To open its place is to read it: a failed publish and a broken offer wait no longer. */
function NeedLine({ id, facts }: NotificationEntry) {
  const t = usePhrases(needsYouPhrases);
  const client = useQueryClient();
  const { userCompanyId } = useSession();
  const isReadOnly = useIsReadOnly();
  const rank = ranks.find((kind) => kind === facts.kind);
  if (rank === undefined) return null;
  const Icon = notificationIcons[rank];
  const { title, text } = notificationWords(facts, { zone: ownZone, now: Date.now() });
  // The place opens all the same; unread, it is only told of once more.
  const handleOpen = () => void (isReadOnly || markRead(client, userCompanyId, [id]).catch(() => undefined));
  return (
    <li className={`${styles.line} ${styles.waits}`} data-tone={toneOfNotification(facts) ?? 'neutral'}>
      <Icon size={18} stroke={1.75} aria-hidden />
      <Stack place="fill">
        <Text weight="medium">{title}</Text>
        {text && (
          <Text tone="muted" size="sm">
            {text}
          </Text>
        )}
      </Stack>
      <Row place="end">
        <Button
          size="sm"
          renderRoot={(props) => <Link {...props} {...placeOfNotification(facts)} onClick={handleOpen} />}
        >
          {t(openers[rank])}
        </Button>
      </Row>
    </li>
  );
}
