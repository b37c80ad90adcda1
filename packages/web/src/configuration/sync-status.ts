import { locationHasChanges } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { request } from '../api/request.ts';
import { id, optionalId } from '../api/wire.ts';

const version = z.nullish(z.object({ id, version: z.number() }));
const info = z.nullish(
  z.object({
    assigned: version,
    published: version,
    overrideAssigned: version,
    overridePublished: version,
    groupOverrideAssigned: version,
    groupOverridePublished: version,
  }),
);
const schema = z.array(
  z.looseObject({
    id,
    name: z.string(),
    type: z.enum(['LOCATION', 'GROUP']),
    groupId: optionalId,
    lastPing: z.nullish(z.string()),
    softwareVersion: z.nullish(z.string()),
    address: z.nullish(z.string()),
    city: z.nullish(z.string()),
    state: z.nullish(z.string()),
    tags: z._default(z.array(z.string()), []),
    kioskActive: z._default(z.boolean(), false),
    timezone: z._default(z.string(), 'UTC'),
    menuId: optionalId,
    /** Content hashes that the terminals last acknowledged, by published kind. */
    running: z._default(z.record(z.string(), z.string()), {}),
    /** Content hash and time of what is published, by published kind. */
    published: z._default(z.record(z.string(), z.object({ hash: z.string(), at: z.string() })), {}),
    menuInfo: info,
    locSettingsInfo: info,
    employmentInfo: info,
  }),
);

export type SyncStatus = z.infer<typeof schema>[number];
export type SyncInfo = z.infer<typeof info>;

/** What is assigned to each location and what it runs. TN-21 */
export function syncStatusQuery(companyId: string) {
  return queryOptions({
    queryKey: ['sync-status', companyId],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: `/api/tenants/sync-status/${companyId}`, schema, signal, isBackground: true })),
    staleTime: 60_000,
  });
}

export function unpublishedLocations(locations: readonly SyncStatus[]): readonly SyncStatus[] {
  return locations.filter((location) => location.type === 'LOCATION' && locationHasChanges(location));
}
