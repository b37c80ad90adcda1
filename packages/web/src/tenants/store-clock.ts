import {
  dayOfWeekOf,
  inBusinessDay,
  localTimeIn,
  type OpenCalendar,
  type WeekMoment,
  zoneNameAt,
} from '@servery/domain';
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

/** The moment of the week in a time zone, to half a minute; with the hours of a store, in its business day. */
export function useWeekMoment(timezone: string, openHours?: readonly OpenCalendar[]): WeekMoment {
  const { date, seconds } = storeClock(timezone, useMinute());
  return useMemo(() => {
    const { date: _, ...moment } = inBusinessDay({ date, dayOfWeek: dayOfWeekOf(date), seconds }, openHours);
    return moment;
  }, [date, seconds, openHours]);
}
