import type { Permission } from './permissions.ts';

/** The permissions of the console's administrator of a company. */
export const administratorPermissions: readonly Permission[] = [
  'DASHBOARD',
  'USER_ADMIN',
  'USER_ROLES_ADMIN',
  'GLOBAL_ROLE_GRANTING',
  'VIEW_WAGE_DATA',
  'PAYROLL',
  'EDIT_LOCATION',
  'ADD_LOCATION',
  'COMPANY_ADMIN',
  'EDIT_COMPANIES',
  'VIEW_API_CREDS',
  'API_CRED_ADMIN',
  'MANAGE_MENUS',
  'MANAGE_MENU_TEMPLATES',
  'OVERRIDE_MENUS',
  'MANAGE_LOCAL_ITEMS',
  'MODIFY_ONLINE_ORDERING_CONFIGURATION',
  'LIMITED_MANAGE_ONLINE',
  'PUSH_NOTIFICATIONS',
  'SET_CUSTOM_CSS',
  'ACCESS_CONFIGURATION_OPTIONS',
  'LOCATION_SETTINGS',
  'CONFIGURE_HARDWARE',
  'CONFIGURE_CREDIT_CARDS',
  'OVERRIDE_PRICE_AND_TAX',
  'OVERRIDE_PRINTING_AND_KPS',
];

/** Whether a person who holds a role on the whole company can bring in everybody else. */
export function isAdministratorRole({ permissions }: { readonly permissions: readonly Permission[] }): boolean {
  return administratorNeeds.every((code) => permissions.includes(code));
}

/** A company that has somebody with all of these on the whole of it keeps at least one. */
export const administratorNeeds: readonly Permission[] = [
  'COMPANY_ADMIN',
  'USER_ADMIN',
  'USER_ROLES_ADMIN',
  'GLOBAL_ROLE_GRANTING',
];
