import { everyPermission, permissionEntry, permissionGroups } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, companyParams, idSchema, nameOf, versionSchema } from '../wire.ts';

export const permissionCodeSchema = z.enum(everyPermission);

/** RL-02 */
export const permissionSchema = z.object({
  code: permissionCodeSchema,
  name: z.string(),
  group: z.enum(permissionGroups),
});

/** Whole percent; null: no discount. */
const maxDiscountSchema = z.int().min(0).max(100).nullable();
const permissionListSchema = z.array(permissionCodeSchema).max(200);
const roleNameSchema = nameOf(100);
const roleGroupSchema = nameOf(60).nullable();

/** RL-01 */
export const roleSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The heading under which lists show the role. */
    group: z.string().nullable(),
    ver: z.int(),
    isDefault: z.boolean(),
    /** RL-21 to RL-25: without the hidden ones. */
    grantedPermissions: z.array(permissionSchema),
    /** The pending changes; as answered by the server there are none, and both percents are the saved one. */
    changes: z.object({
      addPerms: permissionListSchema,
      removePerms: permissionListSchema,
      maxDiscountPct: maxDiscountSchema,
      currentMaxDiscountPct: maxDiscountSchema,
    }),
    /** How many people hold it; null for those who do not manage people or roles of the whole company. */
    holders: z.int().nullable(),
    /** Whether the caller may change it: nobody changes a role beyond their own rights. */
    canEdit: z.boolean(),
  })
  .meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;

const roleContentSchema = z.strictObject({
  name: roleNameSchema,
  group: roleGroupSchema.optional(),
  grantedPermissions: permissionListSchema,
  maxDiscountPct: maxDiscountSchema.optional(),
});
/** A granted permission as its code, or as a role that was read lists it; a name or group that it does not have is refused. */
const grantedSchema = z.union([permissionCodeSchema, permissionSchema.strict()]).transform((granted, context) => {
  if (typeof granted === 'string') return granted;
  const known = permissionEntry(granted.code);
  for (const field of ['name', 'group'] as const)
    if (granted[field] !== known[field])
      context.addIssue({ code: 'custom', message: `${field} cannot be changed here.`, path: [field] });
  return granted.code;
});
const roleReadOnly = roleSchema
  .pick({ isDefault: true, changes: true, holders: true, canEdit: true })
  .extend({ changes: roleSchema.shape.changes.strict() })
  .partial();
const roleEditSchema = roleContentSchema.extend({
  ...roleReadOnly.shape,
  id: idSchema,
  ver: versionSchema,
  grantedPermissions: z.array(grantedSchema).max(200),
});

/** RL-37 role id to changes; of a percent, `currentMaxDiscountPct` is the one that the change was made on. */
const bulkSchema = z
  .record(
    idSchema,
    z.strictObject({
      addPerms: permissionListSchema.default([]),
      removePerms: permissionListSchema.default([]),
      maxDiscountPct: maxDiscountSchema.optional(),
      currentMaxDiscountPct: maxDiscountSchema.optional(),
    }),
  )
  .refine((roles) => Object.keys(roles).length <= 500, 'at most 500 roles at once');

const roleParams = z.strictObject({ companyId: idSchema, roleId: idSchema });
const defaultRoleParams = z.strictObject({ roleId: idSchema });
const cloneQuery = companyHint.extend({ name: roleNameSchema });
const roles = z.array(roleSchema);
const tag = 'Roles';

/** A scope is a company's id or the word `default`: two operations each, since who may differs. */
export const rolesOperations = {
  listDefaultRoles: operation({
    method: 'GET',
    path: '/api/roles/default',
    tag,
    summary: 'Default roles, the templates that all companies share',
    query: companyHint,
    response: roles,
  }),
  listRoles: operation({
    method: 'GET',
    path: '/api/roles/:companyId',
    tag,
    summary: 'Roles of a company',
    params: companyParams,
    response: roles,
  }),
  getDefaultRole: operation({
    method: 'GET',
    path: '/api/roles/default/:roleId',
    tag,
    summary: 'One default role',
    params: defaultRoleParams,
    query: companyHint,
    response: roleSchema,
  }),
  getRole: operation({
    method: 'GET',
    path: '/api/roles/:companyId/:roleId',
    tag,
    summary: 'One role of a company',
    params: roleParams,
    response: roleSchema,
  }),
  changeDefaultRolePermissions: operation({
    method: 'POST',
    path: '/api/roles/rolePermissions/default',
    tag,
    summary: 'Save permission changes of several default roles, all or none',
    query: companyHint,
    body: bulkSchema,
    response: roles,
  }),
  changeRolePermissions: operation({
    method: 'POST',
    path: '/api/roles/rolePermissions/:companyId',
    tag,
    summary: 'Save permission changes of several roles, all or none',
    params: companyParams,
    body: bulkSchema,
    response: roles,
  }),
  createDefaultRole: operation({
    method: 'POST',
    path: '/api/roles/default',
    tag,
    summary: 'Create a default role',
    query: companyHint,
    body: roleContentSchema,
    response: roleSchema,
  }),
  createRole: operation({
    method: 'POST',
    path: '/api/roles/:companyId',
    tag,
    summary: 'Create a role',
    params: companyParams,
    body: roleContentSchema,
    response: roleSchema,
  }),
  editDefaultRole: operation({
    method: 'PUT',
    path: '/api/roles/default',
    tag,
    summary: 'Edit a default role, which may be sent as it was read',
    query: companyHint,
    body: roleEditSchema,
    readOnly: roleReadOnly,
    response: roleSchema,
  }),
  editRole: operation({
    method: 'PUT',
    path: '/api/roles/:companyId',
    tag,
    summary: 'Edit a role, which may be sent as it was read',
    params: companyParams,
    body: roleEditSchema,
    readOnly: roleReadOnly,
    response: roleSchema,
  }),
  deleteDefaultRole: operation({
    method: 'POST',
    path: '/api/roles/default/:roleId/delete',
    tag,
    summary: 'Delete a default role',
    params: defaultRoleParams,
    query: companyHint,
  }),
  deleteRole: operation({
    method: 'POST',
    path: '/api/roles/:companyId/:roleId/delete',
    tag,
    summary: 'Delete a role that nobody holds',
    params: roleParams,
  }),
  cloneDefaultRole: operation({
    method: 'POST',
    path: '/api/roles/default/:roleId/clone',
    tag,
    summary: 'Clone a default role under another name',
    params: defaultRoleParams,
    query: cloneQuery,
    response: roleSchema,
  }),
  cloneRole: operation({
    method: 'POST',
    path: '/api/roles/:companyId/:roleId/clone',
    tag,
    summary: 'Clone a role under another name',
    params: roleParams,
    query: cloneQuery,
    response: roleSchema,
  }),
};
