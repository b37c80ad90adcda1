import { dayOfWeekOf, shareOfCents } from '@servery/domain';
import { salesValue } from '@servery/words';
import { useLastFourWeeks } from './use-last-four-weeks.ts';

/** Net sales in cents of a usual day, by the day of the week from Sunday (0) on. */
export type UsualWeek = ReadonlyMap<number, number>;

/** The sales of all stores of the level together on each weekday, of the last four weeks; undefined for people without the dashboard, and while it is read. */
export function useUsualWeek(): UsualWeek | undefined {
  const rows = useLastFourWeeks('hours', 'date');
  if (rows === undefined) return undefined;
  const sold = rows.flatMap(({ key: [date], sums }) => {
    const net = salesValue('netSales', { sums, whole: {} });
    return net === null || (sums.tickets ?? 0) === 0 ? [] : [{ weekday: dayOfWeekOf(String(date)), net }];
  });
  const usual = [...Map.groupBy(sold, ({ weekday }) => weekday)].map(([weekday, dates]) => {
    const net = dates.reduce((sum, one) => sum + one.net, 0);
    return [weekday, shareOfCents(net, 1, dates.length)] as const;
  });
  return new Map(usual);
}
