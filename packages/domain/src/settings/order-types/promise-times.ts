import { z } from 'zod';
import type { Problem } from '../../configuration/configuration-kind.ts';
import { nameText } from '../../formats/name-text.ts';
import type { SettingsSection } from '../fields/settings-section.ts';

/** Order types that have promise times, and day parts (PT-13). */
export const PROMISED_ORDER_TYPES: readonly number[] = [1, 2, 3, 4, 5, 7, 8, 9];

const minutes = z.int().min(0).max(1440);
const storeShiftId = z.int().min(1).max(3);

/** PT-01: minutes. */
const orderTypePromiseTimeSchema = z.looseObject({
  entityType: z.literal('ORDER_TYPE_PROMISE_TIME'),
  orderType: z.int(),
  minTime: minutes,
  defaultTime: minutes,
  maxTime: minutes,
  allowOnlineOrdersDueAtOpen: z.boolean(),
  allowOnlineOrdersPlacedAtClose: z.boolean(),
});

/** PT-07: minutes. */
const dayPartPromiseTimeSchema = z.looseObject({
  id: z.string().min(1),
  entityType: z.literal('DAY_PART_PROMISE_TIME'),
  storeShift: storeShiftId,
  orderType: z.int(),
  default: minutes,
});

export const promiseTimesSchema = z.looseObject({
  storeShifts: z.array(z.looseObject({ id: storeShiftId, name: nameText(200) })).length(3),
  dayParts: z.array(z.looseObject({ id: z.string().min(1), storeShift: storeShiftId })),
  byOrderType: z.array(orderTypePromiseTimeSchema),
  byDayPart: z.array(dayPartPromiseTimeSchema),
});

export type OrderTypePromiseTime = z.infer<typeof orderTypePromiseTimeSchema>;
export type PromiseTimes = z.infer<typeof promiseTimesSchema>;

export const promiseTimesSection: SettingsSection<'promiseTimes', typeof promiseTimesSchema> = {
  field: 'promiseTimes',
  schema: promiseTimesSchema,
  createDefault: newPromiseTimes,
  validate: promiseTimeProblems,
};

export function newPromiseTimes(): PromiseTimes {
  return {
    storeShifts: [1, 2, 3].map((id) => ({ id, name: `Shift ${id}` })),
    dayParts: [],
    byOrderType: PROMISED_ORDER_TYPES.map(newOrderTypePromiseTime),
    byDayPart: [],
  };
}

/** PT-02 to PT-06 */
function newOrderTypePromiseTime(orderType: number): OrderTypePromiseTime {
  return {
    entityType: 'ORDER_TYPE_PROMISE_TIME',
    orderType,
    minTime: 10,
    defaultTime: 45,
    maxTime: 90,
    allowOnlineOrdersDueAtOpen: true,
    allowOnlineOrdersPlacedAtClose: true,
  };
}

function promiseTimeProblems(promiseTimes: PromiseTimes): readonly Problem[] {
  return promiseTimes.byOrderType
    .filter(({ minTime, defaultTime, maxTime }) => minTime > defaultTime || defaultTime > maxTime)
    .map(({ orderType }) => ({
      code: 'PROMISE_TIME_OUT_OF_RANGE',
      path: ['promiseTimes', 'byOrderType', { by: 'orderType', value: orderType }, 'defaultTime'],
      message: 'The default promise time must be between the minimum and the maximum.',
    }));
}
