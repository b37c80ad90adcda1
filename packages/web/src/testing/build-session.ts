import { anySettingsRight, featureOf } from '@servery/domain';
import type { Session, Tenant } from '../session/session-schema.ts';

export function buildTenant(overrides: Partial<Tenant> = {}): Tenant {
  return { id: '101', name: 'Pier 39', type: 'LOCATION', groupId: null, ...overrides };
}

/** Harbor Pizza Co. with two groups and three locations; an empty feature list sees everything. */
export function buildSession(overrides: Partial<Session> = {}): Session {
  return {
    userId: 'u1',
    userDisplayName: 'Dana Whitfield',
    userEmail: 'dana.whitfield@harborpizza.example',
    userCompanyId: '2',
    userCompanyName: 'Harbor Pizza Co.',
    originalUserId: null,
    enabledFeatures: [],
    accessibleTenants: [
      buildTenant({ id: 'g1', name: 'Bay Area', type: 'GROUP' }),
      buildTenant({ id: 'g2', name: 'East', type: 'GROUP' }),
      buildTenant({ id: '101', name: 'Pier 39', groupId: 'g1' }),
      buildTenant({ id: '102', name: 'Embarcadero', groupId: 'g1' }),
      buildTenant({ id: '104', name: 'Navy Pier', groupId: 'g2' }),
    ],
    grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } }],
    softwareVersion: '4.12.0',
    providerCompanyId: '1',
    providerName: 'Servery',
    ...overrides,
  };
}

/** Somebody who may do everything in a company of one group with a store, and one store beside it. */
export function buildEditorSession(overrides: Partial<Session> = {}): Session {
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
