import { hasFeature, isProviderStaff } from '../../session/rights.ts';
import type { Session } from '../../session/session-schema.ts';

const configFeatures = ['accessConfigurationOptions', 'locationSettings', 'manageMenus', 'overrideMenus'] as const;

/** Whoever configures something of a location. */
export function isConfiguring(session: Session): boolean {
  return configFeatures.some((feature) => hasFeature(session, feature));
}

/** What a location keeps different is for who configures it, and for provider staff. PM-47 */
export function maySeeOverrides(session: Session): boolean {
  return isProviderStaff(session) || isConfiguring(session);
}
