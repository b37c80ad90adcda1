import { describe, expect, test } from 'vitest';
import { describeEnvironment, EnvironmentError, readEnvironment } from './environment.ts';

describe('the environment', () => {
  test('every variable has a default and is listed by --help', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SESSION_IDLE_MINUTES: 75,
      SERVERY_METRICS: true,
    });
    for (const name of Object.keys(environment)) expect(describeEnvironment()).toContain(name);
  });

  test('T21 the idle time follows the password policy, unless it is given', () => {
    const idle = (source: Record<string, string>) => readEnvironment(source).SESSION_IDLE_MINUTES;
    expect(idle({ SERVERY_PASSWORD_POLICY: 'pci4' })).toBe(15);
    expect(idle({ SERVERY_PASSWORD_POLICY: 'nist' })).toBe(75);
    expect(idle({ SERVERY_PASSWORD_POLICY: 'pci4', SESSION_IDLE_MINUTES: '10' })).toBe(10);
    expect(() => idle({ SERVERY_PASSWORD_POLICY: 'none' })).toThrow(/SERVERY_PASSWORD_POLICY/);
    expect(() => idle({ SESSION_IDLE_MINUTES: '0' })).toThrow(/SESSION_IDLE_MINUTES/);
  });

  test('a bad value stops the start and names the variable', () => {
    expect(() => readEnvironment({ PORT: 'http', LOG_LEVEL: 'loud' })).toThrow(EnvironmentError);
    expect(() => readEnvironment({ PORT: 'http', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});
