import { openSpanAt, spansOn } from '@servery/domain';
import { timeText } from '@servery/words';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { hoursPhrases } from '../../../phrases/hours.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { useSession } from '../../../session/session-store.ts';
import { IntoFrame } from '../../../ui/frame/frame-slot.tsx';
import styles from './hours-page.module.css';
import { useHours } from './use-hours.ts';

/** A store's own clock: its date, seconds, and the name of its zone. */
function storeClock(timezone: string, now: Date) {
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

/** Whether the store is open now, and until when; in the banner its own time. */
export function StoreNow() {
  const { level } = useEditor();
  const { accessibleTenants } = useSession();
  const timezone = accessibleTenants.find(({ id }) => id === level.tenantId)?.timezone;
  return level.kind === 'here' && timezone ? <Clock timezone={timezone} /> : null;
}

function Clock({ timezone }: { readonly timezone: string }) {
  const t = usePhrases(hoursPhrases);
  const hours = useHours();
  const now = useMinute();
  const { date, seconds, zone } = storeClock(timezone, now);
  const entries = spansOn(hours, 'inStore', date);
  const open = openSpanAt(hours, 'inStore', { date, seconds });
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
