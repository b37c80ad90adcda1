import { PROMISED_ORDER_TYPES, type PromiseTimes } from './promise-times.ts';

/** PT-09: minutes. */
const DEFAULT_DAY_PART_TIME = 30;

/** PT-13 to PT-15: a day part of a shift, with a promise time for every order type that has them. */
export function addDayPart(promiseTimes: PromiseTimes, storeShift: number, newId: () => string): PromiseTimes {
  if (promiseTimes.dayParts.some((dayPart) => dayPart.storeShift === storeShift)) return promiseTimes;
  const added = PROMISED_ORDER_TYPES.map((orderType) => ({
    id: newId(),
    entityType: 'DAY_PART_PROMISE_TIME' as const,
    storeShift,
    orderType,
    default: defaultTimeOf(promiseTimes, orderType),
  }));
  return {
    ...promiseTimes,
    dayParts: [...promiseTimes.dayParts, { id: newId(), storeShift }],
    byDayPart: [...promiseTimes.byDayPart, ...added],
  };
}

/** PT-16, PT-17 */
export function removeDayPart(promiseTimes: PromiseTimes, storeShift: number): PromiseTimes {
  return {
    ...promiseTimes,
    dayParts: promiseTimes.dayParts.filter((dayPart) => dayPart.storeShift !== storeShift),
    byDayPart: promiseTimes.byDayPart.filter((entry) => entry.storeShift !== storeShift),
  };
}

function defaultTimeOf(promiseTimes: PromiseTimes, orderType: number): number {
  const entry = promiseTimes.byOrderType.find((candidate) => candidate.orderType === orderType);
  return entry?.defaultTime ?? DEFAULT_DAY_PART_TIME;
}
