import { type LaborEntity, laborStep } from '@servery/domain';
import type { Selectable } from 'kysely';
import { readConnected } from '../../configuration/labor-outbox.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { idsOfOthers, type LaborClaim, type LaborOptions } from './labor-claims.ts';
import { type LaborCall, type LaborOutcome, tellLabor } from './labor-client.ts';
import { type SentEntry, storeResults } from './labor-results.ts';

type EntryRow = Selectable<Tables['labor_entries']>;

/** The next step of one claimed entry. */
type PlannedStep =
  | { readonly row: EntryRow; readonly outcome: SentEntry['outcome'] }
  | { readonly row: EntryRow; readonly call: LaborCall };

/**
 * Sends the claimed entries of one company and stores the outcome. No connection to the database is held during the call.
 * @returns false when the service does not answer
 */
export async function sendClaim(options: LaborOptions, claim: LaborClaim): Promise<boolean> {
  const { database, client } = options;
  const planned = await database.inCompany(claim.companyId, (scope) => planClaim(scope, claim));
  const sent = await Promise.all(
    planned.map(async (one): Promise<SentEntry> => {
      if ('outcome' in one) return one;
      const { row, call } = one;
      return { row, outcome: await tellLabor(client, { call, kind: row.kind, createKey: row.create_key }) };
    }),
  );
  const created = sent.flatMap(({ outcome }) =>
    'created' in outcome && outcome.created ? [outcome.created.externalId] : [],
  );
  const foreignIds = await idsOfOthers(database, claim.companyId, created);
  const stored = await database.inCompany(claim.companyId, (scope) =>
    storeResults(scope, options, { claim, sent, foreignIds }),
  );
  for (const { row, outcome } of stored) logFailure(options, row, outcome);
  const calls = planned.filter((one) => 'call' in one).length;
  const unreached = sent.filter(({ outcome }) => outcome.kind === 'failed' && outcome.isUnreachable).length;
  return calls === 0 || unreached < calls;
}

async function planClaim(scope: CompanyScope, { token }: LaborClaim): Promise<PlannedStep[]> {
  const rows = await scope.db
    .selectFrom('labor_entries')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('claim', '=', token)
    .execute();
  const connected = new Set(await readConnected(scope));
  const [departments, leaving] = [await departmentIds(scope, rows), await departmentsLeft(scope)];
  return rows.map((row) => {
    if (!isConnected(connected, row)) return { row, outcome: { kind: 'off' } };
    const key = (entityId: string | null | undefined) => `${row.tenant_id}:${entityId}`;
    const step = laborStep({
      ...entityOf(row),
      departmentExternalId: departments.get(key(row.wanted?.departmentId)) ?? null,
      hasLeavingRoles: leaving.has(key(row.entity_id)),
    });
    return step.kind === 'call' ? { row, call: step } : { row, outcome: step };
  });
}

/** People are mirrored while any location is; for one that was disconnected, the service is asked to forget its data. */
function isConnected(connected: ReadonlySet<string>, { kind, tenant_id }: EntryRow): boolean {
  return kind === 'LOCATION' || (kind === 'USER' ? connected.size > 0 : connected.has(tenant_id));
}

function entityOf(row: EntryRow): Omit<LaborEntity, 'departmentExternalId' | 'hasLeavingRoles'> {
  return {
    kind: row.kind,
    companyId: row.company_id,
    tenantId: row.tenant_id,
    entityId: row.entity_id,
    externalId: row.external_id,
    wanted: row.wanted,
  };
}

/** The ids that the service knows departments by, by location and our id. */
async function departmentIds(
  scope: CompanyScope,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, string | null>> {
  if (!rows.some(({ kind }) => kind === 'JOB_TYPE')) return new Map();
  const found = await scope.db
    .selectFrom('labor_entries')
    .select(['tenant_id', 'entity_id', 'external_id'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', 'DEPARTMENT')
    .execute();
  return new Map(found.map((row) => [`${row.tenant_id}:${row.entity_id}`, row.external_id]));
}

/** Departments with roles whose move or deletion has not yet been sent to the service. */
async function departmentsLeft(scope: CompanyScope): Promise<ReadonlySet<string>> {
  const found = await scope.db
    .selectFrom('labor_entries')
    .select(['tenant_id', 'sent', 'wanted'])
    .where('company_id', '=', scope.companyId)
    .where('kind', '=', 'JOB_TYPE')
    .where('external_id', 'is not', null)
    .whereRef('sent_version', '<', 'wanted_version')
    .execute();
  return new Set(
    found
      .filter(({ sent, wanted }) => sent?.departmentId !== wanted?.departmentId)
      .map(({ tenant_id, sent }) => `${tenant_id}:${sent?.departmentId}`),
  );
}

/** LB-14: failures are logged, without names. */
function logFailure({ logger }: LaborOptions, row: EntryRow, outcome: LaborOutcome): void {
  if (outcome.kind === 'done') return;
  const { company_id: companyId, kind, entity_id: entityId, tenant_id: tenantId } = row;
  const { reason } = outcome;
  logger.warn({ companyId, kind, entityId, tenantId, reason }, 'labor service: call failed');
}
