import { userLicenses } from '../licenses.ts';
import type { Session } from '../session-schema.ts';
import { useSession } from '../session-store.ts';
import { type ActiveLevel, useActiveLevel } from './active-level.ts';

/** NG-64, OD-03: whether the active location, or any location above it, takes orders online. */
export function useSupportsOnline(): boolean {
  return supportsOnline(useSession(), useActiveLevel());
}

export function supportsOnline(session: Session, { kind: level, locations }: ActiveLevel): boolean {
  return level === 'here'
    ? locations.some(({ licences }) => licences?.online ?? true)
    : userLicenses(session, level).online;
}
