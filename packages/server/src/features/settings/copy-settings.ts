import type { SavesOutcome } from '@servery/contract';
import { copyOverride } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { OverrideVersion } from '../../configuration/saving/save-each.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { readSettingsToCopy } from './copied-settings.ts';
import { saveSettings } from './save-settings.ts';

interface CopyAsked {
  readonly from: string;
  readonly version: number;
  readonly places: readonly string[];
  readonly locations: readonly OverrideVersion[];
}

/**
 * Each location keeps the own values of one location in some places; a save of its own for each.
 * @throws Fault as saveSettings does, and 400 where there is nothing to copy
 */
export async function copySettings(scope: CompanyScope, actor: Actor, asked: CopyAsked): Promise<SavesOutcome> {
  const source = await readSettingsToCopy(scope, actor, asked);
  return saveSettings({ scope, actor, locations: asked.locations, places: source.places }, async ({ above, own }) => {
    return copyOverride(source, { parent: await above.read(), own }).changes;
  });
}
