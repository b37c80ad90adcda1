import type { Operations, QueryOf, ResponseOf } from '@servery/contract';
import type { Grant } from '@servery/domain';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/lists.ts';
import { inReach, placesAround } from '../employees-filter.ts';
import { hashLists } from '../employees-store.ts';
import { jobAt, seenFrom } from './job-condition.ts';

type CountQuery = QueryOf<Operations['countRecords']>;

interface CountedList {
  readonly column: RawBuilder<unknown>;
  /** The field that names an entry of the list. */
  readonly key: string;
  /** Undefined: whatever anybody has. */
  readonly ids: readonly string[] | undefined;
  readonly conditions: readonly RawBuilder<boolean>[];
}

/** Of the active people in reach, how many have each job type and requirement on their record. */
export async function countRecords(
  scope: CompanyScope,
  actor: readonly Grant[],
  { jobTypes = '', requirements = '', place }: CountQuery,
): Promise<ResponseOf<Operations['countRecords']>> {
  const places = place === undefined ? undefined : ['', ...(await placesAround(scope, place))];
  await hashLists(scope.db);
  const people = [
    sql<boolean>`users.company_id = ${scope.companyId} AND users.deactivated_at IS NULL`,
    ...inReach(scope, actor),
    ...(places === undefined ? [] : [workingAtAny(scope, places)]),
  ];
  const there = [...(places === undefined ? [] : [jobAt(places)]), ...seenFrom(scope, actor)];
  return {
    jobTypes: await countList(scope, {
      column: sql`users.jobs`,
      key: 'jobTypeId',
      ids: idsIn(jobTypes),
      conditions: [...people, ...there],
    }),
    requirements: await countList(scope, {
      column: sql`users.certifications`,
      key: 'requirementId',
      ids: idsIn(requirements),
      conditions: people,
    }),
  };
}

function idsIn(list: string): string[] | undefined {
  if (list === '*') return undefined;
  return list.split(',').filter((id) => id !== '');
}

function workingAtAny({ companyId }: CompanyScope, places: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`users.id IN (SELECT user_id FROM grants WHERE company_id = ${companyId} AND object_id = ${anyOf(places)})`;
}

async function countList(
  scope: CompanyScope,
  { column, key, ids, conditions }: CountedList,
): Promise<Record<string, number>> {
  if (ids?.length === 0) return {};
  const named = ids === undefined ? [] : [sql<boolean>`entry ->> ${key}::text = ${anyOf(ids)}`];
  const { rows } = await sql<{ id: string; people: number }>`
    SELECT entry ->> ${key}::text AS id, count(DISTINCT users.id)::int AS people
    FROM users CROSS JOIN LATERAL jsonb_array_elements(${column}) AS held (entry)
    WHERE ${sql.join([...conditions, ...named], sql` AND `)}
    GROUP BY 1`.execute(scope.db);
  const counts = new Map(rows.map(({ id, people }) => [id, people]));
  return Object.fromEntries((ids ?? [...counts.keys()]).map((id) => [id, counts.get(id) ?? 0]));
}
