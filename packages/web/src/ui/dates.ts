import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';

dayjs.extend(advancedFormat);

type Moment = string | number | Date;

/** FM-04, KF-07: `Nov 20th 2026`; empty for a value that is no moment. */
export function formatDate(moment: Moment): string {
  return format(moment, 'MMM Do YYYY');
}

/** FM-05, KF-08: `11/20/2026 09:41 AM`; empty for a value that is no moment. */
export function formatDateTime(moment: Moment): string {
  return format(moment, 'MM/DD/YYYY hh:mm A');
}

/** `09:41 AM` */
export function formatTime(moment: Moment): string {
  return format(moment, 'hh:mm A');
}

/** `Friday, Nov 20th 2026` */
export function formatDay(moment: Moment): string {
  return format(moment, 'dddd, MMM Do YYYY');
}

function format(moment: Moment, pattern: string): string {
  const day = dayjs(moment);
  return day.isValid() ? day.format(pattern) : '';
}
