import type { GrantedRole, Holder } from '@servery/contract';
import { type GrantTarget, grantCovers, mayOnCompany, type Permission } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/lists.ts';
import { notFound } from '../platform/fault.ts';
import type { Actor } from './actor.ts';
import { heldRolesWithPlaces } from './held-roles.ts';

/** People who manage people or roles see which person holds which role. */
const seers = ['USER_ADMIN', 'USER_ROLES_ADMIN'] as const satisfies readonly Permission[];

export interface HolderFilter {
  readonly q?: string | undefined;
  readonly roleId?: string | undefined;
  readonly userId?: string;
  readonly limit: number;
}

/** People with their roles, by name: those that the actor's grants reach, everybody for a person who holds them company-wide. */
export async function listHolders(scope: CompanyScope, actor: Actor, filter: HolderFilter): Promise<Holder[]> {
  const reached = await reachedObjects(scope, actor);
  const wanted = `%${(filter.q ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`;
  const users = await scope.db
    .selectFrom('users')
    .select(['id', 'display_name', 'email'])
    .where('company_id', '=', scope.companyId)
    .where((by) => by.or([by('display_name', 'ilike', wanted), by('email', 'ilike', wanted)]))
    .$if(filter.userId !== undefined, (query) => query.where('id', '=', filter.userId ?? ''))
    .$if(filter.roleId !== undefined, (query) =>
      query.where('id', 'in', holdersOf(scope, 'role_id', [filter.roleId ?? ''])),
    )
    .$if(reached !== 'all', (query) =>
      query.where('id', 'in', holdersOf(scope, 'object_id', reached === 'all' ? [] : reached)),
    )
    .orderBy('display_name')
    .orderBy('id')
    .limit(filter.limit)
    .execute();
  const grants = await readGrantedRoles(
    scope,
    users.map(({ id }) => id),
  );
  return users.map((user) => ({
    userId: user.id,
    displayName: user.display_name,
    email: user.email,
    grantedRoles: grants.get(user.id) ?? [],
  }));
}

/** One person with their roles. @throws Fault 404 when there is none, or none that the actor reaches */
export async function findHolder(scope: CompanyScope, actor: Actor, userId: string): Promise<Holder> {
  const [holder] = await listHolders(scope, actor, { userId, limit: 1 });
  if (holder === undefined) throw notFound();
  return holder;
}

/** Granted roles by person, the company-wide first, then by role name. */
export async function readGrantedRoles(
  scope: CompanyScope,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, GrantedRole[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await heldRolesWithPlaces(scope)
    .selectAll('grants')
    .select(['roles.name as role_name', 'tenants.name as object_name'])
    .where('grants.user_id', '=', anyOf(userIds))
    .orderBy('grants.object_type')
    .orderBy('roles.name')
    .execute();
  const granted = rows.map((row) => ({
    userId: row.user_id,
    role: {
      roleId: row.role_id,
      roleName: row.role_name,
      ...(row.object_type !== 'GLOBAL' && {
        grantObject: { type: row.object_type, id: row.object_id, name: row.object_name ?? row.object_id },
      }),
      grantedAt: row.granted_at.toISOString(),
      grantedBy: row.granted_by_name,
    },
  }));
  return new Map(
    [...Map.groupBy(granted, ({ userId }) => userId)].map(([userId, roles]) => [userId, roles.map(({ role }) => role)]),
  );
}

/** The group or location of a grant. @returns undefined when it is absent, deleted or another company's */
export async function findGrantTarget(scope: CompanyScope, id: string): Promise<GrantTarget | undefined> {
  const row = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, type: row.type, groupId: row.group_id };
}

function holdersOf(scope: CompanyScope, column: 'role_id' | 'object_id', values: readonly string[]) {
  return scope.db
    .selectFrom('grants')
    .select('user_id')
    .where('company_id', '=', scope.companyId)
    .where(column, '=', anyOf(values))
    .$if(column === 'object_id', (query) => query.where('object_type', '!=', 'GLOBAL'));
}

/** Ids of the groups and locations in which the actor sees people. */
async function reachedObjects(scope: CompanyScope, actor: Actor): Promise<'all' | readonly string[]> {
  if (mayOnCompany(actor.grants, seers)) return 'all';
  const grants = actor.grants.filter((grant) => seers.some((code) => grant.permissions.includes(code)));
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows
    .map((row) => ({ id: row.id, type: row.type, groupId: row.group_id }))
    .filter((target) => grants.some((grant) => grantCovers(grant, target)))
    .map(({ id }) => id);
}
