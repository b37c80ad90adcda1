import type { OperationId } from '@servery/contract';
import { anySettingsRight, type Permission, publishRights } from '@servery/domain';
import type { DocumentKind } from '../platform/database/tables.ts';

/**
 * The callers that an operation admits, in one line each. `on` names the object that the permission must cover:
 * - `company`: the company in the path (or the hint), by a grant anywhere in it
 * - `wholeCompany`: the same, by a grant on the whole company
 * - `location`: the location or group in the path
 * - `locations`: every location or group that the body names
 * - `provider`: the provider company, by a grant on the whole of it, whichever company is looked at
 */
export type AccessRule =
  | {
      readonly who: 'everyone';
      /** Somebody who is signed in is known all the same. */
      readonly knowsSession?: true;
      /** LG-16: so many from one address, counted before the body is read. */
      readonly isLogin?: true;
    }
  | { readonly who: 'signedIn' }
  | { readonly who: 'terminal' }
  | {
      readonly who: 'person';
      readonly anyOf: readonly Permission[] | 'anyGrant';
      readonly on: AccessScope;
      /** Asked for instead, by the kind of document in the path: any one of them. */
      readonly ofKind?: Readonly<Record<DocumentKind, readonly Permission[]>>;
      /** Asked for besides, at the same place: any one of them. */
      readonly and?: readonly Permission[];
      /** EE-08: for a person who may see staff data of the company. */
      readonly seesStaffData?: true;
      readonly orTerminal?: true;
      /** The console asks automatically, again and again: a session that is used for nothing else ends as an idle one. */
      readonly isWatching?: true;
    };

export type AccessScope = 'company' | 'wholeCompany' | 'location' | 'locations' | 'provider';

const everyone = { who: 'everyone' } as const;
const signedIn = { who: 'signedIn' } as const;
const terminal = { who: 'terminal' } as const;

const menus = ['MANAGE_MENUS'] as const;
/** Asked besides for whatever makes, changes or deletes a template. */
export const templates = ['MANAGE_MENU_TEMPLATES'] as const;
const overrideMenus = ['OVERRIDE_MENUS'] as const;
const configuration = ['ACCESS_CONFIGURATION_OPTIONS', 'LOCATION_SETTINGS'] as const;
const readsMenus = [...menus, ...overrideMenus] as const;
/** Anyone who reads some kind of document. */
const readsSome = [...anySettingsRight, ...readsMenus] as const;
const employees = ['USER_ADMIN'] as const;
const cards = ['CONFIGURE_CREDIT_CARDS'] as const;
const licensing = ['LOCATION_LICENSING'] as const;
/** People who may give an item its picture may add one; people who edit for the whole company keep the company's library in order. */
const images = ['ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS', 'OVERRIDE_MENUS'] as const;
const manageImages = ['ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS'] as const;
const actAs = ['COMPANY_ADMIN', 'PROVIDER_STAFF'] as const;
const people = ['USER_ADMIN', 'USER_ROLES_ADMIN'] as const;
const roles = ['USER_ROLES_ADMIN'] as const;
const defaultRoles = ['DEFAULT_ROLE_ADMIN'] as const;
const publish = ['ACCESS_CONFIGURATION_OPTIONS'] as const;
const [configure = [], editMenus = []] = publishRights.locations;
/** RT-51: menus go out together with location settings, so that both rights are asked for where they go. */
const publishMenus = (on: AccessScope): AccessRule => ({ who: 'person', anyOf: configure, and: editMenus, on });
/** A person who answers for people and access reads the actions of those people. */
export const audit = ['COMPANY_ADMIN', 'USER_ADMIN'] as const;

/** The right to read the tickets of a store, and the reports made of them. */
export const reportRights = ['DASHBOARD'] as const;

/** The people who decide for how long the company keeps its records, and whom it forgets. */
const companyAdmin = ['COMPANY_ADMIN'] as const;

/** The people who take things out of stock and put them back at a location: those who change its menu. */
export const stockRights = readsMenus;

/** PM-22: the people who send push notifications to the guests of a store. */
export const pushRights = ['PUSH_NOTIFICATIONS'] as const;

/** EM-103: jobs, certifications and employment data of the people whom the caller administers. */
const staffData: AccessRule = { who: 'person', anyOf: employees, on: 'company', seesStaffData: true };

/** It mirrors employment and people of the whole company. */
const labor: AccessRule = { who: 'person', anyOf: publish, and: employees, on: 'wholeCompany' };

const may = (anyOf: readonly Permission[] | 'anyGrant', on: AccessScope) =>
  ({ who: 'person', anyOf, on }) as const satisfies AccessRule;

