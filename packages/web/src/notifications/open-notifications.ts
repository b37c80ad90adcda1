import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../api/api-result.ts';
import { type Answer, call } from '../api/call.ts';
import { keys } from '../api/keys.ts';

export type OpenNotifications = Answer<'listNotifications'>;

/** More are on the page of notifications. */
const mostOpen = 20;

/** Those that wait for somebody, newest first; asked for again when the pulse says that something happened. */
export function openNotificationsQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.notifications(companyId, 'open'),
    queryFn: async ({ signal }) => {
      const query = { openOnly: 'true', limit: mostOpen };
      return unwrap(await call('listNotifications', { params: { companyId }, query, signal, isBackground: true }));
    },
    retry: false,
  });
}
