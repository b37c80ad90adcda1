import { SegmentedControl, TextInput } from '@mantine/core';
import { isQuietTime, secondsOfTime } from '@servery/domain';
import { ownZone, storeMoment } from '../../publishing/store-time.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Fields } from '../../ui/layout/pane/section.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './push.module.css';
import type { PushAudienceAnswer } from './push-calls.ts';
import { namedStores, usePush } from './push-words.ts';
import { type PushDraft, usualTime } from './use-push-draft.ts';

type TimeFieldsProps = { readonly draft: PushDraft; readonly audience: PushAudienceAnswer | undefined };

const whens = ['NOW', 'LATER'] as const;

/** Now, or at a date and a time of each store. */
export function TimeFields({ draft, audience }: TimeFieldsProps) {
  const t = usePush();
  const { content, errors, change } = draft;
  const { time } = content;
  return (
    <Fields title={t('when')}>
      <SegmentedControl
        aria-label={t('when')}
        value={time === null ? 'NOW' : 'LATER'}
        data={whens.map((value) => ({ value, label: t(`when.${value}`) }))}
        onChange={(value) => change({ time: value === 'NOW' ? null : usualTime() })}
      />
      {time && (
        <Grid columns={2} gap={2} align="start">
          <TextField
            label={t('date')}
            type="date"
            value={time.date}
            error={time.date === '' ? t('timeWrong') : errors['body.time']}
            onChange={(date) => change({ time: { ...time, date } })}
          />
          <TimeField
            value={time.time}
            error={errors['body.time.time'] ?? timeError(t, time.time)}
            onChange={(next) => change({ time: { ...time, time: next } })}
          />
        </Grid>
      )}
      <Text as="p" tone="muted" size="sm">
        {t('quiet')}
      </Text>
      {audience && audience.zones.length > 0 && <ZoneTimes audience={audience} isNow={time === null} />}
    </Fields>
  );
}

function timeError(t: ReturnType<typeof usePush>, time: string): string | undefined {
  if (time === '') return t('timeWrong');
  return isQuietTime(secondsOfTime(time)) ? t('timeQuiet') : undefined;
}

type TimeFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

function TimeField({ value, error, onChange }: TimeFieldProps) {
  const t = usePush();
  return (
    <Field label={t('storeTime')} error={error} isTyped>
      {(control) => (
        <TextInput
          {...control}
          type="time"
          size="md"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

type ZoneTimesProps = { readonly audience: PushAudienceAnswer; readonly isNow: boolean };

/** The stores of each zone with their time, the reader's own as the last, gray line. */
function ZoneTimes({ audience: { zones }, isNow }: ZoneTimesProps) {
  const t = usePush();
  const first = zones.find(({ refusal }) => refusal === null);
  return (
    <section aria-label={t('goesOut')}>
      <Text as="p" size="sm" weight="medium">
        {t('goesOut')}
      </Text>
      <dl className={styles.zones}>
        {zones.map(({ zone, stores, at, refusal }) => (
          <div key={zone}>
            <dt>{namedStores(t, stores)}</dt>
            <dd>{refusal ? t(`refusal.${refusal}`) : isNow ? t('phoneNow') : storeMoment(at, zone)}</dd>
          </div>
        ))}
        {first && !isNow && (
          <div data-own>
            <dt>{t('yourTime')}</dt>
            <dd>{storeMoment(first.at, ownZone)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
