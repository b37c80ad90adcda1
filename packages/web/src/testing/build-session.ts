import { anySettingsRight, featureOf, permissions } from '@servery/domain';
import type { Session, Tenant } from '../session/session-schema.ts';

type GrantedRole = Session['grantedRoles'][number];

/** The parts of a session that a test sets; a granted role whose permissions it leaves out carries those of the enabled features. */
export type SessionOverrides = Partial<Omit<Session, 'grantedRoles'>> & {
  readonly grantedRoles?: readonly (Pick<GrantedRole, 'grantedOn'> & Partial<GrantedRole>)[];
};

export function buildTenant(overrides: Partial<Tenant> = {}): Tenant {
  return {
    id: '101',
    name: 'Pier 39',
    type: 'LOCATION',
    groupId: null,
    tags: [],
    kioskActive: false,
    timezone: 'America/Los_Angeles',
    menuId: null,
    licences: { online: true, delivery: false, tableService: false },
    ...overrides,
  };
}

/** Harbor Pizza Co. with two groups and three locations; an empty feature list sees everything. */
export function buildSession({ grantedRoles = onCompany, ...overrides }: SessionOverrides = {}): Session {
  const session = {
    userId: 'u1',
    userDisplayName: 'Dana Whitfield',
    userEmail: 'dana.whitfield@harborpizza.example',
    userCompanyId: '2',
    userCompanyName: 'Harbor Pizza Co.',
    originalUserId: null,
    originalUserName: null,
    isReadOnly: false,
    enabledFeatures: [],
    accessibleTenants: [
      buildTenant({ id: 'g1', name: 'Bay Area', type: 'GROUP' }),
      buildTenant({ id: 'g2', name: 'East', type: 'GROUP' }),
      buildTenant({ id: '101', name: 'Pier 39', groupId: 'g1' }),
      buildTenant({ id: '102', name: 'Embarcadero', groupId: 'g1' }),
      buildTenant({ id: '104', name: 'Navy Pier', groupId: 'g2' }),
    ],
    softwareVersion: '4.12.0',
    idleMinutes: 30,
    providerCompanyId: '1',
    providerName: 'Servery',
    ...overrides,
  };
  const flagged = permissions.filter((permission) => session.enabledFeatures.includes(featureOf(permission)));
  const role = { roleId: 'owner', name: 'Owner', permissions: flagged };
  return { ...session, grantedRoles: grantedRoles.map((granted) => ({ ...role, ...granted })) };
}

const onCompany: NonNullable<SessionOverrides['grantedRoles']> = [{ grantedOn: { type: 'GLOBAL', id: null } }];

/** Somebody who may do everything in a company of one group with a store, and one store beside it. */
export function buildEditorSession(overrides: SessionOverrides = {}): Session {
  const timezone = 'America/Los_Angeles';
  return buildSession({
    userCompanyId: 'harbor',
    enabledFeatures: anySettingsRight.map(featureOf),
    accessibleTenants: [
      buildTenant({ id: 'bay-area', name: 'Bay Area', type: 'GROUP', timezone }),
      buildTenant({ id: 'pier-39', name: 'Pier 39', groupId: 'bay-area', timezone }),
      buildTenant({ id: 'seaport', name: 'Seaport', timezone }),
    ],
    ...overrides,
  });
}
