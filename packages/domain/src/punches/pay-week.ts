import type { Payroll } from '../employment/pay/payroll.ts';
import { shareOfCents } from '../formats/exact.ts';
import { spread } from '../menus/offers/evaluation/largest-remainder.ts';

/** The shift that one punch of a person counts as. */
export interface Shift {
  /** `2026-11-28` */
  readonly businessDate: string;
  readonly locationId: string;
  readonly jobId: string;
  /** Cents for an hour when the person clocked in; null where none is on record. */
  readonly wage: number | null;
  /** Epoch milliseconds. */
  readonly begins: number;
  /** Whole minutes. */
  readonly paid: number;
  readonly unpaid: number;
  /** Cents. */
  readonly tips: number;
  /** The person is still at work. */
  readonly isOpen: boolean;
}

export type OvertimeRules = Payroll['overTimePay'];

/** The work of a person on one day in one job at one store at one wage. Minutes and cents. */
export interface PaidWork extends Pick<Shift, 'businessDate' | 'locationId' | 'jobId' | 'wage'> {
  /** Those that are over. */
  readonly shifts: number;
  /** Those that are still open. */
  readonly atWork: number;
  readonly regular: number;
  /** Paid at one and a half times the regular rate. */
  readonly overtime: number;
  /** Paid at twice the regular rate. */
  readonly doubleTime: number;
  readonly unpaid: number;
  readonly tips: number;
  /** Every hour at its wage; null where a wage is missing. */
  readonly straight: number | null;
  /** The amount that overtime and double time add to it; null where a wage of the week is missing. */
  readonly premium: number | null;
}

const hour = 60;
const longDay = 8 * hour;
const veryLongDay = 12 * hour;
const longWeek = 40 * hour;
const weekDays = 7;

/**
 * EM-56, EM-60 to EM-62: the paid work of the shifts of one person in one workweek, at all stores of the company. A minute is paid by the
 * rules of the store where it is worked. After 8 hours of a day, or 40 regular hours of the week, it is overtime; in California also
 * the first 8 hours of the seventh day in a row, and double time after 12 hours of a day or 8 of that seventh one. No minute counts
 * twice. Overtime is paid by the regular rate of the week: all straight pay of the week by all its hours, so that two jobs at two
 * wages come to one rate. Each job, store and wage of the week is rounded once, half a cent up; its days add up to it.
 */
export function payWeek(shifts: readonly Shift[], rulesAt: (locationId: string) => OvertimeRules): readonly PaidWork[] {
  const timed = timedShifts(shifts, rulesAt);
  const rate = regularRate(shifts);
  const jobs = Map.groupBy(timed, ({ shift }) => JSON.stringify([shift.locationId, shift.jobId, shift.wage]));
  return [...jobs.values()].flatMap((job) => paidJob(job, rate));
}

interface TimedShift {
  readonly shift: Shift;
  readonly regular: number;
  readonly overtime: number;
  readonly doubleTime: number;
}

/** Every minute once, in the order in which it was worked. */
function timedShifts(shifts: readonly Shift[], rulesAt: (locationId: string) => OvertimeRules): readonly TimedShift[] {
  const days = new Map<string, number>();
  let inWeek = 0;
  return shifts
    .toSorted((one, other) => one.begins - other.begins)
    .map((shift) => {
      const before = days.get(shift.businessDate) ?? 0;
      if (shift.paid > 0) days.set(shift.businessDate, before + shift.paid);
      const limits = limitsOf(rulesAt(shift.locationId), days.size);
      const daily = within(before, shift.paid, [0, limits.regular]);
      const longer = within(before, shift.paid, [limits.regular, limits.overtime]);
      const regular = Math.max(0, Math.min(daily, limits.week - inWeek));
      inWeek += regular;
      return { shift, regular, overtime: longer + daily - regular, doubleTime: shift.paid - daily - longer };
    });
}

