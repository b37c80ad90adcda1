import type { SavesOutcome } from '@servery/contract';
import type { Path } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { type OverrideVersion, saveEach, undoEach } from '../../configuration/saving/save-each.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { settingsOf } from './copied-settings.ts';
import { copyTargets } from './copy-targets.ts';

interface SettingsAsked {
  readonly scope: CompanyScope;
  readonly actor: Actor;
  readonly locations: readonly OverrideVersion[];
  readonly places: readonly Path[];
}

/**
 * A save of its own for each location. A location that was changed since it was looked at is skipped and named.
 * @throws Fault 404 or 403 before anything is touched when one of them is not this person's to change
 */
export async function saveSettings(asked: SettingsAsked, next: Parameters<typeof saveEach>[1]): Promise<SavesOutcome> {
  return saveEach(await savesOf(asked), next);
}

/** Takes the newest save of each location back, where it is still the version that is named. */
export async function undoSettings(asked: Omit<SettingsAsked, 'places'>): Promise<SavesOutcome> {
  return undoEach(await savesOf({ ...asked, places: [] }));
}

async function savesOf({ scope, actor, locations, places }: SettingsAsked) {
  const locationIds = locations.map(({ tenantId }) => tenantId);
  const targets = await copyTargets(scope, actor, { locationIds, places });
  return { scope, actor, ...settingsOf(scope), targets, versions: locations };
}
