import type { OperationId } from '@servery/contract';
import type { Permission } from '@servery/domain';

/**
 * The right to call an operation, written down from the rules and by hand. The tests of access expect these rights: this file shares
 * nothing with the server's own table, so that a row that is wrong there is seen.
 */
export type AskedRight =
  | 'everyone'
  | 'session'
  | 'terminal'
  | {
      /** Any one of these; null: whatever role. */
      readonly oneOf: readonly Permission[] | null;
      readonly over: AskedReach;
      /** And, at the same place, any one of these. */
      readonly and?: readonly Permission[];
      /** The location's own terminal may, too. */
      readonly terminalToo?: true;
    };

/**
 * - anywhere: on some place of the company, whichever
 * - company: on the whole company
 * - place: on the location or group in the path
 * - places: on every location that the body names
 * - provider: on the whole provider company, and only for its people
 */
export type AskedReach = 'anywhere' | 'company' | 'place' | 'places' | 'provider';

const ask =
  (over: AskedReach) =>
  (...oneOf: readonly Permission[]): AskedRight => ({ oneOf, over });
const anywhere = ask('anywhere');
const company = ask('company');
const place = ask('place');
const places = ask('places');
const provider = ask('provider');
/** RT-51: menus and settings go out together, so that a right to each is asked for where they go. */
const publishes = (over: AskedReach): AskedRight => ({
  oneOf: ['ACCESS_CONFIGURATION_OPTIONS'],
  and: ['MANAGE_MENUS', 'OVERRIDE_MENUS'],
  over,
});
/** It shows employment and people, all of the company's. */
const mirrors: AskedRight = { oneOf: ['ACCESS_CONFIGURATION_OPTIONS'], and: ['USER_ADMIN'], over: 'company' };
/** It takes a person from the tickets of all stores, for good. */
const forgets: AskedRight = { oneOf: ['COMPANY_ADMIN'], and: ['DASHBOARD'], over: 'company' };
const anyRole: AskedRight = { oneOf: null, over: 'anywhere' };
const anyRoleThere: AskedRight = { oneOf: null, over: 'place' };

/** Each opens some screen of the location settings. */
const settings = [
  'ACCESS_CONFIGURATION_OPTIONS',
  'LOCATION_SETTINGS',
  'CONFIGURE_HARDWARE',
  'CONFIGURE_CREDIT_CARDS',
  'MODIFY_ONLINE_ORDERING_CONFIGURATION',
  'LIMITED_MANAGE_ONLINE',
  'SET_CUSTOM_CSS',
] as const satisfies readonly Permission[];
const menus = ['MANAGE_MENUS', 'OVERRIDE_MENUS'] as const satisfies readonly Permission[];
const settingsOrMenus = [...settings, ...menus] as const satisfies readonly Permission[];

