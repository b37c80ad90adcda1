import { asJsonObject, diff, employmentBlobSchema, type JsonObject, type LaborKind, laborItems } from '@servery/domain';
import { addVersion, createHead, type DocumentHead, lockHead } from '../../configuration/documents-store.ts';
import { readDocument } from '../../configuration/kept-documents.ts';
import { kinds, onlyDocumentId } from '../../configuration/kinds.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';

/** An id that the labor service knows something by from now on; null: none any more. */
export interface LaborId {
  readonly kind: LaborKind;
  readonly entityId: string;
  readonly externalId: string | null;
  /** The id that it was known by at the same location before. */
  readonly was: string | null;
}

/** The answers of the service are written down under its own name, for no person asked for them. */
const laborService = { userId: 'labor-service', name: 'Labor service', originalUserId: null, address: '' };

/**
 * Stores ids as `externalId`: of a person beside the version that editors compare, of departments and job types as a version of
 * the company's employment. Anyone editing that is informed, and keeps their changes; no group or location gets an override.
 */
export async function storeLaborIds(scope: CompanyScope, ids: readonly LaborId[]): Promise<void> {
  const items = ids.filter(({ kind }) => kind === 'DEPARTMENT' || kind === 'JOB_TYPE');
  if (items.length > 0) await storeInEmployment(scope, items);
  for (const { entityId, externalId } of ids.filter(({ kind }) => kind === 'USER'))
    await scope.db
      .updateTable('users')
      .set({ external_id: externalId })
      .where('company_id', '=', scope.companyId)
      .where('id', '=', entityId)
      .execute();
}

/** LB-08 LB-09 */
async function storeInEmployment(scope: CompanyScope, ids: readonly LaborId[]): Promise<void> {
  const documentId = onlyDocumentId('employment', scope.companyId);
  const found = await lockEmployment(scope);
  const isNew = found === undefined || found.version === 0;
  const stored = isNew ? kinds.employment.createDefault() : await readDocument(scope, found, found.version);
  const document = withIds(stored, ids, await heldIds(scope, documentIds(stored)));
  const changes = diff(stored, document, kinds.employment.identifiers);
  if (changes.length === 0) return;
  const head = found ?? (await createHead(scope, { ...keyOf(documentId), ...unnamed }));
  // Somebody saved it for the first time in this moment.
  if (isNew && head.version > 0) return storeInEmployment(scope, ids);
  const version = head.version + 1;
  await addVersion(scope, head, {
    version,
    document,
    overrideChanges: null,
    changes: version === 1 ? [] : changes,
    author: laborService,
    automatic: true,
  });
  await writeAudit(scope, laborService, {
    action: 'STORE_LABOR_IDS',
    subject: `employment:${documentId}`,
    details: { version, count: changes.length },
  });
}

/** The head of the company's employment, locked until the transaction ends; undefined while none was ever saved. */
export function lockEmployment(scope: CompanyScope): Promise<DocumentHead | undefined> {
  return lockHead(scope, keyOf(onlyDocumentId('employment', scope.companyId)));
}

function keyOf(documentId: string) {
  return { kind: 'employment', documentId, tenantId: '' } as const;
}

const unnamed = { name: '', description: '', isTemplate: false, singleUse: false };

/** The ids among these that belong to an entry of the mirror: `DEPARTMENT:4711`. */
export async function heldIds(scope: CompanyScope, externalIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (externalIds.length === 0) return new Set();
  const rows = await scope.db
    .selectFrom('labor_entries')
    .select(['kind', 'external_id'])
    .where('company_id', '=', scope.companyId)
    .where('external_id', '=', anyOf(externalIds))
    .execute();
  return new Set(rows.map(({ kind, external_id }) => `${kind}:${external_id}`));
}

function documentIds(document: JsonObject): string[] {
  return laborItems(parts.parse(document)).flatMap(({ externalId }) => externalId ?? []);
}

const parts = employmentBlobSchema.pick({ departments: true, jobTypes: true });

/** The id of the first location stays: those of others are added to it in the mirror. One without a counterpart is replaced. */
function withIds(document: JsonObject, ids: readonly LaborId[], held: ReadonlySet<string>): JsonObject {
  const { departments, jobTypes } = parts.parse(document);
  const stored = <Item extends { readonly id: string; readonly externalId: string | null }>(
    kind: LaborKind,
    item: Item,
  ) => {
    const id = ids.find((one) => one.kind === kind && one.entityId === item.id);
    const isFree = item.externalId === null || !held.has(`${kind}:${item.externalId}`);
    const isOurs = id !== undefined && (isFree || item.externalId === id.was);
    return isOurs ? { ...item, externalId: id.externalId } : item;
  };
  return asJsonObject({
    ...document,
    departments: departments.map((department) => stored('DEPARTMENT', department)),
    jobTypes: jobTypes.map((jobType) => stored('JOB_TYPE', jobType)),
  });
}
