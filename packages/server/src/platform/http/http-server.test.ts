import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createConfigurationReader } from '../../configuration/configuration-reader.ts';
import { Fault } from '../fault.ts';
import { createHttpServer, defendBrowsers } from './http-server.ts';

const app = () =>
  createHttpServer({ logger: pino({ level: 'silent' }), trustedProxies: [], bodies: createConfigurationReader() });

test('KE-08 any other failure is a 500 that says nothing of what happened', async () => {
  const http = app();
  http.get('/api/broken', async () => {
    throw new Error('relation "secrets" does not exist');
  });
  const answer = await http.inject('/api/broken');
  expect([answer.statusCode, answer.json()]).toEqual([500, { error: 'INTERNAL' }]);
  await http.close();
});

test('requests that the guard refuses count for their network, and hide neither health nor pages', async () => {
  const http = app();
  await http.register(async (forPeople) => {
    await defendBrowsers(forPeople, {
      isSecure: false,
      connectOrigins: [],
      frameOrigins: [],
      ofShare: 2,
      ofNetwork: 5,
    });
    const onRequest = async () => {
      throw new Fault(401, 'UNAUTHENTICATED');
    };
    forPeople.get('/api/guarded', { onRequest }, async () => 'never');
    forPeople.get('/healthz', async () => 'well');
  });
  const statuses = async (url: string, remoteAddress = '198.51.100.7') => {
    const { statusCode, headers } = await http.inject({ url, remoteAddress });
    return [statusCode, headers['retry-after']];
  };
  const guarded = async () => statuses('/api/guarded');
  for (let asked = 0; asked < 5; asked += 1) expect(await guarded()).toEqual([401, undefined]);
  expect(await guarded()).toEqual([429, '60']);
  expect(await statuses('/healthz')).toEqual([200, undefined]);
  expect(await statuses('/api/guarded', '198.51.100.8')).toEqual([401, undefined]);
  await http.close();
});
