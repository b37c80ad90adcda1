import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createConfigurationReader } from '../../configuration/configuration-reader.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { createHttpServer, defendBrowsers } from '../../platform/http/http-server.ts';
import { testCompany } from '../../testing/test-server.ts';
import { badTrackingSettings, mapOrigins, originsOf, trackingOrigins } from './console-settings.ts';

const { server, company } = await testCompany();

test('TK-01 EN-12 tracking settings are null until they are configured, and for people who signed in', async () => {
  const answer = await (await company.as('reader'))('GET', '/api/tracking/settings');
  expect(answer.json()).toEqual({ googleAnalyticsKey: null, mixpanelToken: null });
  expect((await server.http.inject('/api/tracking/settings')).statusCode).toBe(401);
});

async function policyOf(settings: Record<string, string>): Promise<string> {
  const environment = readEnvironment(settings);
  const http = createHttpServer({
    logger: pino({ level: 'silent' }),
    trustedProxies: [],
    bodies: createConfigurationReader(),
  });
  await defendBrowsers(http, {
    isSecure: false,
    connectOrigins: [...trackingOrigins(environment), ...mapOrigins(environment)],
    frameOrigins: originsOf(environment.SERVERY_FRAME_ANCESTORS),
  });
  const { headers } = await http.inject('/home');
  await http.close();
  return String(headers['content-security-policy']);
}

test('T20 pages may send to the configured tracking service and nowhere else', async () => {
  const policy = await policyOf({ MIXPANEL_TOKEN: '0123456789abcdef0123456789abcdef' });
  expect(policy).toContain("connect-src 'self' https://api.mixpanel.com;");
  expect(await policyOf({})).toContain("connect-src 'self';");
});

test('TK-03 T20 bad tracking settings are only logged: nothing is opened for them', async () => {
  const settings = { GOOGLE_ANALYTICS_KEY: 'x; script-src *' };
  const policy = await policyOf(settings);
  expect(badTrackingSettings(readEnvironment(settings))).toEqual(['GOOGLE_ANALYTICS_KEY']);
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("script-src 'self';");
});

test('SH-07 the console may be framed only by configured origins', async () => {
  expect(await policyOf({})).toContain("frame-ancestors 'none'");
  const policy = await policyOf({ SERVERY_FRAME_ANCESTORS: 'https://portal.example.com' });
  expect(policy).toContain('frame-ancestors https://portal.example.com');
});

test('T20 maps may load their base map from where it is configured, and from nowhere without one', async () => {
  const tiles = 'https://tiles.example.com';
  const policy = await policyOf({ MAP_STYLE_URL: 'https://maps.example.com/day.json', MAP_ORIGINS: tiles });
  expect(policy).toContain(`connect-src 'self' https://maps.example.com ${tiles};`);
  expect(await policyOf({ MAP_ORIGINS: tiles })).toContain("connect-src 'self';");
});

test('the console receives the address of its base map, null without one, and whether addresses are found', async () => {
  const answer = await (await company.as('reader'))('GET', '/api/console/settings');
  expect(answer.json()).toEqual({ redirectOrigins: [], mapStyleUrl: null, findsAddresses: true });
});

test('T7 what is listed as an origin must be one', async () => {
  expect(originsOf(' https://a.example, https://b.example:8443/ ')).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]);
  expect(() => originsOf('a.example')).toThrow(/no origin/);
  expect(() => originsOf('https://a.example/path')).toThrow(/no origin/);
});
