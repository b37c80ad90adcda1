import {
  type DeliveryZone,
  type GrantTarget,
  type LocationSettings,
  locationSettingsSchema,
  type SettingsNames,
  settingsNamesOf,
} from '@servery/domain';
import type { CompanyScope } from '../platform/database/database.ts';
import { kinds } from './kinds.ts';
import { readOnlyDocument } from './layers.ts';

/** The parts of the settings that menus name, of the company, or of one of its groups or locations. */
export async function readSettingsNames(scope: CompanyScope, target?: GrantTarget): Promise<SettingsNames> {
  return settingsNamesOf(await savedSettings(scope, target));
}

/** How menus look to guests: the designs of the company, or of one of its groups or locations. */
export async function readDesigns(
  scope: CompanyScope,
  target?: GrantTarget,
): Promise<Pick<LocationSettings, 'onlineDesign' | 'kioskDesign'>> {
  const { onlineDesign, kioskDesign } = await savedSettings(scope, target);
  return { onlineDesign, kioskDesign };
}

/** The zones that a location delivers to, or that the company or a group has drawn. */
export async function readDeliveryZones(scope: CompanyScope, target?: GrantTarget): Promise<readonly DeliveryZone[]> {
  const { deliveryArea } = await savedSettings(scope, target);
  return deliveryArea.zones;
}

async function savedSettings(scope: CompanyScope, target?: GrantTarget): Promise<LocationSettings> {
  const saved = await readOnlyDocument(scope, 'locationSettings', target);
  return locationSettingsSchema.parse(kinds.locationSettings.complete(saved ?? {}, {}).document);
}
