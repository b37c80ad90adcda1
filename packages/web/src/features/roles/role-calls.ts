import type { Role } from '@servery/contract';
import { isPermission, type Permission, type RoleChanges } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { type ApiResult, unwrap, withData } from '../../api/api-result.ts';
import { type CallInput, call, savedMeanwhile } from '../../api/call.ts';
import { keys } from '../../api/keys.ts';

export type RoleRecord = Omit<Role, 'grantedPermissions' | 'changes'> & {
  readonly grantedPermissions: readonly Permission[];
  readonly changes: Pick<Role['changes'], 'currentMaxDiscountPct'>;
};

/** A company's roles, or with `default` the templates that all companies share. */
export type RoleScope = { readonly companyId: string; readonly isDefault: boolean };

/** The content that a form sends. */
export type RoleContent = CallInput<'createRole'>['body'];

/** RL-35 RL-36 */
export function rolesQuery(scope: RoleScope) {
  const params = paramsOf(scope);
  return queryOptions({
    queryKey: keys.roles(params.companyId),
    queryFn: async ({ signal }) => unwrap(await call('listRoles', { params, signal })).map(recordOf),
    staleTime: 30_000,
  });
}

/** One role; null when there is none. */
export function roleQuery(scope: RoleScope, roleId: string) {
  const params = { ...paramsOf(scope), roleId };
  return queryOptions({
    queryKey: keys.roles(params.companyId, roleId),
    queryFn: async ({ signal }) => {
      const result = await call('getRole', { params, signal, isQuiet: true });
      return result.status === 'not-found' ? null : recordOf(unwrap(result));
    },
    staleTime: 30_000,
  });
}

/** RL-38 */
export async function createRole(scope: RoleScope, body: RoleContent): Promise<ApiResult<RoleRecord>> {
  return withData(await call('createRole', { params: paramsOf(scope), body }), recordOf);
}

/** RL-39 */
export async function editRole(scope: RoleScope, body: CallInput<'editRole'>['body']): Promise<ApiResult<RoleRecord>> {
  return withData(await call('editRole', { params: paramsOf(scope), body }), recordOf);
}

/** The role that somebody else saved since, from the body of a 409. */
export function roleMeanwhile(body: unknown): RoleRecord | undefined {
  const role = savedMeanwhile('getRole', body);
  return role && recordOf(role);
}

/** RL-40 */
export function deleteRole(scope: RoleScope, roleId: string) {
  return call('deleteRole', { params: { ...paramsOf(scope), roleId } });
}

/** RL-41 */
export function cloneRole(scope: RoleScope, roleId: string, name: string) {
  return call('cloneRole', { params: { ...paramsOf(scope), roleId }, query: { name } });
}

/** RL-10 RL-37: only roles with pending changes are in the map. */
export function saveRoleChanges(scope: RoleScope, body: Readonly<Record<string, RoleChanges>>) {
  return call('changeRolePermissions', { params: paramsOf(scope), body });
}

/** In paths the templates take the place of a company's id. */
function paramsOf({ companyId, isDefault }: RoleScope) {
  return { companyId: isDefault ? 'default' : companyId };
}

/** Codes that this build does not know are left out: the server keeps them. */
function recordOf({ grantedPermissions, ...role }: Role): RoleRecord {
  const codes = grantedPermissions.map(({ code }): string => code);
  return { ...role, grantedPermissions: codes.filter(isPermission) };
}
