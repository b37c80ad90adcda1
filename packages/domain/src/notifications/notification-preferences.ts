import { daysAfter, instantAt, localTimeIn, secondsOfTime } from '../formats/local-time.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationWays,
  notificationKinds,
} from './notification-kinds.ts';

/** Times are `22:00`, on the clock of the reader. */
export interface NotificationPreferences {
  readonly ways: Readonly<Record<NotificationKind, NotificationWays>>;
  /** Ids of locations; null: all that the reader sees, new ones too. */
  readonly stores: readonly string[] | null;
  /** Mail waits until they are over; null: it never waits. */
  readonly quiet: { readonly from: string; readonly until: string } | null;
  readonly digest: { readonly every: 'OFF' | 'MORNING' | 'MONDAY'; readonly at: string };
  /** An IANA time zone. */
  readonly timeZone: string;
}

export function defaultPreferences(timeZone: string): NotificationPreferences {
  return {
    ways: {
      PUBLISH_FINISHED: notificationKinds.PUBLISH_FINISHED.defaults,
      PUBLISH_STOPPED: notificationKinds.PUBLISH_STOPPED.defaults,
      STORE_SILENT: notificationKinds.STORE_SILENT.defaults,
      CERTIFICATION_EXPIRED: notificationKinds.CERTIFICATION_EXPIRED.defaults,
      CERTIFICATION_DUE: notificationKinds.CERTIFICATION_DUE.defaults,
      RIGHTS_CHANGED: notificationKinds.RIGHTS_CHANGED.defaults,
      PRICES_CHANGED: notificationKinds.PRICES_CHANGED.defaults,
      OFFER_NEVER_APPLIES: notificationKinds.OFFER_NEVER_APPLIES.defaults,
    },
    stores: null,
    quiet: { from: '21:00', until: '07:00' },
    digest: { every: 'MORNING', at: '07:30' },
    timeZone,
  };
}

/** Kinds that the reader's console shows; a stopped publish always, to those who may publish. */
export function shownKinds({ ways }: NotificationPreferences): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => kind === 'PUBLISH_STOPPED' || ways[kind].console);
}

/** When a mail may leave: at once, or at the end of the quiet hours. Epoch milliseconds. */
export function mailTime({ quiet, timeZone }: NotificationPreferences, now: number): number {
  if (quiet === null || quiet.from === quiet.until) return now;
  const { date, seconds } = localTimeIn(now, timeZone);
  const [from, until] = [secondsOfTime(quiet.from), secondsOfTime(quiet.until)];
  const isOvernight = from > until;
  const isQuiet = isOvernight ? seconds >= from || seconds < until : seconds >= from && seconds < until;
  if (!isQuiet) return now;
  return instantAt(isOvernight && seconds >= from ? daysAfter(date, 1) : date, until, timeZone);
}

/** When the next digest leaves; undefined where it is off. Epoch milliseconds. */
export function digestTime({ digest, timeZone }: NotificationPreferences, now: number): number | undefined {
  if (digest.every === 'OFF') return undefined;
  const { date, dayOfWeek, seconds } = localTimeIn(now, timeZone);
  const at = secondsOfTime(digest.at);
  const isOverToday = seconds >= at;
  const daysToMonday = (8 - dayOfWeek) % 7;
  const days = digest.every === 'MORNING' ? Number(isOverToday) : daysToMonday === 0 && isOverToday ? 7 : daysToMonday;
  return instantAt(daysAfter(date, days), at, timeZone);
}
