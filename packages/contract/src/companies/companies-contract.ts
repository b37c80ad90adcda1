import { STAFF_DATA_KEEPERS } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { companyParams, idSchema, instantSchema, nameOf, typedNameSchema } from '../wire.ts';

/** EN-03 */
const companySchema = z.object({ id: z.string(), name: z.string() });
export type Company = z.infer<typeof companySchema>;

const companyRecordSchema = companySchema.extend({
  /** Rises with every edit; an edit names the one it is made on. */
  ver: z.number().int(),
  createdAt: instantSchema,
  /** The company that may neither be deleted nor left. */
  isProvider: z.boolean(),
});

const brandSchema = z.object({ id: z.string(), name: z.string(), companyId: z.string() });

const nameSchema = nameOf(100);

/** CO-07: an address that partners of the company are sent to; https, without a password in it. */
const integrationUrlSchema = z
  .url({ protocol: /^https$/ })
  .max(500)
  .refine((url) => !URL.canParse(url) || new URL(url).username === '', 'must not hold a user name or password')
  .nullable();

/** The people who look after jobs, wages, certifications and the other staff data: the company's own people who administer employees, or the provider's staff only. */
const staffDataSchema = z.enum(STAFF_DATA_KEEPERS);

const brandInputSchema = z.strictObject({
  /** Absent: a new brand. */
  id: idSchema.optional(),
  name: nameSchema,
});

/** A field that an edit leaves out keeps its value; in a new company it is empty. */
const companyInputSchema = z.strictObject({
  name: nameSchema,
  thirdPartyIntegrationUrl: integrationUrlSchema.optional(),
  brands: z.array(brandInputSchema).max(50).optional(),
});

const wholeCompanySchema = companyRecordSchema
  .extend({
    thirdPartyIntegrationUrl: z.string().nullable(),
    staffData: staffDataSchema,
    brands: z.array(brandSchema.omit({ companyId: true })),
    locations: z.number().int(),
    people: z.number().int(),
  })
  .meta({ id: 'Company' });
const companyReadOnly = wholeCompanySchema
  .pick({ createdAt: true, isProvider: true, locations: true, people: true })
  .partial();

const administratorSchema = z.strictObject({ name: nameSchema, email: z.email().max(254) });

export const companiesOperations = {
  accessibleCompanies: operation({
    method: 'GET',
    path: '/api/companies/accessible',
    tag: 'Companies',
    summary: 'Companies that the user may work in',
    response: z.array(companySchema),
  }),
  listCompanies: operation({
    method: 'GET',
    path: '/api/companies/',
    tag: 'Companies',
    summary: 'Companies that the user administers',
    response: z.array(companyRecordSchema.extend({ brands: z.number().int() })),
  }),
  getCompany: operation({
    method: 'GET',
    path: '/api/companies/:companyId',
    tag: 'Companies',
    summary: 'One company',
    params: companyParams,
    response: wholeCompanySchema,
  }),
  listBrands: operation({
    method: 'GET',
    path: '/api/companies/brands',
    tag: 'Companies',
    summary: 'Brands of the active company',
    query: z.strictObject({ companyId: idSchema.optional() }),
    response: z.array(brandSchema),
  }),
  companyAppVersion: operation({
    method: 'GET',
    path: '/api/companies/:companyId/appVersion',
    tag: 'Companies',
    summary:
      'Newest software version that terminals of the company reported, and which version runs at how many locations',
    params: companyParams,
    response: z.object({
      appVersion: z.string().nullable(),
      versions: z.array(z.object({ version: z.string(), locations: z.number().int() })),
      /** Locations whose terminals have not reported their versions. */
      unknown: z.number().int(),
    }),
  }),
  thirdPartyIntegrationUrl: operation({
    method: 'GET',
    path: '/api/companies/thirdPartyIntegrationUrl/:companyId',
    tag: 'Companies',
    summary: 'Address of the third-party integration of the company',
    params: companyParams,
    response: z.object({ url: z.string().nullable() }),
  }),
  createCompany: operation({
    method: 'POST',
    path: '/api/companies/',
    tag: 'Companies',
    summary: 'Create a company with a copy of the default roles, and invite its first administrator',
    body: companyInputSchema.extend({
      /** Invited by mail, with an administrator's role on the whole company. */
      administrator: administratorSchema.optional(),
    }),
    response: companyRecordSchema,
  }),
  editCompany: operation({
    method: 'PUT',
    path: '/api/companies/',
    tag: 'Companies',
    summary: 'Edit a company; fields that are left out keep their values, and a company may be sent as it was read',
    body: companyInputSchema.extend({
      id: idSchema,
      ver: z.number().int().min(1),
      /** Changed by people of the company itself only. */
      staffData: staffDataSchema.optional(),
      ...companyReadOnly.shape,
    }),
    readOnly: companyReadOnly,
    response: companyRecordSchema,
  }),
  deleteCompany: operation({
    method: 'POST',
    path: '/api/companies/:companyId/delete',
    tag: 'Companies',
    summary: 'Delete a company: its people and terminals are signed out, what is published ends, its data stays',
    params: companyParams,
    body: typedNameSchema,
  }),
  setJobTypeDepartment: operation({
    method: 'PUT',
    path: '/api/companies/:companyId/jobTypeDepartment',
    tag: 'Companies',
    summary: "Put a job type of the company's employment into a department",
    params: companyParams,
    body: z.strictObject({ jobTypeId: idSchema, departmentId: idSchema }),
    response: z.object({ id: z.string(), ver: z.number().int() }),
  }),
};
