import { describe, expect, test } from 'vitest';
import { isSecretPath, secretPaths, secretReferenceSchema, secretSchema } from './secret-reference.ts';

const reference = { secretRef: 's1', last4: '4417', setAt: '2026-11-20T17:05:00.000Z', setBy: 'Ana Ruiz' };

describe('secrets of the settings', () => {
  test('ST-28 a document says of a secret who set it, when, and its last four characters, and nothing else', () => {
    expect(secretReferenceSchema.parse(reference)).toEqual(reference);
    expect(secretReferenceSchema.safeParse({ ...reference, value: 'hunter2' }).success).toBe(false);
    expect(secretReferenceSchema.safeParse({ ...reference, last4: 'hunter2' }).success).toBe(false);
    expect(secretSchema.parse(null)).toBeNull();
    expect(secretSchema.safeParse('hunter2').success).toBe(false);
  });

  test('ST-28 the secrets of the four accounts and of third-party loyalty are known by their places', () => {
    expect(secretPaths).toHaveLength(13);
    expect(isSecretPath(['creditAndGiftSettings', 'accountSettings', 'cardPresent', 'accountToken'])).toBe(true);
    expect(isSecretPath(['creditAndGiftSettings', 'accountSettings', 'cardPresent', 'accountId'])).toBe(false);
    expect(isSecretPath(['creditAndGiftSettings', 'accountSettings', 'cardPresent'])).toBe(false);
    expect(isSecretPath(['creditAndGiftSettings', 'accountSettings', { id: 'gift' }, 'password'])).toBe(false);
  });
});
