import { readReportFilters } from '@servery/domain';
import { useSearch } from '@tanstack/react-router';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import type { SalesQuery } from '../../../sales/sales-calls.ts';
import { useActiveLevel, wholeCompany } from '../../../session/level/active-level.ts';
import { useKeepInAddress } from '../../../ui/frame/use-keep-in-address.ts';

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

/** The filters of a report are in the address; `query` is the question to the server. */
export function useReportFilters() {
  const keep = useKeepInAddress();
  const level = useActiveLevel();
  const search = useSearch({ strict: false });
  const today = dayjs().format('YYYY-MM-DD');
  const place = search.place ?? level.id ?? wholeCompany;
  const read = useMemo(() => readReportFilters({ ...search, place }, today), [search, place, today]);
  const { days, compared, channel, orderType, place: places } = read;
  const query = useMemo(
    (): SalesQuery => ({
      ...days,
      ...(compared && { comparedFrom: compared.from, comparedTo: compared.to }),
      places,
      channel,
      orderType,
    }),
    [days, compared, places, channel, orderType],
  );
  return {
    ...read,
    /** Whether today is among the days, which is not over. */
    isOpen: days.from <= today && today <= days.to,
    query,
    isAny: Object.keys(noFilters).some((name) => Reflect.get(search, name) !== undefined),
    keep,
    /** All stores, also while one of them is the level that is worked at. */
    keepPlace: (id: string | undefined) => keep({ place: id ?? (level.id === null ? undefined : wholeCompany) }),
    clear: () => keep(noFilters),
  };
}
