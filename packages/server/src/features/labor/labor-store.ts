import type { LaborEntry, LaborLocation, LaborView, Operations, QueryOf } from '@servery/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

type EntryRow = Selectable<Tables['labor_entries']>;

export async function listLaborLocations(scope: CompanyScope): Promise<LaborLocation[]> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'name', 'labor_integration', 'labor_location_id'])
    .where('company_id', '=', scope.companyId)
    .where('type', '=', 'LOCATION')
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isConnected: row.labor_integration,
    locationId: row.labor_location_id,
  }));
}

export async function countLaborEntries(scope: CompanyScope) {
  const rows = await scope.db
    .selectFrom('labor_entries')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('company_id', '=', scope.companyId)
    .where(sql<boolean>`${standing}`)
    .groupBy('state')
    .execute();
  const countOf = (state: EntryRow['state']) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: countOf('WAITING'), sent: countOf('SENT'), failed: countOf('FAILED') };
}

type EntriesQuery = QueryOf<Operations['listLaborEntries']>;

/** Entries about a location that is connected, or about people while one is. */
const standing = sql`(kind <> 'LOCATION' OR state = 'FAILED') AND EXISTS (
  SELECT FROM tenants WHERE tenants.company_id = labor_entries.company_id AND labor_integration AND deleted_at IS NULL
    AND (labor_entries.tenant_id = '' OR tenants.id = labor_entries.tenant_id))`;

const viewConditions: Readonly<Record<LaborView, RawBuilder<unknown>>> = {
  all: sql`true`,
  waiting: sql`state = 'WAITING'`,
  failed: sql`state = 'FAILED'`,
  unmapped: sql`external_id IS NULL`,
  drift: sql`external_id IS NOT NULL AND sent IS DISTINCT FROM wanted`,
};

/** Departments first, then job types, then people; each by name. */
export async function listLaborEntries(
  scope: CompanyScope,
  asked: EntriesQuery,
): Promise<{ entries: LaborEntry[]; total: number }> {
  const { kind, locationId, view = 'all', search = '', offset = 0, limit = 50 } = asked;
  const conditions = [
    sql`company_id = ${scope.companyId}`,
    standing,
    viewConditions[view],
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ...(locationId === undefined ? [] : [sql`tenant_id = ${locationId}`]),
    ...(search === '' ? [] : [sql`strpos(lower(name), lower(${search})) > 0`]),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` AND `)}`;
  const counted = await scope.db
    .selectFrom('labor_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(where)
    .executeTakeFirstOrThrow();
  const rows = await scope.db
    .selectFrom('labor_entries')
    .selectAll()
    .where(where)
    .orderBy(sql`array_position(ARRAY['LOCATION', 'DEPARTMENT', 'JOB_TYPE', 'USER'], kind)`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { entries: rows.map(entryOf), total: Number(counted.count) };
}

export function entryOf(row: EntryRow): LaborEntry {
  return {
    id: row.id,
    kind: row.kind,
    entityId: row.entity_id,
    locationId: row.tenant_id || null,
    name: row.name,
    theirName: row.sent?.name ?? null,
    externalId: row.external_id,
    state: row.state,
    reason: row.reason,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'FAILED' ? (row.due_at?.toISOString() ?? null) : null,
    isGone: row.wanted === null || row.wanted.isActive === false,
    isMatched: row.is_matched,
    changedAt: row.changed_at.toISOString(),
  };
}
