import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, idSchema } from '../wire.ts';

/** EN-04 what a location selector needs. */
const accessibleTenantSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['LOCATION', 'GROUP']),
  groupId: z.string().nullable(),
  kioskActive: z.boolean(),
  timezone: z.string(),
  menuId: z.string().nullable(),
  licences: z.object({ online: z.boolean(), delivery: z.boolean(), tableService: z.boolean() }),
});
export type AccessibleTenant = z.infer<typeof accessibleTenantSchema>;

/** EN-01 */
export const sessionUserSchema = z.object({
  userId: z.string(),
  userDisplayName: z.string(),
  userEmail: z.string(),
  /** The company that the session looks at: the person's own, for provider staff any other. */
  userCompanyId: z.string(),
  userCompanyName: z.string(),
  originalUserId: z.string().nullable(),
  enabledFeatures: z.array(z.string()),
  accessibleTenants: z.array(accessibleTenantSchema),
  grantedRoles: z.array(
    z.object({
      roleId: z.string(),
      name: z.string(),
      grantedOn: z.object({ type: z.enum(['GLOBAL', 'GROUP', 'LOCATION']), id: z.string().nullable() }),
    }),
  ),
  /** PM-51 the fixed id of the provider company, and its name, which titles the provider feed. */
  providerCompanyId: z.string(),
  providerName: z.string(),
  softwareVersion: z.string(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** EN-02 */
const loginRequestSchema = z.strictObject({
  email: z.string().min(1).max(320),
  password: z.string().min(1).max(1024),
  companyId: idSchema.optional(),
});

export const sessionsOperations = {
  login: operation({
    method: 'POST',
    path: '/api/session/login',
    tag: 'Session',
    summary: 'Sign in; also signs in again after a time-out',
    body: loginRequestSchema,
    response: sessionUserSchema,
  }),
  sessionStatus: operation({
    method: 'GET',
    path: '/api/session/status',
    tag: 'Session',
    summary: 'The signed-in user; also the keep-alive',
    query: companyHint,
    response: sessionUserSchema,
  }),
  logout: operation({ method: 'GET', path: '/api/session/logout', tag: 'Session', summary: 'Sign out' }),
};
