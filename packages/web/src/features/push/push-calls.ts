import { MOST_ORDER_DAYS, type PushContent } from '@servery/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-result.ts';
import { type Answer, call } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

export type PushMessage = Answer<'getPushNotification'>;
export type PushAudienceAnswer = Answer<'pushAudience'>;

const goingMillis = 2_000;
const calmMillis = 20_000;

/** Whether its numbers still move. */
function isGoing({ state, results }: PushMessage): boolean {
  return state === 'SENDING' || (results?.sending ?? 0) > 0;
}

export function pushListQuery(companyId: string, limit: number) {
  return queryOptions({
    queryKey: keys.push(companyId, 'list', limit),
    queryFn: async ({ signal }) =>
      unwrap(await call('listPushNotifications', { query: { companyId, limit }, signal, isBackground: true })),
    placeholderData: keepPreviousData,
    staleTime: 2_000,
    refetchInterval: ({ state: { data } }) => (data?.messages.some(isGoing) ? goingMillis : calmMillis),
  });
}

export function pushMessageQuery(companyId: string, pushId: string) {
  return queryOptions({
    queryKey: keys.push(companyId, 'one', pushId),
    queryFn: async ({ signal }) => {
      const result = await call('getPushNotification', { params: { pushId }, query: { companyId }, signal });
      return result.status === 'not-found' ? null : unwrap(result);
    },
    staleTime: 2_000,
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.state === 'DRAFT') return false;
      return isGoing(data) ? goingMillis : calmMillis;
    },
  });
}

/** How many a message reaches: asked again as it changes, the last answer stays until then. */
export function pushAudienceQuery(companyId: string, question: Pick<PushContent, 'audience' | 'time' | 'opens'>) {
  const { audience, time, opens } = question;
  return queryOptions({
    queryKey: keys.push(companyId, 'audience', audience, time, opens),
    queryFn: async ({ signal }) =>
      unwrap(await call('pushAudience', { query: { companyId }, body: { audience, time, opens }, signal })),
    enabled: isAskable(question),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}

/** A field that is still empty is asked about once it is filled in. */
function isAskable({ audience: { placeIds, lastOrder }, time }: Pick<PushContent, 'audience' | 'time'>): boolean {
  const isTimed = time === null || (time.date !== '' && time.time !== '');
  return placeIds.length > 0 && isTimed && (lastOrder === null || isOrderDays(lastOrder.days));
}

export function isOrderDays(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= MOST_ORDER_DAYS;
}

export function pushLinksQuery(companyId: string, text: string) {
  return queryOptions({
    queryKey: keys.push(companyId, 'links', text),
    queryFn: async ({ signal }) => unwrap(await call('listPushLinks', { query: { companyId, text }, signal })).links,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
