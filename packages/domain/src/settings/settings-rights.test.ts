import { describe, expect, test } from 'vitest';
import type { Permission } from '../access/permissions.ts';
import type { Change, Path } from '../overrides/change.ts';
import { forbiddenSettings } from './settings-rights.ts';

const change = (path: Path): Change => ({ kind: 'SIMPLE_FIELD_CHANGED', path, from: 1, to: 2 });
const mayWith =
  (...own: readonly Permission[]) =>
  (anyOf: readonly Permission[]) =>
    anyOf.some((permission) => own.includes(permission));
const isAllowed = (permission: Permission, path: Path) =>
  forbiddenSettings([change(path)], mayWith(permission)).length === 0;

const credit = ['creditAndGiftSettings', 'surcharge', 'percent'];
const hours = ['hours', 'startOfWeek'];
const typeOnline = ['orderTypes', 'types', { id: 2 }, 'activeOnline'];

describe('who may change which settings', () => {
  test('credit and gift take the right to configure credit cards, and that right opens nothing else', () => {
    expect(isAllowed('CONFIGURE_CREDIT_CARDS', credit)).toBe(true);
    expect(isAllowed('ACCESS_CONFIGURATION_OPTIONS', credit)).toBe(false);
    expect(isAllowed('LOCATION_SETTINGS', credit)).toBe(false);
    expect(isAllowed('CONFIGURE_CREDIT_CARDS', hours)).toBe(false);
  });

  test.each([
    [['onlineAccess', 'acceptOrders'], true],
    [['onlineAccess', 'blockedTimes', { id: 'b' }, 'days'], true],
    [['deferredOrders', 'allowDeferredOnlineOrders'], true],
    [['deferredOrders', 'minOrderLeadTime'], true],
    [['deferredOrders', 'printer'], false],
    [typeOnline, true],
    [['orderTypes', 'types', { id: 2 }, 'availableOnline'], false],
    [['orderTypes', 'types', { id: 2 }], false],
    [['onlineDesign', 'customCss'], false],
    [hours, false],
    [credit, false],
  ])('KR-01 limited options of online ordering may change %j: %s', (path, isOpen) => {
    expect(isAllowed('LIMITED_MANAGE_ONLINE', path)).toBe(isOpen);
  });

  test('the right to configure options opens everything but the cards', () => {
    for (const path of [hours, typeOnline, ['onlineAccess', 'accessUrl'], ['marketing', 'cities'], ['stations']])
      expect(isAllowed('ACCESS_CONFIGURATION_OPTIONS', path)).toBe(true);
  });

  test('hardware and online design are opened by rights of their own', () => {
    expect(isAllowed('CONFIGURE_HARDWARE', ['stations', { id: 's' }, 'name'])).toBe(true);
    expect(isAllowed('CONFIGURE_HARDWARE', hours)).toBe(false);
    expect(isAllowed('MODIFY_ONLINE_ORDERING_CONFIGURATION', ['onlineDesign', 'headlineFont'])).toBe(true);
    expect(isAllowed('MODIFY_ONLINE_ORDERING_CONFIGURATION', typeOnline)).toBe(false);
  });

  test('every change that is not covered is named', () => {
    const problems = forbiddenSettings([change(hours), change(typeOnline)], mayWith('LIMITED_MANAGE_ONLINE'));
    expect(problems).toMatchObject([{ code: 'NOT_ALLOWED', path: hours }]);
  });
});
