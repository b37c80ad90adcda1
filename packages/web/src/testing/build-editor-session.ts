import type { Session } from '../session/session-schema.ts';

/** Somebody who may do everything in a company of one group with a store, and one store beside it. */
export function buildEditorSession(given: Partial<Session> = {}): Session {
  const tenant = (id: string, name: string, type: 'GROUP' | 'LOCATION', groupId: string | null) => ({
    id,
    name,
    type,
    groupId,
    timezone: 'America/Los_Angeles',
  });
  return {
    userId: 'u1',
    userDisplayName: 'Dana Whitfield',
    userEmail: 'dana@harbor.example',
    userCompanyId: 'harbor',
    userCompanyName: 'Harbor Pizza Co.',
    originalUserId: null,
    enabledFeatures: ['accessConfigurationOptions'],
    accessibleTenants: [
      tenant('bay-area', 'Bay Area', 'GROUP', null),
      tenant('pier-39', 'Pier 39', 'LOCATION', 'bay-area'),
      tenant('seaport', 'Seaport', 'LOCATION', null),
    ],
    grantedRoles: [{ grantedOn: { type: 'GLOBAL', id: null } }],
    softwareVersion: '0.0.0',
    providerCompanyId: '1',
    providerName: 'Servery',
    ...given,
  };
}
