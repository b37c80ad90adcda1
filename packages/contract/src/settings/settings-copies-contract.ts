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
    summary:
      'Preview of what would change at locations if the overrides of one location in some sections were copied to them',
    params: companyParams,
    body: z.strictObject({ from: idSchema, places: placesSchema, locationIds: someLocationsSchema }),
    response: z.object({
      /** Of the override of the location that is copied from. */
      version: z.number().int(),
      groups: z.array(changedAlikeSchema),
    }),
  }),
  copySettings: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/copies',
    tag: 'Location settings',
    summary:
      'Copy the overrides of one location in some sections to other locations; any that changed since the given version are skipped and reported',
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
      'Undo a copy or reset at locations: they get back what they had before the given version; where it is no longer the newest, nothing changes',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({ locations: keptVersionsSchema }),
    response: savesOutcomeSchema,
  }),
};
