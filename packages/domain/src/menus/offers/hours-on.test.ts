import { expect, test } from 'vitest';
import { dayOfWeekOf } from '../../formats/local-time.ts';
import { inBusinessDay } from '../../formats/open-calendar.ts';
import { timeThatRefuses } from './evaluation/holds.ts';
import { hoursOn, isOver, runsAt } from './hours-on.ts';
import { newOfferInfo } from './info.ts';
import { newOffer, type Offer } from './offer.ts';
import { newValidity } from './validity.ts';

const offer = (given: Partial<Offer> = {}) =>
  newOffer({ id: 'one', name: 'One', color: '#275D94', dateCreated: '2026-09-01', ...given });
const evening = { enabled: true, startTime: 64_800, endOffset: 32_400 };
const late = offer({
  validity: newValidity({
    dateRange: { enabled: true, startDate: '2026-11-24', endDate: '2026-11-26' },
    daysOfTheWeek: { enabled: true, days: [2, 4] },
    timeOfDay: evening,
  }),
});

test('OF-13 OF-14 an offer runs on the days within its dates, at its hours', () => {
  const week = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-12-01'];
  expect(week.filter((date) => hoursOn(late, date) !== undefined)).toEqual(['2026-11-24', '2026-11-26']);
  expect(hoursOn(late, '2026-11-24')).toMatchObject({ startTime: 64_800, endOffset: 32_400 });
  expect(hoursOn(offer(), '2026-11-24')).toEqual({ startTime: 0, endOffset: 86_400 });
});

test('one that is off, or offered nowhere, runs on no day', () => {
  const name = 'One';
  expect(hoursOn(offer({ info: newOfferInfo({ name, status: 'INACTIVE' }) }), '2026-11-24')).toBeUndefined();
  expect(hoursOn(offer({ info: newOfferInfo({ name, channels: [] }) }), '2026-11-24')).toBeUndefined();
});

test('the calendar and the evaluator mean the same hours, past midnight too', () => {
  for (let day = 22; day <= 28; day += 1) {
    const date = `2026-11-${day}`;
    const at = { date, dayOfWeek: day - 22, seconds: evening.startTime + 60 };
    expect(hoursOn(late, date) !== undefined).toBe(timeThatRefuses(late.validity, at) === undefined);
  }
  const afterMidnight = { date: '2026-11-25', dayOfWeek: 3, seconds: 3600 };
  expect(timeThatRefuses(late.validity, afterMidnight)).toBeUndefined();
});

test('OF-13 OF-14 without hours an offer runs for the business day: from the end of the last night to the end of this one', () => {
  const night = { startTime: 61_200, endOffset: 32_400 };
  const store = {
    days: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, ...night })),
    specialHours: [{ dateString: '2026-11-26', closed: true, startTime: null, endOffset: null }],
  };
  const days = offer({ validity: { ...late.validity, timeOfDay: { ...evening, enabled: false } } });
  expect(hoursOn(days, '2026-11-24', [store])).toEqual({ startTime: 7_200, endOffset: 86_400 });
  expect(hoursOn(days, '2026-11-25', [store])).toBeUndefined();
  expect(hoursOn(days, '2026-11-26', [store])).toEqual({ startTime: 7_200, endOffset: 79_200 });
  expect(hoursOn(late, '2026-11-24', [store])).toMatchObject({ startTime: 64_800, endOffset: 32_400 });
  for (let half = 0; half < 96; half += 1) {
    const [date, seconds] = [half < 48 ? '2026-11-24' : '2026-11-25', (half % 48) * 1_800];
    const at = inBusinessDay({ date, dayOfWeek: dayOfWeekOf(date), seconds }, [store]);
    expect(runsAt(days, at), `${date} ${seconds}`).toBe(half >= 4 && half < 52);
  }
});

test('OF-13 an offer runs past midnight of its last day, and is over from then on', () => {
  const at = (date: string, hour: number) => ({ date, dayOfWeek: dayOfWeekOf(date), seconds: hour * 3600 });
  const lastNight = at('2026-11-25', 2);
  const tuesdays = offer({
    validity: { ...late.validity, dateRange: { ...late.validity.dateRange, endDate: '2026-11-24' } },
  });
  expect([runsAt(tuesdays, at('2026-11-24', 19)), isOver(tuesdays, at('2026-11-24', 19))]).toEqual([true, false]);
  expect([runsAt(tuesdays, lastNight), isOver(tuesdays, lastNight)]).toEqual([true, false]);
  expect([runsAt(tuesdays, at('2026-11-25', 4)), isOver(tuesdays, at('2026-11-25', 4))]).toEqual([false, true]);
  expect([runsAt(tuesdays, at('2026-11-23', 19)), isOver(tuesdays, at('2026-11-23', 19))]).toEqual([false, false]);
  const inactive = offer({ info: newOfferInfo({ name: 'One', status: 'INACTIVE' }) });
  expect([runsAt(inactive, lastNight), isOver(inactive, lastNight)]).toEqual([false, false]);
});
