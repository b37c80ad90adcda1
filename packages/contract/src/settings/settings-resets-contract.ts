import { z } from 'zod';
import {
  changedAlikeSchema,
  keptVersionsSchema,
  placesSchema,
  savesOutcomeSchema,
  someLocationsSchema,
} from '../configuration/saves-of-many.ts';
import { operation } from '../operation.ts';
import { companyParams, idSchema } from '../wire.ts';

export const settingsResetsOperations = {
  countOwnSettings: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/own',
    tag: 'Location settings',
    summary: 'How many overrides locations have in each of some sections',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({ places: placesSchema, locationIds: z.array(idSchema).min(1).max(10_000) }),
    /** Of the sections where one of them keeps something, without those that the person may not read there. */
    response: z.array(z.object({ place: z.string(), changes: z.number().int() })),
  }),
  previewSettingsReset: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/resets/preview',
    tag: 'Location settings',
    summary: 'Preview of what would change at locations if their overrides in some sections were removed',
    params: companyParams,
    body: z.strictObject({ places: placesSchema, locationIds: someLocationsSchema }),
    response: z.object({ groups: z.array(changedAlikeSchema) }),
  }),
  resetSettings: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/resets',
    tag: 'Location settings',
    summary:
      'Remove the overrides of locations in some sections, so that they inherit them; any that changed since the given version are skipped and reported',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({ places: placesSchema, locations: keptVersionsSchema }),
    response: savesOutcomeSchema,
  }),
};
