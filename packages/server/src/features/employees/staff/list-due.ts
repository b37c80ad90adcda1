import type { Operations, QueryOf, ResponseOf } from '@servery/contract';
import {
  attentionOf,
  type DueKind,
  type DueTerms,
  daysAfter,
  dueUntil,
  type Grant,
  onlyExpired,
} from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { inReach, workingAt } from '../employees-filter.ts';
import { hashLists } from '../employees-store.ts';
import { attentionRows, dueRows, missingRows } from './due-condition.ts';
import { readDueTerms } from './due-terms.ts';

type DueLinesQuery = QueryOf<Operations['listDue']>;

const usualPage = 50;

/** As the database finds it; places by name, the whole company first. */
interface FoundLine {
  readonly userId: string;
  readonly userName: string;
  readonly kind: DueKind;
  readonly requirementId: string | null;
  readonly day: string | null;
  readonly places: { readonly id: string | null; readonly name: string | null }[];
}

/** EM-42 EM-103 EM-104: the papers to look after of the active people in reach: expired, missing, due. */
export async function listDue(
  scope: CompanyScope,
  actor: readonly Grant[],
  asked: DueLinesQuery,
): Promise<ResponseOf<Operations['listDue']>> {
  const all = await readDueTerms(scope);
  await hashLists(scope.db);
  const { rows } = await dueQuery(scope, {
    papers: papersAsked(all, asked),
    today: all.today,
    conditions: await conditionsOf(scope, actor, { ...asked, today: all.today }),
    page: asked,
  }).execute(scope.db);
  const { entries = [], total = 0, expired = 0, missing = 0 } = rows[0] ?? {};
  return {
    entries: entries.map(({ userId, userName, places, kind, requirementId, day }) => ({
      ...attentionOf(all, { kind, requirementId, day }),
      userId,
      userName,
      places,
    })),
    total,
    expired,
    missing,
    today: all.today,
  };
}

/** Rows of kind, requirement and day: missing papers are asked for separately, or without a limit of days. */
function papersAsked(terms: DueTerms, { state, withinDays }: DueLinesQuery): RawBuilder<unknown> {
  if (state === 'MISSING') return missingRows(terms);
  if (state === undefined && withinDays === undefined) return attentionRows(terms);
  const within = withinDays === undefined ? terms : dueUntil(terms, daysAfter(terms.today, withinDays));
  return dueRows(state === 'EXPIRED' ? onlyExpired(within) : within);
}

async function conditionsOf(
  scope: CompanyScope,
  actor: readonly Grant[],
  { place, state, today }: DueLinesQuery & { readonly today: string },
): Promise<RawBuilder<boolean>[]> {
  return [
    sql<boolean>`users.company_id = ${scope.companyId}`,
    sql<boolean>`users.deactivated_at IS NULL`,
    ...inReach(scope, actor),
    ...(place === undefined ? [] : [await workingAt(scope, place)]),
    ...(state === 'DUE' ? [sql<boolean>`due.day >= ${today}`] : []),
  ];
}

interface DueQuery {
  readonly papers: RawBuilder<unknown>;
  readonly today: string;
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly page: { readonly offset?: number | undefined; readonly limit?: number | undefined };
}

/** A page and the counts of everything, in one statement: the due papers are looked for once. */
function dueQuery(
  { companyId }: CompanyScope,
  { papers, today, conditions, page: { offset = 0, limit = usualPage } }: DueQuery,
) {
  // Missing papers come before due ones: after all that have expired.
  const inOrder = sql`coalesce(day, ${today}), day NULLS FIRST, lower(display_name), id, kind, requirement_id`;
  return sql<{ total: number; expired: number; missing: number; entries: FoundLine[] }>`
    WITH due AS MATERIALIZED (
      SELECT users.id, users.display_name, due.kind, due.requirement_id, due.day
      FROM users CROSS JOIN LATERAL ${papers} AS due
      WHERE ${sql.join(conditions, sql` AND `)}),
    page AS (SELECT * FROM due ORDER BY ${inOrder} LIMIT ${limit}::int OFFSET ${offset}::int)
    SELECT (SELECT count(*)::int FROM due) AS total,
      (SELECT count(*)::int FROM due WHERE day < ${today}) AS expired,
      (SELECT count(*)::int FROM due WHERE day IS NULL) AS missing,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', id, 'userName', display_name, 'kind', kind,
          'requirementId', requirement_id, 'day', day, 'places', ${placesOf(companyId)}) ORDER BY ${inOrder}), '[]')
        FROM page) AS entries`;
}

/** Where the person of a row of `page` holds a role. */
function placesOf(companyId: string): RawBuilder<unknown> {
  return sql`(
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', place.id, 'name', place.name) ORDER BY place.name NULLS FIRST), '[]')
    FROM (SELECT DISTINCT tenants.id, tenants.name FROM grants
      LEFT JOIN tenants ON tenants.company_id = grants.company_id AND tenants.id = grants.object_id
      WHERE grants.company_id = ${companyId} AND grants.user_id = page.id) AS place)`;
}
