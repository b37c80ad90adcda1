import type { Conflict } from '@servery/contract';
import { type Change, isChanges, isJsonObject, type JsonObject, type Path } from '@servery/domain';
import { z } from 'zod/mini';
import type { HeldLayers } from './document-adapter.ts';

/** Documents and changes passed their schemas when they were saved; here only their outline is looked at. */
export const documentSchema = z.custom<JsonObject>(isJsonObject);
export const changesSchema = z.custom<Change[]>(isChanges);

/** VR-01 */
export const recordSchema = z.object({
  id: z.string(),
  ver: z.number(),
  overrideId: z.nullable(z.string()),
  overrideVer: z.nullable(z.number()),
  groupOverrideId: z.nullable(z.string()),
  groupOverrideVer: z.nullable(z.number()),
  savedAt: z.nullable(z.string()),
});

const versionSchema = z.object({ version: z.number(), by: z.string(), at: z.string(), changes: changesSchema });
const conflictSchema = z.object({
  current: z.object({ ver: z.number(), changes: changesSchema, versions: z.array(versionSchema) }),
});

/** The changes that others saved in between, reported by a 409. */
export type SavedMeanwhile = Conflict['current'];

export function readConflict(body: unknown): SavedMeanwhile | undefined {
  return z.safeParse(conflictSchema, body).data?.current;
}

/** VR-03 */
export function expectedVersions(layers: Pick<HeldLayers, 'versions'> | null) {
  if (layers === null) return {};
  const held = layers.versions;
  return {
    expectedId: held.id,
    expectedVersion: held.ver,
    expectedOverrideId: held.overrideId,
    expectedOverrideVersion: held.overrideVer,
    expectedGroupOverrideId: held.groupOverrideId,
    expectedGroupOverrideVersion: held.groupOverrideVer,
  };
}

/** The same of a document whose sections may be withheld. */
export function expectedLayers(held: HeldLayers | null) {
  return held === null ? {} : { ...expectedVersions(held), expectedWithheld: held.withheld.join(',') };
}

/** How the server spells a place in its list of errors: `promiseTimes.byOrderType.orderType=3.defaultTime`. */
export function spelledPath(path: Path): string {
  return path
    .map((step) => {
      if (typeof step === 'string') return step;
      return 'id' in step ? String(step.id) : `${step.by}=${step.value}`;
    })
    .join('.');
}
