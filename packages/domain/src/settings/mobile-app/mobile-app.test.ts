import { expect, test } from 'vitest';
import { mobileAppSchema, newMobileApp } from './mobile-app.ts';

const app = newMobileApp();

test('MA-02 MA-03 the mobile app has its fields, and version 1.0 at first', () => {
  expect(app).toEqual({ name: '', packageName: '', version: '1.0', androidAppStoreUrl: '', iosAppStoreUrl: '' });
  expect(mobileAppSchema.safeParse(app).success).toBe(true);
});

test('MA-02 a whole entry is taken', () => {
  const whole = {
    name: 'Harbor Pizza',
    packageName: 'com.harborpizza.app',
    version: '2.10.3',
    androidAppStoreUrl: 'https://apps.example/harbor',
    iosAppStoreUrl: 'https://store.example/harbor',
  };
  expect(mobileAppSchema.parse(whole)).toEqual(whole);
});

test.each([
  ['name', 'x'.repeat(31)],
  ['packageName', 'harborpizza'],
  ['packageName', 'com.Harbor'],
  ['packageName', 'com..app'],
  ['version', '1'],
  ['version', 'v1.0'],
  ['version', ''],
  ['androidAppStoreUrl', 'http://apps.example'],
  ['iosAppStoreUrl', 'apps.example'],
])('MA-02 %s %j is refused by name', (field, value) => {
  expect(mobileAppSchema.safeParse({ ...app, [field]: value }).error?.issues[0]?.path).toEqual([field]);
});
