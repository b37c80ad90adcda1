import { z } from 'zod';
import { dayOfWeekOf, daysAfter } from '../formats/local-time.ts';

/** Business dates, both included: `2026-11-28`. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The usual one is the first. */
export const REPORT_PERIODS = [
  'lastSeven',
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'lastFourWeeks',
  'thisMonth',
  'lastMonth',
  'chosen',
] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** The days that the days of a report are compared with; the usual choice is the first. */
export const REPORT_COMPARISONS = ['weekdays', 'daysBefore', 'yearBefore', 'nothing'] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

const weekDays = 7;
const weeksOfYear = 52;
const dayMillis = 86_400_000;

/** @param today `2026-11-28`. A week begins on Monday; days that are over come before those that still sell. */
export function periodDays(period: Exclude<ReportPeriod, 'chosen'>, today: string): Days {
  const monday = daysAfter(today, -((dayOfWeekOf(today) + 6) % weekDays));
  const month = `${today.slice(0, 7)}-01`;
  const monthEnd = daysAfter(month, -1);
  const days = {
    lastSeven: [daysAfter(today, -weekDays), daysAfter(today, -1)],
    today: [today, today],
    yesterday: [daysAfter(today, -1), daysAfter(today, -1)],
    thisWeek: [monday, today],
    lastWeek: [daysAfter(monday, -weekDays), daysAfter(monday, -1)],
    lastFourWeeks: [daysAfter(today, -4 * weekDays), daysAfter(today, -1)],
    thisMonth: [month, today],
    lastMonth: [`${monthEnd.slice(0, 7)}-01`, monthEnd],
  } as const;
  const [from, to] = days[period];
  return { from, to };
}

/** So many days, whole weeks earlier for the same weekdays; a year is 52 weeks. */
export function comparedDays({ from, to }: Days, comparison: ReportComparison): Days | undefined {
  if (comparison === 'nothing') return undefined;
  const length = Math.round((Date.parse(to) - Date.parse(from)) / dayMillis) + 1;
  const back = {
    weekdays: Math.ceil(length / weekDays) * weekDays,
    daysBefore: length,
    yearBefore: weeksOfYear * weekDays,
  }[comparison];
  return { from: daysAfter(from, -back), to: daysAfter(to, -back) };
}

/** Whether a text is a day that there is. */
export function isDay(text: string | undefined): text is string {
  return z.iso.date().safeParse(text).success;
}
