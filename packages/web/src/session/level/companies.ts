import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { keys } from '../../api/keys.ts';
import { fetchCompanies } from '../session-calls.ts';

/** The companies the user may access. CO-04 */
export const companiesQuery = queryOptions({
  queryKey: keys.companies('accessible'),
  queryFn: async ({ signal }) => unwrap(await fetchCompanies(signal)),
  staleTime: 5 * 60_000,
});
