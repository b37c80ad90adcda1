import type { SalesColumnId } from '@servery/words';
import { salesText } from '@servery/words';
import { IconAlertTriangle } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { usePhrases } from '../../../phrases/phrases.ts';
import { deliveriesPhrases } from '../../../phrases/sales/deliveries.ts';
import { hourName } from '../../../sales/hours.ts';
import type { Cause, CauseTime } from './cause.ts';
import styles from './cause-line.module.css';

/** A Monday. */
const monday = '2026-11-23';
const columns = {
  make: 'makeTime',
  wait: 'waitTime',
  drive: 'driveTime',
} as const satisfies Record<CauseTime, SalesColumnId>;

type CauseLineProps = { readonly zone: string; readonly cause: Cause };

/** Why a zone came late, with its hours, in a sentence. */
export function CauseLine({ zone, cause: { late, promised, longest, when } }: CauseLineProps) {
  const t = usePhrases(deliveriesPhrases);
  const minutes = (count: number) => salesText(columns[longest?.time ?? 'make'], count);
  const weekday = (iso: number) =>
    dayjs(monday)
      .add(iso - 1, 'day')
      .format('dddd');
  const said = [
    t('cause.late', { late, promised }),
    ...(when
      ? [t('cause.when', { weekday: weekday(when.weekday), from: hourName(when.from), to: hourName(when.to) })]
      : []),
    ...(longest
      ? [
          t(`cause.${longest.time}`, { minutes: minutes(longest.minutes) }),
          longest.more > 0 ? t('cause.more', { more: minutes(longest.more) }) : t('cause.same'),
        ]
      : []),
  ];
  return (
    <p className={styles.cause} role="status">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <span>
        <b>{zone}:</b> {said.join(' ')}
      </span>
    </p>
  );
}
