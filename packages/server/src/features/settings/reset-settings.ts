import type { ChangedAlike, SavesOutcome } from '@servery/contract';
import { copyOverride, type Path } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { kinds } from '../../configuration/kinds.ts';
import type { OverrideVersion } from '../../configuration/saving/save-each.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { GivenSettings } from './copied-settings.ts';
import { previewAt } from './preview-settings.ts';
import { saveSettings } from './save-settings.ts';

interface ResetAsked {
  readonly places: readonly string[];
  readonly locations: readonly OverrideVersion[];
}

/**
 * Each location keeps nothing for itself in some places, so that it inherits them; a save of its own for each.
 * @throws Fault as saveSettings does
 */
export function resetSettings(
  scope: CompanyScope,
  actor: Actor,
  { places, locations }: ResetAsked,
): Promise<SavesOutcome> {
  const nothing = nothingIn(places);
  return saveSettings({ scope, actor, locations, places: nothing.places }, async ({ above, own }) => {
    return copyOverride(nothing, { parent: await above.read(), own }).changes;
  });
}

/** The changes that a reset would make at each location. */
export async function previewReset(
  scope: CompanyScope,
  actor: Actor,
  { places, locationIds }: { readonly places: readonly string[]; readonly locationIds: readonly string[] },
): Promise<{ groups: ChangedAlike[] }> {
  return { groups: await previewAt(scope, actor, { source: nothingIn(places), locationIds }) };
}

function nothingIn(places: readonly string[]): GivenSettings {
  const paths = places.map((place): Path => place.split('.'));
  return { kind: kinds.locationSettings, places: paths, given: [], secrets: 0, document: {} };
}
