import { isDeepStrictEqual } from 'node:util';
import type { SavesOutcome } from '@servery/contract';
import { type Change, samePath } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { type DocumentKey, readOverrideChanges } from '../../configuration/documents-store.ts';
import { overrideTargets } from '../../configuration/override-targets.ts';
import { type OverrideVersion, saveEach } from '../../configuration/saving/save-each.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentPlace } from './overrides-below.ts';

/**
 * Takes what groups and locations keep of a place away from them, so that they inherit it again. Who changed something
 * since it was looked at is skipped and named.
 * @throws Fault 404 or 403 before anything is touched when one of them is not this person's to change
 */
export function resetOverridesBelow(scope: CompanyScope, actor: Actor, { place, overridesBelow }: AskedOverridesBelow) {
  return saveAll({ scope, actor, place, overridesBelow }, async (key, version) =>
    outside(place, await readOverrideChanges(scope, key, version)),
  );
}

/**
 * Takes a reset back: what it took away stands there again as it was. Who changed something since the reset is skipped and
 * named, and so is a version that is no reset of this place.
 * @throws Fault as the reset does
 */
export function restoreOverridesBelow(
  scope: CompanyScope,
  actor: Actor,
  { place, overridesBelow }: AskedOverridesBelow,
) {
  return saveAll({ scope, actor, place, overridesBelow }, async (key, version) => {
    if (version === 0) return null;
    const before = await readOverrideChanges(scope, key, version - 1);
    const after = await readOverrideChanges(scope, key, version);
    return isDeepStrictEqual(outside(place, before), after) ? before : null;
  });
}

function outside({ path }: DocumentPlace, changes: readonly Change[]): readonly Change[] {
  return changes.filter((change) => !samePath(change.path.slice(0, path.length), path));
}

/** Groups and locations that keep a place, with the versions that were looked at. */
interface AskedOverridesBelow {
  readonly place: DocumentPlace;
  readonly overridesBelow: readonly OverrideVersion[];
}

/** What a group or location keeps from this version on; null: the version is not what was asked about. */
type NextChanges = (key: DocumentKey, version: number) => Promise<readonly Change[] | null>;

async function saveAll(
  {
    scope,
    actor,
    place,
    overridesBelow,
  }: AskedOverridesBelow & { readonly scope: CompanyScope; readonly actor: Actor },
  next: NextChanges,
): Promise<SavesOutcome> {
  const { kind, documentId, path } = place;
  const tenantIds = overridesBelow.map(({ tenantId }) => tenantId);
  const targets = await overrideTargets(scope, actor, { kind, tenantIds, paths: [path] });
  const asked = { scope, actor, kind, documentId, targets, versions: overridesBelow };
  return saveEach(asked, ({ override }, { id: tenantId }) => next({ kind, documentId, tenantId }, override?.ver ?? 0));
}
