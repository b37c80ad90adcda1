import { dayOfWeekOf, localTimeIn, type WeekMoment, zoneNameAt } from '@servery/domain';
import { useEffect, useMemo, useState } from 'react';

/** A store's own clock: its date, seconds of full minutes, and the name of its time. */
export function storeClock(timezone: string, now: Date) {
  const { date, seconds } = localTimeIn(now.getTime(), timezone);
  return { date, seconds: seconds - (seconds % 60), zone: zoneNameAt(now.getTime(), timezone) };
}

/** Now, to half a minute. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** What moment of the week it is in a time zone, to half a minute. */
export function useWeekMoment(timezone: string): WeekMoment {
  const { date, seconds } = storeClock(timezone, useMinute());
  return useMemo(() => ({ dayOfWeek: dayOfWeekOf(date), seconds }), [date, seconds]);
}
