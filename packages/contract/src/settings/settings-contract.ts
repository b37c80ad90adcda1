import { PRINTER_TYPES, printTemplateSchema, TEMPLATE_NAMES } from '@servery/domain';
import { z } from 'zod';
import {
  expectedBaseQuery,
  expectedLayersQuery,
  locationViewFields,
  overrideSaveSchema,
  overrideSchema,
  versionedRecordSchema,
} from '../configuration/versioned-record.ts';
import { operation } from '../operation.ts';
import { companyHint, companyParams, idSchema, locationParams, versionSchema } from '../wire.ts';

/** Whole documents travel as they are; the server parses them with the kind's schema, which names the field of an error. */
const blobSchema = z.record(z.string(), z.unknown());

const companySaveSchema = z.strictObject({
  id: idSchema,
  ver: versionSchema,
  automatic: z.boolean().optional(),
  blob: blobSchema,
});

/** The same calls for the two kinds of blob that a company has one of: location settings and employment. */
function blobOperations<const Name extends 'settings' | 'employment'>(name: Name, tag: string) {
  const base = `/api/blobs/${name}` as const;
  return {
    getCompany: operation({
      method: 'GET',
      path: `${base}/company/:companyId`,
      tag,
      summary: 'The company blob; 304 when the expected id and version are current',
      params: companyParams,
      query: expectedBaseQuery,
      response: versionedRecordSchema.extend({ blob: blobSchema }),
    }),
    putCompany: operation({
      method: 'PUT',
      path: `${base}/company/:companyId`,
      tag,
      summary: 'Save the whole company blob against the version it was edited from',
      params: companyParams,
      bodySize: 'document',
      body: companySaveSchema,
      response: versionedRecordSchema,
    }),
    getTemplate: operation({
      method: 'GET',
      path: `${base}/template`,
      tag,
      summary: 'The blob that a new company starts with',
      query: companyHint,
      response: blobSchema,
    }),
    getLocation: operation({
      method: 'GET',
      path: `${base}/location/:locationId`,
      tag,
      summary: 'Company base, group override and override of a location or group; 304 when nothing changed',
      params: locationParams,
      query: expectedLayersQuery,
      response: versionedRecordSchema.extend({ locationBlob: blobSchema, ...locationViewFields }),
    }),
    putOverride: operation({
      method: 'PUT',
      path: `${base}/overrides/location/:locationId`,
      tag,
      summary: 'Save the changes that a location or group makes to its base',
      params: locationParams,
      query: companyHint,
      bodySize: 'document',
      body: overrideSaveSchema,
      response: versionedRecordSchema,
    }),
  };
}

const settings = blobOperations('settings', 'Location settings');
const employment = blobOperations('employment', 'Employment');

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
    summary: 'One settings override by its id',
    params: z.strictObject({ overrideId: idSchema }),
    query: companyHint,
    response: overrideSchema,
  }),
};

export const employmentOperations = {
  getCompanyEmployment: employment.getCompany,
  putCompanyEmployment: employment.putCompany,
  getEmploymentTemplate: employment.getTemplate,
  getLocationEmployment: employment.getLocation,
  putEmploymentOverride: employment.putOverride,
};
