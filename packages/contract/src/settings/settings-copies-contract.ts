import { z } from 'zod';
import { sentenceGroupSchema } from '../configuration/sentences.ts';
import { operation } from '../operation.ts';
import { companyParams, idSchema, versionSchema } from '../wire.ts';

/** So many locations travel with one call. */
export const mostCopiesAtOnce = 100;

/** A section of the location settings, or a part of one: `hours`, `printing.printers`. */
const placesSchema = z
  .array(
    z
      .string()
      .max(120)
      .regex(/^\w+(\.\w+)?$/),
  )
  .min(1)
  .max(60);

/** A location, and the version of what it keeps that was looked at; 0: it keeps nothing yet. */
const keptVersionSchema = z.strictObject({ tenantId: idSchema, version: versionSchema });
const keptVersionsSchema = z.array(keptVersionSchema).min(1).max(mostCopiesAtOnce);

/** The outcome for each location. */
const copyOutcomeSchema = z.object({
  /** With the versions that now stand. */
  saved: z.array(keptVersionSchema),
  /** They keep the same already. */
  unchanged: z.array(z.string()),
  /** Changed meanwhile, and left alone. */
  skipped: z.array(z.string()),
  /** Left alone for a reason: their settings would not be valid, or the person may not change this there. */
  unfit: z.array(z.object({ tenantId: z.string(), message: z.string() })),
});
export type CopyOutcome = z.infer<typeof copyOutcomeSchema>;

/** Locations where a copy would change the same. */
const copyGroupSchema = z.object({
  locations: z.array(keptVersionSchema),
  /** In the words of the review; at most 100 changes, the rest only counted. */
  changes: z.array(sentenceGroupSchema),
  changeCount: z.number().int(),
  /** What has no place there, or refers to something that is not there: it is left out. */
  leftOut: z.array(sentenceGroupSchema),
  /** Secrets are set at each location itself: how many are left out. */
  secrets: z.number().int(),
});
export type CopyGroup = z.infer<typeof copyGroupSchema>;

export const settingsCopiesOperations = {
  previewSettingsCopy: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/copies/preview',
    tag: 'Location settings',
    summary: 'What would change at locations if they kept what one location keeps for itself in some sections',
    params: companyParams,
    body: z.strictObject({
      from: idSchema,
      places: placesSchema,
      locationIds: z.array(idSchema).min(1).max(mostCopiesAtOnce),
    }),
    response: z.object({
      /** Of what the location keeps that is copied from. */
      version: z.number().int(),
      groups: z.array(copyGroupSchema),
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
    response: copyOutcomeSchema,
  }),
  undoSettingsSaves: operation({
    method: 'POST',
    path: '/api/blobs/settings/company/:companyId/copies/undo',
    tag: 'Location settings',
    summary:
      'Locations keep what they kept before the version that is named; where it is not the newest any more, nothing changes',
    params: companyParams,
    bodySize: 'list',
    body: z.strictObject({ locations: keptVersionsSchema }),
    response: copyOutcomeSchema,
  }),
};
