import { userLicences } from '../licences.ts';
import { useSession } from '../session-store.ts';
import { useActiveLevel } from './active-level.ts';

/** NG-64, OD-03: whether the active location, or any location above it, takes orders online. */
export function useSupportsOnline(): boolean {
  const session = useSession();
  const { kind: level, locations } = useActiveLevel();
  return level === 'here'
    ? locations.some(({ licences }) => licences?.online ?? true)
    : userLicences(session, level).online;
}
