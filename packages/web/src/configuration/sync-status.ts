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
const locations = z.array(
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

/** What moved since the answer that carried the mark; the whole list where the server has no marks. */
const schema = z.union([
  locations,
  z.object({ since: z.string(), isWhole: z.boolean(), moved: locations, gone: z.array(id) }),
]);

export type SyncStatus = z.infer<typeof locations>[number];
export type SyncInfo = z.infer<typeof info>;

/** The mark of the answer that a list came with, or was brought up to. */
const marks = new WeakMap<readonly SyncStatus[], string>();

/** What is assigned to each location and what it runs. TN-21. After the first time only what moved is asked for. */
export function syncStatusQuery(companyId: string) {
  return queryOptions({
    queryKey: ['sync-status', companyId],
    queryFn: async ({ signal, client, queryKey }) => {
      const ask = async (since: string) =>
        unwrap(
          await request({
            path: `/api/tenants/sync-status/${companyId}`,
            query: { since },
            schema,
            signal,
            isBackground: true,
          }),
        );
      const held = client.getQueryData<readonly SyncStatus[]>(queryKey);
      const mark = held && marks.get(held);
      const answer = await ask(mark ?? '');
      if (Array.isArray(answer)) return answer;
      const merged = held === undefined || answer.isWhole ? answer.moved : withMoved(held, answer.moved, answer.gone);
      // A new location, or a new name: only the server knows the order.
      const whole = merged ?? (await ask(''));
      if (Array.isArray(whole)) return keep(whole, answer.since);
      return keep(whole.moved, whole.since);
    },
    staleTime: 60_000,
    // What did not move stays the same object by itself.
    structuralSharing: false,
  });
}

function keep(list: SyncStatus[], mark: string): SyncStatus[] {
  marks.set(list, mark);
  return list;
}

/** The list with what moved in its places; undefined when that does not tell the order. */
function withMoved(
  held: readonly SyncStatus[],
  moved: readonly SyncStatus[],
  gone: readonly string[],
): SyncStatus[] | undefined {
  const byId = new Map(moved.map((location) => [location.id, location]));
  const left = new Set(gone);
  const kept = held.filter(({ id }) => !left.has(id));
  const next = kept.map((location) => byId.get(location.id) ?? location);
  const known = new Set(kept.map((location) => location.id));
  const isSorted =
    moved.every((location) => known.has(location.id)) && next.every(({ name }, at) => name === kept[at]?.name);
  return isSorted ? next : undefined;
}

export function unpublishedLocations(locations: readonly SyncStatus[]): readonly SyncStatus[] {
  return locations.filter((location) => location.type === 'LOCATION' && locationHasChanges(location));
}