/** The readers of each kind of document. */
export const readersOf = {
  menu: readsMenus,
  locationSettings: anySettingsRight,
  employment: publish,
} as const satisfies Readonly<Record<DocumentKind, readonly Permission[]>>;

const mayReadKind = (on: AccessScope): AccessRule => ({ who: 'person', anyOf: readsSome, ofKind: readersOf, on });

/** One row per operation. An operation without a row does not compile; a route without one stops the server's start. */
export const accessTable: Readonly<Record<OperationId, AccessRule>> = {
  login: { who: 'everyone', isLogin: true },
  sessionStatus: signedIn,
  logout: signedIn,
  listOwnSessions: signedIn,
  endOwnSession: signedIn,
  endOtherSessions: signedIn,
  // Beyond these rows: nobody acts as somebody who may more.
  listActable: may(actAs, 'wholeCompany'),
  actAs: may(actAs, 'wholeCompany'),
  returnToSelf: signedIn,

  passwordPolicy: everyone,
  sendPasswordReset: everyone,
  isValidInviteToken: everyone,
  setPasswordWithToken: everyone,
  // The last passwords are revealed to the person or to the bearer of a mailed link only.
  isValidNewPassword: { who: 'everyone', knowsSession: true },
  changePassword: signedIn,
  // Beyond this row, the grant must reach the person.
  inviteUser: may(['USER_ADMIN'], 'company'),
  // Not found unless there is a sandbox.
  // Beyond these rows: unless the console listens on loopback only, nobody but the provider's staff reads it.
  sandboxMailbox: { who: 'everyone', knowsSession: true },

  accessibleCompanies: signedIn,
  listCompanies: may(['EDIT_COMPANIES', 'ADD_COMPANIES', 'COMPANY_ADMIN'], 'wholeCompany'),
  getCompany: may(['EDIT_COMPANIES', 'COMPANY_ADMIN'], 'wholeCompany'),
  listBrands: may('anyGrant', 'company'),
  companyAppVersion: may('anyGrant', 'company'),
  thirdPartyIntegrationUrl: may('anyGrant', 'company'),
  // Another company than one's own is only for provider staff: the handlers ask for that too.
  createCompany: may(['ADD_COMPANIES'], 'wholeCompany'),
  editCompany: may(['EDIT_COMPANIES'], 'wholeCompany'),
  deleteCompany: may(['COMPANY_ADMIN'], 'wholeCompany'),
  setJobTypeDepartment: may(publish, 'wholeCompany'),

  listTenants: may('anyGrant', 'company'),
  listGroups: may('anyGrant', 'company'),
  getTenant: may('anyGrant', 'location'),
  syncStatus: may('anyGrant', 'company'),
  // Beyond these rows: of the events, the caller is told those at places where the caller has a right to it.
  listNotifications: may('anyGrant', 'company'),
  countNotifications: { ...may('anyGrant', 'company'), isWatching: true },
  readNotifications: may('anyGrant', 'company'),
  getNotificationPreferences: may('anyGrant', 'company'),
  putNotificationPreferences: may('anyGrant', 'company'),
  mailNotificationExample: may('anyGrant', 'company'),
  companyPulse: { ...may('anyGrant', 'company'), isWatching: true },
  listAnyTenants: may('anyGrant', 'company'),
  listTags: may('anyGrant', 'company'),
  getGroup: may('anyGrant', 'location'),
  // The place that a location comes to, and the one that it comes from, are checked as well: anyone who holds a group oversees it.
  createTenant: may(['ADD_LOCATION'], 'company'),
  editTenant: may(['EDIT_LOCATION'], 'locations'),
  // Beyond these rows: of each line, the rights that the call that creates or edits its location asks for.
  previewLocationImport: may(['ADD_LOCATION', 'EDIT_LOCATION'], 'company'),
  importLocations: may(['ADD_LOCATION', 'EDIT_LOCATION'], 'company'),
  moveMembers: may(['EDIT_LOCATION'], 'location'),
  deleteTenant: may(['ADD_LOCATION'], 'location'),
  tenantHistory: may(['EDIT_LOCATION', 'ADD_LOCATION', ...configuration], 'location'),
  listCredentials: may(['VIEW_API_CREDS', 'API_CRED_ADMIN'], 'location'),
  createCredential: may(['API_CRED_ADMIN'], 'location'),
  deleteCredential: may(['API_CRED_ADMIN'], 'location'),

  // Which people, the feature decides: those of the places that the person administers.
  listUsers: may(employees, 'company'),
  listInvalidUsers: may(employees, 'company'),
  userChoices: may(employees, 'company'),
  exportUsers: may(employees, 'company'),
  previewUserImport: may(employees, 'company'),
  importUsers: may(employees, 'company'),
  getUser: may(employees, 'company'),
  createUser: may(employees, 'company'),
  putUser: may(employees, 'company'),
  deactivateUser: may(employees, 'company'),
  reactivateUser: may(employees, 'company'),
  setUsersStatus: may(employees, 'company'),
  listDue: staffData,
  locationStaff: may(employees, 'location'),
  // A person who does not see wages there receives no grade.
  listWageGrades: staffData,
  countRecords: staffData,
  licenceKeys: everyone,
  licenceStatus: { who: 'person', anyOf: 'anyGrant', on: 'location', orTerminal: true },
  licenceToken: { who: 'person', anyOf: licensing, on: 'location', orTerminal: true },
  awaitTokenDeath: { who: 'person', anyOf: licensing, on: 'location', orTerminal: true },
  setLicences: may(licensing, 'location'),
  revokeLicence: may(licensing, 'location'),
  validateAggregator: may(['MODIFY_ONLINE_ORDERING_CONFIGURATION', 'EDIT_LOCATION'], 'location'),
  // Of anyone who edits deliveries; the answer is the geocoder's and holds nothing of the company.
  findAddresses: may(['LOCATION_SETTINGS'], 'company'),
  getPreferences: may(readsMenus, 'company'),
  putPreferences: may(menus, 'wholeCompany'),
  getLaborEndpoints: labor,
  setLaborIntegration: labor,
  getLaborStatus: labor,
  listLaborEntries: labor,
  retryLaborEntries: labor,
  runLaborMirror: labor,
  matchLaborEntry: labor,
  getCutover: may(cards, 'location'),
  startCutover: may(cards, 'location'),
  deleteCreditCard: may(cards, 'location'),
  // NG-18: the roles of one's company are public there; a change is checked against one's own rights.
  listRoles: may('anyGrant', 'company'),
  getRole: may('anyGrant', 'company'),
  changeRolePermissions: may(roles, 'wholeCompany'),
  createRole: may(roles, 'wholeCompany'),
  editRole: may(roles, 'wholeCompany'),
  deleteRole: may(roles, 'wholeCompany'),
  cloneRole: may(roles, 'wholeCompany'),
  listDefaultRoles: may([...roles, ...defaultRoles], 'company'),
  getDefaultRole: may([...roles, ...defaultRoles], 'company'),
  changeDefaultRolePermissions: may(defaultRoles, 'provider'),
  createDefaultRole: may(defaultRoles, 'provider'),
  editDefaultRole: may(defaultRoles, 'provider'),
  deleteDefaultRole: may(defaultRoles, 'provider'),
  cloneDefaultRole: may(defaultRoles, 'provider'),

  // Narrowed by the handlers to people and objects within the caller's own reach.
  listHolders: may(people, 'company'),
  getGrants: may(people, 'company'),
  explainPermission: may(people, 'company'),
  grantRole: may(['USER_ADMIN'], 'company'),
  revokeRole: may(['USER_ADMIN'], 'company'),

  getNews: signedIn,
  trackingSettings: signedIn,
  consoleSettings: signedIn,

  // NW-11. The owner of the news is in the body; the provider's feed asks for the provider's staff besides: NW-10.
  saveNews: may(publish, 'wholeCompany'),

  // Everyone sees the entries about the locations that the permission covers; the store narrows it down.
  listAudit: may(audit, 'company'),
  auditFacets: may(audit, 'company'),
  exportAudit: may(audit, 'company'),

  // At a group or location, the same is asked there.
  explainValue: mayReadKind('company'),
  listOverridesBelow: mayReadKind('wholeCompany'),
  listOverriddenPlaces: mayReadKind('wholeCompany'),
  listOverridingLocations: mayReadKind('wholeCompany'),
  // Beyond these rows: the permission of the call that saves each of them.
  resetOverridesBelow: mayReadKind('company'),
  restoreOverridesBelow: mayReadKind('company'),
  previewValuesBelow: mayReadKind('company'),
  setValuesBelow: mayReadKind('company'),
  undoValuesBelow: mayReadKind('company'),
  // Of each kind, the right to read it there.
  listOwnOverrides: may(readsSome, 'location'),
  // Beyond this row: the permission of the call that saves the layer whole.
  saveChanges: mayReadKind('company'),
  watchDocument: { who: 'person', anyOf: readsSome, ofKind: readersOf, on: 'company', isWatching: true },
  noteEditing: mayReadKind('company'),
  documentHistory: mayReadKind('company'),
  documentVersion: mayReadKind('company'),
  changesSinceVersion: mayReadKind('company'),
  listKeptSince: mayReadKind('company'),

  // Beyond these rows: every section asks for its own permission (settings-rights.ts in the domain), to read it and to change it.
  getCompanySettings: may(anySettingsRight, 'company'),
  putCompanySettings: may(anySettingsRight, 'wholeCompany'),
  getSettingsTemplate: may(anySettingsRight, 'company'),
  getPrintingTemplate: may(anySettingsRight, 'company'),
  getLocationSettings: may(anySettingsRight, 'location'),
  putSettingsOverride: may(anySettingsRight, 'location'),
  getSettingsOverride: may(anySettingsRight, 'company'),
  // Beyond these rows: of each location that is named, the rights that the call that saves its settings asks for.
  previewSettingsCopy: may(anySettingsRight, 'company'),
  copySettings: may(anySettingsRight, 'company'),
  undoSettingsSaves: may(anySettingsRight, 'company'),
  countOwnSettings: may(anySettingsRight, 'company'),
  previewSettingsReset: may(anySettingsRight, 'company'),
  resetSettings: may(anySettingsRight, 'company'),
  // The place that the secret is for is in the body; its field asks for the permission of its section.
  putSecret: may(anySettingsRight, 'company'),
  listMovedSecrets: may(anySettingsRight, 'location'),
  getCompanyEmployment: may(publish, 'company'),
  putCompanyEmployment: may(publish, 'wholeCompany'),
  getEmploymentTemplate: may(publish, 'company'),
  getLocationEmployment: may(publish, 'location'),
  putEmploymentOverride: may(publish, 'location'),

  listMenus: may(readsMenus, 'company'),
  getMenu: may(readsMenus, 'company'),
  listMenuVersions: may(readsMenus, 'company'),
  compareMenuVersions: may(readsMenus, 'company'),
  createMenu: may(menus, 'wholeCompany'),
  // Beyond these two rows, the handlers ask for MANAGE_MENU_TEMPLATES where the menu is a template.
  putMenu: may(menus, 'wholeCompany'),
  deleteMenu: may(menus, 'wholeCompany'),
  assignMenu: may(menus, 'locations'),
  saveAsTemplate: { who: 'person', anyOf: menus, and: templates, on: 'wholeCompany' },
  listMenuTemplates: may(menus, 'company'),
  getMenuTemplate: may(menus, 'company'),
  companySettingsNames: may(readsSome, 'company'),
  locationSettingsNames: may(readsSome, 'location'),
  companyDesigns: may(readsSome, 'company'),
  locationDesigns: may(readsSome, 'location'),
  getLocationMenu: may(overrideMenus, 'location'),
  putMenuOverride: may(overrideMenus, 'location'),

  imageUploadUrl: may(images, 'company'),
  uploadImage: may(images, 'company'),
  listImages: may(images, 'company'),
  listImageUses: may(images, 'company'),
  getImage: may('anyGrant', 'company'),
  renameImage: may(manageImages, 'wholeCompany'),
  deleteImage: may(manageImages, 'wholeCompany'),
  getTerminalImage: terminal,

  startSync: publishMenus('locations'),
  listRunningSyncs: may(publish, 'company'),
  syncWorkflowStatus: may(publish, 'company'),
  rescheduleSync: publishMenus('company'),
  holdSync: publishMenus('company'),
  resumeSync: publishMenus('company'),
  unscheduleSync: publishMenus('location'),
  startEmploymentSync: may(publish, 'locations'),
  listRunningEmploymentSyncs: may(publish, 'company'),
  employmentWorkflowStatus: may(publish, 'company'),
  rescheduleEmploymentSync: may(publish, 'company'),
  holdEmploymentSync: may(publish, 'company'),
  resumeEmploymentSync: may(publish, 'company'),
  unscheduleEmploymentSync: may(publish, 'location'),
  // Beyond these rows: the right to publish each kind that is asked for.
  previewPublish: may(publish, 'locations'),
  mailPreflight: may(publish, 'locations'),
  replayPublish: may(publish, 'locations'),
  listPublications: may(publish, 'company'),

  checkIn: terminal,
  acknowledge: terminal,
  terminalSecrets: terminal,
  reportTickets: terminal,
  reportPunches: terminal,
  // Beyond these rows: of the locations that the grants cover.
  searchTickets: may(reportRights, 'company'),
  countTickets: may(reportRights, 'company'),
  exportTickets: may(reportRights, 'company'),
  getTicket: may(reportRights, 'company'),
  priceTicket: may(reportRights, 'company'),
  ticketsIndexInfo: may(reportRights, 'company'),
  // Every ticket of the company loses its customer, for good.
  countCustomer: { who: 'person', anyOf: companyAdmin, and: reportRights, on: 'wholeCompany' },
  forgetCustomer: { who: 'person', anyOf: companyAdmin, and: reportRights, on: 'wholeCompany' },
  getRetention: may(reportRights, 'company'),
  putRetention: may(companyAdmin, 'wholeCompany'),
  reportOutOfStock: terminal,
  // Beyond these rows: at the locations where the grants say so.
  listOutOfStock: may(stockRights, 'company'),
  takeOutOfStock: may(stockRights, 'company'),
  putBackInStock: may(stockRights, 'company'),
  undoOutOfStock: may(stockRights, 'company'),
  readSales: may(reportRights, 'company'),
  readSalesToday: may(reportRights, 'company'),
  readSalesSincePublish: may(reportRights, 'company'),
  readWork: may(reportRights, 'company'),
  listPunches: may(reportRights, 'company'),
  listSoldItems: may(reportRights, 'company'),
  // Beyond these rows: one's own views only.
  listReportViews: may(reportRights, 'company'),
  saveReportView: may(reportRights, 'company'),
  changeReportView: may(reportRights, 'company'),
  deleteReportView: may(reportRights, 'company'),
  mailReportView: may(reportRights, 'company'),
  readDeliveryTimes: may(reportRights, 'company'),
  listDrivenZones: may(reportRights, 'company'),
  analyticsSettings: may(reportRights, 'company'),
  analyticsToken: may(reportRights, 'company'),
  analyticsSignIn: may(reportRights, 'company'),
  analyticsSignOut: may(reportRights, 'company'),
  enterAnalytics: may(reportRights, 'company'),
  listDashboards: may(reportRights, 'company'),
  // Beyond these rows: at every place that the message names.
  listPushNotifications: may(pushRights, 'company'),
  getPushNotification: may(pushRights, 'company'),
  createPushNotification: may(pushRights, 'company'),
  editPushNotification: may(pushRights, 'company'),
  deletePushNotification: may(pushRights, 'company'),
  schedulePushNotification: may(pushRights, 'company'),
  sendPushNotification: may(pushRights, 'company'),
  stopPushNotification: may(pushRights, 'company'),
  testPushNotification: may(pushRights, 'company'),
  pushAudience: may(pushRights, 'company'),
  listPushLinks: may(pushRights, 'company'),
  // Beyond these rows: the account is the company itself.
  listMobileBuilds: may(publish, 'company'),
  buildMobileApp: may(publish, 'wholeCompany'),
  reportPushDevices: terminal,
  reportPushOpened: terminal,
  getPublishedMenu: { who: 'person', anyOf: readsSome, on: 'location', orTerminal: true },
  getPublishedSettings: { who: 'person', anyOf: anySettingsRight, on: 'location', orTerminal: true },
  getPublishedEmployment: { who: 'person', anyOf: publish, on: 'location', orTerminal: true },
};

