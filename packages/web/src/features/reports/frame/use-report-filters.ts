import { ORDER_CHANNELS } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import type { SalesQuery } from '../../../sales/sales-calls.ts';
import { useActiveLevel, wholeCompany } from '../../../session/level/active-level.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';
import { type Comparison, comparedDays, comparisons, type Days, isDay, periodDays, periods } from './report-days.ts';

export type ReportFilters = ReturnType<typeof useReportFilters>;

/** Takes all of them out of an address. */
const noFilters = {
  period: undefined,
  from: undefined,
  to: undefined,
  versus: undefined,
  place: undefined,
  channel: undefined,
  type: undefined,
};

/** What a report is filtered by is in the address; `query` is what the server is asked with. */
export function useReportFilters() {
  const keep = useKeepInAddress();
  const level = useActiveLevel();
  const search = useSearch({ strict: false });
  const { type } = search;
  const period = periods.find((one) => one === search.period) ?? periods[0];
  const versus = comparisons.find((one) => one === search.versus) ?? comparisons[0];
  const today = dayjs().format('YYYY-MM-DD');
  const place = search.place ?? level.id ?? wholeCompany;
  const days = useMemo(
    () => (period === 'chosen' ? chosenDays(search, today) : periodDays(period, today)),
    [period, search, today],
  );
  const chosen = {
    /** The id of a group or location; undefined for all stores. */
    place: place === wholeCompany ? undefined : place,
    channel: ORDER_CHANNELS.find((one) => one === search.channel),
  };
  const { place: places, channel } = chosen;
  const query = useMemo(
    (): SalesQuery => ({
      ...days,
      ...comparedWith(days, versus),
      places,
      channel,
      orderType: /^\d{1,3}$/.test(type ?? '') ? Number(type) : undefined,
    }),
    [days, versus, places, channel, type],
  );
  return {
    period,
    versus,
    days,
    compared: comparedDays(days, versus),
    /** Whether today is among the days, which is not over. */
    isOpen: days.from <= today && today <= days.to,
    ...chosen,
    query,
    isAny: Object.keys(noFilters).some((name) => Reflect.get(search, name) !== undefined),
    keep,
    /** All stores, also while one of them is the level that is worked at. */
    keepPlace: (id: string | undefined) => keep({ place: id ?? (level.id === null ? undefined : wholeCompany) }),
    clear: () => keep(noFilters),
  };
}

function comparedWith(days: Days, versus: Comparison) {
  const compared = comparedDays(days, versus);
  return compared && { comparedFrom: compared.from, comparedTo: compared.to };
}

/** The days of the address, the wrong way round too; a day that is none is the last seven. */
function chosenDays({ from, to }: { readonly from?: string; readonly to?: string }, today: string): Days {
  if (!isDay(from) || !isDay(to)) return periodDays(periods[0], today);
  return from <= to ? { from, to } : { from: to, to: from };
}
