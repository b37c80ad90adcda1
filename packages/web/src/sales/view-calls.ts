import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type CallInput, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type { ReportView } from '@servery/contract';
export type AskedView = CallInput<'saveReportView'>['body'];

/** The views that the person saved, of every report. */
export function reportViewsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'views'),
    queryFn: async ({ signal }) => unwrap(await call('listReportViews', { query: { companyId }, signal })).views,
    staleTime: 30_000,
  });
}