/** The minutes of a day that are regular, those that are overtime at most, and the regular ones of the week. */
function limitsOf({ after8HoursPerDay, after40HoursPerWeek, californiaOvertime }: OvertimeRules, daysWorked: number) {
  const week = after40HoursPerWeek || californiaOvertime ? longWeek : Number.POSITIVE_INFINITY;
  if (californiaOvertime)
    return daysWorked === weekDays
      ? { regular: 0, overtime: longDay, week }
      : { regular: longDay, overtime: veryLongDay, week };
  const regular = after8HoursPerDay ? longDay : Number.POSITIVE_INFINITY;
  return { regular, overtime: Number.POSITIVE_INFINITY, week };
}

/** How many of the minutes that follow `before` lie between two marks of the day. */
function within(before: number, minutes: number, [from, to]: readonly [from: number, to: number]): number {
  return Math.max(0, Math.min(before + minutes, to) - Math.max(before, from));
}

/** Straight pay of the week in cents times minutes, by its minutes; undefined where a wage is missing. */
interface RegularRate {
  readonly centMinutes: number;
  readonly minutes: number;
}

function regularRate(shifts: readonly Shift[]): RegularRate | undefined {
  const worked = shifts.filter(({ paid }) => paid > 0);
  if (worked.some(({ wage }) => wage === null)) return undefined;
  return {
    centMinutes: worked.reduce((sum, { wage, paid }) => sum + (wage ?? 0) * paid, 0),
    minutes: worked.reduce((sum, { paid }) => sum + paid, 0),
  };
}

function paidJob(job: readonly TimedShift[], rate: RegularRate | undefined): readonly PaidWork[] {
  const days = [...Map.groupBy(job, ({ shift }) => shift.businessDate).values()].map(workOfDay);
  const straight = straightPay(days);
  const premium = premiumPay(days, rate);
  return days.map((day, at) => ({ ...day, straight: straight?.[at] ?? null, premium: premium?.[at] ?? null }));
}

type Day = Omit<PaidWork, 'straight' | 'premium'>;

function workOfDay(day: readonly TimedShift[]): Day {
  const sum = (of: (one: TimedShift) => number) => day.reduce((total, one) => total + of(one), 0);
  const [first] = day;
  return {
    businessDate: first?.shift.businessDate ?? '',
    locationId: first?.shift.locationId ?? '',
    jobId: first?.shift.jobId ?? '',
    wage: first?.shift.wage ?? null,
    shifts: sum(({ shift }) => (shift.isOpen ? 0 : 1)),
    atWork: sum(({ shift }) => (shift.isOpen ? 1 : 0)),
    regular: sum(({ regular }) => regular),
    overtime: sum(({ overtime }) => overtime),
    doubleTime: sum(({ doubleTime }) => doubleTime),
    unpaid: sum(({ shift }) => shift.unpaid),
    tips: sum(({ shift }) => shift.tips),
  };
}

/** Cents of each day; undefined without a wage. */
function straightPay(days: readonly Day[]): readonly number[] | undefined {
  const wage = days[0]?.wage ?? null;
  const minutes = days.map(({ regular, overtime, doubleTime }) => regular + overtime + doubleTime);
  const all = minutes.reduce((sum, some) => sum + some, 0);
  if (wage === null) return all === 0 ? days.map(() => 0) : undefined;
  return spread(shareOfCents(wage, all, hour), minutes);
}

function premiumPay(days: readonly Day[], rate: RegularRate | undefined): readonly number[] | undefined {
  // Half of the rate for overtime, the whole of it for double time.
  const halves = days.map(({ overtime, doubleTime }) => overtime + 2 * doubleTime);
  const all = halves.reduce((sum, some) => sum + some, 0);
  if (all === 0) return days.map(() => 0);
  if (rate === undefined) return undefined;
  return spread(shareOfCents(rate.centMinutes, all, rate.minutes * hour * 2), halves);
}
