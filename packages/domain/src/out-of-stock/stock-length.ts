import { z } from 'zod';
import { daysAfter, instantAt, localTimeIn } from '../formats/local-time.ts';
import {
  businessDateOf,
  businessDayOn,
  inBusinessDay,
  type OpenCalendar,
  spansBeginningOn,
} from '../formats/open-calendar.ts';

/** More are not counted down. */
export const MOST_COUNTED = 9_999;
/** A year from now is the last date that something comes back on. */
const mostDays = 366;

/** For how long something is out: hours from now, to the end of the business day, until a date, or once so many are sold that day. */
export const stockLengthSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('HOURS'), hours: z.union([z.literal(1), z.literal(4)]) }),
  z.strictObject({ kind: z.literal('BUSINESS_DAY') }),
  /** It is back when the store opens on this date. */
  z.strictObject({ kind: z.literal('DATE'), date: z.iso.date() }),
  /** It is sold until so many are sold, then out to the end of the business day. */
  z.strictObject({ kind: z.literal('COUNT'), count: z.int().min(1).max(MOST_COUNTED) }),
]);
export type StockLength = z.infer<typeof stockLengthSchema>;

/** The store where something is out, at the moment when it goes out. */
export interface StockMoment {
  /** Epoch milliseconds. */
  readonly instant: number;
  /** IANA */
  readonly zone: string;
  /** When the store is open; empty where that is not known. */
  readonly openHours: readonly OpenCalendar[];
}

const hourMillis = 3_600_000;
/** A store that opens on none of so many days is back where the day begins. */
const mostDaysClosed = 31;

/** When it comes back, in epoch milliseconds: after so many hours, else when the store opens next after its business day, or from the date on. */
export function backAt(length: StockLength, moment: StockMoment): number {
  switch (length.kind) {
    case 'HOURS':
      return moment.instant + length.hours * hourMillis;
    case 'BUSINESS_DAY':
    case 'COUNT':
      return openingFrom(daysAfter(businessDate(moment), 1), moment);
    case 'DATE':
      return openingFrom(length.date, moment);
  }
}

/** The first date that something can come back on, and the last. */
export function backDates(moment: StockMoment): { readonly first: string; readonly last: string } {
  const today = businessDate(moment);
  return { first: daysAfter(today, 1), last: daysAfter(today, mostDays) };
}

function businessDate({ instant, zone, openHours }: StockMoment): string {
  return businessDateOf(inBusinessDay(localTimeIn(instant, zone), openHours));
}

function openingFrom(date: string, { zone, openHours }: StockMoment): number {
  for (let after = 0; after < mostDaysClosed; after += 1) {
    const day = daysAfter(date, after);
    const openings = openHours.flatMap((calendar) => spansBeginningOn(calendar, day)).map(({ startTime }) => startTime);
    if (openings.length > 0) return instantAt(day, Math.min(...openings), zone);
  }
  return instantAt(date, businessDayOn(date, openHours).startTime, zone);
}
