import type { WeekMoment } from '@servery/domain';
import { ownZone } from '../../../publishing/store-time.ts';
import { useActiveLevel } from '../../../session/level/active-level.ts';
import { useWeekMoment } from '../../../tenants/store-clock.ts';
import { useSettingsNames } from '../use-settings-names.ts';

type KioskNow = {
  /** In the time of the location. */
  readonly at: WeekMoment;
  /** The first location of the level with an active kiosk; null while there is none. */
  readonly location: string | null;
};

/** The time at a kiosk of the active level: the entries that it shows depend on it. */
export function useKioskNow(): KioskNow {
  const { locations } = useActiveLevel();
  const location = locations.find(({ kioskActive }) => kioskActive);
  const timezone = (location ?? locations[0])?.timezone ?? ownZone;
  const openHours = useSettingsNames()?.openHours;
  return { at: useWeekMoment(timezone, openHours), location: location?.name ?? null };
}
