import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { type Query, request } from '../../api/request.ts';

const entrySchema = z.object({
  sequence: z.number(),
  at: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  originalUserId: z.nullable(z.string()),
  originalUserName: z.nullable(z.string()),
  action: z.string(),
  subject: z.string(),
  subjectName: z.nullable(z.string()),
  tenants: z.array(z.object({ id: z.string(), name: z.string() })),
  details: z.record(z.string(), z.unknown()),
  address: z.string(),
});
const pageSchema = z.object({ entries: z.array(entrySchema), next: z.nullable(z.number()) });
const facetsSchema = z.object({
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
  actions: z.array(z.string()),
});

export type AuditEntry = z.infer<typeof entrySchema>;

/** As the address bar has it; dates are days of the reader (`2026-11-20`). */
export type AuditFilters = {
  readonly object?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export function auditQuery(companyId: string, filters: AuditFilters) {
  return infiniteQueryOptions({
    queryKey: ['audit', companyId, filters],
    queryFn: async ({ signal, pageParam }) =>
      unwrap(
        await request({
          path: `/api/audit/${companyId}`,
          query: { ...filterQuery(filters), before: pageParam },
          schema: pageSchema,
          signal,
        }),
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: 5000,
  });
}

export function facetsQuery(companyId: string) {
  return queryOptions({
    queryKey: ['audit', companyId, 'facets'],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: `/api/audit/${companyId}/facets`, schema: facetsSchema, signal })),
    staleTime: 60_000,
  });
}

/** The address that a browser downloads the CSV from. */
export function exportAddress(companyId: string, filters: AuditFilters): string {
  const given = Object.entries(filterQuery(filters)).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return `/api/audit/${companyId}/export${query === '' ? '' : `?${query}`}`;
}

const firstPage: number | null = null;

/** Days of the reader become instants: from the first moment of one through the last of the other. */
function filterQuery({ object, actor, action, from, to }: AuditFilters): Query {
  const instant = (day: string | undefined, edge: 'startOf' | 'endOf') =>
    day && dayjs(day).isValid() ? dayjs(day)[edge]('day').toISOString() : undefined;
  return {
    object: object || undefined,
    actor: actor || undefined,
    action: action || undefined,
    from: instant(from, 'startOf'),
    to: instant(to, 'endOf'),
  };
}
