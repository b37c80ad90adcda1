import { z } from 'zod';
import { idSchema, versionSchema } from '../wire.ts';
import { sentenceGroupSchema } from './sentences.ts';

/** So many groups and locations are saved with one call: in one transaction, which others of the embedded database wait for. */
export const mostSavesAtOnce = 25;

/** So many are looked at with one call. */
export const mostPreviewedAtOnce = 250;

/** A section of the location settings, or a part of one: `hours`, `printing.printers`. */
const placeSchema = z
  .string()
  .max(120)
  .regex(/^\w+(\.\w+)?$/);
export const placesSchema = z.array(placeSchema).min(1).max(60);

/** A group or location, and the version of its override that was read; 0 when it has none yet. */
const keptVersionSchema = z.strictObject({ tenantId: idSchema, version: versionSchema });
export const keptVersionsSchema = z.array(keptVersionSchema).min(1).max(mostSavesAtOnce);
export const someLocationsSchema = z.array(idSchema).min(1).max(mostSavesAtOnce);

/** The outcome for each of them. */
export const savesOutcomeSchema = z.object({
  /** With the versions that are now current. */
  saved: z.array(keptVersionSchema),
  /** They keep the same already. */
  unchanged: z.array(z.string()),
  /** Changed after their version was read, and left as they are. */
  skipped: z.array(z.string()),
  /** Left as they are for a reason: their documents would not be valid, or the person may not change this there. */
  unfit: z.array(z.object({ tenantId: z.string(), message: z.string() })),
});
export type SavesOutcome = z.infer<typeof savesOutcomeSchema>;

/** Groups and locations where the same would change. */
export const changedAlikeSchema = z.object({
  locations: z.array(keptVersionSchema),
  /** In the words of the review; at most 100 changes, the rest only counted. */
  changes: z.array(sentenceGroupSchema),
  changeCount: z.number().int(),
  /** Values whose place or reference does not exist there; they are left out. */
  leftOut: z.array(sentenceGroupSchema),
  /** Secrets are set at each location itself: how many are not copied. */
  secrets: z.number().int(),
});
export type ChangedAlike = z.infer<typeof changedAlikeSchema>;
