import type { Problem } from '../../configuration/configuration-kind.ts';
import { businessDateOf } from '../../formats/open-calendar.ts';
import type { StoreNow } from '../../formats/store-now.ts';
import { HOURS_SETS, type Hours } from './hours.ts';
import { sourceOfSet } from './resolve-hours.ts';

/** Special days whose last date has passed at a store, of the sets that have their own hours. */
export function overSpecialDays(hours: Hours, { at }: StoreNow): readonly Problem[] {
  const today = businessDateOf(at);
  return HOURS_SETS.filter((set) => sourceOfSet(hours, set) === set).flatMap((set) =>
    hours[set].specialHours
      .filter(({ dateString, until }) => dateString < today && (until ?? dateString) < today)
      .map(({ id, until }) => ({
        code: 'SPECIAL_DAY_OVER',
        path: ['hours', set, 'specialHours', { id }],
        message: until === undefined ? 'This day is over.' : 'These days are over.',
        isWarning: true,
      })),
  );
}
