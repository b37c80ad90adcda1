import { describe, expect, test } from 'vitest';
import { newBlockedTime, newOnlineAccess, onlineAccessSchema, onlineAccessSection } from './online-access.ts';

const access = newOnlineAccess();

describe('online access', () => {
  test('OD-07 the access URL can be set, by https only', () => {
    const accessUrl = 'https://order.harbor.example/pier-39';
    expect(onlineAccessSchema.parse({ ...access, accessUrl }).accessUrl).toBe(accessUrl);
    expect(onlineAccessSchema.safeParse({ ...access, accessUrl: 'ftp://order.example' }).success).toBe(false);
  });

  test('OD-08 the short URL can be set, by https only', () => {
    const shortUrl = 'https://hrbr.example/p39';
    expect(onlineAccessSchema.parse({ ...access, shortUrl }).shortUrl).toBe(shortUrl);
    expect(onlineAccessSchema.safeParse({ ...access, shortUrl: 'hrbr.example' }).success).toBe(false);
  });

  test('KR-01 a blocked time has a name, days and two different times', () => {
    const time = newBlockedTime({ id: 'rush', name: 'Friday rush' });
    expect(onlineAccessSection.validate?.({ ...access, blockedTimes: [time] })).toEqual([]);
    const wrong = { ...time, name: '', days: [], endTime: time.startTime };
    expect(onlineAccessSection.validate?.({ ...access, blockedTimes: [wrong] })?.map(({ code }) => code)).toEqual([
      'BLOCKED_TIME_NAME_EMPTY',
      'NO_DAYS',
      'NO_TIME',
    ]);
  });
});
