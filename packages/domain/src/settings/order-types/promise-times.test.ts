import { describe, expect, test } from 'vitest';
import { addDayPart, removeDayPart } from './day-parts.ts';
import { newPromiseTimes, PROMISED_ORDER_TYPES, promiseTimesSchema, promiseTimesSection } from './promise-times.ts';

const promiseTimes = newPromiseTimes();
const newIds = () => {
  let last = 0;
  return () => {
    last += 1;
    return `id-${last}`;
  };
};

describe('promise times', () => {
  test('PT-01 PT-02 PT-03 PT-04 PT-05 PT-06 by order type have their defaults', () => {
    expect(promiseTimes.byOrderType[0]).toEqual({
      entityType: 'ORDER_TYPE_PROMISE_TIME',
      orderType: 1,
      minTime: 10,
      defaultTime: 45,
      maxTime: 90,
      allowOnlineOrdersDueAtOpen: true,
      allowOnlineOrdersPlacedAtClose: true,
    });
    expect(promiseTimesSchema.safeParse(promiseTimes).success).toBe(true);
  });

  test('PT-07 PT-11 a day part has an id, its shift and its order types', () => {
    const added = addDayPart(promiseTimes, 2, newIds());
    expect(added.byDayPart[0]).toEqual({
      id: 'id-1',
      entityType: 'DAY_PART_PROMISE_TIME',
      storeShift: 2,
      orderType: 1,
      default: 45,
    });
    expect(added.dayParts).toEqual([{ id: 'id-9', storeShift: 2 }]);
  });

  test('PT-08 PT-10 PT-12 exactly three store shifts exist, 1 to 3', () => {
    expect(promiseTimes.storeShifts.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(
      promiseTimesSchema.safeParse({ ...promiseTimes, storeShifts: promiseTimes.storeShifts.slice(1) }).success,
    ).toBe(false);
    const wrong = { ...promiseTimes, dayParts: [{ id: 'a', storeShift: 4 }] };
    expect(promiseTimesSchema.safeParse(wrong).error?.issues[0]?.path).toEqual(['dayParts', 0, 'storeShift']);
  });

  test('PT-13 adding a day part creates one entry for each of eight order types', () => {
    expect(addDayPart(promiseTimes, 1, newIds()).byDayPart.map(({ orderType }) => orderType)).toEqual([
      1, 2, 3, 4, 5, 7, 8, 9,
    ]);
    expect(PROMISED_ORDER_TYPES).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
    const once = addDayPart(promiseTimes, 1, newIds());
    expect(addDayPart(once, 1, newIds())).toBe(once);
  });

  test('PT-14 PT-09 PT-15 each takes the default time of its order type, or 30', () => {
    const byOrderType = promiseTimes.byOrderType
      .filter(({ orderType }) => orderType !== 9)
      .map((entry) => ({ ...entry, defaultTime: entry.orderType === 7 ? 60 : 20 }));
    const added = addDayPart({ ...promiseTimes, byOrderType }, 1, newIds());
    expect(added.byDayPart.map((entry) => entry.default)).toEqual([20, 20, 20, 20, 20, 60, 20, 30]);
  });

  test('PT-16 PT-17 removing a shift deletes its promise times and keeps the others', () => {
    const ids = newIds();
    const both = addDayPart(addDayPart(promiseTimes, 1, ids), 3, ids);
    const left = removeDayPart(both, 1);
    expect(new Set(left.byDayPart.map(({ storeShift }) => storeShift))).toEqual(new Set([3]));
    expect(left.byDayPart).toHaveLength(8);
    expect(left.dayParts.map(({ storeShift }) => storeShift)).toEqual([3]);
  });

  test('a default outside its limits is a problem', () => {
    const byOrderType = promiseTimes.byOrderType.map((entry) =>
      entry.orderType === 7 ? { ...entry, minTime: 60 } : entry,
    );
    expect(promiseTimesSection.validate?.({ ...promiseTimes, byOrderType })).toMatchObject([
      { path: ['promiseTimes', 'byOrderType', { by: 'orderType', value: 7 }, 'defaultTime'] },
    ]);
  });
});
