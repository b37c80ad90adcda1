import { TextInput } from '@mantine/core';
import { inputsOf, ownZone, storeMoment } from '../../publishing/store-time.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './moment-fields.module.css';
import { distance, usePublishing } from './run-words.ts';
import type { Departure, Moment } from './strategy.ts';

type MomentFieldsProps = {
  readonly moment: NonNullable<Moment>;
  readonly onMoment: (moment: NonNullable<Moment>) => void;
  readonly isPassed: boolean;
};

/** Tonight's quiet hour: the next 3:00 AM of the first store. */
export function startingMoment(zone = ownZone): NonNullable<Moment> {
  return { date: inputsOf(Date.now() + 21 * 60 * 60_000, zone).date, time: '03:00' };
}

/** Date and store time. */
export function MomentFields({ moment, onMoment, isPassed }: MomentFieldsProps) {
  const t = usePublishing();
  const isWrong = moment.date === '' || moment.time === '';
  const error = isWrong ? t('timeWrong') : isPassed ? t('timePassed') : undefined;
  return (
    <div className={styles.pair}>
      <Field label={t('date')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            size="md"
            value={moment.date}
            onChange={(event) => onMoment({ ...moment, date: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t('storeTime')}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            size="md"
            value={moment.time}
            onChange={(event) => onMoment({ ...moment, time: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}

const eachUpTo = 8;

/** The time at each store, or at each zone when there are many; the reader's own as the last, grayed line. */
export function StoreTimes({ departures }: { readonly departures: readonly Departure[] }) {
  const t = usePublishing();
  const timed = departures.flatMap(({ at, ...rest }) => (at === null ? [] : [{ ...rest, at }]));
  const count = timed.reduce((sum, { locations }) => sum + locations.length, 0);
  const isShort = count <= eachUpTo;
  const own = [...new Set(timed.map(({ at }) => storeMoment(at, ownZone)))].join(', ');
  const first = timed[0];
  if (!first) return null;
  return (
    <>
      <dl className={styles.times}>
        {timed.flatMap(({ locations, zone, at }) =>
          (isShort ? locations : locations.slice(0, 1)).map((location) => (
            <div key={location.id}>
              <dt>{isShort ? location.name : t('locationsCount', { count: locations.length })}</dt>
              <dd>{storeMoment(at, zone ?? location.timezone)}</dd>
            </div>
          )),
        )}
        <div data-own>
          <dt>{t('yourTime')}</dt>
          <dd>
            {own} · {t('inTime', { time: distance(t, first.at - Date.now()) })}
          </dd>
        </div>
      </dl>
      {timed.length > 1 && (
        <Text as="p" tone="faint" size="sm" dense>
          {t('zoneNote', { count: timed.length })}
        </Text>
      )}
    </>
  );
}
