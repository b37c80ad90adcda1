import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../overrides/change.ts';
import { findByPath } from '../overrides/path.ts';
import { movedSecretProblems, secretAddresses, withoutMovedSecrets } from './moved-secrets.ts';

const secretRef = (ref: string) => ({ secretRef: ref, last4: '', setAt: '', setBy: '' });
const withGift = (gift: JsonObject): JsonObject => ({ creditAndGiftSettings: { accountSettings: { gift } } });
const before = withGift({ url: 'https://one.example', alternateUrl: '', password: secretRef('s1') });

describe('a secret whose address changes', () => {
  test.each([
    ['url', { url: 'https://two.example', alternateUrl: '', password: secretRef('s1') }],
    ['alternateUrl', { url: 'https://one.example', alternateUrl: 'https://two.example', password: secretRef('s1') }],
  ])('ST-28 is refused when the %s is another one', (_field, gift) => {
    expect(movedSecretProblems(before, withGift(gift))).toMatchObject([
      { code: 'SECRET_MOVED', path: ['creditAndGiftSettings', 'accountSettings', 'gift', 'password'] },
    ]);
  });

  test('ST-28 may be set again or cleared, and stays where nothing changed', () => {
    const url = 'https://two.example';
    expect(movedSecretProblems(before, before)).toEqual([]);
    expect(movedSecretProblems(before, withGift({ url, alternateUrl: '', password: secretRef('s2') }))).toEqual([]);
    expect(movedSecretProblems(before, withGift({ url, alternateUrl: '', password: null }))).toEqual([]);
    expect(movedSecretProblems({}, before)).toEqual([]);
  });

  test('ST-28 third-party loyalty is watched too', () => {
    const loyalty = (url: string): JsonObject => ({
      marketing: { loyalty: { thirdParty: { url, password: secretRef('s1') } } },
    });
    expect(movedSecretProblems(loyalty('https://a.example'), loyalty('https://b.example'))).toHaveLength(1);
  });
});

describe('a secret and the addresses that it was set for', () => {
  const field = 'creditAndGiftSettings.accountSettings.gift.password';
  const [one, two] = ['https://one.example', 'https://two.example'];
  const setFor = new Map([['s1', [one, two]]]);
  const passwordIn = (gift: JsonObject) =>
    findByPath(withoutMovedSecrets(withGift(gift), setFor), [
      'creditAndGiftSettings',
      'accountSettings',
      'gift',
      'password',
    ]);

  test('ST-28 a password goes to the addresses of its account, a token to none of the settings', () => {
    expect(secretAddresses(before, field)).toEqual([one]);
    expect(secretAddresses({}, field)).toEqual([]);
    expect(secretAddresses(before, field.replace('password', 'accountToken'))).toBeNull();
  });

  test('ST-28 it is taken out where the document would send it elsewhere, and nothing else is', () => {
    const password = secretRef('s1');
    expect(passwordIn({ url: one, alternateUrl: two, password })).toEqual(password);
    expect(passwordIn({ url: two, alternateUrl: '', password })).toEqual(password);
    expect(passwordIn({ url: 'https://three.example', alternateUrl: two, password })).toBeNull();
    expect(passwordIn({ url: one, alternateUrl: 'https://three.example', password })).toBeNull();
    expect(passwordIn({ url: 'https://three.example', alternateUrl: '', password: secretRef('new') })).toEqual(
      secretRef('new'),
    );
    const moved = withGift({ url: 'https://three.example', alternateUrl: '', password, terminalId: 'T1' });
    expect(withoutMovedSecrets(moved, setFor)).toEqual(
      withGift({ url: 'https://three.example', alternateUrl: '', password: null, terminalId: 'T1' }),
    );
    expect(withoutMovedSecrets(before, setFor)).toBe(before);
  });
});
