import type { NotificationEntry } from '@servery/contract';
import type { NotificationGroup } from '@servery/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

export type { NotificationEntry };

export type NotificationFilter = { readonly group: NotificationGroup | null; readonly isUnreadOnly: boolean };

/** How many are unread; asked for again when the pulse says that something happened. */
export function unreadQuery(companyId: string) {
  return queryOptions({
    queryKey: keys.notifications(companyId, 'unread'),
    queryFn: async ({ signal }) =>
      unwrap(await call('countNotifications', { params: { companyId }, signal, isBackground: true })).unread,
    retry: false,
  });
}

/** The notifications that concern the reader, newest first, in pages. */
export function notificationsQuery(companyId: string, { group, isUnreadOnly }: NotificationFilter) {
  return infiniteQueryOptions({
    queryKey: keys.notifications(companyId, 'list', group, isUnreadOnly),
    queryFn: async ({ signal, pageParam }) =>
      unwrap(
        await call('listNotifications', {
          params: { companyId },
          query: { group, unreadOnly: isUnreadOnly ? 'true' : null, after: pageParam },
          signal,
        }),
      ),
    initialPageParam: newestPage,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

const newestPage: string | null = null;
