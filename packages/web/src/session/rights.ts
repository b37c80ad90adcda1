import { type Grant, type GrantTarget, mayOn, mayOnCompany, type Permission, permissions } from '@servery/domain';
import type { Session } from './session-schema.ts';

/** The flags that shape the screen; the server enforces the permission on every call. PM-39 */
export type Feature =
  | 'dashboard'
  | 'editCompanies'
  | 'addCompanies'
  | 'companyAdmin'
  | 'locationLicensing'
  | 'manageMenus'
  | 'userAdmin'
  | 'companyAdmin'
  | 'userRolesAdmin'
  | 'defaultRoleAdmin'
  | 'accessConfigurationOptions'
  | 'manageOnline'
  | 'limitedManageOnline'
  | 'locationSettings'
  | 'configureCreditCards'
  | 'configureHardware'
  | 'overrideMenus'
  | 'setCustomCss'
  | 'viewApiCreds'
  | 'apiCredAdmin'
  | 'addLocation'
  | 'editLocation'
  | 'companyAdmin'
  | 'engineeringUser'
  | 'providerStaff'
  | 'staffData'
  | 'viewWageData';

type Rights = Pick<Session, 'enabledFeatures' | 'grantedRoles' | 'userCompanyId' | 'providerCompanyId'>;

/** People who administer employees or the company read the record of actions. */
export function mayReadAudit(rights: Pick<Rights, 'enabledFeatures'>): boolean {
  return hasFeature(rights, 'userAdmin') || hasFeature(rights, 'companyAdmin');
}

/** NW-11: news are the whole company's. */
export function mayConfigureNews(session: Session): boolean {
  return mayAt(session, ['ACCESS_CONFIGURATION_OPTIONS'], null);
}

/** It mirrors employment and people of the whole company. */
export function mayMirrorLabor(session: Session): boolean {
  return mayAt(session, ['ACCESS_CONFIGURATION_OPTIONS'], null) && mayAt(session, ['USER_ADMIN'], null);
}

/** NG-55: an empty list has everything. */
export function hasFeature({ enabledFeatures }: Pick<Rights, 'enabledFeatures'>, feature: Feature): boolean {
  return enabledFeatures.length === 0 || enabledFeatures.includes(feature);
}

/** The roles of this person with their features in the console and their places. NG-55: an empty list of features allows everything everywhere. */
export function grantsOf({ enabledFeatures, grantedRoles }: Pick<Rights, 'enabledFeatures' | 'grantedRoles'>): Grant[] {
  const role = { roleId: '', roleName: '' };
  if (enabledFeatures.length === 0) return [{ ...role, permissions, grantedOn: { type: 'GLOBAL', id: null } }];
  return grantedRoles.map(({ grantedOn: { type, id }, permissions: given }) => ({
    ...role,
    permissions: permissions.filter((permission) => given.includes(permission)),
    grantedOn: type === 'GLOBAL' ? { type, id: null } : { type, id: id ?? '' },
  }));
}

/** Whether a role that reaches the place carries any of the permissions; null asks for the whole company. */
export function mayAt(session: Session, anyOf: readonly Permission[], tenantId: string | null): boolean {
  const target = targetOf(session, tenantId);
  return target ? mayOn(grantsOf(session), anyOf, target) : mayOnCompany(grantsOf(session), anyOf);
}

/** A location or group that the person may access, as grants ask for it. */
export function targetOf({ accessibleTenants }: Session, tenantId: string | null): GrantTarget | null {
  return accessibleTenants.find(({ id }) => id === tenantId) ?? null;
}

/** Menus of the company are made, named, imported and deleted by people who manage them for all of it. */
export function mayManageMenus(session: Session): boolean {
  return mayAt(session, ['MANAGE_MENUS'], null);
}

/** The permissions to take out of stock and put back at a place: those to change its menu. */
export const stockRights: readonly Permission[] = ['MANAGE_MENUS', 'OVERRIDE_MENUS'];

/** Whether this person takes anything out anywhere. */
export function mayTakeOut(session: Session): boolean {
  return grantsOf(session).some((grant) => stockRights.some((right) => grant.permissions.includes(right)));
}

/** PM-22: the permission to send push notifications to the guests of a place. */
export const pushRights: readonly Permission[] = ['PUSH_NOTIFICATIONS'];

/** Whether this person sends push notifications anywhere. */
export function maySendPush(session: Session): boolean {
  return grantsOf(session).some((grant) => pushRights.some((right) => grant.permissions.includes(right)));
}

/** Templates of menus are made, changed and deleted for the whole company. */
export function mayManageTemplates(session: Session): boolean {
  return mayManageMenus(session) && mayAt(session, ['MANAGE_MENU_TEMPLATES'], null);
}

/** NG-43, NG-63: menus of the company for people who manage them, at a location or group for people who override them there. */
export function mayOpenMenuItems(session: Session, activeId: string | null): boolean {
  return activeId === null ? hasFeature(session, 'manageMenus') : mayAt(session, ['OVERRIDE_MENUS'], activeId);
}

export function isProviderStaff({ enabledFeatures }: Pick<Rights, 'enabledFeatures'>): boolean {
  return enabledFeatures.includes('providerStaff');
}

/** EE-08 EM-101 EM-103: the work and the certifications of the people that one administers. */
export function maySeeStaffData(rights: Pick<Rights, 'enabledFeatures'>): boolean {
  return rights.enabledFeatures.includes('staffData') && hasFeature(rights, 'userAdmin');
}

/** Provider staff, or anybody with a role granted on the whole company. */
export function hasCompanyRights(session: Pick<Rights, 'enabledFeatures' | 'grantedRoles'>): boolean {
  return isProviderStaff(session) || session.grantedRoles.some((role) => role.grantedOn.type === 'GLOBAL');
}

export function isProviderCompany(session: Pick<Rights, 'userCompanyId' | 'providerCompanyId'>): boolean {
  return session.userCompanyId === session.providerCompanyId;
}
