import type { Actor } from '../../access/actor.ts';
import { credentialTopic } from '../../access/credential-check.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { nudgeAll } from '../../platform/database/nudges/nudges.ts';
import { invalid, notFound } from '../../platform/fault.ts';
import { requireOverGroup } from './tenant-reach.ts';
import { subjectOf } from './tenant-saves.ts';
import { memberIds } from './tenants-service.ts';
import { lockTenant, updateTenant } from './tenants-store.ts';

/** Ends the open parts of publications at a location, in the caller's transaction; answers how many it ended. */
export type EndPublications = (scope: CompanyScope, locationId: string) => Promise<number>;

export interface DeletionAsked {
  readonly id: string;
  /** Typed again, to confirm; a program may leave it out. */
  readonly name: string | undefined;
  readonly endPublications: EndPublications;
}

export interface Deletion {
  /** Ids of credentials that ended with the location. */
  readonly credentials: readonly string[];
  readonly overrides: number;
  readonly grants: number;
  readonly publications: number;
}

/**
 * TN-16: softly deletes a location, or a group without members. In the same transaction its terminals' credentials end,
 * its overrides and the roles granted on it go, and the open parts of publications are terminated there: a publication that is
 * at it this moment has either ended before, or finds its row ended and moves nothing.
 */
export async function deleteTenant(
  scope: CompanyScope,
  actor: Actor,
  { id, name, endPublications }: DeletionAsked,
): Promise<Deletion> {
  const tenant = await lockTenant(scope, id);
  if (tenant === undefined) throw notFound();
  if (tenant.type === 'GROUP') await requireEmpty(scope, actor, id);
  if (name !== undefined && name !== tenant.name)
    throw invalid('NAME_DIFFERS', 'Type the name exactly as it is written to confirm.', 'body.name');
  const publications = await endPublications(scope, id);
  const credentials = await endCredentials(scope, id);
  const overrides = await deleteOverrides(scope, id);
  const grants = await deleteGrants(scope, tenant.type, id);
  await updateTenant(scope, id, { deleted_at: new Date() });
  await writeAudit(scope, actor, {
    action: `DELETE_${tenant.type}`,
    subject: subjectOf(tenant.type, id),
    details: {
      name: tenant.name,
      groupId: tenant.group_id,
      credentials,
      overrides: overrides.map(({ kind, document_id, version }) => ({ kind, documentId: document_id, version })),
      grants: grants.map(({ user_id, role_id }) => ({ userId: user_id, roleId: role_id })),
      publications,
    },
  });
  return { credentials, overrides: overrides.length, grants: grants.length, publications };
}

async function requireEmpty(scope: CompanyScope, actor: Actor, groupId: string): Promise<void> {
  requireOverGroup(actor, 'ADD_LOCATION', null);
  const members = await memberIds(scope, groupId);
  if (members.length > 0)
    throw invalid(
      'GROUP_HAS_LOCATIONS',
      `Move its ${members.length} locations out first. They would lose the values of the group.`,
    );
}

async function endCredentials(scope: CompanyScope, locationId: string): Promise<string[]> {
  const rows = await scope.db
    .deleteFrom('credentials')
    .where('company_id', '=', scope.companyId)
    .where('location_id', '=', locationId)
    .returning('id')
    .execute();
  const ids = rows.map((row) => row.id);
  await nudgeAll(scope.db, ids.map(credentialTopic));
  return ids;
}

/** Their versions stay for the history. */
function deleteOverrides(scope: CompanyScope, tenantId: string) {
  return scope.db
    .updateTable('documents')
    .set({ deleted_at: new Date() })
    .where('company_id', '=', scope.companyId)
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .returning(['kind', 'document_id', 'version'])
    .execute();
}

function deleteGrants(scope: CompanyScope, type: 'LOCATION' | 'GROUP', tenantId: string) {
  return scope.db
    .deleteFrom('grants')
    .where('company_id', '=', scope.companyId)
    .where('object_type', '=', type)
    .where('object_id', '=', tenantId)
    .returning(['user_id', 'role_id'])
    .execute();
}
