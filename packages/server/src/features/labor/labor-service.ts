import type { BodyOf, LaborEntry, LaborLocation, Operations } from '@servery/contract';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { readHead } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { kinds, onlyDocumentId } from '../../configuration/kinds.ts';
import {
  itemsOf,
  noteEverybody,
  noteItems,
  noteLocation,
  readConnected,
  waitingColumns,
} from '../../configuration/labor-outbox.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import { invalid, notFound } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import { heldIds, storeLaborIds } from './labor-ids.ts';
import { entryOf, listLaborLocations } from './labor-store.ts';

/** LB-20: the entries that a connected location needs are sent at once; those of a disconnected one that were not sent yet stay here. */
export async function setLaborIntegration(
  scope: CompanyScope,
  actor: Actor,
  { tenantId, laborIntegration }: BodyOf<Operations['setLaborIntegration']>,
): Promise<LaborLocation> {
  const before = await requireLocation(scope, tenantId);
  if (before.isConnected === laborIntegration) return before;
  await scope.db
    .updateTable('tenants')
    .set({ labor_integration: laborIntegration })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', tenantId)
    .execute();
  if (laborIntegration) {
    await noteEmploymentOf(scope, [tenantId]);
    await noteEverybody(scope);
  }
  await noteLocation(scope, tenantId);
  await writeAudit(scope, actor, {
    action: laborIntegration ? 'CONNECT_LABOR' : 'DISCONNECT_LABOR',
    subject: `location:${tenantId}`,
    details: {},
  });
  return { ...before, isConnected: laborIntegration };
}

async function requireLocation(scope: CompanyScope, tenantId: string): Promise<LaborLocation> {
  const row = await scope.db
    .selectFrom('tenants')
    .select('type')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  if (row.type !== 'LOCATION')
    throw invalid('NOT_A_LOCATION', 'Schedules are made for a location, not for a group.', 'body.tenantId');
  const location = (await listLaborLocations(scope)).find(({ id }) => id === tenantId);
  if (location === undefined) throw notFound();
  return location;
}

/** Mirrors everything as it is now, for every connected location. @returns how many entries are sent */
export async function runLaborMirror(scope: CompanyScope, actor: Actor): Promise<{ count: number }> {
  const tenantIds = await readConnected(scope);
  if (tenantIds.length === 0) return { count: 0 };
  const items = await noteEmploymentOf(scope, tenantIds);
  const people = await noteEverybody(scope);
  for (const tenantId of tenantIds) await noteLocation(scope, tenantId);
  const count = items + people;
  await writeAudit(scope, actor, { action: 'RUN_LABOR', subject: `company:${scope.companyId}`, details: { count } });
  return { count };
}

/** Items that were deleted here while a location was not connected are deleted there, too. */
async function noteEmploymentOf(scope: CompanyScope, tenantIds: readonly string[]): Promise<number> {
  const items = itemsOf(await readEmployment(scope));
  const count = await noteItems(scope, { tenantIds, items });
  await scope.db
    .updateTable('labor_entries')
    .set({
      wanted: null,
      wanted_version: sql`wanted_version + 1`,
      ...waitingColumns,
    })
    .where('company_id', '=', scope.companyId)
    .where('tenant_id', '=', anyOf(tenantIds))
    .where('kind', 'in', ['DEPARTMENT', 'JOB_TYPE'])
    .where(sql<boolean>`NOT (kind || ':' || entity_id = ${anyOf(items.map(({ kind, id }) => `${kind}:${id}`))})`)
    .execute();
  return count;
}

async function readEmployment(scope: CompanyScope) {
  const documentId = onlyDocumentId('employment', scope.companyId);
  const head = await readHead(scope, { kind: 'employment', documentId, tenantId: '' });
  if (head === undefined || head.version === 0) return kinds.employment.createDefault();
  return readDocument(scope, head, head.version);
}

/** Sends failed entries at once: everything, or some. */
export async function retryLaborEntries(
  scope: CompanyScope,
  { ids }: BodyOf<Operations['retryLaborEntries']>,
): Promise<{ count: number }> {
  const result = await scope.db
    .updateTable('labor_entries')
    .set(waitingColumns)
    .where('company_id', '=', scope.companyId)
    .where('state', '=', 'FAILED')
    .$if(ids !== undefined, (query) => query.where('id', '=', anyOf(ids ?? [])))
    .executeTakeFirst();
  return { count: Number(result.numUpdatedRows) };
}

/** An id that a person knows from the service; without one the thing is created there again. The entry here is sent afterwards. */
export async function matchLaborEntry(
  scope: CompanyScope,
  actor: Actor,
  { id, externalId }: BodyOf<Operations['matchLaborEntry']>,
): Promise<LaborEntry> {
  const found = await scope.db
    .selectFrom('labor_entries')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined || found.kind === 'LOCATION') throw notFound();
  const { kind, entity_id: entityId, external_id: was } = found;
  if (was === externalId) return entryOf(found);
  if (externalId !== null && (await heldIds(scope, [externalId])).has(`${kind}:${externalId}`))
    throw invalid('ID_TAKEN', 'Another entry has this id at the labor service.', 'body.externalId');
  await storeLaborIds(scope, [{ kind, entityId, externalId, was }]);
  const row = await scope.db
    .updateTable('labor_entries')
    .set({
      external_id: externalId,
      is_matched: externalId !== null,
      // The answer of a call that is under way does not count any more.
      claim: null,
      claimed_until: null,
      create_key: newId('key'),
      sent: null,
      wanted_version: sql`wanted_version + 1`,
      ...waitingColumns,
    })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  await writeAudit(scope, actor, {
    action: 'MATCH_LABOR',
    subject: row.tenant_id === '' ? `user:${entityId}` : `location:${row.tenant_id}`,
    details: { name: row.name, from: was, to: externalId },
  });
  return entryOf(row);
}
