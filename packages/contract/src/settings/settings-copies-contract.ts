import { z } from 'zod';
import {
  changedAlikeSchema,
  keptVersionsSchema,
  placesSchema,
  savesOutcomeSchema,
  someLocationsSchema,
} from '../configuration/saves-of-many.ts';
import { operation } from '../operation.ts';
import { companyParams, idSchema, versionSchema } from '../wire.ts';

export const settingsCopiesOperations = {
  previewSettingsCopy: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/copies/preview',
    tag: 'Location settings',
    summary: 'What would change at locations if they kept what one location keeps for itself in some sections',
    params: companyParams,
    body: z.strictObject({ from: idSchema, places: placesSchema, locationIds: someLocationsSchema }),
    response: z.object({
      /** Of what the location keeps that is copied from. */
      version: z.number().int(),
      groups: z.array(changedAlikeSchema),
    }),
  }),
  copySettings: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/copies',
    tag: 'Location settings',
    summary:
      'Locations keep what one location keeps for itself in some sections; who changed something since it was looked at is left alone and named',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({
      from: idSchema,
      version: versionSchema,
      places: placesSchema,
      locations: keptVersionsSchema,
    }),
    response: savesOutcomeSchema,
  }),
  undoSettingsSaves: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/saves/undo',
    tag: 'Location settings',
    summary:
      'Locations keep what they kept before the version that is named; where it is not the newest any more, nothing changes',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({ locations: keptVersionsSchema }),
    response: savesOutcomeSchema,
  }),
};
