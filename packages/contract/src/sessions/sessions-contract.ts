import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyHint, companyParams, idSchema, instantSchema } from '../wire.ts';

/** EN-04 the fields of a location selector. */
const accessibleTenantSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['LOCATION', 'GROUP']),
  groupId: z.string().nullable(),
  tags: z.array(z.string()),
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
  /** The signed-in person who acts as this user. */
  originalUserId: z.string().nullable(),
  originalUserName: z.string().nullable(),
  /** Acting, and looking on only: whatever changes something is refused. */
  isReadOnly: z.boolean(),
  enabledFeatures: z.array(z.string()),
  accessibleTenants: z.array(accessibleTenantSchema),
  grantedRoles: z.array(
    z.object({
      roleId: z.string(),
      name: z.string(),
      grantedOn: z.object({ type: z.enum(['GLOBAL', 'GROUP', 'LOCATION']), id: z.string().nullable() }),
      /** The permissions that the role gives there. */
      permissions: z.array(z.string()),
    }),
  ),
  /** PM-51 the fixed id of the provider company, and its name, which titles the provider feed. */
  providerCompanyId: z.string(),
  providerName: z.string(),
  softwareVersion: z.string(),
  /** A session ends after so long without a request. */
  idleMinutes: z.number().int(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** EN-02 */
const loginRequestSchema = z.strictObject({
  email: z.string().min(1).max(320),
  password: z.string().min(1).max(1024),
  companyId: idSchema.optional(),
});

/** One of a person's own sessions. */
export const ownSessionSchema = z.object({
  id: z.string(),
  /** The description that the browser gives of itself. */
  userAgent: z.string(),
  address: z.string(),
  since: instantSchema,
  lastSeen: instantSchema,
  isThis: z.boolean(),
  /** Acting as another person just now. */
  isActing: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Somebody whom the user may act as. */
export const actableSchema = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
});
export type Actable = z.infer<typeof actableSchema>;

export const sessionsOperations = {
  login: operation({
    method: 'POST',
    path: '/api/session/login',
    tag: 'Session',
    summary: 'Sign in; also signs in again after a time-out',
    bodySize: 'credentials',
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
  logout: operation({ method: 'GET', path: '/api/session/logout', acts: true, tag: 'Session', summary: 'Sign out' }),
  listOwnSessions: operation({
    method: 'GET',
    path: '/api/session/own',
    tag: 'Session',
    summary: 'Where the user is signed in',
    response: z.array(ownSessionSchema),
  }),
  endOwnSession: operation({
    method: 'POST',
    path: '/api/session/own/:sessionId/end',
    tag: 'Session',
    summary: 'End one of the own sessions',
    params: z.strictObject({ sessionId: idSchema }),
  }),
  endOtherSessions: operation({
    method: 'POST',
    path: '/api/session/own/endOthers',
    tag: 'Session',
    summary: 'End every own session but this one',
  }),
  listActable: operation({
    method: 'GET',
    path: '/api/users/:companyId/actable',
    tag: 'Session',
    summary: 'People of the company that the user may act as, whose permissions the user also has; at most 50',
    params: companyParams,
    query: z.strictObject({ search: z.string().max(100).optional() }),
    response: z.array(actableSchema),
  }),
  actAs: operation({
    method: 'POST',
    path: '/api/users/:companyId/:userId/actAs',
    tag: 'Session',
    summary: 'Act as another person in this session, for an hour at most',
    params: companyParams.extend({ userId: idSchema }),
    body: z.strictObject({ readOnly: z.boolean() }),
    response: sessionUserSchema,
  }),
  returnToSelf: operation({
    method: 'POST',
    path: '/api/session/return',
    tag: 'Session',
    summary: 'Stop acting as another person',
    response: sessionUserSchema,
  }),
};
