import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/servers/fake-api.ts';
import { fetchTracking, track } from './tracking.ts';

const token = '0123456789abcdef0123456789abcdef';
const event = {
  name: 'Page View',
  email: 'dana@harbor.example',
  company: 'Harbor Pizza Co.',
  location: 'Pier 39',
  path: '/home',
};
const services = { 'POST /track': { body: 1 }, 'POST /g/collect': { body: 1 } };

describe('tracking', () => {
  test('TK-02 an event carries the email, the company and the location', async () => {
    const calls = fakeApi(services);
    await track({ mixpanelToken: token, googleAnalyticsKey: null }, event);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url.origin).toBe('https://api.mixpanel.com');
    expect(JSON.stringify(calls[0]?.body)).toContain('"email":"dana@harbor.example"');
    expect(JSON.stringify(calls[0]?.body)).toContain('"company":"Harbor Pizza Co."');
    expect(JSON.stringify(calls[0]?.body)).toContain('"location":"Pier 39"');
  });

  test('TK-02 where the terms of the service forbid it, the email goes as a hash', async () => {
    const calls = fakeApi(services);
    await track({ mixpanelToken: null, googleAnalyticsKey: 'G-ABCD1234' }, event);
    const { searchParams } = calls[0]?.url ?? new URL('about:blank');
    expect(searchParams.get('uid')).toMatch(/^[0-9a-f]{64}$/);
    expect(searchParams.get('ep.company')).toBe('Harbor Pizza Co.');
    expect(searchParams.get('ep.location')).toBe('Pier 39');
    expect(String(calls[0]?.url)).not.toContain('dana');
  });

  test('TK-01 without settings nothing is sent', async () => {
    const calls = fakeApi({
      'GET /api/tracking/settings': { body: { googleAnalyticsKey: null, mixpanelToken: null } },
    });
    await track(await fetchTracking(), event);
    expect(calls.map(({ path }) => path)).toEqual(['/api/tracking/settings']);
  });

  test('TK-03 bad settings are only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const body = { googleAnalyticsKey: 'no key', mixpanelToken: '"><script>' };
    const calls = fakeApi({ 'GET /api/tracking/settings': { body } });
    await track(await fetchTracking(), event);
    expect(calls).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  test('TK-03 settings that cannot be read stop nothing', async () => {
    fakeApi({});
    expect(await fetchTracking()).toEqual({ googleAnalyticsKey: null, mixpanelToken: null });
  });
});
