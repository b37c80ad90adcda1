import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import type { Path } from '../../overrides/change.ts';
import { wholeNumber } from './field-schemas.ts';

/** 0 Sunday to 6 Saturday. */
export const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Hours that come again on some days of the week; an end at or before the start lies on the next day. */
export const weekWindowFields = {
  days: z.array(wholeNumber(0, 6)),
  /** Seconds from midnight. */
  startTime: wholeNumber(0, 86_399),
  /** Seconds from midnight. */
  endTime: wholeNumber(0, 86_399),
};

export interface WeekWindow {
  readonly days: readonly number[];
  readonly startTime: number;
  readonly endTime: number;
}

/** A window without days, and one that begins when it ends. */
export function windowProblems({ days, startTime, endTime }: WeekWindow, path: Path): readonly Problem[] {
  return [
    ...(days.length === 0
      ? [{ code: 'NO_DAYS', path: [...path, 'days'], message: 'Choose at least one day of the week.' }]
      : []),
    ...(startTime === endTime
      ? [
          {
            code: 'NO_TIME',
            path: [...path, 'endTime'],
            message: 'Choose an end time that differs from the start time.',
          },
        ]
      : []),
  ];
}

/** The days with one put in or taken out, in the order of the week. */
export function toggleDay(days: readonly number[], day: number): readonly number[] {
  if (days.includes(day)) return days.filter((other) => other !== day);
  return [...days, day].toSorted((one, other) => one - other);
}
