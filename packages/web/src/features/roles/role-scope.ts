import { featureOf, isPointOfSalePermission, isProviderPermission, type Permission } from '@servery/domain';
import { hasFeature, isProviderCompany } from '../../session/rights.ts';
import type { Session } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import type { RoleScope } from './role-calls.ts';

/** The roles that a screen is about, and the permitted actions on them. */
export type Roles = RoleScope & {
  readonly isProvider: boolean;
  /** Whether there is anything here for this person to change. */
  readonly canManage: boolean;
};

/** RL-11 RL-12: a company's roles, or the default roles, which the provider's administrator of them manages. */
export function useRoles(isDefault: boolean): Roles {
  const session = useSession();
  const isProvider = isProviderCompany(session);
  const isOnCompany = session.grantedRoles.some(({ grantedOn }) => grantedOn.type === 'GLOBAL');
  const mayManage = isDefault
    ? isProvider && hasFeature(session, 'defaultRoleAdmin')
    : isOnCompany && hasFeature(session, 'userRolesAdmin');
  const canManage = mayManage && session.isReadOnly !== true;
  return { companyId: session.userCompanyId, isDefault, isProvider, canManage };
}

/** RL-12: default roles are read by people who manage roles, of a company or the default ones. */
export function mayReadDefaultRoles(session: Session): boolean {
  return hasFeature(session, 'userRolesAdmin') || hasFeature(session, 'defaultRoleAdmin');
}

/** Whether this person has the permission to hand it on; the server decides, this only shapes the screen. */
export function mayHandOn(session: Session, { isProvider, isDefault }: Roles, code: Permission): boolean {
  if (isProviderPermission(code) && (!isProvider || isDefault)) return false;
  const { enabledFeatures } = session;
  if (enabledFeatures.length === 0 || enabledFeatures.includes(featureOf(code))) return true;
  return isPointOfSalePermission(code) && enabledFeatures.includes('companyAdmin');
}

/** Paths of the screens. RT-26 to RT-33 */
export const rolePaths = {
  list: ({ isDefault }: RoleScope) => (isDefault ? '/defaultRoles' : '/roles'),
  view: ({ isDefault }: RoleScope) => (isDefault ? '/roles/$id/default' : '/roles/$id'),
  edit: ({ isDefault }: RoleScope) => (isDefault ? '/roles/edit/$id/default' : '/roles/edit/$id'),
  create: ({ isDefault }: RoleScope) => (isDefault ? '/roles/create/default' : '/roles/create'),
} as const;
