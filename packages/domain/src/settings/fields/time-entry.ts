/** The contents of the three boxes of a time entry. */
export interface TimeEntry {
  readonly hour: string;
  readonly minute: string;
  readonly period: 'AM' | 'PM' | '';
}

export type ReadTime =
  | { readonly seconds: number }
  | {
      readonly code: 'HOUR_MISSING' | 'MINUTE_MISSING' | 'PERIOD_MISSING' | 'HOUR_OUT_OF_RANGE' | 'MINUTE_OUT_OF_RANGE';
    };

/** HR-12 to HR-14: seconds from midnight, once hour, minute and AM or PM are filled. */
export function readTimeEntry({ hour, minute, period }: TimeEntry): ReadTime {
  if (hour.trim() === '') return { code: 'HOUR_MISSING' };
  if (minute.trim() === '') return { code: 'MINUTE_MISSING' };
  if (period === '') return { code: 'PERIOD_MISSING' };
  if (!/^(?:0?[1-9]|1[0-2])$/.test(hour.trim())) return { code: 'HOUR_OUT_OF_RANGE' };
  if (!/^[0-5]?\d$/.test(minute.trim())) return { code: 'MINUTE_OUT_OF_RANGE' };
  const hours = (Number(hour) % 12) + (period === 'PM' ? 12 : 0);
  return { seconds: hours * 3600 + Number(minute) * 60 };
}
