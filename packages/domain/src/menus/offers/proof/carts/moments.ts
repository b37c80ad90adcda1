import { dayOfWeekOf, daysAfter, instantAt, type LocalTime, localTimeIn } from '../../../../formats/local-time.ts';
import { inBusinessDay, type OpenCalendar, type OpenSpan, spanRunningAt } from '../../../../formats/open-calendar.ts';
import { DAY_SECONDS } from '../../../../formats/week-hours.ts';
import type { Availability } from '../../../availability/availability.ts';
import { isWithinLimits } from '../../../availability/availability-reasons.ts';
import type { Channel } from '../../../entities/pricing-schemes.ts';
import type { MenuBlob } from '../../../menu-blob.ts';
import { timeThatRefuses } from '../../evaluation/holds.ts';
import type { OrderContext } from '../../evaluation/order.ts';
import type { Offer } from '../../offer.ts';
import type { ProofQuestion } from '../proof.ts';

/** A moment that differs from others in its offers or in the things sold. */
export interface Moment {
  readonly at: LocalTime;
  readonly instant: number;
  /** Which limits of the menu's items are open then. */
  readonly soldKey: string;
}

/** When, where and for whom an order is; nothing is asked for yet. */
export interface Situation {
  readonly context: OrderContext;
  readonly at: LocalTime;
  readonly channel: Channel;
  readonly soldKey: string;
}

type Limits = Pick<Availability, 'limitDays' | 'limitHours'>;

/** Knows the moments at which anything about a menu's offers changes. */
export interface Clockwork {
  readonly question: ProofQuestion;
  /** Distinct days and hours of departments, categories and items. */
  readonly limits: readonly Limits[];
  /** Times of day at which one of them begins or ends, and midnight. */
  readonly times: readonly number[];
  readonly known: Map<string, readonly Moment[]>;
  /** Each date and time with the business day it belongs to. */
  readonly inDays: Map<string, LocalTime>;
}

export function newClockwork(menu: MenuBlob, question: ProofQuestion): Clockwork {
  const distinct = new Map<string, Limits>();
  for (const { availability } of [...menu.departments, ...menu.categories, ...menu.items]) {
    const { limitDays, limitHours } = availability;
    if (limitDays.enabled || limitHours.enabled) distinct.set(JSON.stringify([limitDays, limitHours]), availability);
  }
  const limits = [...distinct.values()];
  const spans = [...limits.filter(({ limitHours }) => limitHours.enabled).map(({ limitHours }) => limitHours)];
  const opening = (question.openHours ?? []).flatMap(openingSpans);
  return { question, limits, times: edges([...spans, ...opening]), known: new Map(), inDays: new Map() };
}

/** Moments at which all of these offers hold, the first of each kind. */
export function momentsOf(offers: readonly Offer[], clockwork: Clockwork): readonly Moment[] {
  const key = offers.map(timeKey).join('|');
  const known = clockwork.known.get(key);
  if (known) return known;
  const holds = (at: LocalTime) => offers.every(({ validity }) => timeThatRefuses(validity, at) === undefined);
  const found = firstOfEach(gridOf(offers, clockwork).filter(holds), clockwork, () => '');
  clockwork.known.set(key, found);
  return found;
}

/** Every moment at which another set of these offers holds or other items are sold. */
export function momentsThatDiffer(offers: readonly Offer[], clockwork: Clockwork): readonly Moment[] {
  const kinds = [...new Map(offers.map((offer) => [timeKey(offer), offer.validity])).values()];
  const heldAt = (at: LocalTime) => kinds.map((validity) => (timeThatRefuses(validity, at) ? '0' : '1')).join('');
  return firstOfEach(gridOf(offers, clockwork), clockwork, heldAt);
}

/** The key that is the same for two offers that hold at the same moments. */
function timeKey({ validity: { timeOfDay, dateRange, daysOfTheWeek } }: Offer): string {
  return JSON.stringify([
    timeOfDay.enabled && [timeOfDay.startTime, timeOfDay.endOffset],
    dateRange.enabled && [dateRange.startDate, dateRange.endDate],
    daysOfTheWeek.enabled && daysOfTheWeek.days,
  ]);
}

function firstOfEach(
  grid: readonly LocalTime[],
  { limits, question }: Clockwork,
  keyOf: (at: LocalTime) => string,
): readonly Moment[] {
  const found = new Map<string, Moment>();
  for (const at of grid) {
    const soldKey = limits.map((limit) => (isWithinLimits(limit, at) ? '1' : '0')).join('');
    const key = `${keyOf(at)}/${soldKey}`;
    if (found.has(key) || !isLocationOpen(question, at)) continue;
    const instant = instantAt(at.date, at.seconds, question.zone);
    // A time that the clocks skip is no moment.
    if (localTimeIn(instant, question.zone).seconds === at.seconds) found.set(key, { at, instant, soldKey });
  }
  return [...found.values()];
}

function isLocationOpen({ openHours }: ProofQuestion, at: LocalTime): boolean {
  return openHours === undefined || openHours.some((calendar) => spanRunningAt(calendar, at) !== undefined);
}

function openingSpans({ days, specialHours }: OpenCalendar): readonly OpenSpan[] {
  const special = specialHours.flatMap(({ startTime, endOffset }) =>
    startTime === null || endOffset === null ? [] : [{ startTime, endOffset }],
  );
  return [...days, ...special];
}

/**
 * From each day on which something begins, or the one after it ended, a week; each day with special hours and the one after it,
 * and a week after the last of them; at each time at which something begins or ends.
 */
function gridOf(offers: readonly Offer[], clockwork: Clockwork): readonly LocalTime[] {
  const { question, times } = clockwork;
  const { today, openHours } = question;
  const ranges = offers.map(({ validity }) => validity.dateRange).filter(({ enabled }) => enabled);
  const days = ranges.flatMap(({ startDate, endDate }) => [
    ...(startDate === null ? [] : [startDate]),
    ...(endDate === null ? [] : [daysAfter(endDate, 1)]),
  ]);
  const special = (openHours ?? [])
    .flatMap(({ specialHours }) => specialHours.flatMap(({ dateString, until }) => [dateString, until ?? dateString]))
    .sort();
  const starts = [today, ...days, ...special.slice(-1)].filter((date) => date >= today);
  const weeks = starts.flatMap((date) => WEEK.map((after) => daysAfter(date, after)));
  const single = special.filter((date) => date >= today).flatMap((date) => [date, daysAfter(date, 1)]);
  const dates = [...new Set([...weeks, ...single])].sort();
  const hours = offers.map(({ validity }) => validity.timeOfDay).filter(({ enabled }) => enabled);
  const seconds = [...new Set([...times, ...edges(hours)])].sort((a, b) => a - b);
  return dates.flatMap((date) => seconds.map((second) => momentAt(date, second, clockwork)));
}

function momentAt(date: string, seconds: number, { question, inDays }: Clockwork): LocalTime {
  const key = `${date} ${seconds}`;
  const known = inDays.get(key) ?? inBusinessDay({ date, dayOfWeek: dayOfWeekOf(date), seconds }, question.openHours);
  inDays.set(key, known);
  return known;
}

/** A week and the night after it. */
const WEEK = [0, 1, 2, 3, 4, 5, 6, 7] as const;

function edges(spans: readonly OpenSpan[]): readonly number[] {
  const found = spans.flatMap(({ startTime, endOffset }) => [startTime, (startTime + endOffset) % DAY_SECONDS]);
  return [...new Set([0, ...found])];
}
