import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['another case', 'Dana@Harbor.Example'],
  ['spaces around it', '  dana@harbor.example\n'],
  ['full width', 'ｄａｎａ@harbor.example'],
  ['Cyrillic look-alikes', 'dаnа@hаrbоr.ехаmрlе'],
  ['Greek look-alikes', 'dαna@harbοr.example'],
  ['a zero-width space', 'da\u200bna@harbor.example'],
  ['a soft hyphen', 'da\u00adna@harbor.example'],
  ['mathematical letters', '𝐝𝐚𝐧𝐚@harbor.example'],
])('%s is the same mailbox', (_, email) => {
  expect(emailKey(email)).toBe('dana@harbor.example');
});

test('what people can tell apart stays apart', () => {
  const keys = ['dana@harbor.example', 'danà@harbor.example', 'dana1@harbor.example', 'данa@harbor.example'].map(
    emailKey,
  );
  expect(new Set(keys).size).toBe(4);
});
