import { anySettingsRight, type GrantTarget, mayOn, type Path } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { loadTargets } from '../../access/guard.ts';
import { refuseWithheldPath } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { forbidden, invalid, notFound } from '../../platform/fault.ts';

/**
 * The locations whose settings are about to be read or saved, in the order of their ids, so that two calls never wait for each other.
 * @throws Fault 404 or 403 before anything is touched when one of them is not this person's to change
 */
export async function copyTargets(
  scope: CompanyScope,
  actor: Actor,
  { locationIds, places }: { readonly locationIds: readonly string[]; readonly places: readonly Path[] },
): Promise<readonly GrantTarget[]> {
  const targets = await loadTargets(scope, locationIds);
  if (targets.length !== new Set(locationIds).size) throw notFound();
  if (targets.some(({ type }) => type !== 'LOCATION'))
    throw invalid('NOT_A_LOCATION', 'Settings are copied between locations.', 'body.locations');
  if (!targets.every((target) => mayOn(actor.grants, anySettingsRight, target))) throw forbidden();
  for (const target of targets)
    for (const path of places) refuseWithheldPath(actor, { kind: 'locationSettings', at: target, path });
  return targets.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