/** PM-57 PM-58: by feature, as the contract has them. */
export const askedRights: Readonly<Record<OperationId, AskedRight>> = {
  login: 'everyone',
  sessionStatus: 'session',
  logout: 'session',
  listOwnSessions: 'session',
  endOwnSession: 'session',
  endOtherSessions: 'session',
  listActable: company('COMPANY_ADMIN', 'PROVIDER_STAFF'),
  actAs: company('COMPANY_ADMIN', 'PROVIDER_STAFF'),
  returnToSelf: 'session',

  passwordPolicy: 'everyone',
  sendPasswordReset: 'everyone',
  isValidInviteToken: 'everyone',
  setPasswordWithToken: 'everyone',
  isValidNewPassword: 'everyone',
  changePassword: 'session',
  inviteUser: anywhere('USER_ADMIN'),
  sandboxMailbox: 'everyone',

  accessibleCompanies: 'session',
  listCompanies: company('EDIT_COMPANIES', 'ADD_COMPANIES', 'COMPANY_ADMIN'),
  getCompany: company('EDIT_COMPANIES', 'COMPANY_ADMIN'),
  listBrands: anyRole,
  companyAppVersion: anyRole,
  thirdPartyIntegrationUrl: anyRole,
  createCompany: company('ADD_COMPANIES'),
  editCompany: company('EDIT_COMPANIES'),
  deleteCompany: company('COMPANY_ADMIN'),
  setJobTypeDepartment: company('ACCESS_CONFIGURATION_OPTIONS'),
  getPreferences: anywhere('MANAGE_MENUS', 'OVERRIDE_MENUS'),
  putPreferences: company('MANAGE_MENUS'),

  listTenants: anyRole,
  listGroups: anyRole,
  listAnyTenants: anyRole,
  listTags: anyRole,
  syncStatus: anyRole,
  companyPulse: anyRole,
  listNotifications: anyRole,
  countNotifications: anyRole,
  readNotifications: anyRole,
  getNotificationPreferences: anyRole,
  putNotificationPreferences: anyRole,
  mailNotificationExample: anyRole,
  getTenant: anyRoleThere,
  getGroup: anyRoleThere,
  createTenant: anywhere('ADD_LOCATION'),
  editTenant: places('EDIT_LOCATION'),
  previewLocationImport: anywhere('ADD_LOCATION', 'EDIT_LOCATION'),
  importLocations: anywhere('ADD_LOCATION', 'EDIT_LOCATION'),
  moveMembers: place('EDIT_LOCATION'),
  deleteTenant: place('ADD_LOCATION'),
  tenantHistory: place('EDIT_LOCATION', 'ADD_LOCATION', 'ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS'),
  listCredentials: place('VIEW_API_CREDS', 'API_CRED_ADMIN'),
  createCredential: place('API_CRED_ADMIN'),
  deleteCredential: place('API_CRED_ADMIN'),

  listUsers: anywhere('USER_ADMIN'),
  listInvalidUsers: anywhere('USER_ADMIN'),
  userChoices: anywhere('USER_ADMIN'),
  exportUsers: anywhere('USER_ADMIN'),
  previewUserImport: anywhere('USER_ADMIN'),
  importUsers: anywhere('USER_ADMIN'),
  getUser: anywhere('USER_ADMIN'),
  createUser: anywhere('USER_ADMIN'),
  putUser: anywhere('USER_ADMIN'),
  deactivateUser: anywhere('USER_ADMIN'),
  reactivateUser: anywhere('USER_ADMIN'),
  setUsersStatus: anywhere('USER_ADMIN'),
  listDue: anywhere('USER_ADMIN'),
  locationStaff: place('USER_ADMIN'),
  listWageGrades: anywhere('USER_ADMIN'),
  countRecords: anywhere('USER_ADMIN'),

  licenceKeys: 'everyone',
  licenceStatus: { oneOf: null, over: 'place', terminalToo: true },
  licenceToken: { oneOf: ['LOCATION_LICENSING'], over: 'place', terminalToo: true },
  awaitTokenDeath: { oneOf: ['LOCATION_LICENSING'], over: 'place', terminalToo: true },
  setLicences: place('LOCATION_LICENSING'),
  revokeLicence: place('LOCATION_LICENSING'),
  validateAggregator: place('MODIFY_ONLINE_ORDERING_CONFIGURATION', 'EDIT_LOCATION'),
  findAddresses: anywhere('LOCATION_SETTINGS'),
  getLaborEndpoints: mirrors,
  setLaborIntegration: mirrors,
  getLaborStatus: mirrors,
  listLaborEntries: mirrors,
  retryLaborEntries: mirrors,
  runLaborMirror: mirrors,
  matchLaborEntry: mirrors,
  getCutover: place('CONFIGURE_CREDIT_CARDS'),
  startCutover: place('CONFIGURE_CREDIT_CARDS'),
  deleteCreditCard: place('CONFIGURE_CREDIT_CARDS'),

  listRoles: anyRole,
  getRole: anyRole,
  createRole: company('USER_ROLES_ADMIN'),
  editRole: company('USER_ROLES_ADMIN'),
  deleteRole: company('USER_ROLES_ADMIN'),
  cloneRole: company('USER_ROLES_ADMIN'),
  changeRolePermissions: company('USER_ROLES_ADMIN'),
  listDefaultRoles: anywhere('USER_ROLES_ADMIN', 'DEFAULT_ROLE_ADMIN'),
  getDefaultRole: anywhere('USER_ROLES_ADMIN', 'DEFAULT_ROLE_ADMIN'),
  createDefaultRole: provider('DEFAULT_ROLE_ADMIN'),
  editDefaultRole: provider('DEFAULT_ROLE_ADMIN'),
  deleteDefaultRole: provider('DEFAULT_ROLE_ADMIN'),
  cloneDefaultRole: provider('DEFAULT_ROLE_ADMIN'),
  changeDefaultRolePermissions: provider('DEFAULT_ROLE_ADMIN'),

  listHolders: anywhere('USER_ADMIN', 'USER_ROLES_ADMIN'),
  getGrants: anywhere('USER_ADMIN', 'USER_ROLES_ADMIN'),
  explainPermission: anywhere('USER_ADMIN', 'USER_ROLES_ADMIN'),
  grantRole: anywhere('USER_ADMIN'),
  revokeRole: anywhere('USER_ADMIN'),

  getNews: 'session',
  saveNews: company('ACCESS_CONFIGURATION_OPTIONS'),
  trackingSettings: 'session',
  consoleSettings: 'session',

  listAudit: anywhere('COMPANY_ADMIN', 'USER_ADMIN'),
  auditFacets: anywhere('COMPANY_ADMIN', 'USER_ADMIN'),
  exportAudit: anywhere('COMPANY_ADMIN', 'USER_ADMIN'),

  // As asked about a menu; of other kinds: configuration-reading.test.ts.
  explainValue: anywhere(...menus),
  listOverridesBelow: company(...menus),
  listOverriddenPlaces: company(...menus),
  listOverridingLocations: company(...menus),
  resetOverridesBelow: anywhere(...menus),
  restoreOverridesBelow: anywhere(...menus),
  previewValuesBelow: anywhere(...menus),
  setValuesBelow: anywhere(...menus),
  undoValuesBelow: anywhere(...menus),
  listOwnOverrides: place(...settingsOrMenus),
  saveChanges: anywhere(...menus),
  watchDocument: anywhere(...menus),
  noteEditing: anywhere(...menus),
  documentHistory: anywhere(...menus),
  documentVersion: anywhere(...menus),
  changesSinceVersion: anywhere(...menus),
  listKeptSince: anywhere(...menus),

  getCompanySettings: anywhere(...settings),
  putCompanySettings: company(...settings),
  getSettingsTemplate: anywhere(...settings),
  getPrintingTemplate: anywhere(...settings),
  getLocationSettings: place(...settings),
  putSettingsOverride: place(...settings),
  getSettingsOverride: anywhere(...settings),
  previewSettingsCopy: anywhere(...settings),
  copySettings: anywhere(...settings),
  undoSettingsSaves: anywhere(...settings),
  countOwnSettings: anywhere(...settings),
  previewSettingsReset: anywhere(...settings),
  resetSettings: anywhere(...settings),
  putSecret: anywhere(...settings),
  listMovedSecrets: place(...settings),
  getCompanyEmployment: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  putCompanyEmployment: company('ACCESS_CONFIGURATION_OPTIONS'),
  getEmploymentTemplate: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  getLocationEmployment: place('ACCESS_CONFIGURATION_OPTIONS'),
  putEmploymentOverride: place('ACCESS_CONFIGURATION_OPTIONS'),

  listMenus: anywhere('MANAGE_MENUS', 'OVERRIDE_MENUS'),
  getMenu: anywhere('MANAGE_MENUS', 'OVERRIDE_MENUS'),
  listMenuVersions: anywhere('MANAGE_MENUS', 'OVERRIDE_MENUS'),
  compareMenuVersions: anywhere('MANAGE_MENUS', 'OVERRIDE_MENUS'),
  createMenu: company('MANAGE_MENUS'),
  putMenu: company('MANAGE_MENUS'),
  deleteMenu: company('MANAGE_MENUS'),
  assignMenu: places('MANAGE_MENUS'),
  saveAsTemplate: { oneOf: ['MANAGE_MENUS'], and: ['MANAGE_MENU_TEMPLATES'], over: 'company' },
  listMenuTemplates: anywhere('MANAGE_MENUS'),
  getMenuTemplate: anywhere('MANAGE_MENUS'),
  companySettingsNames: anywhere(...settingsOrMenus),
  locationSettingsNames: place(...settingsOrMenus),
  companyDesigns: anywhere(...settingsOrMenus),
  locationDesigns: place(...settingsOrMenus),
  getLocationMenu: place('OVERRIDE_MENUS'),
  putMenuOverride: place('OVERRIDE_MENUS'),

  imageUploadUrl: anywhere('ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS', 'OVERRIDE_MENUS'),
  uploadImage: anywhere('ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS', 'OVERRIDE_MENUS'),
  listImages: anywhere('ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS', 'OVERRIDE_MENUS'),
  listImageUses: anywhere('ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS', 'OVERRIDE_MENUS'),
  getImage: anyRole,
  renameImage: company('ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS'),
  deleteImage: company('ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS'),
  getTerminalImage: 'terminal',

  startSync: publishes('places'),
  listRunningSyncs: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  syncWorkflowStatus: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  rescheduleSync: publishes('anywhere'),
  holdSync: publishes('anywhere'),
  resumeSync: publishes('anywhere'),
  unscheduleSync: publishes('place'),
  startEmploymentSync: places('ACCESS_CONFIGURATION_OPTIONS'),
  listRunningEmploymentSyncs: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  employmentWorkflowStatus: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  rescheduleEmploymentSync: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  holdEmploymentSync: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  resumeEmploymentSync: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  unscheduleEmploymentSync: place('ACCESS_CONFIGURATION_OPTIONS'),
  previewPublish: publishes('places'),
  mailPreflight: publishes('places'),
  replayPublish: publishes('places'),
  listPublications: anywhere('ACCESS_CONFIGURATION_OPTIONS'),

  checkIn: 'terminal',
  acknowledge: 'terminal',
  reportTickets: 'terminal',
  reportPunches: 'terminal',
  searchTickets: anywhere('DASHBOARD'),
  countTickets: anywhere('DASHBOARD'),
  exportTickets: anywhere('DASHBOARD'),
  getTicket: anywhere('DASHBOARD'),
  priceTicket: anywhere('DASHBOARD'),
  ticketsIndexInfo: anywhere('DASHBOARD'),
  countCustomer: forgets,
  forgetCustomer: forgets,
  getRetention: anywhere('DASHBOARD'),
  putRetention: company('COMPANY_ADMIN'),
  reportOutOfStock: 'terminal',
  listOutOfStock: anywhere(...menus),
  takeOutOfStock: anywhere(...menus),
  putBackInStock: anywhere(...menus),
  undoOutOfStock: anywhere(...menus),
  readSales: anywhere('DASHBOARD'),
  readSalesToday: anywhere('DASHBOARD'),
  readSalesSincePublish: anywhere('DASHBOARD'),
  readWork: anywhere('DASHBOARD'),
  listPunches: anywhere('DASHBOARD'),
  listSoldItems: anywhere('DASHBOARD'),
  listReportViews: anywhere('DASHBOARD'),
  saveReportView: anywhere('DASHBOARD'),
  changeReportView: anywhere('DASHBOARD'),
  deleteReportView: anywhere('DASHBOARD'),
  mailReportView: anywhere('DASHBOARD'),
  readDeliveryTimes: anywhere('DASHBOARD'),
  listDrivenZones: anywhere('DASHBOARD'),
  analyticsSettings: anywhere('DASHBOARD'),
  analyticsToken: anywhere('DASHBOARD'),
  analyticsSignIn: anywhere('DASHBOARD'),
  analyticsSignOut: anywhere('DASHBOARD'),
  enterAnalytics: anywhere('DASHBOARD'),
  listDashboards: anywhere('DASHBOARD'),
  listPushNotifications: anywhere('PUSH_NOTIFICATIONS'),
  getPushNotification: anywhere('PUSH_NOTIFICATIONS'),
  createPushNotification: anywhere('PUSH_NOTIFICATIONS'),
  editPushNotification: anywhere('PUSH_NOTIFICATIONS'),
  deletePushNotification: anywhere('PUSH_NOTIFICATIONS'),
  schedulePushNotification: anywhere('PUSH_NOTIFICATIONS'),
  sendPushNotification: anywhere('PUSH_NOTIFICATIONS'),
  stopPushNotification: anywhere('PUSH_NOTIFICATIONS'),
  testPushNotification: anywhere('PUSH_NOTIFICATIONS'),
  pushAudience: anywhere('PUSH_NOTIFICATIONS'),
  listPushLinks: anywhere('PUSH_NOTIFICATIONS'),
  listMobileBuilds: anywhere('ACCESS_CONFIGURATION_OPTIONS'),
  buildMobileApp: company('ACCESS_CONFIGURATION_OPTIONS'),
  reportPushDevices: 'terminal',
  reportPushOpened: 'terminal',
  terminalSecrets: 'terminal',
  getPublishedMenu: { oneOf: settingsOrMenus, over: 'place', terminalToo: true },
  getPublishedSettings: { oneOf: settings, over: 'place', terminalToo: true },
  getPublishedEmployment: { oneOf: ['ACCESS_CONFIGURATION_OPTIONS'], over: 'place', terminalToo: true },
};

