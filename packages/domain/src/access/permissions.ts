import { type PointOfSalePermission, pointOfSalePermissions } from './point-of-sale-permissions.ts';

/** Permission codes of the console specification, section 6; the last two are the internal staff codes. */
export const permissions = [
  'DASHBOARD',
  'USER_ADMIN',
  'GLOBAL_ROLE_GRANTING',
  'USER_ROLES_ADMIN',
  'DEFAULT_ROLE_ADMIN',
  'EDIT_LOCATION',
  'ADD_LOCATION',
  'COMPANY_ADMIN',
  'ADD_COMPANIES',
  'EDIT_COMPANIES',
  'VIEW_API_CREDS',
  'API_CRED_ADMIN',
  'MANAGE_MENU_TEMPLATES',
  'MANAGE_MENUS',
  'OVERRIDE_MENUS',
  'MANAGE_LOCAL_ITEMS',
  'MODIFY_ONLINE_ORDERING_CONFIGURATION',
  'LIMITED_MANAGE_ONLINE',
  'PUSH_NOTIFICATIONS',
  'SET_CUSTOM_CSS',
  'TOL_LICENSE',
  'DELIVERY_LICENSE',
  'TABLE_SERVICE_LICENSE',
  'LOYALTY_LICENSE',
  'ACCESS_CONFIGURATION_OPTIONS',
  'LOCATION_LICENSING',
  'HAS_TOL_ADMIN_ACCESS',
  'LOCATION_SETTINGS',
  'CONFIGURE_HARDWARE',
  'CONFIGURE_CREDIT_CARDS',
  'OVERRIDE_PRICE_AND_TAX',
  'OVERRIDE_PRINTING_AND_KPS',
  'CHANGE_PRINTER_SETTING',
  'VIEW_WAGE_DATA',
  'PAYROLL',
  'ENGINEERING_USER',
  'PROVIDER_STAFF',
] as const;

/** A permission that a role can carry: a right in the console, or a right at a location's point of sale. */
export type Permission = (typeof permissions)[number] | PointOfSalePermission;

/** Every code there is, the console's first. */
export const everyPermission: readonly Permission[] = [...permissions, ...pointOfSalePermissions];

/** Flags whose name is not the permission in camelCase. */
const namedFeatures: Partial<Record<Permission, string>> = {
  MODIFY_ONLINE_ORDERING_CONFIGURATION: 'manageOnline',
  HAS_TOL_ADMIN_ACCESS: 'tolLicense',
};

/** The flag of `enabledFeatures` that a permission switches on: MANAGE_MENUS -> manageMenus. */
export function featureOf(permission: Permission): string {
  return (
    namedFeatures[permission] ?? permission.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  );
}
