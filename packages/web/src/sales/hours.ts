import { DAY_HOURS, placeInDay } from '@servery/domain';
import dayjs from 'dayjs';

const day = '2026-11-23';

/** From the first of some hours to the last, in the order of a store's day. */
export function hoursBetween(hours: readonly number[]): readonly number[] {
  const places = hours.map(placeInDay);
  return DAY_HOURS.slice(Math.min(...places), Math.max(...places) + 1);
}

/** `7 PM` */
export function hourName(hour: number): string {
  return dayjs(day).hour(hour).format('h A');
}
