import { describe, expect, test } from 'vitest';
import { commonEndings, commonWords } from './common-password-words.ts';
import { isCommonPassword } from './common-passwords.ts';

describe('common passwords', () => {
  test('T4 the list is of more than 3,000', () => {
    const listed = new Set(commonWords.flatMap((word) => commonEndings.map((ending) => word + ending)));
    expect(listed.size).toBeGreaterThan(3000);
    for (const one of listed) expect(isCommonPassword(one), one).toBe(true);
  });

  test.each([
    ...['password1', 'Password1!', 'P@ssw0rd123', 'passw0rd', 'letmein1', 'iloveyou2', 'welcome2024', 'Summer2026!'],
    ...['qwerty123', 'qwertyuiop12', '1q2w3e4r5t', '1qaz2wsx', '123456789', '987654321', 'abcdefg1', 'abc123456'],
    ...['aaaaaaa', '1212121212', 'abc1abc1abc1', '!!!!!!!!', 'passwordpassword', 'iloveyouiloveyou', 'qwerty 123456'],
    ...['pizza1234', 'Servery2026', 'manager_1', 'dragon007', 'administrator1', 'baseball2024'],
  ])('T4 %s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    ...['correct horse 1', 'fresh water 2', 'lantern harbor 42', 'tide 12345', 'parmesan-gale-7', 'пароль длинный 3'],
    ...['mushroom river 88 canoe', 'xk7#Tq9w', 'loveliest pizza in town 9', '314159265358979', ''],
  ])('T4 %s is nobody’s first guess', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
