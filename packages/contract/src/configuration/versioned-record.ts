import { z } from 'zod';
import { changesSchema, instantSchema, versionSchema } from '../wire.ts';

/** VR-01 ids and versions of a document and of its overrides; null where there are none. Every write answers the new ones. */
export const versionedRecordSchema = z
  .object({
    id: z.string(),
    ver: z.number().int(),
    overrideId: z.string().nullable(),
    overrideVer: z.number().int().nullable(),
    groupOverrideId: z.string().nullable(),
    groupOverrideVer: z.number().int().nullable(),
    savedAt: instantSchema.nullable().describe('When `ver` was saved; null before the first save'),
  })
  .meta({ id: 'VersionedRecord' });
export type VersionedRecord = z.infer<typeof versionedRecordSchema>;

/** The fields that a save of the company's document takes back as they were read: whether something lies over it is said elsewhere. */
export const versionedReadOnly = versionedRecordSchema.omit({ id: true, ver: true }).partial();

/** Number of changes in sections that the person may not read. */
export const withheldChangesSchema = z.object({
  section: z.string().describe('The top-level field of the document'),
  changes: z.number().int(),
});

/** OV-16 the saved changes of a group or a location. */
export const overrideSchema = z
  .object({ id: z.string(), ver: z.number().int(), changes: changesSchema })
  .meta({ id: 'Override' });
export type Override = z.infer<typeof overrideSchema>;

/** VR-03 the versions that the client already holds; 304 when all of it is current. */
export const expectedBaseQuery = z.strictObject({
  companyId: z.string().optional(),
  expectedId: z.string().optional(),
  expectedVersion: versionSchema.optional(),
});
export const expectedLayersQuery = expectedBaseQuery.extend({
  expectedOverrideId: z.string().optional(),
  expectedOverrideVersion: versionSchema.optional(),
  expectedGroupOverrideId: z.string().optional(),
  expectedGroupOverrideVersion: versionSchema.optional(),
});

export const locationViewFields = { override: overrideSchema.nullable(), groupOverride: overrideSchema.nullable() };

/** Body of an override save: the whole list of changes that the level makes, and the version it was made against (0: none yet). */
export const overrideSaveSchema = z.strictObject({
  changes: changesSchema,
  overrideVer: versionSchema,
  /** A save by the editor that loaded (defaults, clean-up), not by a person's hand. */
  automatic: z.boolean().optional(),
});

/** Body of a 409: the version that somebody else saved since, so that the client can re-base its changes and save again. */
export const conflictSchema = z
  .looseObject({
    error: z.literal('CONFLICTING EDIT'),
    current: z.object({
      ver: z.number().int(),
      /** From the version that the client expected to the current one, in the document that the client edits. */
      changes: changesSchema,
      versions: z.array(
        z.object({ version: z.number().int(), by: z.string(), at: instantSchema, changes: changesSchema }),
      ),
    }),
  })
  .meta({ id: 'Conflict' });
export type Conflict = z.infer<typeof conflictSchema>;

/** One version of a document or override, newest first in lists. */
export const versionEntrySchema = z
  .object({
    version: z.number().int(),
    by: z.string(),
    at: instantSchema,
    automatic: z.boolean(),
    changeCount: z.number().int(),
  })
  .meta({ id: 'VersionEntry' });
export type VersionEntry = z.infer<typeof versionEntrySchema>;
