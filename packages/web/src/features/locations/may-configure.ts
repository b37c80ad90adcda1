import { anySettingsRight, type GrantTarget, mayOn } from '@servery/domain';
import { useMemo } from 'react';
import { grantsOf, hasFeature, isProviderStaff } from '../../session/rights.ts';
import type { Session } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';

const configFeatures = ['accessConfigurationOptions', 'locationSettings', 'manageMenus', 'overrideMenus'] as const;

/** Anyone who configures something of a location. */
export function isConfiguring(session: Session): boolean {
  return configFeatures.some((feature) => hasFeature(session, feature));
}

/** The values that a location keeps different are for people who configure it, and for provider staff. PM-47 */
export function maySeeOverrides(session: Session): boolean {
  return isProviderStaff(session) || isConfiguring(session);
}

/** Answers where this person may change some of the settings; of each section the server asks again. PM-39 */
export function useMaySetUp(): (location: GrantTarget) => boolean {
  const session = useSession();
  return useMemo(() => {
    const grants = grantsOf(session);
    return (location) => session.isReadOnly !== true && mayOn(grants, anySettingsRight, location);
  }, [session]);
}
