import type { PublishableKind } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-result.ts';
import { type Answer, call } from '../../../api/call.ts';
import { keys } from '../../../api/keys.ts';
import type { Keeping } from '../../document/document-adapter.ts';

export type OwnOverride = Answer<'listOwnOverrides'>[number];
export type KeptSince = Answer<'listKeptSince'>[number];

/** The documents that a location or group keeps something different in. */
export function ownOverridesQuery({ companyId, tenantId }: Keeping) {
  return queryOptions({
    queryKey: keys.ownOverrides(companyId, tenantId),
    queryFn: async ({ signal }) =>
      unwrap(await call('listOwnOverrides', { params: { companyId, locationId: tenantId }, signal })),
  });
}

/** Which version last changed the place of each change that a level keeps. */
export async function fetchKeptSince(
  { companyId, tenantId }: Keeping,
  kind: PublishableKind,
  documentId: string,
): Promise<readonly KeptSince[]> {
  const query = { documentId, tenantId };
  const answer = await call('listKeptSince', { params: { companyId, kind }, query, isQuiet: true });
  return answer.status === 'ok' ? answer.data : [];
}
