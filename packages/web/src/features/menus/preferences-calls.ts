import type { SavedPreferences } from '@servery/contract';
import { queryOptions } from '@tanstack/react-query';
import { type ApiResult, unwrap } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

/** The preferences that the company has decided for itself beside its documents. */
export function preferencesQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.preferences(companyId),
    queryFn: async ({ signal }) => unwrap(await call('getPreferences', { params: { companyId }, signal })),
  });
}

export function savePreferences(
  companyId: string,
  body: Pick<SavedPreferences, 'ver' | 'preferences'>,
): Promise<ApiResult<SavedPreferences>> {
  return call('putPreferences', { params: { companyId }, body, isQuiet: true });
}
