import { describe, expect, test } from 'vitest';
import { passwordPolicies, passwordProblems, passwordsRemembered } from './password-rules.ts';

const { spec, pci4, nist } = passwordPolicies;

describe('what is wrong with a password', () => {
  test('PW-04 BC-02 six characters are too short, seven are enough', () => {
    expect(spec.minimumLength).toBe(7);
    expect(passwordProblems('abcde1', spec)).toEqual(['PW_TOO_SHORT']);
    expect(passwordProblems('abcdef1', spec)).toEqual([]);
  });

  test('PW-04 characters are counted as people see them, not as code units', () => {
    expect(passwordProblems('🍕🍕🍕🍕a1', spec)).toEqual(['PW_TOO_SHORT']);
  });

  test('PW-05 PW-06 letters and numbers of any script', () => {
    expect(passwordProblems('1234567', spec)).toEqual(['PW_MISSING_LETTERS']);
    expect(passwordProblems('abcdefg', spec)).toEqual(['PW_MISSING_NUMBERS']);
    expect(passwordProblems('парольдлинный٣', spec)).toEqual([]);
    expect(passwordProblems('', spec)).toEqual(['PW_TOO_SHORT', 'PW_MISSING_LETTERS', 'PW_MISSING_NUMBERS']);
  });

  test('T4 PCI DSS 4 wants twelve characters with letters and numbers', () => {
    expect(passwordProblems('eleven char', pci4)).toEqual(['PW_TOO_SHORT', 'PW_MISSING_NUMBERS']);
    expect(passwordProblems('elevenchars1', pci4)).toEqual([]);
  });

  test('T4 NIST wants fifteen characters and nothing of their kind', () => {
    expect(passwordProblems('fourteen chars', nist)).toEqual(['PW_TOO_SHORT']);
    expect(passwordProblems('fifteen letters', nist)).toEqual([]);
    expect(passwordProblems('314159265358979', nist)).toEqual([]);
  });

  test('BC-03 four passwords are remembered', () => {
    expect(passwordsRemembered).toBe(4);
  });
});
