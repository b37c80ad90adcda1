import type { Offer } from '@servery/domain';
import { dateText, daysText, offerFields, say, spanText } from '@servery/words';
import { offersPhrases } from '../../../../phrases/menus/offers.ts';

/** `Coupon · TIDE5` */
export function kindText({ info, applying }: Offer): string {
  const { required, code } = applying.couponCode;
  const type = say(offerFields, `offers.info.type.${info.type}`);
  return required && code !== '' ? `${type} · ${code}` : type;
}

/** `POS, online` */
export function channelText({ info }: Offer): string {
  const names = info.channels.map((channel) => say(offersPhrases, `short${channel}`));
  return names.length === 0 ? say(offersPhrases, 'nowhere') : names.join(', ');
}

/** `Tue, 4:00 PM – 6:00 PM, until Sun, Jan 3rd 2027`; empty where no day, hour or date limits it. */
export function validText({ validity }: Offer): string {
  const { daysOfTheWeek, timeOfDay, dateRange } = validity;
  return [
    ...(daysOfTheWeek.enabled ? [daysText(daysOfTheWeek.days)] : []),
    ...(timeOfDay.enabled ? [spanText(timeOfDay)] : []),
    ...(dateRange.enabled ? datesText(dateRange) : []),
  ].join(', ');
}

function datesText({ startDate, endDate }: Offer['validity']['dateRange']): readonly string[] {
  if (startDate !== null && endDate !== null) return [`${dateText(startDate)} – ${dateText(endDate)}`];
  if (startDate !== null) return [say(offersPhrases, 'fromDate', { date: dateText(startDate) })];
  return endDate === null ? [] : [say(offersPhrases, 'untilDate', { date: dateText(endDate) })];
}
