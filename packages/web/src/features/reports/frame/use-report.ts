import type { SalesRollup } from '@servery/domain';
import { useQuery } from '@tanstack/react-query';
import { salesQuery } from '../../../sales/sales-calls.ts';
import { useSession } from '../../../session/session-store.ts';
import type { ReportFilters } from './use-report-filters.ts';

type Asked = {
  /** The grouping of the rows. */
  readonly by: string;
  /** Asked for only while it is. */
  readonly isShown?: boolean;
  /** Of this one only. */
  readonly item?: string;
  /** With the days before, where the filters have some. */
  readonly isCompared?: boolean;
};

const notCompared = { comparedFrom: undefined, comparedTo: undefined };

/** The sums of a rollup under the filters of a report. */
export function useReport(
  { query }: Pick<ReportFilters, 'query'>,
  rollup: SalesRollup,
  { by, isShown = true, item, isCompared = true }: Asked,
) {
  const { userCompanyId } = useSession();
  const asked = { ...query, ...(item !== undefined && { item }), ...(!isCompared && notCompared) };
  return useQuery({ ...salesQuery(userCompanyId, { rollup, by, query: asked }), enabled: isShown });
}
