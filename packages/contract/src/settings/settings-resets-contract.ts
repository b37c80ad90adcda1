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
    summary: 'How many changes locations keep for themselves in each of some sections',
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
    summary: 'What would change at locations if they kept nothing for themselves in some sections',
    params: companyParams,
    body: z.strictObject({ places: placesSchema, locationIds: someLocationsSchema }),
    response: z.object({ groups: z.array(changedAlikeSchema) }),
  }),
  resetSettings: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/resets',
    tag: 'Location settings',
    summary:
      'Locations keep nothing for themselves in some sections, so that they inherit them; who changed something since it was looked at is left alone and named',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({ places: placesSchema, locations: keptVersionsSchema }),
    response: savesOutcomeSchema,
  }),
};
