import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

/** Without ids: everything up to now. */
export async function markRead(client: QueryClient, companyId: string, ids?: string[]): Promise<void> {
  unwrap(await call('readNotifications', { params: { companyId }, body: ids === undefined ? {} : { ids } }));
  await client.invalidateQueries({ queryKey: keys.notifications(companyId) });
}
