import { daysAfter, instantAt, localTimeIn, secondsOfTime } from '../formats/local-time.ts';

/** NEW: none went out yet. NO_RIGHT: the person may see none of its stores any more. FAILED: the mail server did not take it. */
export const REPORT_MAIL_STATES = ['NEW', 'SENT', 'NO_RIGHT', 'FAILED'] as const;
export type ReportMailState = (typeof REPORT_MAIL_STATES)[number];

export interface MailTime {
  /** Of the store's clock: `06:30`. */
  readonly at: string;
  /** IANA name. */
  readonly zone: string;
  /** The store's date on which one was sent last; null: never. */
  readonly sentOn: string | null;
}

/**
 * When the next mail of a view goes out: at its time today, while that is to come and none was sent today, else tomorrow. A time that
 * the clocks skip comes as much later, one that comes twice counts the first time.
 * @param now epoch milliseconds
 */
export function nextReportMail({ at, zone, sentOn }: MailTime, now: number): number {
  const { date } = localTimeIn(now, zone);
  const seconds = secondsOfTime(at);
  const first = sentOn !== null && sentOn >= date ? daysAfter(sentOn, 1) : date;
  const instant = instantAt(first, seconds, zone);
  return instant > now ? instant : instantAt(daysAfter(date, 1), seconds, zone);
}
