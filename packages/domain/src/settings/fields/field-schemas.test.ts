import { describe, expect, test } from 'vitest';
import { emailOrEmptySchema, webAddressSchema } from './field-schemas.ts';

describe('web addresses', () => {
  test.each(['', 'https://order.harbor.example', 'https://harbor.example/pier-39?x=1#top'])('%j is one', (text) => {
    expect(webAddressSchema.safeParse(text).success).toBe(true);
  });

  test.each([
    'http://harbor.example',
    'javascript:alert(1)',
    'https://',
    'https://user:word@harbor.example',
    ' https://harbor.example',
    'harbor.example',
    `https://harbor.example/${'x'.repeat(500)}`,
  ])('MK-08 %j is none', (text) => {
    expect(webAddressSchema.safeParse(text).success).toBe(false);
  });
});

test.each([
  ['', true],
  ['hello@harbor.example', true],
  ['hello', false],
  ['hello@harbor', false],
  ['a b@harbor.example', false],
])('MK-07 the email address %j: %s', (text, isOne) => {
  expect(emailOrEmptySchema.safeParse(text).success).toBe(isOne);
});
