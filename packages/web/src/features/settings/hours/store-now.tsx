import { openSpanAt, spansOn } from '@servery/domain';
import { timeText } from '@servery/words';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useEditor } from '../../../editing/draft/editor-context.ts';
import { usePhrases } from '../../../phrases/phrases.ts';
import { hoursPhrases } from '../../../phrases/settings/hours.ts';
import { useSession } from '../../../session/session-store.ts';
import { storeClock, useMinute } from '../../../tenants/store-clock.ts';
import { IntoFrame } from '../../../ui/frame/frame-slot.tsx';
import styles from './hours-page.module.css';
import { useHours } from './use-hours.ts';

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
