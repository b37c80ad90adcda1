import dayjs from 'dayjs';

/** Business dates, both included: `2026-11-28`. */
export type Days = { readonly from: string; readonly to: string };

/** The usual one is the first. */
export const periods = [
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
export type Period = (typeof periods)[number];

/** What the days of a report are compared with; the usual one is the first. */
export const comparisons = ['weekdays', 'daysBefore', 'yearBefore', 'nothing'] as const;
export type Comparison = (typeof comparisons)[number];

const weekDays = 7;
const weeksOfYear = 52;

/** @param today `2026-11-28`. A week begins on Monday; days that are over come before those that still sell. */
export function periodDays(period: Exclude<Period, 'chosen'>, today: string): Days {
  const day = dayjs(today);
  const monday = day.subtract((day.day() + 6) % weekDays, 'day');
  const month = day.startOf('month');
  const days = {
    lastSeven: [day.subtract(weekDays, 'day'), day.subtract(1, 'day')],
    today: [day, day],
    yesterday: [day.subtract(1, 'day'), day.subtract(1, 'day')],
    thisWeek: [monday, day],
    lastWeek: [monday.subtract(weekDays, 'day'), monday.subtract(1, 'day')],
    lastFourWeeks: [day.subtract(4 * weekDays, 'day'), day.subtract(1, 'day')],
    thisMonth: [month, day],
    lastMonth: [month.subtract(1, 'month'), month.subtract(1, 'day')],
  } as const;
  const [from, to] = days[period];
  return { from: written(from), to: written(to) };
}

/** So many days, whole weeks earlier for the same weekdays; a year is 52 weeks. */
export function comparedDays({ from, to }: Days, comparison: Comparison): Days | undefined {
  if (comparison === 'nothing') return undefined;
  const length = dayjs(to).diff(dayjs(from), 'day') + 1;
  const back = {
    weekdays: Math.ceil(length / weekDays) * weekDays,
    daysBefore: length,
    yearBefore: weeksOfYear * weekDays,
  }[comparison];
  return { from: written(dayjs(from).subtract(back, 'day')), to: written(dayjs(to).subtract(back, 'day')) };
}

export function isDay(text: string | undefined): text is string {
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && written(dayjs(text)) === text;
}

function written(day: dayjs.Dayjs): string {
  return day.format('YYYY-MM-DD');
}
