import type { SalesRollup } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { salesQuery } from '../../../sales/sales-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import type { ReportFilters } from './use-report-filters.ts';

/** The sums of a rollup under the filters of a report. */
export function useReport({ query }: ReportFilters, rollup: SalesRollup, by: string) {
  const { userCompanyId } = useSession();
  return useQuery(salesQuery(userCompanyId, { rollup, by, query }));
}
