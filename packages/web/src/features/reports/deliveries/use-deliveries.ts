import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { deliveryTimesQuery, withTimes } from '../../../sales/delivery-calls.ts';
import type { SalesAnswer } from '../../../sales/sales-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import { useReport } from '../frame/use-report.ts';
import type { ReportFilters } from '../frame/use-report-filters.ts';

export type DeliveriesQuery = {
  readonly data: SalesAnswer | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  /** Of other filters: the rows asked for are being read. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
};

/** Sums and medians of deliveries under the filters of the report, by the kind of the rows. */
export function useDeliveries(filters: ReportFilters, by: string): DeliveriesQuery {
  const { userCompanyId } = useSession();
  const { query } = filters;
  const sums = useReport(filters, 'deliveries', { by });
  const ofRows = useQuery(deliveryTimesQuery(userCompanyId, { by, query }));
  const ofAll = useQuery(deliveryTimesQuery(userCompanyId, { by: '', query }));
  const all = [sums, ofRows, ofAll];
  const data = useMemo(
    () => sums.data && ofRows.data && ofAll.data && withTimes(sums.data, ofRows.data, ofAll.data),
    [sums.data, ofRows.data, ofAll.data],
  );
  return {
    data,
    isPending: all.some(({ isPending }) => isPending),
    isError: all.some(({ isError }) => isError),
    isPlaceholderData: all.some(({ isPlaceholderData }) => isPlaceholderData),
    refetch: () => all.map(({ refetch }) => refetch()),
  };
}
