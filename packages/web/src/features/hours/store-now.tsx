import { DAY_SECONDS } from '@servery/domain';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useEditor } from '../../configuration/editor-context.ts';
import { timeText } from '../../configuration/words/hours-text.ts';
import { hoursPhrases } from '../../phrases/hours.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { useSession } from '../../session/session-store.ts';
import { IntoFrame } from '../../ui/frame/frame-slot.tsx';
import { resolvedEntries } from './cells.ts';
import styles from './hours-page.module.css';
import { useHours } from './use-hours.ts';

/** A store's own clock: day of the week, seconds, and the name of its zone. */
function storeClock(timezone: string, now: Date) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const dayOfWeek = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(part('weekday'));
  return { dayOfWeek, seconds: Number(part('hour')) * 3600 + Number(part('minute')) * 60, zone: part('timeZoneName') };
}

/** Whether the store is open now, and until when; in the banner its own time. */
export function StoreNow() {
  const { level } = useEditor();
  const { accessibleTenants } = useSession();
  const timezone = accessibleTenants.find(({ id }) => id === level.tenantId)?.timezone;
  return level.level === 'here' && timezone ? <Clock timezone={timezone} /> : null;
}

function Clock({ timezone }: { readonly timezone: string }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const now = useMinute();
  const { dayOfWeek, seconds, zone } = storeClock(timezone, now);
  const entries = resolvedEntries(hours, { set: 'inStore', day: dayOfWeek });
  const yesterday = resolvedEntries(hours, { set: 'inStore', day: (dayOfWeek + 6) % 7 });
  const open =
    entries.find(({ startTime, endOffset }) => startTime <= seconds && seconds < startTime + endOffset) ??
    yesterday.find(({ startTime, endOffset }) => startTime + endOffset - DAY_SECONDS > seconds);
  const next = entries.find(({ startTime }) => startTime > seconds);
  const Icon = open ? IconCircleCheck : IconClock;
  return (
    <>
      <IntoFrame slot="banner-end">
        <span className={styles.storeTime}>{t('storeTime', { zone, time: timeText(seconds) })}</span>
      </IntoFrame>
      <span className={styles.now} data-open={open !== undefined || undefined}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {open && t('openUntil', { time: timeText(open.startTime + open.endOffset) })}
        {!open && next && t('opensTodayAt', { time: timeText(next.startTime) })}
        {!open && !next && t(entries.length > 0 ? 'closedNow' : 'closedToday')}
      </span>
    </>
  );
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
