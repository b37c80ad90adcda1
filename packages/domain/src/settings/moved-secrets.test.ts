import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../overrides/change.ts';
import { movedSecretProblems } from './moved-secrets.ts';

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

  test('ST-28 may be set anew or cleared, and stays where nothing changed', () => {
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
