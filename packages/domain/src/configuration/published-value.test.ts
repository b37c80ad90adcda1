import { expect, test } from 'vitest';
import { asJsonObject } from '../overrides/json.ts';
import { locationSettingsKind } from '../settings/location-settings-kind.ts';
import { jsonKind } from './json-kind.ts';
import { publishedAt } from './published-value.ts';

const kind = jsonKind(locationSettingsKind);
const settings = kind.createDefault();
const printer = ['deferredOrders', 'printer'];
const orders = asJsonObject(settings.deferredOrders);
const dangling = { ...settings, deferredOrders: { ...orders, printer: 'gone' } };

test('law 11: a value that is published as the layers say it has no reason', () => {
  expect(publishedAt(kind, settings, printer)).toEqual({ value: 'DEFAULT', reasons: [] });
  expect(publishedAt(kind, settings, ['nowhere'])).toEqual({ reasons: [] });
  expect(publishedAt(kind, dangling, ['tipsSettings']).reasons).toEqual([]);
});

test('law 11: what a clean-up changes is published cleaned, and the clean-up says why', () => {
  const reasons = [{ code: 'CL-23', message: expect.stringMatching(/printer/) }];
  expect(publishedAt(kind, dangling, printer)).toEqual({ value: null, reasons });
  expect(publishedAt(kind, dangling, ['deferredOrders'])).toMatchObject({ value: { printer: null }, reasons });
});

test('law 11: what is missing is published with its default, and says so', () => {
  const { hours: _, ...rest } = settings;
  const reasons = [{ code: 'COMPLETED', message: 'Nothing is set here, so the default is published.' }];
  expect(publishedAt(kind, rest, ['hours', 'startOfWeek'])).toEqual({ value: 1, reasons });
});