/** PM-56: while acting as another person, refused to everybody: passwords, secrets, sessions, people, permissions, and operations that delete records for good. */
export const refusedWhileActing: readonly OperationId[] = [
  'actAs',
  'changeDefaultRolePermissions',
  'changePassword',
  'changeRolePermissions',
  'cloneDefaultRole',
  'cloneRole',
  'createCompany',
  'createCredential',
  'createDefaultRole',
  'createRole',
  'createUser',
  'deactivateUser',
  'deleteCompany',
  'deleteCreditCard',
  'deleteCredential',
  'deleteDefaultRole',
  'deleteRole',
  'editDefaultRole',
  'editRole',
  'endOtherSessions',
  'endOwnSession',
  'forgetCustomer',
  'grantRole',
  'importUsers',
  'inviteUser',
  'listActable',
  'listOwnSessions',
  'putRetention',
  'putSecret',
  'putUser',
  'reactivateUser',
  'revokeRole',
  'setUsersStatus',
  'startCutover',
];

/** PM-56: questions that need a body, answered also to a person who only looks on. */
export const questionsWithBody: readonly OperationId[] = [
  'countOwnSettings',
  'employmentWorkflowStatus',
  'explainValue',
  'findAddresses',
  'pushAudience',
  'isValidNewPassword',
  'listOverridesBelow',
  'listOverriddenPlaces',
  'previewLocationImport',
  'previewPublish',
  'replayPublish',
  'previewSettingsCopy',
  'previewSettingsReset',
  'previewUserImport',
  'previewValuesBelow',
  'syncWorkflowStatus',
];
