import type { WeekMoment } from '@servery/domain';
import { useMemo } from 'react';
import { useActiveLevel } from '../../../session/active-level.ts';
import { storeClock, useMinute } from '../../../tenants/store-clock.ts';

type KioskNow = {
  /** In the time of the store. */
  readonly at: WeekMoment;
  /** The first store of the level with an active kiosk; null while there is none. */
  readonly store: string | null;
};

/** What time it is at a kiosk of the active level: what it shows depends on it. */
export function useKioskNow(): KioskNow {
  const { locations } = useActiveLevel();
  const store = locations.find(({ kioskActive }) => kioskActive);
  const timezone = (store ?? locations[0])?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { date, seconds } = storeClock(timezone, useMinute());
  const name = store?.name ?? null;
  return useMemo(
    () => ({ at: { dayOfWeek: new Date(`${date}T12:00:00Z`).getUTCDay(), seconds }, store: name }),
    [date, seconds, name],
  );
}
