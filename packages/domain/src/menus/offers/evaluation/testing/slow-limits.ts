import type { OpenCalendar } from '../../../../formats/open-calendar.ts';
import type { Offer } from '../../offer.ts';
import type { OrderContext } from '../order.ts';

/** A store's clock, written as text: `2026-11-23`, `23:59:59`. */
export interface Clock {
  readonly today: string;
  readonly time: string;
  readonly yesterday: string;
}

export function clockOf({ instant, zone }: Pick<OrderContext, 'instant' | 'zone'>): Clock {
  const [today = '', time = ''] = formatIn(zone).format(instant).split(' ');
  const noon = new Date(`${today}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return { today, time, yesterday: noon.toISOString().slice(0, 10) };
}

const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    FORMATS.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  FORMATS.set(timeZone, format);
  return format;
}

export function weekday(date: string): number {
  return new Date(`${date}T12:00:00Z`).getUTCDay();
}

export function secondsOf({ time }: Clock): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

interface LimitQuestion {
  readonly offer: Offer;
  readonly context: OrderContext;
  readonly clock: Clock;
}

/** Points 1 to 6 of the page, as one table of questions in their order. */
export function whyNotNow(
  offer: Offer,
  { context, clock }: Omit<LimitQuestion, 'offer'>,
): { readonly reason: string } | { readonly asking: string } {
  const failed = QUESTIONS.find(([, fails]) => fails({ offer, context, clock }));
  if (failed) return { reason: failed[0] };
  const { autoApplyIfCriteriaMet, couponCode } = offer.applying;
  if (couponCode.required) return { asking: 'CODE' };
  if (autoApplyIfCriteriaMet) return { asking: 'AUTOMATIC' };
  return { asking: context.chosen.includes(offer.id) ? 'CHOSEN' : 'CODE' };
}

const QUESTIONS: readonly (readonly [string, (asked: LimitQuestion) => boolean])[] = [
  ['STATUS', ({ offer }) => offer.info.status === 'INACTIVE'],
  ['CHANNEL', ({ offer, context }) => !offer.info.channels.some((c) => (c === 'POS') === (context.channel === 'POS'))],
  ['HOUR', (asked) => days(asked).length === 0],
  ['DATE', (asked) => dated(asked).length === 0],
  [
    'DAY',
    (asked) => {
      const { enabled, days: listed } = asked.offer.validity.daysOfTheWeek;
      return enabled && dated(asked).every((date) => !listed.includes(weekday(date)));
    },
  ],
  [
    'ORDER_TYPE',
    ({ offer: { validity }, context: { orderType } }) =>
      validity.orderTypes.enabled && validity.orderTypes.orderTypes.every((type) => type !== orderType),
  ],
  [
    'TENDER',
    ({ offer: { validity }, context }) => {
      const { enabled, exclude, tenderTypes } = validity.tenderTypes;
      const listed = context.tenderTypes.filter((type) => tenderTypes.includes(type)).length;
      if (!enabled) return false;
      if (context.tenderTypes.length === 0) return true;
      return exclude ? listed > 0 : listed < context.tenderTypes.length;
    },
  ],
  [
    'CUSTOMER_TYPE',
    ({ offer: { validity }, context }) =>
      validity.customerTypes.enabled &&
      validity.customerTypes.customerTypes.every((type) => type !== context.customerType),
  ],
  [
    'CUSTOMER_GROUP',
    ({ offer: { validity }, context }) =>
      validity.customerGroups.enabled &&
      context.customerGroups.every((group) => !validity.customerGroups.customerGroups.includes(group)),
  ],
  [
    'USAGE_LIMIT',
    ({ offer, context }) =>
      offer.validity.usageLimit.enabled && (context.uses[offer.id] ?? 0) >= offer.validity.usageLimit.limit,
  ],
  [
    'NOT_ASKED_FOR',
    (asked) =>
      !asked.offer.applying.autoApplyIfCriteriaMet &&
      !asked.context.chosen.includes(asked.offer.id) &&
      !isCodeGiven(asked),
  ],
  ['CODE', (asked) => asked.offer.applying.couponCode.required && !isCodeGiven(asked)],
  ['OVERRIDE', isOverrideTooMuch],
];

function isCodeGiven({ offer, context }: LimitQuestion): boolean {
  const code = offer.applying.couponCode.code.trim().toUpperCase();
  return code.length > 0 && context.codes.map((given) => given.trim().toUpperCase()).includes(code);
}

function isOverrideTooMuch({ offer, context }: LimitQuestion): boolean {
  const given = context.cashierValues[offer.id];
  const { enabled, amount, percentage } = offer.value.cashierOverride;
  if (!given) return false;
  if (!enabled) return true;
  return 'amountCents' in given
    ? given.amountCents > Math.round(Number(amount) * 100)
    : Number(given.percentage) > Number(percentage);
}

/** The days whose hours are on: an hour after midnight may be one of yesterday's. */
function days({ offer, context, clock }: LimitQuestion): readonly string[] {
  const { enabled, startTime, endOffset } = offer.validity.timeOfDay;
  const now = secondsOf(clock);
  if (!enabled) return [isStillYesterday(context, clock) ? clock.yesterday : clock.today];
  return [
    ...(startTime <= now && now < startTime + endOffset ? [clock.today] : []),
    ...(now + 86_400 < startTime + endOffset ? [clock.yesterday] : []),
  ];
}

/** Some hours of the store that began yesterday are on, and none of today's. */
function isStillYesterday({ openHours = [] }: OrderContext, clock: Clock): boolean {
  const now = secondsOf(clock);
  const hours = (date: string) => openHours.flatMap((store) => hoursThatBegin(store, date));
  const stillOn = hours(clock.yesterday).some(([from, length]) => from + length - 86_400 > now);
  return stillOn && !hours(clock.today).some(([from, length]) => now >= from && now - from < length);
}

function hoursThatBegin(store: OpenCalendar, date: string): readonly (readonly [from: number, length: number])[] {
  const single = store.specialHours.filter((one) => one.until === undefined && one.dateString === date);
  const ranges = store.specialHours.filter(
    (one) => one.until !== undefined && date >= one.dateString && date <= one.until,
  );
  const [special] = [single, ranges].filter((list) => list.some((one) => one.closed || one.startTime !== null));
  const closedAt = special?.map(({ closed }) => closed).lastIndexOf(true) ?? -1;
  const list = special?.slice(closedAt + 1) ?? store.days.filter(({ dayOfWeek }) => dayOfWeek === weekday(date));
  return list.map(({ startTime, endOffset }) => [startTime ?? 0, endOffset ?? 0]);
}

function dated(asked: LimitQuestion): readonly string[] {
  const { enabled, startDate, endDate } = asked.offer.validity.dateRange;
  if (!enabled) return days(asked);
  return days(asked).filter(
    (date) =>
      Date.parse(date) >= Date.parse(startDate ?? '0001-01-01') &&
      Date.parse(date) <= Date.parse(endDate ?? '9999-12-31'),
  );
}
