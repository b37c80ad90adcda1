import { z } from 'zod';
import { operation } from '../operation.ts';
import { permissionCodeSchema, permissionSchema } from '../roles/roles-contract.ts';
import { companyHint, companyParams, idSchema, instantSchema } from '../wire.ts';

/** EE-02 EE-03 a role to be granted: on a group or a location, or without object on the whole company. */
export const roleToGrantSchema = z.strictObject({
  roleId: idSchema,
  grantObject: z.strictObject({ type: z.enum(['GROUP', 'LOCATION']), id: idSchema }).nullish(),
});
export type RoleToGrant = z.infer<typeof roleToGrantSchema>;

/** A granted role; without `grantObject` it covers the whole company. */
export const grantedRoleSchema = z.object({
  roleId: z.string(),
  roleName: z.string(),
  grantObject: z.object({ type: z.enum(['GROUP', 'LOCATION']), id: z.string(), name: z.string() }).optional(),
  grantedAt: instantSchema,
  grantedBy: z.string().nullable(),
});
export type GrantedRole = z.infer<typeof grantedRoleSchema>;

const holderSchema = z.object({
  userId: z.string(),
  displayName: z.string(),
  email: z.string(),
  grantedRoles: z.array(grantedRoleSchema),
});
export type Holder = z.infer<typeof holderSchema>;

const explanationSchema = z.object({
  permission: permissionSchema,
  isAllowed: z.boolean(),
  /** Granted roles that give it there. */
  because: z.array(grantedRoleSchema),
  /** Granted roles that carry it but do not reach there. */
  elsewhere: z.array(grantedRoleSchema),
  /** Granted roles that reach there but do not carry it. */
  without: z.array(grantedRoleSchema),
});

const personParams = z.strictObject({ companyId: idSchema, userId: idSchema });
const tag = 'Grants';

export const grantsOperations = {
  listHolders: operation({
    method: 'GET',
    path: '/api/grants/:companyId',
    tag,
    summary: 'People with the roles they hold, by name',
    params: companyParams,
    query: companyHint.extend({
      q: z.string().max(200).optional(),
      roleId: idSchema.optional(),
      limit: z.coerce.number<number>().int().min(1).max(200).default(50),
    }),
    response: z.array(holderSchema),
  }),
  getGrants: operation({
    method: 'GET',
    path: '/api/grants/:companyId/:userId',
    tag,
    summary: 'One person with the roles they hold',
    params: personParams,
    response: holderSchema,
  }),
  grantRole: operation({
    method: 'POST',
    path: '/api/grants/:companyId/:userId',
    tag,
    summary: 'Grant a role on the company, a group or a location',
    params: personParams,
    body: roleToGrantSchema,
    response: holderSchema,
  }),
  revokeRole: operation({
    method: 'POST',
    path: '/api/grants/:companyId/:userId/revoke',
    tag,
    summary: 'Revoke a granted role',
    params: personParams,
    body: roleToGrantSchema,
    response: holderSchema,
  }),
  explainPermission: operation({
    method: 'GET',
    path: '/api/grants/:companyId/:userId/explain',
    tag,
    summary: 'Why a person may do something, or why not',
    params: personParams,
    query: companyHint.extend({ permission: permissionCodeSchema, tenantId: idSchema.optional() }),
    response: explanationSchema,
  }),
};
