import type { WeekMoment } from '@servery/domain';
import { useEffect, useMemo, useState } from 'react';

/** A store's own clock: its date, seconds, and the name of its zone. */
export function storeClock(timezone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  return { date, seconds: Number(part('hour')) * 3600 + Number(part('minute')) * 60, zone: part('timeZoneName') };
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
  return useMemo(() => ({ dayOfWeek: new Date(`${date}T12:00:00Z`).getUTCDay(), seconds }), [date, seconds]);
}
