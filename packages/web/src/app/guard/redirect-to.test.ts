import { isRedirect } from '@tanstack/react-router';
import { describe, expect, test, vi } from 'vitest';
import { ownPath } from '../../session/own-path.ts';
import { fakeApi } from '../../testing/servers/fake-api.ts';
import { redirectTo } from './redirect-to.ts';

const settings = {
  'GET /api/console/settings': {
    body: { redirectOrigins: ['https://portal.example'], mapStyleUrl: null, findsAddresses: false },
  },
};

/** Where a target leads: a path of the console, or an address outside of it. */
async function endOf(target: string | undefined): Promise<string> {
  fakeApi(settings);
  const left = vi.fn(async (_href: string) => undefined);
  const thrown: unknown = await redirectTo(target, left).catch((reason: unknown) => reason);
  const outside = left.mock.calls[0]?.[0];
  if (outside !== undefined) return outside;
  return isRedirect(thrown) ? String(thrown.options.href) : '';
}

describe('a redirect', () => {
  test('RT-11 leads to a path of the console', async () => {
    expect(await endOf('/locations?q=pier')).toBe('/locations?q=pier');
    expect(await endOf(`${window.location.origin}/menu/admin`)).toBe('/menu/admin');
  });

  test('RT-12 without a target leads home', async () => {
    expect(await endOf(undefined)).toBe('/home');
    expect(await endOf('')).toBe('/home');
  });

  test('T7 leads to an origin that is configured', async () => {
    expect(await endOf('https://portal.example/welcome')).toBe('https://portal.example/welcome');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\t//evil.example',
    'https://portal.example.evil.example',
    'https://portal.example@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://portal.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/./\\evil.example',
  ])('T7 never to %s', async (target) => {
    expect(await endOf(target)).toBe('/home');
    expect(ownPath(target)).toBeNull();
  });
});
