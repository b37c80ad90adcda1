import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ownZone, storeMoment } from '../../publishing/store-time.ts';
import { Fact, Facts } from '../../ui/data/facts.tsx';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { Section } from '../../ui/layout/pane/section.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Callout } from '../../ui/messages/callout.tsx';
import { useIsReadOnly } from '../../ui/read-only/read-only.tsx';
import styles from './push.module.css';
import { usePushActions } from './push-actions.ts';
import type { PushMessage } from './push-calls.ts';
import { PushState } from './push-list.tsx';
import { PushPhone } from './push-phone.tsx';
import { usePushPlaces } from './push-places.ts';
import { namedStores, shareOf, usePush } from './push-words.ts';

type PushResultsProps = {
  readonly message: PushMessage;
  readonly onAgain: () => void;
  readonly children: ReactNode;
};

/** A message that was sent, is being sent or waits for its time: its content and its results. */
export function PushResults({ message, onAgain, children }: PushResultsProps) {
  const t = usePush();
  const { trouble, opens, beginsAt, by, sentBy } = message;
  const places = usePushPlaces();
  const names = message.audience.placeIds.map((id) => places.find((place) => place.id === id)?.name ?? id);
  return (
    <>
      <div className={styles.body}>
        <div className={styles.main}>
          <Row gap={3} wrap>
            <h2 className={styles.name}>{message.title}</h2>
            <PushState message={message} />
          </Row>
          {trouble && <Callout role="status">{t(`trouble.${trouble}`)}</Callout>}
          <Results message={message} />
          <Section title={t('message')}>
            <Facts isBare>
              <Fact name={t('text')}>{message.text}</Fact>
              {opens && <Fact name={t('opens')}>{t(`linkNamed.${opens.kind}`, { name: opens.name })}</Fact>}
              <Fact name={t('goesTo')}>{names.join(', ')}</Fact>
              {beginsAt && <Fact name={t('starts')}>{storeMoment(beginsAt, ownZone)}</Fact>}
              <Fact name={t('by')}>{sentBy === null ? by : t('byAndSent', { by, sentBy })}</Fact>
            </Facts>
          </Section>
          {children}
        </div>
        <PushPhone content={message} at={beginsAt ?? undefined} />
      </div>
      <ResultsFoot message={message} onAgain={onAgain} />
    </>
  );
}

function Results({ message: { results } }: { readonly message: PushMessage }) {
  const t = usePush();
  if (!results) return null;
  const { sent, failed, sending, notKnown, opened, stores } = results;
  const failures = failed.reduce((sum, { count }) => sum + count, 0);
  const figures = [
    { name: t('sent'), value: sent },
    { name: t('opened'), value: opened, note: sent > 0 ? t('share', { share: shareOf(opened, sent) }) : undefined },
    { name: t('failedCount'), value: failures },
    { name: t('notKnown'), value: notKnown },
    ...(sending > 0 ? [{ name: t('sending'), value: sending }] : []),
  ];
  return (
    <Section title={t('results')}>
      <Stack gap={3}>
        <dl className={styles.figures} aria-live="polite">
          {figures.map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value.toLocaleString('en-US')}
                {note && <span>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {(failed.length > 0 || notKnown > 0 || stores.length > 0) && (
          <Stack as="ul" gap={1}>
            {failed.map(({ reason, count }) => (
              <Text as="li" key={reason} tone="muted">
                {t(`failure.${reason}`, { count })}
              </Text>
            ))}
            {notKnown > 0 && (
              <Text as="li" tone="muted">
                {t('notKnownHint')}
              </Text>
            )}
            {stores.map(({ reason, ...some }) => (
              <Text as="li" key={reason} tone="muted">
                {t(`left.stores.${reason}`, { stores: namedStores(t, some) })}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

function ResultsFoot({ message, onAgain }: Pick<PushResultsProps, 'message' | 'onAgain'>) {
  const t = usePush();
  const { stop, remove } = usePushActions(message.id);
  if (useIsReadOnly()) return null;
  const { state, results } = message;
  const isOpen = state === 'SCHEDULED' || state === 'SENDING';
  const reached = (results?.sent ?? 0) + (results?.notKnown ?? 0) + (results?.sending ?? 0);
  const isUnsent = state === 'STOPPED' && reached === 0 && results?.failed.length === 0;
  return (
    <FormFoot note="">
      {isUnsent && (
        <Button variant="subtle" color="red" onClick={() => void remove()}>
          {t('delete')}
        </Button>
      )}
      {isOpen && (
        <Button color="red" onClick={() => void stop()}>
          {t('stop')}
        </Button>
      )}
      <Button onClick={onAgain}>{t('again')}</Button>
    </FormFoot>
  );
}
