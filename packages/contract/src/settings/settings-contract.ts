import { PRINTER_TYPES, printTemplateSchema, TEMPLATE_NAMES } from '@servery/domain';
import { z } from 'zod';
import {
  expectedBaseQuery,
  expectedLayersQuery,
  locationViewFields,
  overrideSaveSchema,
  overrideSchema,
  versionedReadOnly,
  versionedRecordSchema,
  withheldChangesSchema,
} from '../configuration/versioned-record.ts';
import { operation } from '../operation.ts';
import { companyHint, companyParams, idSchema, locationParams, versionSchema } from '../wire.ts';

/** Whole documents travel as they are; the server parses them with the kind's schema, which names the field of an error. */
const blobSchema = z.record(z.string(), z.unknown());

/** Top-level fields that are left out, for the person has no right to anything of them. */
const withheldFields = {
  withheld: z.array(z.string()).describe('Sections that are left out: the user has no right to anything of them'),
};
const blobReadOnly = versionedReadOnly.extend(z.object(withheldFields).partial().shape);

/** A save names the version that it was edited from; without it, it is made on the newest. */
const envelopeOf = (blob: typeof blobSchema) =>
  z.strictObject({
    ...blobReadOnly.shape,
    id: idSchema.optional(),
    ver: versionSchema.optional(),
    automatic: z.boolean().optional(),
    blob,
  });
type Envelope = z.input<ReturnType<typeof envelopeOf>>;
/** No document has a section of the name `blob`: a body without one is the document itself. */
const companySaveOf = (blob: typeof blobSchema) =>
  z.preprocess(
    (sent: Envelope | z.input<typeof blobSchema>) =>
      typeof sent === 'object' && sent !== null && !('blob' in sent) ? { blob: sent } : sent,
    envelopeOf(blob),
  );

/** The sections that were left out of the document that the client holds, with commas between them: 304 only when it is the same ones. */
const expectedWithheld = { expectedWithheld: z.string().max(2000).optional() };

/** The same calls for the two kinds of blob that a company has one of: location settings and employment. */
function blobOperations<const Name extends 'settings' | 'employment', Asked extends z.core.$ZodShape>(
  name: Name,
  tag: string,
  /** The parameters that may be asked beside the versions. */
  asked: Asked,
) {
  const base = `/api/blobs/${name}` as const;
  /** Described by the schema of its kind. */
  const blob = blobSchema.meta({ document: name === 'settings' ? 'LocationSettings' : 'Employment' });
  return {
    getCompany: operation({
      method: 'GET',
      path: `${base}/company/:companyId`,
      tag,
      summary:
        'The company blob, without the sections that the user may not read; 304 when the expected id and version are current',
      params: companyParams,
      query: expectedBaseQuery.extend(expectedWithheld).extend(asked),
      response: versionedRecordSchema.extend({ blob, ...withheldFields }),
    }),
    putCompany: operation({
      method: 'PUT',
      path: `${base}/company/:companyId`,
      tag,
      summary:
        'Save the whole company blob against the version it was edited from: as a read answers it, or the blob itself, then with the version in the query. Sections that the user may not read are left out and stay as they are; 403 when they are sent',
      params: companyParams,
      query: expectedBaseQuery,
      bodySize: 'document',
      body: companySaveOf(blob),
      readOnly: blobReadOnly,
      response: versionedRecordSchema,
    }),
    getTemplate: operation({
      method: 'GET',
      path: `${base}/template`,
      tag,
      summary: 'The blob that a new company starts with',
      query: companyHint,
      response: blob,
    }),
    getLocation: operation({
      method: 'GET',
      path: `${base}/location/:locationId`,
      tag,
      summary:
        'Company base, group override and override of a location or group, without the sections that the user may not read; 304 when nothing changed',
      params: locationParams,
      query: expectedLayersQuery.extend(expectedWithheld).extend(asked),
      response: versionedRecordSchema.extend({ locationBlob: blob, ...locationViewFields, ...withheldFields }),
    }),
    putOverride: operation({
      method: 'PUT',
      path: `${base}/overrides/location/:locationId`,
      tag,
      summary:
        'Save the changes that a location or group makes to its base. Those in sections that the user may not read are left out and stay as they are; 403 when they are sent',
      params: locationParams,
      query: companyHint,
      bodySize: 'document',
      body: overrideSaveSchema,
      response: versionedRecordSchema,
    }),
  };
}

const settings = blobOperations('settings', 'Location settings', {
  expectedLicensing: z
    .string()
    .max(100)
    .optional()
    .describe(
      'The flags of licensing that are set in what the client holds of a location or group, with commas between them; absent: 304 only while no license was changed',
    ),
});
const employment = blobOperations('employment', 'Employment', {
  employees: z
    .enum(['with', 'without'])
    .optional()
    .describe(
      'Whether the blob carries the people of this moment, for those who may see them; absent: with. They are compared when they are sent back, never stored, and have no part in the version',
    ),
});

export const settingsOperations = {
  getCompanySettings: settings.getCompany,
  putCompanySettings: settings.putCompany,
  getSettingsTemplate: settings.getTemplate,
  getLocationSettings: settings.getLocation,
  putSettingsOverride: settings.putOverride,
  /** PR-12 */
  getPrintingTemplate: operation({
    method: 'GET',
    path: '/api/blobs/settings/printing-template/:printerType/:templateName',
    tag: 'Location settings',
    summary: 'The print template that a company starts with; 404 when a printer of the type cannot print it',
    params: z.strictObject({ printerType: z.enum(PRINTER_TYPES), templateName: z.enum(TEMPLATE_NAMES) }),
    query: companyHint,
    response: printTemplateSchema,
  }),
  getSettingsOverride: operation({
    method: 'GET',
    path: '/api/blobs/settings/overrides/:overrideId',
    tag: 'Location settings',
    summary: 'One settings override by its id, without the sections that the user may not read',
    params: z.strictObject({ overrideId: idSchema }),
    query: companyHint,
    response: overrideSchema.extend({ withheld: z.array(withheldChangesSchema) }),
  }),
};

export const employmentOperations = {
  getCompanyEmployment: employment.getCompany,
  putCompanyEmployment: employment.putCompany,
  getEmploymentTemplate: employment.getTemplate,
  getLocationEmployment: employment.getLocation,
  putEmploymentOverride: employment.putOverride,
};
