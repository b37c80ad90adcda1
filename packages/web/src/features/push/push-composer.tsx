import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { isQuietTime, type PushContent, pushProblems, secondsOfTime } from '@servery/domain';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-store.ts';
import { UnavailableButton } from '../../ui/actions/unavailable-button.tsx';
import { formatTime } from '../../ui/dates.ts';
import { FormFoot } from '../../ui/layout/page/form-foot.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Changing, useIsReadOnly } from '../../ui/read-only/read-only.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import styles from './push.module.css';
import { usePushActions } from './push-actions.ts';
import { type PushMessage, pushAudienceQuery } from './push-calls.ts';
import { PushPhone } from './push-phone.tsx';
import { footText, usePush } from './push-words.ts';
import { TimeFields } from './time-fields.tsx';
import { usePushDraft } from './use-push-draft.ts';

type PushComposerProps = {
  /** Null: a new one. */
  readonly message: PushMessage | null;
  readonly begun: PushContent;
  readonly canSend: boolean;
  readonly children: ReactNode;
};

const pauseMillis = 300;

/** A message, its audience and its time, beside the phone that shows it. */
export function PushComposer({ message, begun, canSend, children }: PushComposerProps) {
  const t = usePush();
  const { userCompanyId } = useSession();
  const draft = usePushDraft(message, begun);
  const { content, saved, isDirty } = draft;
  const [asked] = useDebouncedValue(content, pauseMillis);
  const audience = useQuery(pushAudienceQuery(userCompanyId, asked));
  const state = saved && !isDirty ? t('savedAt', { time: formatTime(saved.changedAt) }) : isDirty ? t('unsaved') : '';
  return (
    <>
      <div className={styles.body}>
        <div className={styles.main}>
          <Row gap={3} wrap>
            <h2 className={styles.name}>{content.title.trim() || t('untitled')}</h2>
            <span className={styles.draftTag}>
              <IconPencil size={14} stroke={1.75} aria-hidden />
              {t('state.DRAFT')}
            </span>
            <Text tone="faint" size="sm" role="status">
              {state}
            </Text>
          </Row>
          <Changing>
            <div className={styles.parts}>
              <MessageFields draft={draft} audience={audience.data} />
              <AudienceFields draft={draft} audience={audience} />
              <TimeFields draft={draft} audience={audience.data} />
            </div>
          </Changing>
          {children}
        </div>
        <PushPhone content={content} at={audience.data?.zones[0]?.at} />
      </div>
      <ComposerFoot draft={draft} guests={audience.data?.guests} stores={audience.data?.stores} canSend={canSend} />
    </>
  );
}

type FootProps = {
  readonly draft: ReturnType<typeof usePushDraft>;
  readonly guests: number | undefined;
  readonly stores: number | undefined;
  readonly canSend: boolean;
};

function ComposerFoot({ draft, guests = 0, stores = 0, canSend }: FootProps) {
  const t = usePush();
  const isReadOnly = useIsReadOnly();
  const { content, saved, isBusy, isDirty } = draft;
  const actions = usePushActions(saved?.id ?? '');
  const isWritten = pushProblems(content).length === 0 && content.audience.placeIds.length > 0;
  const { time } = content;
  const isTimed = time === null || (time.date !== '' && time.time !== '' && !isQuietTime(secondsOfTime(time.time)));
  const start = time === null ? draft.sendNow : draft.schedule;
  const label = t(time === null ? 'sendNow' : 'schedule');
  if (isReadOnly) return null;
  return (
    <FormFoot note={footText(t, { guests, stores, time })}>
      {saved && (
        <Button variant="subtle" color="red" onClick={() => void actions.remove()}>
          {t('delete')}
        </Button>
      )}
      {canSend && (
        <Button disabled={!isWritten} loading={isBusy} onClick={() => void draft.test()}>
          {t('test')}
        </Button>
      )}
      <Button variant="subtle" disabled={!isDirty || isBusy} onClick={() => void draft.saveDraft()}>
        {t('saveDraft')}
      </Button>
      {canSend ? (
        <Button
          variant="filled"
          disabled={!isWritten || !isTimed || guests === 0}
          loading={isBusy}
          onClick={() => void start(guests)}
        >
          {label}
        </Button>
      ) : (
        <UnavailableButton reason={t('noProvider')}>{label}</UnavailableButton>
      )}
    </FormFoot>
  );
}
