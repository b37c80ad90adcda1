import { isDeepStrictEqual } from 'node:util';
import type { SavesOutcome } from '@servery/contract';
import { type Change, samePath } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { readOverrideChanges } from '../../configuration/documents-store.ts';
import { overrideTargets } from '../../configuration/override-targets.ts';
import { type NextChanges, type OverrideVersion, saveEach } from '../../configuration/saving/save-each.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { DocumentPlace } from './overrides-below.ts';

/**
 * Takes the changes that groups and locations keep of a place away from them, so that they inherit it again. One that has changed
 * since it was looked at is skipped and named.
 * @throws Fault 404 or 403 before anything is touched when one of them is not this person's to change
 */
export function resetOverridesBelow(scope: CompanyScope, actor: Actor, { place, overridesBelow }: AskedOverridesBelow) {
  return saveAll({ scope, actor, place, overridesBelow }, async ({ own }) => outside(place, own));
}

/**
 * Takes a reset back: the changes that it took away are there again as they were. A group or location that has changed since the reset is skipped and
 * named, and so is a version that is no reset of this place.
 * @throws Fault as the reset does
 */
export function restoreOverridesBelow(
  scope: CompanyScope,
  actor: Actor,
  { place, overridesBelow }: AskedOverridesBelow,
) {
  return saveAll({ scope, actor, place, overridesBelow }, async ({ head, own }) => {
    if (head.version === 0) return null;
    const before = await readOverrideChanges(scope, head, head.version - 1);
    return isDeepStrictEqual(outside(place, before), own) ? before : null;
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
  return saveEach(asked, next);
}
