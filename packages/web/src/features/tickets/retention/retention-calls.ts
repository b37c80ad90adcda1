import type { Retention, RetentionSetting } from '@servery/contract';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';

export type { Retention, RetentionSetting };

export function retentionQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.retention(companyId),
    queryFn: async ({ signal }) => unwrap(await call('getRetention', { query: { companyId }, signal })),
    staleTime: 60_000,
  });
}

export function saveRetention(companyId: string, body: RetentionSetting) {
  return call('putRetention', { query: { companyId }, body });
}
