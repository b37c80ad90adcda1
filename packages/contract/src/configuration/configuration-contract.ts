import type { Json, PlaceValue } from '@servery/domain';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { changesSchema, idSchema, instantSchema, pathSchema, versionSchema } from '../wire.ts';
import { changedAlikeSchema, keptVersionsSchema, mostPreviewedAtOnce, savesOutcomeSchema } from './saves-of-many.ts';
import {
  conflictSchema,
  versionEntrySchema,
  versionedRecordSchema,
  withheldChangesSchema,
} from './versioned-record.ts';

export const documentKindSchema = z.enum(['menu', 'locationSettings', 'employment']);

/** The document and level that a question is about; `tenantId` absent: the company. */
const documentQuery = z.strictObject({
  companyId: idSchema.optional(),
  documentId: idSchema,
  tenantId: idSchema.optional(),
});

const layerSchema = z.object({
  level: z.enum(['company', 'group', 'location']),
  name: z.string(),
  hasValue: z.boolean(),
  value: z.unknown().optional(),
  version: z.number().int().nullable(),
  by: z.string().nullable(),
  at: instantSchema.nullable(),
});
const storedValueSchema: z.ZodType<Json, Json> = z.json();
/** The value that a store would get there, completed and cleaned; `reasons` say why it is not the value that the layers give. */
const publishedValueSchema = z.object({
  hasValue: z.boolean(),
  value: storedValueSchema.optional(),
  reasons: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type ExplainedLayer = z.infer<typeof layerSchema>;

const kindParams = z.strictObject({ companyId: idSchema, kind: documentKindSchema });

/** Version 0: before the first save. */
const versionParams = kindParams.extend({ version: versionSchema });
const countedVersionSchema = versionEntrySchema.extend({ withheld: z.array(withheldChangesSchema) });

/** People who have unsaved changes there, besides the caller. */
const othersSchema = z.array(
  z.object({
    userId: z.string(),
    name: z.string(),
    since: instantSchema,
    /** The entity or section that they changed last, as far as the caller may read it; null: not known. */
    place: pathSchema.nullable(),
  }),
);

/** A path, or all of the document with an empty one. */
const placeBody = z.strictObject({ documentId: idSchema, path: z.array(z.unknown()).max(64) });

/** As many paths as the rows of a list in sight. */
const placesBody = z.strictObject({
  documentId: idSchema,
  paths: z.array(z.array(z.unknown()).max(64)).min(1).max(200),
});

/** A group or location that keeps its own value, and the version of its changes that was looked at. */
const overrideBelowSchema = z.strictObject({ tenantId: idSchema, version: versionSchema });

const overridesBelowBody = z.strictObject({
  documentId: idSchema,
  path: z.array(z.unknown()).min(1).max(64),
  overridesBelow: z.array(overrideBelowSchema).min(1).max(100),
});

/** The value that a place of a document is to hold: a field, or an entity of a list as a whole. */
const placeValueSchema: z.ZodType<PlaceValue, PlaceValue> = z.strictObject({ path: pathSchema, value: z.json() });
const placeValuesSchema = z.array(placeValueSchema).min(1).max(50);

export const configurationOperations = {
  explainValue: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/explain',
    tag: 'Configuration',
    summary:
      'Which layer decides a value, since which version, by whom, what every layer says, and what would be published there; 403 in a section that the user may not read',
    params: kindParams,
    body: z.strictObject({
      documentId: idSchema,
      tenantId: idSchema.optional(),
      path: z.array(z.unknown()).min(1).max(64),
    }),
    response: z.object({
      decidedBy: z.enum(['company', 'group', 'location']),
      layers: z.array(layerSchema),
      published: publishedValueSchema,
    }),
  }),
  listOverridesBelow: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/overrides-below',
    tag: 'Configuration',
    summary:
      'Groups and locations that have their own value of a field, or of anything below it; 403 in a section that the user may not read',
    params: kindParams,
    body: placeBody,
    response: z.array(
      z.object({
        tenantId: z.string(),
        name: z.string(),
        type: z.enum(['LOCATION', 'GROUP']),
        changes: changesSchema,
        /** The version of all its changes. */
        overrideVersion: z.number().int(),
        /** The version that last changed something here. */
        version: z.number().int(),
        by: z.string(),
        at: instantSchema,
      }),
    ),
  }),
  listOverriddenPlaces: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/overrides-below/places',
    tag: 'Configuration',
    summary:
      'The places, at any of these paths or below them, where a group or location has its own value, each once; 403 in a section that the user may not read',
    params: kindParams,
    body: placesBody,
    response: z.array(pathSchema),
  }),
  listOverridingLocations: operation({
    method: 'GET',
    path: '/api/configuration/:companyId/:kind/overriding-locations',
    tag: 'Configuration',
    summary:
      'How many stores override anything of a document, themselves or by their group, and the first hundred of these stores and groups by name; with a group, only its stores',
    params: kindParams,
    query: z.strictObject({
      documentId: idSchema,
      groupId: idSchema.optional(),
      search: z.string().max(200).optional(),
    }),
    response: z.object({
      stores: z.number().int(),
      keeping: z.array(
        z.object({
          tenantId: z.string(),
          name: z.string(),
          type: z.enum(['LOCATION', 'GROUP']),
          /** How many values it makes different. */
          changes: z.number().int(),
        }),
      ),
    }),
  }),
  resetOverridesBelow: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/overrides-below/reset',
    tag: 'Configuration',
    summary: 'Groups and locations inherit a field, and everything below it, again',
    params: kindParams,
    body: overridesBelowBody,
    response: savesOutcomeSchema,
  }),
  restoreOverridesBelow: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/overrides-below/restore',
    tag: 'Configuration',
    summary: 'Undo a reset: groups and locations get their own value back; `version` is that of the reset',
    params: kindParams,
    body: overridesBelowBody,
    response: savesOutcomeSchema,
  }),
  previewValuesBelow: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/overrides-below/set/preview',
    tag: 'Configuration',
    summary: 'Preview of what would change at groups and locations if each of them had these values',
    params: kindParams,
    bodySize: 'list',
    body: z.strictObject({
      documentId: idSchema,
      values: placeValuesSchema,
      tenantIds: z.array(idSchema).min(1).max(mostPreviewedAtOnce),
    }),
    response: z.object({ groups: z.array(changedAlikeSchema) }),
  }),
  setValuesBelow: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/overrides-below/set',
    tag: 'Configuration',
    summary: 'Set values at groups and locations; any that changed since the given version are skipped and reported',
    params: kindParams,
    bodySize: 'list',
    body: z.strictObject({ documentId: idSchema, values: placeValuesSchema, overridesBelow: keptVersionsSchema }),
    response: savesOutcomeSchema,
  }),
  undoValuesBelow: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/overrides-below/set/undo',
    tag: 'Configuration',
    summary:
      'Undo a save at groups and locations: they get back what they had before the given version; where it is no longer the newest, nothing changes',
    params: kindParams,
    bodySize: 'list',
    body: z.strictObject({ documentId: idSchema, overridesBelow: keptVersionsSchema }),
    response: savesOutcomeSchema,
  }),
  listOwnOverrides: operation({
    method: 'GET',
    path: '/api/configuration/:companyId/overrides/:locationId',
    tag: 'Configuration',
    summary: 'The documents in which a location or group overrides something, as far as the user may read them',
    params: z.strictObject({ companyId: idSchema, locationId: idSchema }),
    response: z.array(
      z.object({
        kind: documentKindSchema,
        documentId: z.string(),
        /** The menu's name; empty where a company has one document of the kind. */
        name: z.string(),
        version: z.number().int(),
        /** Those that the user may read. */
        changes: z.number().int(),
        /** Changes of sections that the user may not read. */
        withheld: z.number().int(),
      }),
    ),
  }),
  saveChanges: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/:documentId/changes',
    tag: 'Configuration',
    summary:
      'Save changes that were made on a version of what the company, a group or a location has, put on top of what was saved since; 409 only where both sides changed one place',
    params: kindParams.extend({ documentId: idSchema }),
    encoding: 'gzipJson',
    bodySize: 'menu',
    body: z.strictObject({
      /** A group or location; absent: the company. */
      tenantId: idSchema.optional(),
      /** The version of the company's document, or of the override, that the changes were made on; 0: before the first. */
      baseVersion: versionSchema,
      changes: changesSchema,
      automatic: z.boolean().optional(),
    }),
    response: z.object({
      record: versionedRecordSchema,
      /** The changes that others saved since that version; null: none. */
      since: conflictSchema.shape.current.nullable(),
    }),
  }),
  watchDocument: operation({
    method: 'GET',
    path: '/api/configuration/:companyId/:kind/:documentId/watch',
    tag: 'Configuration',
    summary:
      'Wait until a document has other versions at a level than those that the caller holds, or others begin or end to edit it there; at most 25 s. It does not count as a use of the session',
    params: kindParams.extend({ documentId: idSchema }),
    query: z.strictObject({
      companyId: idSchema.optional(),
      /** A group or location; absent: the company. */
      tenantId: idSchema.optional(),
      /** As `VersionedRecord` names them; without `ver` the answer comes at once. */
      ver: versionSchema.optional(),
      overrideVer: versionSchema.optional(),
      groupOverrideVer: versionSchema.optional(),
      /** The `othersKey` that the caller was answered last. */
      othersKey: z.string().max(100).optional(),
    }),
    response: z.object({
      record: versionedRecordSchema,
      others: othersSchema,
      /** Changes with the people and their places. */
      othersKey: z.string(),
    }),
  }),
  noteEditing: operation({
    method: 'POST',
    path: '/api/configuration/:companyId/:kind/editing',
    tag: 'Configuration',
    summary:
      'Report whether the user has unsaved changes in a document at a level, and read who else has; forgotten after 90 s',
    params: kindParams,
    body: z.strictObject({
      documentId: idSchema,
      tenantId: idSchema.optional(),
      isEditing: z.boolean(),
      /** The entity or section that the user changed last. */
      place: pathSchema.optional(),
    }),
    response: z.object({ others: othersSchema }),
  }),
  documentHistory: operation({
    method: 'GET',
    path: '/api/configuration/:companyId/:kind/history',
    tag: 'Configuration',
    summary:
      'Versions of a document or override with author and number of changes, newest first, 20 at a time; `next` is the `before` of the following page, null at the end; changes of sections that the user may not read are counted in `withheld`',
    params: kindParams,
    query: documentQuery.extend({ before: versionSchema.optional() }),
    response: z.object({ versions: z.array(countedVersionSchema), next: z.number().int().nullable() }),
  }),
  documentVersion: operation({
    method: 'GET',
    path: '/api/configuration/:companyId/:kind/history/:version',
    tag: 'Configuration',
    summary:
      'One version with its changes, without those of sections that the user may not read; `changes` is null where they are more than 8 MB',
    params: versionParams,
    query: documentQuery,
    response: countedVersionSchema.extend({ changes: changesSchema.nullable() }),
  }),
  changesSinceVersion: operation({
    method: 'GET',
    path: '/api/configuration/:companyId/:kind/history/:version/since',
    tag: 'Configuration',
    summary:
      'Changes between a version and another one, or the newest, of the document that the level edits, and the newest 20 versions between them, with up to 2 MB of their changes',
    params: versionParams,
    query: documentQuery.extend({ upTo: versionSchema.optional() }),
    response: conflictSchema.shape.current,
  }),
  listKeptSince: operation({
    method: 'GET',
    path: '/api/configuration/:companyId/:kind/kept-since',
    tag: 'Configuration',
    summary:
      'For each override of a group or location, the version that last changed its place; those older than 2 MB of changes or 200 versions are left out',
    params: kindParams,
    query: documentQuery.required({ tenantId: true }),
    response: z.array(z.object({ path: pathSchema, version: z.number().int(), by: z.string(), at: instantSchema })),
  }),
};
