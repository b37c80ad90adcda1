import type { TimeClock } from '../employment/time-clock.ts';
import type { Punch, PunchBreak } from './punch.ts';

/** Whole minutes. */
export interface WorkedTime {
  /** The paid time: the time between the punches without unpaid breaks. */
  readonly paid: number;
  readonly unpaid: number;
  /** All breaks, paid or not. */
  readonly onBreak: number;
}

/** How long breaks may be before the rest of them is not paid. */
export type PauseRules = Pick<TimeClock, 'breaks' | 'lunch'>;

const minuteMillis = 60_000;
const minuteSeconds = 60;
const nothing: WorkedTime = { paid: 0, unpaid: 0, onBreak: 0 };

/**
 * EM-49 to EM-55: the time of a punch. Clock times count in whole minutes, seconds are dropped at both ends. Of a paid break that is
 * longer than its usual length the rest is unpaid where the company says so; breaks that overlap count once. A punch that is open,
 * voided or ends before it begins has no time.
 */
export function workedTime({ state, clockedIn, clockedOut, breaks }: Punch, rules: PauseRules): WorkedTime {
  if (state !== 'CLOSED' || clockedOut === null) return nothing;
  const [begins, ends] = [minuteOf(clockedIn), minuteOf(clockedOut)];
  if (ends <= begins) return nothing;
  let [reached, onBreak, unpaid] = [begins, 0, 0];
  for (const pause of breaks.toSorted((one, other) => minuteOf(one.from) - minuteOf(other.from))) {
    const from = Math.max(reached, minuteOf(pause.from));
    const to = Math.min(ends, pause.to === null ? ends : minuteOf(pause.to));
    if (to <= from) continue;
    onBreak += to - from;
    unpaid += unpaidOf(pause, to - from, rules);
    reached = to;
  }
  return { paid: ends - begins - unpaid, unpaid, onBreak };
}

function unpaidOf({ kind, isPaid }: PunchBreak, minutes: number, { breaks, lunch }: PauseRules): number {
  if (!isPaid) return minutes;
  const { defaultLength, excessIsNotPaid } = kind === 'LUNCH' ? lunch : breaks;
  return excessIsNotPaid ? Math.max(0, minutes - Math.floor(defaultLength / minuteSeconds)) : 0;
}

function minuteOf(instant: string): number {
  return Math.floor(Date.parse(instant) / minuteMillis);
}