/**
 * Never while acting as another person: passwords, secrets, sessions, and permissions. People come with roles and with
 * their sign-in; a company with its first administrator. Nor operations that delete records of the whole company for good.
 */
export const onlyAsOneself: ReadonlySet<OperationId> = new Set([
  'changePassword',
  'inviteUser',
  'putSecret',
  'createUser',
  'putUser',
  'importUsers',
  'deactivateUser',
  'reactivateUser',
  'setUsersStatus',
  'createCompany',
  'deleteCompany',
  'createCredential',
  'deleteCredential',
  'startCutover',
  'deleteCreditCard',
  'forgetCustomer',
  'putRetention',
  'changeRolePermissions',
  'createRole',
  'editRole',
  'deleteRole',
  'cloneRole',
  'changeDefaultRolePermissions',
  'createDefaultRole',
  'editDefaultRole',
  'deleteDefaultRole',
  'cloneDefaultRole',
  'grantRole',
  'revokeRole',
  'listOwnSessions',
  'endOwnSession',
  'endOtherSessions',
  'listActable',
  'actAs',
]);

/** Questions that need a body: open to a person who only looks on. Everything else that is no GET changes something. */
export const readsByPost: ReadonlySet<OperationId> = new Set([
  'isValidNewPassword',
  'explainValue',
  'listOverridesBelow',
  'listOverriddenPlaces',
  'syncWorkflowStatus',
  'employmentWorkflowStatus',
  'previewPublish',
  'replayPublish',
  'previewUserImport',
  'previewLocationImport',
  'previewSettingsCopy',
  'countOwnSettings',
  'previewSettingsReset',
  'previewValuesBelow',
  'findAddresses',
  'pushAudience',
]);
