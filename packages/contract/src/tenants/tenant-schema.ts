import { z } from 'zod';
import { instantSchema } from '../wire.ts';

/** EN-04 EN-14 */
export const tenantSchema = z
  .object({
    id: z.string(),
    companyId: z.string(),
    name: z.string(),
    type: z.enum(['LOCATION', 'GROUP']),
    groupId: z.string().nullable(),
    kioskActive: z.boolean(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    lastPing: instantSchema.nullable(),
    softwareVersion: z.string().nullable(),
    /** The parts below in one line. */
    address: z.string().nullable(),
    street: z.string().nullable(),
    street2: z.string().nullable(),
    city: z.string().nullable(),
    /** Two letters of the list of US states and territories. */
    state: z.string().nullable(),
    zip: z.string().nullable(),
    phone: z.string().nullable(),
    /** IANA name: America/Los_Angeles. */
    timezone: z.string(),
    menuId: z.string().nullable(),
    licences: z.object({ online: z.boolean(), delivery: z.boolean(), tableService: z.boolean() }),
    /** TN-12 words of the company's own, to find and filter by. */
    tags: z.array(z.string()),
    /** EN-04 LB-32 where the labor-scheduling service knows the location. */
    sevenshifts: z.object({ locationId: z.string().nullable() }),
    /** Rises with every edit of the location. */
    ver: z.number().int(),
  })
  .meta({ id: 'Tenant' });
export type Tenant = z.infer<typeof tenantSchema>;

export const groupSchema = tenantSchema.extend({ locationIds: z.array(z.string()) });

const strictWireLicense = { licences: tenantSchema.shape.licences.strict() };

/** The fields that an edit of a location takes back as they were read; a terminal reports its contact while somebody edits, so that an earlier one is taken too. */
export const locationReadOnly = tenantSchema
  .pick({ companyId: true, lastPing: true, softwareVersion: true, address: true, menuId: true, licences: true })
  .extend(strictWireLicense)
  .partial();

/** The same of a group, which has its name only. */
export const groupReadOnly = groupSchema
  .omit({ id: true, type: true, name: true, groupId: true, ver: true })
  .extend(strictWireLicense)
  .partial();
