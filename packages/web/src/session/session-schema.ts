import { z } from 'zod/mini';
import { id, optionalId } from '../api/wire.ts';

/** A location or group the user may access. EN-04, EN-05 */
const tenantSchema = z.looseObject({
  id,
  name: z.string(),
  type: z.enum(['LOCATION', 'GROUP']),
  groupId: optionalId,
  kioskActive: z.optional(z.boolean()),
  licences: z.optional(
    z.looseObject({
      online: z.optional(z.boolean()),
      delivery: z.optional(z.boolean()),
      tableService: z.optional(z.boolean()),
    }),
  ),
  timezone: z.optional(z.string()),
});

/** EN-01 */
export const sessionSchema = z.looseObject({
  userId: id,
  userDisplayName: z.string(),
  userEmail: z.string(),
  userCompanyId: id,
  userCompanyName: z.string(),
  originalUserId: optionalId,
  originalUserName: z.optional(z.nullable(z.string())),
  /** Acting as another person, and looking on only. */
  isReadOnly: z.optional(z.boolean()),
  enabledFeatures: z.array(z.string()),
  accessibleTenants: z.array(tenantSchema),
  grantedRoles: z.array(
    z.looseObject({
      grantedOn: z.looseObject({ type: z.enum(['GLOBAL', 'GROUP', 'LOCATION']), id: optionalId }),
      /** What the role allows there; a server that does not say it leaves the flags to decide. */
      permissions: z.optional(z.array(z.string())),
    }),
  ),
  softwareVersion: z.string(),
  /** A session ends after so long without a call. */
  idleMinutes: z.optional(z.number()),
  /** The fixed company of the provider, and its name. */
  providerCompanyId: z._default(z.string(), '1'),
  providerName: z._default(z.string(), 'Servery'),
});

export const companiesSchema = z.array(z.looseObject({ id, name: z.string() }));

export type Session = z.infer<typeof sessionSchema>;
export type Tenant = z.infer<typeof tenantSchema>;
export type Company = z.infer<typeof companiesSchema>[number];
