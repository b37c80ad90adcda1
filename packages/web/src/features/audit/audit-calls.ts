import { type AuditKind, auditKindOf } from '@servery/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { unwrap } from '../../api/api-result.ts';
import { type CallInput, call, linkTo } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

export type { AuditEntry, AuditLine } from '@servery/contract';

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
    queryKey: keys.audit(companyId, filters),
    queryFn: async ({ signal, pageParam }) =>
      unwrap(
        await call('listAudit', {
          params: { companyId },
          query: { ...filterQuery(filters), before: pageParam },
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
    queryKey: keys.audit(companyId, 'facets'),
    queryFn: async ({ signal }) => unwrap(await call('auditFacets', { params: { companyId }, signal })),
    staleTime: 60_000,
  });
}

/** The address that a browser downloads the CSV from. */
export function exportAddress(companyId: string, filters: AuditFilters): string {
  return linkTo('exportAudit', { params: { companyId }, query: filterQuery(filters) });
}

/** As the address bar spells it. */
export const shownKinds = ['changes', 'sign-ins', 'all'] as const;
export type ShownKind = (typeof shownKinds)[number];

const wireKinds: Readonly<Record<ShownKind, AuditKind | undefined>> = {
  changes: 'changes',
  'sign-ins': 'signIns',
  all: undefined,
};

/** Sign-ins are shown to people who ask for them; where an action was chosen, it decides. */
export function shownKind({ kind, action }: AuditFilters): ShownKind {
  if (action) return auditKindOf(action) === 'signIns' ? 'sign-ins' : 'changes';
  return shownKinds.find((one) => one === kind) ?? 'changes';
}

const firstPage: number | null = null;

/** Days of the reader become instants: from the first moment of one through the last of the other. */
function filterQuery({
  kind,
  object,
  actor,
  action,
  from,
  to,
}: AuditFilters): NonNullable<CallInput<'exportAudit'>['query']> {
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
