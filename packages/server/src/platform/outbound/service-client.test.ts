import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { readEnvironment } from '../environment.ts';
import { createServiceClient } from './service-client.ts';

let logged: string;

const server = await testServer();
afterEach(() => {
  server.cardHost.service.trouble = undefined;
});

function client(baseUrl = server.cardHost.service.url) {
  logged = '';
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk);
      done();
    },
  });
  return createServiceClient({ name: 'card host', baseUrl, logger: pino(sink), timeoutMillis: 300 });
}

const headers = { authorization: 'Bearer sandbox-card-host' };
const read = { method: 'GET', path: ['slice', 'cutover'], query: { tccId: 'loc_secret_name' }, headers } as const;
const write = { method: 'POST', path: ['slice', 'cutover'], body: { tccId: 'loc_retry' }, headers } as const;
const asked = () => server.cardHost.service.requests.length;

describe('calls of outside services', () => {
  test.each(['silent', 'huge', 'redirect'] as const)(
    'T18 CH-01 F-18 a service that is %s is unreachable in time',
    async (trouble) => {
      server.cardHost.service.trouble = trouble;
      const begun = Date.now();
      expect(await client().call(read)).toEqual({ kind: 'unreachable' });
      expect(Date.now() - begun).toBeLessThan(4000);
    },
  );

  test('CH-01 F-18 a GET is tried three times, a POST once: nothing is done twice', async () => {
    server.cardHost.service.trouble = 'error';
    const before = asked();
    expect(await client().call(read)).toMatchObject({ kind: 'answer', status: 500, body: undefined });
    expect(asked() - before).toBe(3);
    await client().call(write);
    expect(asked() - before).toBe(4);
  });

  test('CH-01 a refusal is an answer and is not asked for again', async () => {
    const before = asked();
    const answer = await client().call({ ...read, headers: { authorization: 'Bearer wrong' } });
    expect(answer).toMatchObject({ kind: 'answer', status: 401 });
    expect(asked() - before).toBe(1);
  });

  test('CH-01 what is sent as one segment stays one, whatever it holds', async () => {
    const path = ['slice', 'tcc', 'creditCard', '../../admin?x=1#y'];
    await client().call({ method: 'DELETE', path, headers });
    const { url } = server.cardHost.service.requests.at(-1) ?? { url: undefined };
    expect(url?.pathname).toBe('/slice/tcc/creditCard/..%2F..%2Fadmin%3Fx%3D1%23y');
    expect(url?.search).toBe('');
  });

  test('CH-01 no credential, parameter or answer reaches a log', async () => {
    server.cardHost.service.trouble = 'error';
    await client().call({ ...read, body: { client_secret: 'hidden' } });
    expect(logged).toContain('card host');
    for (const secret of ['sandbox-card-host', 'loc_secret_name', 'hidden', '10.0.0.7'])
      expect(logged).not.toContain(secret);
  });

  test('T18 CH-01 a host over the network is spoken to only by https', () => {
    expect(() => readEnvironment({ CARD_HOST_URL: 'http://cards.example' })).toThrow(/CARD_HOST_URL/);
    expect(() => readEnvironment({ AGGREGATOR_URL: 'file:///etc/passwd' })).toThrow(/AGGREGATOR_URL/);
    expect(() => readEnvironment({ LABOR_URL: 'http://labor.example' })).toThrow(/LABOR_URL/);
    expect(readEnvironment({ CARD_HOST_URL: 'https://cards.example' }).CARD_HOST_URL).toBe('https://cards.example');
    expect(readEnvironment({ CARD_HOST_URL: 'http://127.0.0.1:9' }).CARD_HOST_URL).toBe('http://127.0.0.1:9');
  });
});
