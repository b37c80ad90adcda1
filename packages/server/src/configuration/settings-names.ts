import { type GrantTarget, locationSettingsSchema, type SettingsNames, settingsNamesOf } from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';
import { kinds } from './kinds.ts';
import { readOnlyDocument } from './layers.ts';

/** What menus name of the settings of the company, or of one of its groups or locations. */
export async function readSettingsNames(scope: CompanyScope, target?: GrantTarget): Promise<SettingsNames> {
  const saved = await readOnlyDocument(scope, 'locationSettings', target);
  const settings = kinds.locationSettings.complete(saved ?? {}, {}).document;
  return settingsNamesOf(locationSettingsSchema.parse(settings));
}
