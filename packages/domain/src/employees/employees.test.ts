import { describe, expect, test } from 'vitest';
import { isPhone, isPosId } from './contact-problems.ts';

describe('employees', () => {
  test('EE-07 a POS id is 1 to 8 digits', () => {
    expect(['1', '0042', '12345678'].map(isPosId)).toEqual([true, true, true]);
    expect(['', '123456789', '12a', ' 12', '１２'].map(isPosId)).toEqual([false, false, false, false, false]);
  });

  test('EE-07 a phone has ten to fifteen digits and nothing but what is written between them', () => {
    expect(['5551234567', '(555) 123-4567', '+1 555.123.4567', '+44 20 7946 0958 12'].map(isPhone)).not.toContain(
      false,
    );
    expect(['', '123', '555123456', '5551234567 ext 2', '1234567890123456', '=5551234567'].map(isPhone)).not.toContain(
      true,
    );
  });
});
