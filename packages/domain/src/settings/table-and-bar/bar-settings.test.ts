import { describe, expect, test } from 'vitest';
import { barSettingsSchema, barSettingsSection, newBarSettings, newHappyHour } from './bar-settings.ts';

const bar = newBarSettings();
const hour = newHappyHour({ id: 'h', name: 'After work' });
const problems = (given: typeof bar) => barSettingsSection.validate?.(given);

describe('bar settings', () => {
  test('TB-11 the pre-auth mode is PRE_AUTH_ONE', () => expect(bar.preAuth.mode).toBe('PRE_AUTH_ONE'));
  test('TB-12 the pre-auth increment is 25', () => expect(bar.preAuth.increment).toBe(25));

  test.each([
    ['mode', 'SOMETIMES'],
    ['increment', 0],
    ['increment', 12.5],
  ])('TB-11 TB-12 pre-auth %s %j is refused by name', (field, value) => {
    const parsed = barSettingsSchema.safeParse({ ...bar, preAuth: { ...bar.preAuth, [field]: value } });
    expect(parsed.error?.issues[0]?.path).toEqual(['preAuth', field]);
  });

  test('TB-04 a happy hour has a name, days, two different times, and takes off at most everything', () => {
    expect(problems({ ...bar, happyHours: [hour] })).toEqual([]);
    const wrong = { ...hour, name: '', days: [], endTime: hour.startTime, discountPercentage: '101' };
    expect(problems({ ...bar, happyHours: [wrong] })).toMatchObject([
      { code: 'HAPPY_HOUR_NAME_EMPTY' },
      { code: 'NO_DAYS', path: ['barSettings', 'happyHours', { id: 'h' }, 'days'] },
      { code: 'NO_TIME', path: ['barSettings', 'happyHours', { id: 'h' }, 'endTime'] },
      { code: 'ABOVE_100_PERCENT' },
    ]);
  });

  test('TB-04 a gratuity on tabs is at most 100%', () => {
    const tabs = { ...bar.tabs, gratuity: { enabled: true, chargePercentage: '150' } };
    expect(problems({ ...bar, tabs })).toMatchObject([{ code: 'ABOVE_100_PERCENT' }]);
  });
});
