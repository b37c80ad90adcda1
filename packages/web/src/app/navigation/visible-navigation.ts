import type { Condition, NavigationEntry, NavigationGroup } from './navigation-table.ts';

/** The facts that decide which entries a person sees. */
export type NavigationContext = {
  readonly enabledFeatures: readonly string[];
  /** Whether a location or a group is active, rather than the whole company. */
  readonly hasActiveLocation: boolean;
  /** Whether a role that reaches the active location or group carries OVERRIDE_MENUS. */
  readonly overridesMenusHere: boolean;
  /** Whether the active location, or any location of the level, has kiosks. */
  readonly hasKiosk: boolean;
  readonly supportsOnline: boolean;
  readonly hasCompanyRights: boolean;
  readonly isProviderStaff: boolean;
  readonly isProviderCompany: boolean;
  /** Whether this build has the screen. */
  readonly isBuilt: (path: string) => boolean;
};

/** The part of the table this user sees here, in order. NG-55 to NG-66 */
export function visibleNavigation<Group extends NavigationGroup>(
  table: readonly Group[],
  context: NavigationContext,
): readonly Group[] {
  return table
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => isVisible(entry, context)) }))
    .filter((group) => group.entries.length > 0);
}

function isVisible(entry: NavigationEntry, context: NavigationContext): boolean {
  const { when = [], path } = entry;
  if (!context.isBuilt(path)) return false;
  if (context.enabledFeatures.length === 0) return true;
  if (!hasFeatureOf(entry, context)) return false;
  return when.every((condition) => conditions[condition](context));
}

function hasFeatureOf({ feature, orOverriding }: NavigationEntry, context: NavigationContext): boolean {
  if (feature === null || context.enabledFeatures.includes(feature)) return true;
  return orOverriding === true && context.hasActiveLocation && context.overridesMenusHere;
}

const conditions: Readonly<Record<Condition, (context: NavigationContext) => boolean>> = {
  companyRights: ({ hasCompanyRights, isProviderStaff }) => hasCompanyRights || isProviderStaff,
  kiosk: ({ hasKiosk, isProviderStaff }) => hasKiosk || isProviderStaff,
  providerCompany: ({ isProviderCompany }) => isProviderCompany,
  online: ({ supportsOnline }) => supportsOnline,
  menuHere: ({ hasActiveLocation, overridesMenusHere }) => !hasActiveLocation || overridesMenusHere,
};
