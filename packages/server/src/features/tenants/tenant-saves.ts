import { type EditedTenant, groupReadOnly, locationReadOnly, type NewTenant, type Tenant } from '@servery/contract';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { Fault, invalid, notFound } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import { asReadBefore, refuseChangedFields } from '../../platform/read-only-fields.ts';
import { changedFields, columnsOf, fieldsOf } from './tenant-fields.ts';
import { requireGroup, requireOverGroup } from './tenant-reach.ts';
import { memberIds } from './tenants-service.ts';
import { lockNames, lockTenant, readTenant, updateTenant } from './tenants-store.ts';

/** Licenses are granted apart, by anyone who may. */
const noLicenses = { online: false, delivery: false, tableService: false };

/** The subject of audit entries about a location or group. */
export function subjectOf(type: Tenant['type'], id: string): string {
  return `${type === 'LOCATION' ? 'location' : 'group'}:${id}`;
}

/** TN-13 */
export async function createTenant(scope: CompanyScope, actor: Actor, body: NewTenant): Promise<Tenant> {
  const fields = fieldsOf(body, undefined);
  await requirePlace(scope, actor, { permission: 'ADD_LOCATION', groupId: fields.groupId });
  await requireFreeName(scope, { type: body.type, name: body.name, exceptId: undefined });
  const id = newId(body.type === 'LOCATION' ? 'loc' : 'grp');
  await scope.db
    .insertInto('tenants')
    .values({
      company_id: scope.companyId,
      id,
      type: body.type,
      menu_id: null,
      licences: JSON.stringify(noLicenses),
      deleted_at: null,
      ...columnsOf(fields),
    })
    .execute();
  const details = { name: fields.name, groupId: fields.groupId };
  await writeAudit(scope, actor, { action: `CREATE_${body.type}`, subject: subjectOf(body.type, id), details });
  return requireTenant(scope, id);
}

/** TN-14 TN-15: compares the current values with those that the person saw, then replaces them. */
export async function editTenant(scope: CompanyScope, actor: Actor, body: EditedTenant): Promise<Tenant> {
  if ((await lockTenant(scope, body.id)) === undefined) throw notFound();
  const before = await requireTenant(scope, body.id);
  if (before.type !== body.type)
    throw invalid('TYPE_STAYS', 'A location cannot become a group, nor a group a location.', 'body.type');
  if (body.ver !== undefined && body.ver !== before.ver)
    throw new Fault(409, 'CONFLICTING EDIT', { extra: { current: before } });
  await refuseReadOnly(scope, body, before);
  const fields = fieldsOf(body, before);
  const changed = changedFields(before, fields);
  if (Object.keys(changed).length === 0) return before;
  if (changed.groupId !== undefined) {
    requireOverGroup(actor, 'EDIT_LOCATION', before.groupId);
    await requirePlace(scope, actor, { permission: 'EDIT_LOCATION', groupId: fields.groupId });
  }
  if (changed.name !== undefined) await requireFreeName(scope, { type: body.type, name: body.name, exceptId: body.id });
  await updateTenant(scope, body.id, { ...columnsOf(fields), ver: before.ver + 1 });
  await writeAudit(scope, actor, {
    action: `EDIT_${body.type}`,
    subject: subjectOf(body.type, body.id),
    details: { changed },
  });
  return requireTenant(scope, body.id);
}

/** Fields that are entered elsewhere, or reported by terminals, come back as they were read. */
async function refuseReadOnly(scope: CompanyScope, body: EditedTenant, before: Tenant): Promise<void> {
  const now = { ...before, lastPing: asReadBefore(body.lastPing, before.lastPing) };
  if (body.type === 'LOCATION') return refuseChangedFields(locationReadOnly, body, now);
  refuseChangedFields(groupReadOnly, body, { ...now, locationIds: await memberIds(scope, body.id) });
}

interface PlaceAsked {
  readonly permission: 'ADD_LOCATION' | 'EDIT_LOCATION';
  readonly groupId: string | null;
}

async function requirePlace(scope: CompanyScope, actor: Actor, { permission, groupId }: PlaceAsked): Promise<void> {
  if (groupId !== null) await requireGroup(scope, groupId);
  requireOverGroup(actor, permission, groupId);
}

interface NameAsked {
  readonly type: Tenant['type'];
  readonly name: string;
  /** The location or group whose own name it is. */
  readonly exceptId: string | undefined;
}

/** Two locations of one name, or two groups, could not be distinguished in any list. */
async function requireFreeName(scope: CompanyScope, { type, name, exceptId }: NameAsked): Promise<void> {
  await lockNames(scope);
  const taken = await scope.db
    .selectFrom('tenants')
    .select(['id', 'name'])
    .where('company_id', '=', scope.companyId)
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(name COLLATE "und-x-icu") = lower(${name} COLLATE "und-x-icu")`)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  if (taken === undefined) return;
  const noun = type === 'LOCATION' ? 'location' : 'group';
  throw invalid('NAME_TAKEN', `There is already a ${noun} named "${taken.name}".`, 'body.name');
}

async function requireTenant(scope: CompanyScope, id: string): Promise<Tenant> {
  const tenant = await readTenant(scope, id);
  if (tenant === undefined) throw notFound();
  return tenant;
}
