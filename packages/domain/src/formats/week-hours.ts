import { z } from 'zod';

/** Seconds of a day. */
export const DAY_SECONDS = 86_400;

/** 0 is Sunday. */
export const dayOfWeekSchema = z.int().min(0).max(6);

/** Seconds from midnight. */
export const startTimeSchema = z
  .int()
  .min(0)
  .max(DAY_SECONDS - 1);

/** How long it lasts, in seconds: at least one, at most a whole day. */
export const endOffsetSchema = z.int().min(1).max(DAY_SECONDS);

/** A moment in a store's own week. */
export interface WeekMoment {
  /** 0 is Sunday. */
  readonly dayOfWeek: number;
  /** Seconds from midnight. */
  readonly seconds: number;
  /** The day that the store began yesterday is still running, and today's has not begun. */
  readonly isNightBefore?: true;
}

/** HR-03: the duration from start to end; an end at or before the start lies on the next day. */
export function endOffsetFrom(startTime: number, endTime: number): number {
  return endTime > startTime ? endTime - startTime : endTime + DAY_SECONDS - startTime;
}

/** Whether a span that begins on `startDay` covers the moment, past midnight included. */
export function isWithin(span: { startTime: number; endOffset: number }, startDay: number, at: WeekMoment): boolean {
  const daysLater = (at.dayOfWeek - startDay + 7) % 7;
  const elapsed = daysLater * DAY_SECONDS + at.seconds - span.startTime;
  return elapsed >= 0 && elapsed < span.endOffset;
}
