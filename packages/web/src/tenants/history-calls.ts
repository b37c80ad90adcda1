import { infiniteQueryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../api/api-result.ts';
import { request } from '../api/request.ts';
import type { Place } from './tenant-calls.ts';

const entrySchema = z.object({
  at: z.string(),
  by: z.string(),
  kind: z.enum(['change', 'save', 'publication']),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
const pageSchema = z.object({ entries: z.array(entrySchema), next: z.nullable(z.string()) });
export type HistoryEntry = z.infer<typeof entrySchema>;

/** What happened to a location or group, newest first, a hundred at a time. */
export function tenantHistoryQuery({ companyId, locationId }: Place) {
  return infiniteQueryOptions({
    queryKey: ['tenants', companyId, 'history', locationId],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await request({
          path: `/api/tenants/${companyId}/${locationId}/history`,
          query: { before: pageParam },
          schema: pageSchema,
          signal,
        }),
      ),
    initialPageParam: startOfHistory(),
    getNextPageParam: ({ next }) => next,
  });
}

function startOfHistory(): string | null {
  return null;
}
