import { type Selectable, sql, type Updateable } from 'kysely';
import type { CompanyScope } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/lists.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { newId } from '../../platform/ids.ts';
import type { LaborClaim } from './labor-claims.ts';
import type { LaborOutcome } from './labor-client.ts';
import { heldIds, lockEmployment, storeLaborIds } from './labor-ids.ts';

type EntryRow = Selectable<Tables['labor_entries']>;

/** A claimed entry and its outcome. */
export interface SentEntry {
  readonly row: EntryRow;
  readonly outcome:
    | LaborOutcome
    | { readonly kind: 'nothing' }
    | { readonly kind: 'wait'; readonly reason: string }
    /** Its location is not connected any more. */
    | { readonly kind: 'off' };
}

interface Results {
  readonly claim: LaborClaim;
  readonly sent: readonly SentEntry[];
  /** Ids that are another company's: `DEPARTMENT:4711`. */
  readonly foreignIds: ReadonlySet<string>;
}

const longestDelaySeconds = 3600;
/** An entry that waits for something else is looked at again after so long, in case its release was missed. */
const waitSeconds = 60;

/**
 * Stores the outcome of one claim, in one transaction: the ids that the service knows things by, the entries to try again, and their times.
 * Entries that changed since the claim stay due. Locks are taken in the order of a save: document, people, entries.
 * @returns the entries that the service was called for
 */
export async function storeResults(
  scope: CompanyScope,
  { retrySeconds }: { readonly retrySeconds: number },
  { claim, sent, foreignIds }: Results,
): Promise<{ readonly row: EntryRow; readonly outcome: LaborOutcome }[]> {
  const judged = await refuseForeign(scope, await stillHeld(scope, claim, sent), foreignIds);
  await storeLaborIds(scope, createdOf(judged));
  for (const one of judged) await storeResult(scope, { claim, one, retrySeconds });
  await releaseWaiting(scope, judged);
  return judged.flatMap(({ row, outcome }) =>
    outcome.kind === 'done' || outcome.kind === 'failed' || outcome.kind === 'refused' || outcome.kind === 'unknown'
      ? [{ row, outcome }]
      : [],
  );
}

/** The entries that this worker still holds, under the locks that anything that takes them away needs first. */
async function stillHeld(scope: CompanyScope, { token }: LaborClaim, sent: readonly SentEntry[]): Promise<SentEntry[]> {
  const created = createdOf(sent);
  if (created.some(({ kind }) => kind !== 'USER')) await lockEmployment(scope);
  const people = created.filter(({ kind }) => kind === 'USER').map(({ entityId }) => entityId);
  await scope.db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(people))
    .orderBy('id')
    .forUpdate()
    .execute();
  const rows = await scope.db
    .selectFrom('labor_entries')
    .select('id')
    .where('company_id', '=', scope.companyId)
    .where('claim', '=', token)
    .execute();
  const held = new Set(rows.map(({ id }) => id));
  return sent.filter(({ row }) => held.has(row.id));
}

function createdOf(sent: readonly SentEntry[]) {
  return sent.flatMap(({ row, outcome }) =>
    outcome.kind === 'done' && outcome.created !== undefined
      ? [{ kind: row.kind, entityId: row.entity_id, externalId: outcome.created.externalId, was: row.external_id }]
      : [],
  );
}

/** Ids that are taken, and locations that are others', are not ours: a service that answers so answers wrongly. */
async function refuseForeign(
  scope: CompanyScope,
  sent: readonly SentEntry[],
  foreignIds: ReadonlySet<string>,
): Promise<SentEntry[]> {
  const created = sent.flatMap(({ outcome }) =>
    outcome.kind === 'done' && outcome.created ? [outcome.created.externalId] : [],
  );
  const taken = new Set([...foreignIds, ...(await heldIds(scope, created))]);
  const locations = await laborLocations(scope);
  const judged: SentEntry[] = [];
  for (const one of sent) {
    const { row, outcome } = one;
    const created = outcome.kind === 'done' ? outcome.created : undefined;
    if (created === undefined) {
      judged.push(one);
      continue;
    }
    const key = `${row.kind}:${created.externalId}`;
    const isForeign = taken.has(key) || !mayStandAt(locations, row.tenant_id, created.locationId);
    taken.add(key);
    if (!isForeign && created.locationId !== undefined)
      await keepLocation(scope, { locations, row, locationId: created.locationId });
    judged.push(isForeign ? { row, outcome: { kind: 'refused', reason: foreignReason } } : one);
  }
  return judged;
}

const foreignReason = 'The labor service answered with an id that belongs elsewhere.';

/** Where the service knows each location, by our id. */
async function laborLocations(scope: CompanyScope): Promise<Map<string, string>> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'labor_location_id'])
    .where('company_id', '=', scope.companyId)
    .where('labor_location_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, labor_location_id }) => [id, labor_location_id ?? '']));
}

function mayStandAt(locations: ReadonlyMap<string, string>, tenantId: string, locationId: string | undefined): boolean {
  if (locationId === undefined) return true;
  const own = locations.get(tenantId);
  return own === undefined ? ![...locations.values()].includes(locationId) : own === locationId;
}

