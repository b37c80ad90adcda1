import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';

dayjs.extend(advancedFormat);

type Moment = string | number | Date;

/** FM-04: `Nov 20th 2026` */
export function formatDate(moment: Moment): string {
  return dayjs(moment).format('MMM Do YYYY');
}

/** FM-05: `11/20/2026 09:41 AM` */
export function formatDateTime(moment: Moment): string {
  return dayjs(moment).format('MM/DD/YYYY hh:mm A');
}

/** `09:41 AM` */
export function formatTime(moment: Moment): string {
  return dayjs(moment).format('hh:mm A');
}

/** `Friday, Nov 20th 2026` */
export function formatDay(moment: Moment): string {
  return dayjs(moment).format('dddd, MMM Do YYYY');
}
