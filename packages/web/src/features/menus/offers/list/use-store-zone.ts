import { ownZone } from '../../../../publishing/store-time.ts';
import { useActiveLevel } from '../../../../session/level/active-level.ts';

/** The time zone that offers are shown in: that of the level's first store; the reader's while there is none. */
export function useStoreZone(): string {
  const { locations } = useActiveLevel();
  return locations[0]?.timezone || ownZone;
}
