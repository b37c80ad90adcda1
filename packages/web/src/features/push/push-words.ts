import { type PushTime, secondsOfTime } from '@servery/domain';
import { timeText } from '@servery/words';
import { usePhrases } from '../../phrases/phrases.ts';
import { pushPhrases } from '../../phrases/push/push-notifications.ts';
import { formatDay } from '../../ui/dates.ts';

export type SayPush = ReturnType<typeof usePush>;

export function usePush() {
  return usePhrases(pushPhrases);
}

interface FootFacts {
  readonly guests: number;
  readonly stores: number;
  readonly time: PushTime;
}

/** `6,184 guests in 5 stores, Tuesday, Nov 24th 2026 at 11:15 AM store time` */
export function footText(t: SayPush, { guests, stores, time }: FootFacts): string {
  const who = t('foot', { count: guests, stores: t('footStores', { count: stores }) });
  if (time === null) return `${who}, ${t('footNow')}`;
  return `${who}, ${t('footLater', { day: formatDay(time.date), time: timeText(secondsOfTime(time.time)) })}`;
}

/** `Pier 39, Embarcadero and 3 more` */
export function namedStores(
  t: SayPush,
  { names, count }: { readonly names: readonly string[]; readonly count: number },
): string {
  const listed = names.join(', ');
  return count > names.length ? t('namedMore', { names: listed, count: count - names.length }) : listed;
}

/** Of a hundred: `14.2`. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 ? '0' : ((part / whole) * 100).toFixed(1);
}
