import { useQuery } from '@tanstack/react-query';
import { type SalesRow, workQuery } from '../../../sales/sales-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import type { ReportFilters } from './use-report-filters.ts';

/** The work of people under the filters of a report. */
export function useWork(filters: ReportFilters, by: string) {
  const { userCompanyId } = useSession();
  return useQuery(workQuery(userCompanyId, { by, ...withoutKinds(filters) }));
}

/** The filters of work, which has neither channel nor order type, and of the sales that it is set beside. */
export function withoutKinds({ query }: ReportFilters): Pick<ReportFilters, 'query'> {
  const { channel, orderType, ...asked } = query;
  return { query: asked };
}

/** The sums of work with those of the sales in it. */
export function besideWork<Row extends SalesRow>(sales: Row, work: SalesRow | undefined): Row {
  if (work === undefined) return sales;
  return {
    ...sales,
    sums: { ...sales.sums, ...work.sums },
    before: sales.before && { ...sales.before, ...work.before },
  };
}
