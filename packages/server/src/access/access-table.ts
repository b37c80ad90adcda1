import type { OperationId } from '@servery/contract';
import type { Permission } from '@servery/domain';

/**
 * Who may call an operation, in one line each. `on` names the object that the permission must cover:
 * - `company`: the company in the path (or the hint), by a grant anywhere in it
 * - `wholeCompany`: the same, by a grant on the whole company
 * - `location`: the location or group in the path
 * - `locations`: every id of the body's `locationIds`
 */
export type AccessRule =
  | { readonly who: 'everyone' }
  | { readonly who: 'signedIn' }
  | { readonly who: 'terminal' }
  | {
      readonly who: 'person';
      readonly anyOf: readonly Permission[] | 'anyGrant';
      readonly on: AccessScope;
      readonly orTerminal?: true;
    };

export type AccessScope = 'company' | 'wholeCompany' | 'location' | 'locations';

const everyone = { who: 'everyone' } as const;
const signedIn = { who: 'signedIn' } as const;
const terminal = { who: 'terminal' } as const;

const menus = ['MANAGE_MENUS'] as const;
const overrideMenus = ['OVERRIDE_MENUS'] as const;
const configuration = ['ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS'] as const;
const anyConfiguration = [
  'ACCESS_CONFIGURATION_OPTIONS',
  'LOCATION_SETTINGS',
  'MANAGE_MENUS',
  'OVERRIDE_MENUS',
] as const;
const people = ['USER_ADMIN'] as const;
const publish = ['ACCESS_CONFIGURATION_OPTIONS'] as const;

const may = (anyOf: readonly Permission[] | 'anyGrant', on: AccessScope): AccessRule => ({ who: 'person', anyOf, on });

/** One row per operation. An operation without a row does not compile; a route without one stops the server's start. */
export const accessTable: Readonly<Record<OperationId, AccessRule>> = {
  login: everyone,
  sessionStatus: signedIn,
  logout: signedIn,
  accessibleCompanies: signedIn,

  listTenants: may('anyGrant', 'company'),
  listGroups: may('anyGrant', 'company'),
  getTenant: may('anyGrant', 'location'),
  syncStatus: may('anyGrant', 'company'),
  listCredentials: may(['VIEW_API_CREDS', 'API_CRED_ADMIN'], 'location'),
  createCredential: may(['API_CRED_ADMIN'], 'location'),
  deleteCredential: may(['API_CRED_ADMIN'], 'location'),

  // Which people, the feature decides: those of the places that the person administers.
  listUsers: may(people, 'company'),
  listInvalidUsers: may(people, 'company'),
  userChoices: may(people, 'company'),
  exportUsers: may(people, 'company'),
  previewUserImport: may(people, 'company'),
  importUsers: may(people, 'company'),
  getUser: may(people, 'company'),
  createUser: may(people, 'company'),
  putUser: may(people, 'company'),
  deactivateUser: may(people, 'company'),
  reactivateUser: may(people, 'company'),

  getNews: signedIn,

  explainValue: may(anyConfiguration, 'company'),
  listKeepers: may(anyConfiguration, 'wholeCompany'),
  documentHistory: may(anyConfiguration, 'company'),

  // Menus name order types, tenders and stations of the settings: who edits menus may read them.
  getCompanySettings: may(anyConfiguration, 'company'),
  putCompanySettings: may(configuration, 'wholeCompany'),
  getSettingsTemplate: may(configuration, 'company'),
  getLocationSettings: may(anyConfiguration, 'location'),
  putSettingsOverride: may(configuration, 'location'),
  getSettingsOverride: may(configuration, 'company'),
  getCompanyEmployment: may(publish, 'company'),
  putCompanyEmployment: may(publish, 'wholeCompany'),
  getEmploymentTemplate: may(publish, 'company'),
  getLocationEmployment: may(publish, 'location'),
  putEmploymentOverride: may(publish, 'location'),

  listMenus: may([...menus, ...overrideMenus], 'company'),
  getMenu: may([...menus, ...overrideMenus], 'company'),
  listMenuVersions: may([...menus, ...overrideMenus], 'company'),
  compareMenuVersions: may([...menus, ...overrideMenus], 'company'),
  createMenu: may(menus, 'wholeCompany'),
  putMenu: may(menus, 'wholeCompany'),
  deleteMenu: may(menus, 'wholeCompany'),
  assignMenu: may(menus, 'locations'),
  listMenuTemplates: may(menus, 'company'),
  getMenuTemplate: may(menus, 'company'),
  getLocationMenu: may(overrideMenus, 'location'),
  putMenuOverride: may(overrideMenus, 'location'),

  startSync: may(publish, 'locations'),
  listRunningSyncs: may(publish, 'company'),
  syncWorkflowStatus: may(publish, 'company'),
  rescheduleSync: may(publish, 'company'),
  unscheduleSync: may(publish, 'location'),
  startEmploymentSync: may(publish, 'locations'),
  listRunningEmploymentSyncs: may(publish, 'company'),
  employmentWorkflowStatus: may(publish, 'company'),
  rescheduleEmploymentSync: may(publish, 'company'),
  unscheduleEmploymentSync: may(publish, 'location'),
  previewPublish: may(publish, 'locations'),
  listPublications: may(publish, 'company'),

  checkIn: terminal,
  acknowledge: terminal,
  getPublishedMenu: { who: 'person', anyOf: anyConfiguration, on: 'location', orTerminal: true },
  getPublishedSettings: { who: 'person', anyOf: anyConfiguration, on: 'location', orTerminal: true },
  getPublishedEmployment: { who: 'person', anyOf: publish, on: 'location', orTerminal: true },
};
