import { type Grant, type JsonObject, newLocationSettings, type Permission } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { Fault } from '../platform/fault.ts';
import { reviewSettings } from './settings-changes.ts';
import { asJsonObject } from './stored-json.ts';

const grantsOf = (...permissions: Permission[]): Grant[] => [
  { roleId: 'r', roleName: 'Role', permissions, maxDiscountPct: null, grantedOn: { type: 'GLOBAL', id: null } },
];
const settings = newLocationSettings();
const whole = asJsonObject(settings);
const withGift = (gift: object): JsonObject => {
  const { accountSettings } = settings.creditAndGiftSettings;
  const changed = { ...accountSettings, gift: { ...accountSettings.gift, ...gift } };
  return asJsonObject({
    ...settings,
    creditAndGiftSettings: { ...settings.creditAndGiftSettings, accountSettings: changed },
  });
};

describe('the review of a save', () => {
  test('ST-05 missing modules and fields are nobody’s change, whoever saves them first', () => {
    const { creditAndGiftSettings: _cards, marketing: _marketing, ...older } = settings;
    const review = reviewSettings({ grants: grantsOf('LIMITED_MANAGE_ONLINE') }, null);
    expect(() => review(asJsonObject({ ...older, tableSettings: {} }), whole)).not.toThrow();
    expect(() => review({}, whole)).not.toThrow();
  });

  test('ST-28 a secret does not follow to another address', () => {
    const password = { secretRef: 's1', last4: '4417', setAt: '2026-11-20T17:05:00.000Z', setBy: 'Ana Ruiz' };
    const review = reviewSettings({ grants: grantsOf('CONFIGURE_CREDIT_CARDS') }, null);
    const before = withGift({ password });
    const elsewhere = withGift({ password, url: 'https://elsewhere.example' });
    expect(() => review(before, elsewhere)).toThrow(Fault);
    expect(() => review(before, withGift({ password: null, url: 'https://elsewhere.example' }))).not.toThrow();
  });

  test('ST-28 a location whose rights are its own cannot send the company’s secret elsewhere either', () => {
    const grants = grantsOf('CONFIGURE_CREDIT_CARDS').map((grant) => ({
      ...grant,
      grantedOn: { type: 'LOCATION' as const, id: 'pier' },
    }));
    const review = reviewSettings({ grants }, { id: 'pier', type: 'LOCATION', groupId: null });
    const password = { secretRef: 's1', last4: '', setAt: '2026-11-20T17:05:00.000Z', setBy: 'Ana Ruiz' };
    expect(() => review(withGift({ password }), withGift({ password, alternateUrl: 'https://b.example' }))).toThrow(
      Fault,
    );
  });
});
