import { DAY_SECONDS, localTimeIn, spanRunningAt, spansBeginningOn } from '@servery/domain';
import { timeText } from '@servery/words';
import { useQuery } from '@tanstack/react-query';
import { storeHomePhrases } from '../../phrases/home/store-home.ts';
import { usePhrases } from '../../phrases/phrases.ts';
import { ownZone } from '../../publishing/store-time.ts';
import type { Tenant } from '../../session/session-schema.ts';
import { useSession } from '../../session/session-store.ts';
import { openHoursQuery } from '../../stock/stock-calls.ts';
import { useMinute } from '../../tenants/store-clock.ts';

type OpenWords = { readonly title: string; readonly text?: string };

/** Whether the store is open, and until when; two lines at all times, so that nothing moves when the hours come. */
export function useOpenWords({ id, timezone }: Tenant): OpenWords {
  const t = usePhrases(storeHomePhrases);
  const { userCompanyId } = useSession();
  const { data, isError } = useQuery(openHoursQuery(userCompanyId, id));
  const now = localTimeIn(useMinute().getTime(), timezone || ownZone);
  if (data === undefined) return { title: t('hours'), text: isError ? t('hoursFailed') : '\u00A0' };
  const calendar = data.openHours.find(({ sets }) => sets.includes('inStore'));
  if (calendar === undefined) return { title: t('hours'), text: t('openAlways') };
  const running = spanRunningAt(calendar, now);
  if (running === undefined) {
    const next = spansBeginningOn(calendar, now.date).find(({ startTime }) => startTime > now.seconds);
    return { title: t('closed'), text: next ? t('opensToday', { time: timeText(next.startTime) }) : t('noMoreToday') };
  }
  const { startTime, endOffset } = running;
  return {
    title: endOffset >= DAY_SECONDS ? t('openDay') : t('openUntil', { time: timeText(startTime + endOffset) }),
    text: t('since', { time: timeText(startTime) }),
  };
}
