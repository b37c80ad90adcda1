import { redirect } from '@tanstack/react-router';
import { apiEvents } from '../../api/api-events.ts';
import { wholeCompany } from '../../session/level/active-level.ts';
import { ownPath } from '../../session/own-path.ts';
import { activate, currentSession } from '../../session/session-store.ts';
import { queryClient } from '../query-client.ts';

/**
 * RT: the guard has opened the company of the query; the data of the old one is forgotten, and home opens. A query that a screen still
 * shows already asks for the new company and is asked again: taken out of the cache, it would wait for ever.
 */
export function changeCompany(): never {
  queryClient.removeQueries({ type: 'inactive' });
  queryClient.resetQueries().catch((error: unknown) => console.error(error));
  throw redirect({ href: `/home?companyId=${currentSession()?.userCompanyId ?? ''}`, replace: true });
}

/** Makes the location of the query the active one; a missing or foreign id is a 403. */
export function changeLocation({
  locationId,
  redir,
}: {
  readonly locationId?: string | undefined;
  readonly redir?: string | undefined;
}): never {
  const isAllowed = locationId !== undefined && activate(locationId === wholeCompany ? null : locationId);
  if (!isAllowed) apiEvents.forbidden(null);
  const target = (isAllowed && ownPath(redir)) || '/home';
  throw redirect({ href: target, replace: true });
}
