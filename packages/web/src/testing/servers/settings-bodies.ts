import type { Path } from '@servery/domain';
import { z } from 'zod/mini';
import { changesSchema } from '../../editing/document/document-wire.ts';

export const jsonSchema = z.json();
export const layerSave = z.object({
  tenantId: z.optional(z.string()),
  baseVersion: z.number(),
  changes: changesSchema,
  automatic: z.boolean(),
});
export type SentChanges = z.infer<typeof layerSave>;
export const placeSchema = z.looseObject({ path: z.custom<Path>((value) => Array.isArray(value)) });
export const placesSchema = z.looseObject({ paths: z.array(z.custom<Path>((value) => Array.isArray(value))) });
export const overridesBelowSchema = z.extend(placeSchema, {
  overridesBelow: z.array(z.object({ tenantId: z.string(), version: z.number() })),
});
export const overrideSave = z.looseObject({ overrideVer: z.number(), changes: changesSchema });

export type OverridesBelow = z.infer<typeof overridesBelowSchema>;
