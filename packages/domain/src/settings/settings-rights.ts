import type { Permission } from '../access/permissions.ts';
import type { Problem } from '../configuration/configuration-kind.ts';
import type { Change, Path } from '../overrides/change.ts';

const configuration: readonly Permission[] = ['ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS'];
const cards: readonly Permission[] = ['CONFIGURE_CREDIT_CARDS'];
const online: readonly Permission[] = ['MODIFY_ONLINE_ORDERING_CONFIGURATION'];
const hardware: readonly Permission[] = ['CONFIGURE_HARDWARE'];
const limitedOnline: readonly Permission[] = ['LIMITED_MANAGE_ONLINE'];

/** Rights that open some sections to people who may not change the others. */
const openedBy: Readonly<Record<string, readonly Permission[]>> = {
  onlineDesign: online,
  onlineAccess: [...online, ...limitedOnline],
  stations: hardware,
  displays: hardware,
  printing: hardware,
  printingRouting: hardware,
  cashManagement: hardware,
};

const deferredOnline = ['allowDeferredOnlineOrders', 'maxOrderLeadDays', 'minOrderLeadTime', 'minOrderLeadUnit'];

/** Which permissions, any one of them, let a person change a place of the location settings. */
function settingsPermissions(path: Path): readonly Permission[] {
  const [section] = path;
  if (section === 'creditAndGiftSettings') return cards;
  const more = typeof section === 'string' ? (openedBy[section] ?? []) : [];
  return [...configuration, ...more, ...(isLimitedOnline(path) ? limitedOnline : [])];
}

/** What a manager with limited options may change of orders: which types are online, and when they may be due. */
function isLimitedOnline([section, field, , flag]: Path): boolean {
  if (section === 'deferredOrders') return typeof field === 'string' && deferredOnline.includes(field);
  return section === 'orderTypes' && field === 'types' && flag === 'activeOnline';
}

/** Every permission that lets a person change something of the location settings. */
export const anySettingsPermission: readonly Permission[] = [
  ...configuration,
  ...cards,
  ...online,
  ...hardware,
  ...limitedOnline,
];

/** The changes that a person's rights do not cover. */
export function forbiddenSettings(
  changes: readonly Change[],
  may: (anyOf: readonly Permission[]) => boolean,
): readonly Problem[] {
  return changes
    .filter(({ path }) => !may(settingsPermissions(path)))
    .map(({ path }) => ({ code: 'NOT_ALLOWED', path, message: 'Your role may not change this.' }));
}
