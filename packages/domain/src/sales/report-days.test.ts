import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAfter, localTimeIn } from '../formats/local-time.ts';
import { comparedDays, isDay, periodDays } from './report-days.ts';
import { readReportFilters } from './report-filters.ts';
import { nextReportMail } from './report-mails.ts';

describe('the days of a report', () => {
  test.each([
    ['lastSeven', '2026-11-21', '2026-11-27'],
    ['yesterday', '2026-11-27', '2026-11-27'],
    ['thisWeek', '2026-11-23', '2026-11-28'],
    ['lastWeek', '2026-11-16', '2026-11-22'],
    ['thisMonth', '2026-11-01', '2026-11-28'],
    ['lastMonth', '2026-10-01', '2026-10-31'],
    ['lastFourWeeks', '2026-10-31', '2026-11-27'],
  ] as const)('%s on a Saturday are %s to %s', (period, from, to) => {
    expect(periodDays(period, '2026-11-28')).toEqual({ from, to });
  });

  test('are compared with as many, of the same weekdays or right before', () => {
    const days = { from: '2026-11-26', to: '2026-11-28' };
    expect(comparedDays(days, 'weekdays')).toEqual({ from: '2026-11-19', to: '2026-11-21' });
    expect(comparedDays(days, 'daysBefore')).toEqual({ from: '2026-11-23', to: '2026-11-25' });
    expect(comparedDays(days, 'yearBefore')).toEqual({ from: '2025-11-27', to: '2025-11-29' });
    expect(comparedDays(days, 'nothing')).toBeUndefined();
  });

  test('are days that there are', () => {
    expect(['2026-02-28', '2026-02-29', '2024-02-29', 'x', undefined].map(isDay)).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test('come from an address, and what it does not know from what is usual', () => {
    expect(
      readReportFilters({ period: 'yesterday', versus: 'nothing', channel: 'POS', type: '7' }, '2026-11-28'),
    ).toEqual({
      period: 'yesterday',
      versus: 'nothing',
      days: { from: '2026-11-27', to: '2026-11-27' },
      compared: undefined,
      channel: 'POS',
      orderType: 7,
    });
    expect(readReportFilters({ period: 'never', channel: 'SMOKE', type: '-1' }, '2026-11-28')).toMatchObject({
      period: 'lastSeven',
      versus: 'weekdays',
      channel: undefined,
      orderType: undefined,
    });
  });
});

describe('the mail of a view', () => {
  const zone = 'America/Los_Angeles';
  const next = (now: string, sentOn: string | null = null, at = '06:30') =>
    new Date(nextReportMail({ at, zone, sentOn }, Date.parse(now))).toISOString();

  test('goes out at its time of the store, today while it is to come, else tomorrow', () => {
    expect(next('2026-11-28T12:00:00Z')).toBe('2026-11-28T14:30:00.000Z');
    expect(next('2026-11-28T14:30:00Z')).toBe('2026-11-29T14:30:00.000Z');
    // One was sent today: a later time of today waits until tomorrow.
    expect(next('2026-11-28T15:00:00Z', '2026-11-28', '20:00')).toBe('2026-11-30T04:00:00.000Z');
  });

  test('follows the clock of the store where it changes', () => {
    expect(next('2026-10-31T20:00:00Z')).toBe('2026-11-01T14:30:00.000Z');
    expect(next('2026-03-07T20:00:00Z')).toBe('2026-03-08T13:30:00.000Z');
    // 2:30 AM is skipped on this day, 1:30 AM comes twice on that one.
    expect(next('2026-03-08T08:00:00Z', null, '02:30')).toBe('2026-03-08T10:30:00.000Z');
    expect(next('2026-11-01T07:00:00Z', null, '01:30')).toBe('2026-11-01T08:30:00.000Z');
    expect(next('2026-11-01T08:30:00Z', '2026-11-01', '01:30')).toBe('2026-11-02T09:30:00.000Z');
  });

  test('is always to come, within two days, and never on the day of the last', () => {
    const zones = fc.constantFrom(zone, 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'UTC');
    const moments = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-12-31') });
    const minutes = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(zones, moments, minutes, (where, now, minute) => {
        const at = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const today = localTimeIn(now, where).date;
        const due = nextReportMail({ at, zone: where, sentOn: today }, now);
        expect(due).toBeGreaterThan(now);
        expect(localTimeIn(due, where).date).toBe(daysAfter(today, 1));
      }),
      { numRuns: 2_000 },
    );
  });
});
