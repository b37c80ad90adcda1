import { daysAfter, localTimeIn, zoneNameAt } from '@servery/domain';
import { shortDay, timeText } from '@servery/words';
import { say } from '../phrases/phrases.ts';
import { stockPhrases } from '../phrases/stock/out-of-stock.ts';
import { ownZone } from '../publishing/store-time.ts';
import { formatDate } from '../ui/dates.ts';

/** `back at 5:00 PM`, `back tomorrow, 10:00 AM`, `back Fri, Nov 27th 2026, 10:00 AM EST`: in store time. */
export function backText(until: string | number, zone: string): string {
  const instant = typeof until === 'number' ? until : Date.parse(until);
  const { date, dayOfWeek } = localTimeIn(instant, zone);
  const today = localTimeIn(Date.now(), zone).date;
  const time = storeClockText(instant, zone);
  if (date === today) return say(stockPhrases, 'backAt', { time });
  if (date === daysAfter(today, 1)) return say(stockPhrases, 'backTomorrow', { time });
  return say(stockPhrases, 'backOn', { day: `${shortDay(dayOfWeek)}, ${formatDate(date)}`, time });
}

/** `5:00 PM`, with the name of the zone where the reader’s is another one; with the day where it is not today. */
export function storeMomentText(moment: string, zone: string): string {
  const instant = Date.parse(moment);
  const { date } = localTimeIn(instant, zone);
  const time = storeClockText(instant, zone);
  return date === localTimeIn(Date.now(), zone).date ? time : `${formatDate(date)}, ${time}`;
}

function storeClockText(instant: number, zone: string): string {
  const time = timeText(localTimeIn(instant, zone).seconds);
  const name = zoneNameAt(instant, zone);
  return name === zoneNameAt(instant, ownZone) ? time : `${time} ${name}`;
}
