import { atRate, rateSchema, unsignedCentsOf } from '../../../formats/amount.ts';
import { daysAfter, type LocalTime } from '../../../formats/local-time.ts';
import { spelled } from '../../../formats/spelled.ts';
import { isWithin } from '../../../formats/week-hours.ts';
import type { Offer } from '../offer.ts';
import type { Validity } from '../validity.ts';
import type { Asking, CashierValue, OfferRefusal, OrderContext } from './order.ts';

/** The first limit that the order is outside of, but for those that depend on its lines or on other offers. */
export function limitThatRefuses(offer: Offer, context: OrderContext, at: LocalTime): OfferRefusal | undefined {
  const { validity, info } = offer;
  if (info.status !== 'ACTIVE') return 'STATUS';
  if (!info.channels.includes(context.channel === 'POS' ? 'POS' : 'ONLINE')) return 'CHANNEL';
  const time = timeThatRefuses(validity, at);
  if (time !== undefined) return time;
  if (!holdsForOrderType(validity, context)) return 'ORDER_TYPE';
  if (!holdsForTender(validity, context)) return 'TENDER';
  if (!holdsForCustomerType(validity, context)) return 'CUSTOMER_TYPE';
  if (!holdsForCustomerGroup(validity, context)) return 'CUSTOMER_GROUP';
  return usesLeft(offer, context) > 0 ? undefined : 'USAGE_LIMIT';
}

/** How many more sets the usage limit allows. */
export function usesLeft({ id, validity: { usageLimit } }: Offer, { uses }: Pick<OrderContext, 'uses'>): number {
  return usageLimit.enabled ? usageLimit.limit - (uses[id] ?? 0) : Number.POSITIVE_INFINITY;
}

/**
 * Hours that pass midnight belong to the day they began on, and so do dates and days of the week; without hours of the offer
 * those of the store.
 */
export function timeThatRefuses(
  { timeOfDay, dateRange, daysOfTheWeek }: Pick<Validity, 'timeOfDay' | 'dateRange' | 'daysOfTheWeek'>,
  at: LocalTime,
): 'HOUR' | 'DATE' | 'DAY' | undefined {
  const days = timeOfDay.enabled
    ? [0, 1].filter((before) => isWithin(timeOfDay, weekdayBefore(at, before), at))
    : [at.isNightBefore ? 1 : 0];
  if (days.length === 0) return 'HOUR';
  const dated = dateRange.enabled ? days.filter((before) => isInRange(dateRange, daysAfter(at.date, -before))) : days;
  if (dated.length === 0) return 'DATE';
  if (!daysOfTheWeek.enabled || dated.some((before) => daysOfTheWeek.days.includes(weekdayBefore(at, before))))
    return undefined;
  return 'DAY';
}

function weekdayBefore({ dayOfWeek }: LocalTime, days: number): number {
  return (dayOfWeek - days + 7) % 7;
}

export function isInRange({ startDate, endDate }: Validity['dateRange'], date: string): boolean {
  return (startDate === null || startDate <= date) && (endDate === null || date <= endDate);
}

export function holdsForOrderType({ orderTypes }: Validity, { orderType }: OrderContext): boolean {
  return !orderTypes.enabled || (orderType !== null && orderTypes.orderTypes.includes(orderType));
}

/** A tender that is not known yet satisfies no limit, a list of excluded ones included. */
export function holdsForTender({ tenderTypes: limit }: Validity, { tenderTypes }: OrderContext): boolean {
  if (!limit.enabled) return true;
  return tenderTypes.length > 0 && tenderTypes.every((type) => limit.tenderTypes.includes(type) !== limit.exclude);
}

export function holdsForCustomerType({ customerTypes: limit }: Validity, { customerType }: OrderContext): boolean {
  return !limit.enabled || (customerType !== null && limit.customerTypes.includes(customerType));
}

export function holdsForCustomerGroup({ customerGroups: limit }: Validity, { customerGroups }: OrderContext): boolean {
  return !limit.enabled || limit.customerGroups.some((group) => customerGroups.includes(group));
}

/** How the offer got onto the order, or why it did not. */
export function askingFor(offer: Offer, context: OrderContext): Asking | 'NOT_ASKED_FOR' | 'CODE_MISSING' {
  const { required, code } = offer.applying.couponCode;
  const isGiven = context.codes.some((given) => isSameCode(given, code));
  const isChosen = context.chosen.includes(offer.id);
  if (required && isGiven) return 'CODE';
  if (required) return isChosen || offer.applying.autoApplyIfCriteriaMet ? 'CODE_MISSING' : 'NOT_ASKED_FOR';
  if (offer.applying.autoApplyIfCriteriaMet) return 'AUTOMATIC';
  if (isChosen) return 'CHOSEN';
  return isGiven ? 'CODE' : 'NOT_ASKED_FOR';
}

/** Two ways to type one code; an empty one is none. */
export function isSameCode(one: string, other: string): boolean {
  const plain = spelled(one);
  return plain !== '' && plain === spelled(other);
}

/** Whether a cashier may type this instead of the offer's value. */
export function isOverrideAllowed({ value: { cashierOverride } }: Offer, given: CashierValue): boolean {
  if (!cashierOverride.enabled) return false;
  if ('amountCents' in given)
    return given.amountCents >= 0 && given.amountCents <= (unsignedCentsOf(cashierOverride.amount) ?? 0);
  const isRate = rateSchema.safeParse(given.percentage).success;
  return isRate && atRate(PRECISE, given.percentage) <= atRate(PRECISE, cashierOverride.percentage);
}

/** So many cents that the fourth decimal of a rate makes a difference. */
const PRECISE = 1_000_000;
