import { isPermission, type Permission, type RoleChanges } from '@servery/domain';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { unwrap } from '../../api/api-result.ts';
import { noAnswer, request } from '../../api/request.ts';
import { id } from '../../api/wire.ts';

/** Codes that this build does not know are left out: the server keeps them. */
const permissionCodes = z.pipe(
  z.array(z.looseObject({ code: z.string() })),
  z.transform((granted) => granted.map(({ code }) => code).filter(isPermission)),
);
const percent = z.nullable(z.number());

const role = z.looseObject({
  id,
  name: z.string(),
  group: z.nullable(z.string()),
  ver: z.number(),
  isDefault: z.boolean(),
  grantedPermissions: permissionCodes,
  changes: z.looseObject({ currentMaxDiscountPct: percent }),
  holders: z.nullable(z.number()),
  canEdit: z.boolean(),
});

export type RoleRecord = z.infer<typeof role>;

/** A company's roles, or with `default` the templates that all companies share. */
export type RoleScope = { readonly companyId: string; readonly isDefault: boolean };

/** What a form sends. */
export type RoleContent = {
  readonly name: string;
  readonly group: string | null;
  readonly grantedPermissions: readonly Permission[];
  readonly maxDiscountPct: number | null;
};

/** What came back with a 409 of an edit. */
export const roleConflict = z.looseObject({ current: role });

/** RL-35 RL-36 */
export function rolesQuery(scope: RoleScope) {
  return queryOptions({
    queryKey: ['roles', pathOf(scope)],
    queryFn: async ({ signal }) =>
      unwrap(await request({ path: `/api/roles/${pathOf(scope)}`, schema: z.array(role), signal })),
    staleTime: 30_000,
  });
}

/** One role; null when there is none. */
export function roleQuery(scope: RoleScope, roleId: string) {
  return queryOptions({
    queryKey: ['roles', pathOf(scope), roleId],
    queryFn: async ({ signal }) => {
      const path = `/api/roles/${pathOf(scope)}/${encodeURIComponent(roleId)}`;
      const result = await request({ path, schema: role, signal, isQuiet: true });
      return result.status === 'not-found' ? null : unwrap(result);
    },
    staleTime: 30_000,
  });
}

/** RL-38 */
export function createRole(scope: RoleScope, content: RoleContent) {
  return request({ method: 'POST', path: `/api/roles/${pathOf(scope)}`, body: content, schema: role });
}

/** RL-39 */
export function editRole(scope: RoleScope, content: RoleContent & { readonly id: string; readonly ver: number }) {
  return request({ method: 'PUT', path: `/api/roles/${pathOf(scope)}`, body: content, schema: role });
}

/** RL-40 */
export function deleteRole(scope: RoleScope, roleId: string) {
  return request({ method: 'POST', path: `/api/roles/${pathOf(scope)}/${roleId}/delete`, body: {}, schema: noAnswer });
}

/** RL-41 */
export function cloneRole(scope: RoleScope, roleId: string, name: string) {
  const path = `/api/roles/${pathOf(scope)}/${roleId}/clone`;
  return request({ method: 'POST', path, query: { name }, body: {}, schema: role });
}

/** RL-10 RL-37: only roles with pending changes are in the map. */
export function saveRoleChanges(scope: RoleScope, changes: Readonly<Record<string, RoleChanges>>) {
  const path = `/api/roles/rolePermissions/${pathOf(scope)}`;
  return request({ method: 'POST', path, body: changes, schema: z.array(role) });
}

function pathOf({ companyId, isDefault }: RoleScope): string {
  return isDefault ? 'default' : companyId;
}
