import { describe, expect, test } from 'vitest';
import { passwordMinimumLength, passwordProblems, passwordsRemembered } from './password-rules.ts';

describe('what is wrong with a password', () => {
  test('PW-04 BC-02 six characters are too short, seven are enough', () => {
    expect(passwordMinimumLength).toBe(7);
    expect(passwordProblems('abcde1')).toEqual(['PW_TOO_SHORT']);
    expect(passwordProblems('abcdef1')).toEqual([]);
  });

  test('PW-04 characters are counted as people see them, not as code units', () => {
    expect(passwordProblems('🍕🍕🍕🍕a1')).toEqual(['PW_TOO_SHORT']);
  });

  test('PW-05 PW-06 letters and numbers of any script', () => {
    expect(passwordProblems('1234567')).toEqual(['PW_MISSING_LETTERS']);
    expect(passwordProblems('abcdefg')).toEqual(['PW_MISSING_NUMBERS']);
    expect(passwordProblems('парольдлинный٣')).toEqual([]);
    expect(passwordProblems('')).toEqual(['PW_TOO_SHORT', 'PW_MISSING_LETTERS', 'PW_MISSING_NUMBERS']);
  });

  test('BC-03 four passwords are remembered', () => {
    expect(passwordsRemembered).toBe(4);
  });
});
