import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, type CallInput, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type TimePunch = Answer<'listPunches'>['punches'][number];
type PunchesQuery = Omit<CallInput<'listPunches'>['query'], 'companyId'>;

export function timePunchesQuery(companyId: string, query: PunchesQuery) {
  return queryOptions({
    queryKey: keys.sales(companyId, 'punches', query),
    queryFn: async ({ signal }) =>
      unwrap(await call('listPunches', { query: { ...query, companyId }, signal })).punches,
    staleTime: 30_000,
  });
}
