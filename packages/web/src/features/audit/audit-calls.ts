import { type AuditKind, auditKindOf } from '@servery/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { type Query, request } from '../../api/request.ts';

const scalarSchema = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const lineSchema = z.object({
  field: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  from: scalarSchema,
  to: scalarSchema,
});
const savedSchema = z.object({
  kind: z.enum(['menu', 'locationSettings', 'employment']),
  documentId: z.string(),
  tenantId: z.nullable(z.string()),
  version: z.number(),
  changes: z.number(),
});
const entrySchema = z.object({
  sequence: z.number(),
  at: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  originalUserId: z.nullable(z.string()),
  originalUserName: z.nullable(z.string()),
  action: z.string(),
  sentence: z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
  lines: z.array(lineSchema),
  moreLines: z.number(),
  saved: z.nullable(savedSchema),
  subject: z.string(),
  subjectName: z.nullable(z.string()),
  isSubjectThere: z.boolean(),
  tenants: z.array(z.object({ id: z.string(), name: z.string() })),
  tenantCount: z.number(),
  address: z.string(),
});
const pageSchema = z.object({ entries: z.array(entrySchema), next: z.nullable(z.number()) });
const facetsSchema = z.object({
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
  actions: z.array(z.string()),
});

export type AuditEntry = z.infer<typeof entrySchema>;
export type AuditLine = z.infer<typeof lineSchema>;

/** As the address bar has it; dates are days of the reader (`2026-11-20`). */
export type AuditFilters = {
  /** Absent: changes. */
  readonly kind?: string | undefined;
  readonly object?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** Takes all of them out of an address: they mean nothing on another screen. */
export const noFilters = {
  kind: undefined,
  object: undefined,
  actor: undefined,
  action: undefined,
  from: undefined,
  to: undefined,
} satisfies Record<keyof AuditFilters, undefined>;

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

/** As the address bar spells it. */
export const shownKinds = ['changes', 'sign-ins', 'all'] as const;
export type ShownKind = (typeof shownKinds)[number];

const wireKinds: Readonly<Record<ShownKind, AuditKind | undefined>> = {
  changes: 'changes',
  'sign-ins': 'signIns',
  all: undefined,
};

/** Sign-ins are shown to who asks for them; an action that was chosen decides by itself. */
export function shownKind({ kind, action }: AuditFilters): ShownKind {
  if (action) return auditKindOf(action) === 'signIns' ? 'sign-ins' : 'changes';
  return shownKinds.find((one) => one === kind) ?? 'changes';
}

const firstPage: number | null = null;

/** Days of the reader become instants: from the first moment of one through the last of the other. */
function filterQuery({ kind, object, actor, action, from, to }: AuditFilters): Query {
  const instant = (day: string | undefined, edge: 'startOf' | 'endOf') =>
    day && dayjs(day).isValid() ? dayjs(day)[edge]('day').toISOString() : undefined;
  return {
    kind: action ? undefined : wireKinds[shownKind({ kind })],
    object: object || undefined,
    actor: actor || undefined,
    action: action || undefined,
    from: instant(from, 'startOf'),
    to: instant(to, 'endOf'),
  };
}