interface KeptLocation {
  readonly locations: Map<string, string>;
  readonly row: EntryRow;
  readonly locationId: string;
}

/** LB-32: an edit of the location that is under way does not fail for it. */
async function keepLocation(scope: CompanyScope, { locations, row, locationId }: KeptLocation): Promise<void> {
  if (locations.has(row.tenant_id)) return;
  locations.set(row.tenant_id, locationId);
  await scope.db
    .updateTable('tenants')
    .set({ labor_location_id: locationId })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', row.tenant_id)
    .where('labor_location_id', 'is', null)
    .execute();
}

interface OneResult {
  readonly claim: LaborClaim;
  readonly one: SentEntry;
  readonly retrySeconds: number;
}

async function storeResult(scope: CompanyScope, { claim, one, retrySeconds }: OneResult): Promise<void> {
  const { row, outcome } = one;
  if (isOver(one)) {
    const gone = await scope.db
      .deleteFrom('labor_entries')
      .where('company_id', '=', scope.companyId)
      .where('id', '=', row.id)
      .where('claim', '=', claim.token)
      .where('wanted_version', '=', row.wanted_version)
      .executeTakeFirst();
    if (gone.numDeletedRows > 0n) return;
  }
  const known = externalIdAfter(one);
  const unchanged = sql<boolean>`wanted_version = ${row.wanted_version}`;
  const { state, reason, attempts, dueAt } = endOf(outcome, row.attempts, retrySeconds);
  await scope.db
    .updateTable('labor_entries')
    .set({
      claim: null,
      claimed_until: null,
      ...(outcome.kind === 'done' ? sentColumns(row) : {}),
      ...(known === undefined ? {} : { external_id: known }),
      ...(known === null ? { create_key: newId('key') } : {}),
      state: sql`CASE WHEN ${unchanged} THEN ${state} ELSE 'WAITING' END`,
      reason: sql`CASE WHEN ${unchanged} THEN ${reason}::text END`,
      attempts: sql`CASE WHEN ${unchanged} THEN ${attempts}::int ELSE 0 END`,
      due_at: sql`CASE WHEN ${unchanged} THEN ${dueAt}::timestamptz ELSE now() END`,
    })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', row.id)
    .where('claim', '=', claim.token)
    .execute();
}

/** Deleted here and there, or not to be sent at all. A location is sent once. */
function isOver({ row, outcome }: SentEntry): boolean {
  if (outcome.kind === 'nothing') return true;
  return outcome.kind === 'done' && (row.kind === 'LOCATION' || (row.wanted === null && row.external_id !== null));
}

/** Undefined: as it was. A thing that was deleted there and is wanted again since is created again. */
function externalIdAfter({ row, outcome }: SentEntry): string | null | undefined {
  if (outcome.kind === 'unknown') return null;
  if (outcome.kind !== 'done') return undefined;
  return row.wanted === null ? null : outcome.created?.externalId;
}

function sentColumns(row: EntryRow): Updateable<Tables['labor_entries']> {
  return { sent: row.wanted === null ? null : JSON.stringify(row.wanted), sent_version: row.wanted_version };
}

interface EntryEnd {
  readonly state: EntryRow['state'];
  readonly reason: string | null;
  readonly attempts: number;
  readonly dueAt: Date | null;
}

function endOf(outcome: SentEntry['outcome'], attempts: number, retrySeconds: number): EntryEnd {
  switch (outcome.kind) {
    case 'done':
    case 'nothing':
      return { state: 'SENT', reason: null, attempts: 0, dueAt: null };
    case 'off':
      return { state: 'WAITING', reason: null, attempts, dueAt: null };
    case 'wait':
      return { state: 'WAITING', reason: outcome.reason, attempts, dueAt: inSeconds(waitSeconds) };
    case 'unknown':
      return { state: 'WAITING', reason: null, attempts, dueAt: new Date() };
    case 'refused':
      return { state: 'FAILED', reason: outcome.reason, attempts: attempts + 1, dueAt: null };
    case 'failed': {
      const seconds =
        Math.min(retrySeconds * 2 ** Math.min(attempts, 20), longestDelaySeconds) * (0.75 + Math.random() / 2);
      return { state: 'FAILED', reason: outcome.reason, attempts: attempts + 1, dueAt: inSeconds(seconds) };
    }
  }
}

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

/** LB-17: the entries that waited for a department, or for the roles that leave one, are due. */
async function releaseWaiting(scope: CompanyScope, sent: readonly SentEntry[]): Promise<void> {
  const done = sent.filter(({ row, outcome }) => outcome.kind === 'done' && row.tenant_id !== '');
  const tenantIds = done.filter(({ row }) => row.kind !== 'LOCATION').map(({ row }) => row.tenant_id);
  if (tenantIds.length === 0) return;
  await scope.db
    .updateTable('labor_entries')
    .set({ due_at: sql`now()` })
    .where('company_id', '=', scope.companyId)
    .where('tenant_id', '=', anyOf(tenantIds))
    .where('state', '=', 'WAITING')
    .where('reason', 'is not', null)
    .execute();
}
