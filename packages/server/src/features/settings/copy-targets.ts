import type { GrantTarget, Path } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { overrideTargets } from '../../configuration/override-targets.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';

interface CopyTargetsAsked {
  readonly locationIds: readonly string[];
  readonly places: readonly Path[];
}

/** The locations whose settings are about to be read or saved. @throws Fault as overrideTargets does, and 400 for a group */
export async function copyTargets(
  scope: CompanyScope,
  actor: Actor,
  { locationIds, places }: CopyTargetsAsked,
): Promise<readonly GrantTarget[]> {
  const asked = { kind: 'locationSettings', tenantIds: locationIds, paths: places } as const;
  const targets = await overrideTargets(scope, actor, asked);
  if (targets.some(({ type }) => type !== 'LOCATION'))
    throw invalid('NOT_A_LOCATION', 'Settings are copied between locations.', 'body.locations');
  return targets;
}
