import { isDeepStrictEqual } from 'node:util';
import { employmentBlobSchema, type JsonObject, type LaborItem, laborItems } from '@servery/domain';
import { sql } from 'kysely';
import type { CompanyScope } from '../platform/database/database.ts';
import { anyOf, rowsOf } from '../platform/database/lists.ts';
import { newId } from '../platform/ids.ts';

/** The locations of the company that the labor service mirrors. */
export async function readConnected(scope: CompanyScope): Promise<string[]> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('labor_integration', '=', true)
    .where('deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies')
          .select('id')
          .where('id', '=', scope.companyId)
          .where('companies.deleted_at', 'is', null),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A save of the company's employment. */
interface EmploymentSave {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/** LB-02 to LB-07: notes in the transaction of a save its effect on the labor service. Nothing where no location is connected. */
export async function noteEmployment(scope: CompanyScope, { before, after }: EmploymentSave): Promise<void> {
  const tenantIds = await readConnected(scope);
  if (tenantIds.length === 0) return;
  const [old, now] = [itemsOf(before), itemsOf(after)];
  const changed = now.filter(
    (item) => !old.some((one) => isSame(one, item) && isDeepStrictEqual(one.wanted, item.wanted)),
  );
  const deleted = old.filter((item) => !now.some((one) => isSame(one, item)));
  await noteItems(scope, { tenantIds, items: changed });
  if (deleted.length === 0) return;
  await scope.db
    .updateTable('labor_entries')
    .set({ ...changedColumns, wanted: null })
    .where('company_id', '=', scope.companyId)
    .where(sql<boolean>`kind || ':' || entity_id = ${anyOf(deleted.map(({ kind, id }) => `${kind}:${id}`))}`)
    .where('tenant_id', '=', anyOf(tenantIds))
    .execute();
}

/** An entry is sent as soon as possible, and failures before do not count. */
export const waitingColumns = { state: 'WAITING', reason: null, attempts: 0, due_at: sql<Date>`now()` } as const;

/** The columns that a deletion or a change sets in an entry. */
const changedColumns = {
  ...waitingColumns,
  wanted_version: sql<number>`labor_entries.wanted_version + 1`,
  changed_at: sql<Date>`now()`,
} as const;

/** Items, and the locations that they are mirrored to. */
export interface NotedItems {
  readonly tenantIds: readonly string[];
  readonly items: readonly LaborItem[];
}

export async function noteItems(scope: CompanyScope, { tenantIds, items }: NotedItems): Promise<number> {
  const taken = await takenIds(scope, items);
  const rows = tenantIds.flatMap((tenant_id, index) =>
    items.map(({ kind, id, externalId, wanted }) => ({
      company_id: scope.companyId,
      id: newId('lab'),
      kind,
      tenant_id,
      entity_id: id,
      name: wanted.name,
      wanted,
      // An item that was imported with an id is known there already; one id belongs to one location.
      external_id: index === 0 && externalId !== null && !taken.has(`${kind}:${externalId}`) ? externalId : null,
      create_key: newId('key'),
    })),
  );
  await write(scope, rows);
  return rows.length;
}

/** LB-10 to LB-13: the same for people, as they are in this transaction. */
export async function notePeople(scope: CompanyScope, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0 || (await readConnected(scope)).length === 0) return;
  await writePeople(scope, userIds);
}

/** Everybody who is active, or whom the service knows. */
export async function noteEverybody(scope: CompanyScope): Promise<number> {
  const people = await scope.db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where((where) => where.or([where('deactivated_at', 'is', null), where('external_id', 'is not', null)]))
    .execute();
  await writePeople(
    scope,
    people.map(({ id }) => id),
  );
  return people.length;
}

async function writePeople(scope: CompanyScope, userIds: readonly string[]): Promise<void> {
  const people = await scope.db
    .selectFrom('users')
    .select(['id', 'display_name', 'email', 'deactivated_at', 'external_id'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(userIds))
    .execute();
  await write(
    scope,
    people.map(({ id, display_name: name, email, deactivated_at, external_id }) => ({
      company_id: scope.companyId,
      id: newId('lab'),
      kind: 'USER',
      tenant_id: '',
      entity_id: id,
      name,
      wanted: { name, isActive: deactivated_at === null, hasEmail: email !== '' },
      external_id,
      create_key: newId('key'),
    })),
  );
}

/** LB-31: the data that the service holds of a location is stale. */
export async function noteLocation(scope: CompanyScope, tenantId: string): Promise<void> {
  const row = {
    company_id: scope.companyId,
    id: newId('lab'),
    kind: 'LOCATION',
    tenant_id: tenantId,
    entity_id: tenantId,
    name: '',
    wanted: { name: '' },
    external_id: null,
    create_key: newId('key'),
  };
  await write(scope, [row]);
}

/** Adds entries, or marks those that are there as changed. A worker that is sending one just now does not hinder it: the change is sent after. */
async function write(scope: CompanyScope, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const piece = rows.slice(from, from + rowsAtOnce).map((row) => ({ ...row, due_at: new Date().toISOString() }));
    await sql`INSERT INTO labor_entries (${columns}) SELECT ${columns} FROM ${rowsOf('labor_entries', piece)}
      ON CONFLICT (company_id, kind, tenant_id, entity_id) DO UPDATE SET
        name = excluded.name, wanted = excluded.wanted, wanted_version = labor_entries.wanted_version + 1,
        state = 'WAITING', reason = NULL, attempts = 0, due_at = now(), changed_at = now()`.execute(scope.db);
  }
}

const rowsAtOnce = 2000;
const columns = sql.raw('company_id, id, kind, tenant_id, entity_id, name, wanted, external_id, create_key, due_at');

async function takenIds(scope: CompanyScope, items: readonly LaborItem[]): Promise<Set<string>> {
  const ids = items.flatMap(({ externalId }) => externalId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .selectFrom('labor_entries')
    .select(['kind', 'external_id'])
    .where('company_id', '=', scope.companyId)
    .where('external_id', '=', anyOf(ids))
    .execute();
  return new Set(rows.map(({ kind, external_id }) => `${kind}:${external_id}`));
}

function isSame(one: LaborItem, other: LaborItem): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Nothing of a company that never saved its employment. */
export function itemsOf(document: JsonObject): LaborItem[] {
  const parsed = employmentBlobSchema.pick({ departments: true, jobTypes: true }).partial().parse(document);
  return laborItems({ departments: parsed.departments ?? [], jobTypes: parsed.jobTypes ?? [] });
}
