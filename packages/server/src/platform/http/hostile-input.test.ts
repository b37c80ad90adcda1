import { gzipSync } from 'node:zlib';
import { type OperationId, type OperationShape, operations } from '@servery/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createConfigurationReader } from '../../configuration/configuration-reader.ts';
import { sent } from '../../testing/gzip-body.ts';
import { testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { id, secret } = (
  await admin('POST', `/api/tenants/${company.id}/${company.locations.one}/api-credentials`, { name: 'Fuzz' })
).json();
const credential = `Bearer ${id}.${secret}`;

const writing = Object.entries(operations).filter(
  ([id, shape]: [string, OperationShape]) => shape.method !== 'GET' && shape.body !== undefined && id !== 'login',
);

function urlOf(shape: OperationShape): string {
  const values: Record<string, string> = {
    companyId: company.id,
    locationId: company.locations.one,
    menuId: 'menu_absent',
    kind: 'menu',
  };
  return shape.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'absent');
}

function send(shape: OperationShape, text: string) {
  const isGzip = shape.encoding === 'gzipJson';
  const payload = isGzip ? gzipSync(text) : text;
  const headers = { 'content-type': isGzip ? 'application/octet-stream' : 'application/json' };
  const method = shape.method === 'PUT' ? 'PUT' : 'POST';
  if (shape.path.startsWith('/api/terminal'))
    return server.http.inject({
      method,
      url: urlOf(shape),
      payload,
      headers: { ...headers, authorization: credential },
    });
  return admin(method, urlOf(shape), sent(payload, { headers }));
}

async function rowCounts(): Promise<string> {
  const { rows } = await sql<{ n: number }>`
    SELECT (SELECT count(*) FROM document_versions WHERE company_id = ${company.id}) + (SELECT count(*) FROM publications WHERE company_id = ${company.id})
      + (SELECT count(*) FROM audit WHERE company_id = ${company.id}) + (SELECT count(*) FROM tenants WHERE company_id = ${company.id}) AS n`.execute(
    server.database.owner,
  );
  return JSON.stringify(rows);
}

const hostileTexts = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1}{"b":2}',
  '{"a":NaN}',
  '\uFEFF{}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  `{"a":${'['.repeat(100)}${']'.repeat(100)}}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '{"locationIds":["../../etc/passwd"],"syncDateMillis":null,"action":"PUBLISH"}',
  '{"locationIds":[1e400]}',
  '{"changes":[{"kind":"NO_SUCH_KIND","path":[]}],"overrideVer":0}',
  '{"changes":[{"kind":"FIELD_ADDED","path":["constructor","prototype","polluted"],"to":1}],"overrideVer":0}',
  '{"changes":[{"kind":"FIELD_ADDED","path":[],"to":1}],"overrideVer":-1}',
  '{"ver":1e309,"id":"x","blob":{}}',
  '{"name":"\\u0000\\ud800"}',
];

describe('hostile input', () => {
  test('every writing call answers hostile bodies with a 4xx that names what is wrong, and changes nothing', async () => {
    const before = await rowCounts();
    const wrong: string[] = [];
    for (const [id, shape] of writing) {
      for (const text of hostileTexts) {
        const answer = await send(shape, text);
        const isHarmless =
          id === 'checkIn' || id === 'acknowledge'
            ? answer.statusCode < 500
            : answer.statusCode >= 400 && answer.statusCode < 500;
        if (!isHarmless) wrong.push(`${id} ${text.slice(0, 40)}: ${answer.statusCode} ${answer.body.slice(0, 100)}`);
        if (answer.statusCode === 400 && typeof answer.json().errors?.[0]?.code !== 'string')
          wrong.push(`${id} ${text.slice(0, 40)}: no error list`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await rowCounts()).toBe(before);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('generated bodies never break a call', async () => {
    const value = fc.anything({
      key: fc.constantFrom(
        'id',
        'ver',
        'changes',
        'path',
        'kind',
        'to',
        'locationIds',
        'blob',
        'menuBlob',
        'name',
        'action',
        'running',
        'x',
      ),
      maxDepth: 4,
      withNullPrototype: false,
    });
    const ids: OperationId[] = [
      'putSettingsOverride',
      'putCompanySettings',
      'putMenuOverride',
      'startSync',
      'rescheduleSync',
      'previewPublish',
      'assignMenu',
      'explainValue',
      'createMenu',
      'putMenu',
      'checkIn',
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ids), value, async (id, generated) => {
        const answer = await send(operations[id], JSON.stringify(generated) ?? '');
        expect(answer.statusCode, `${id} ${answer.body}`).toBeLessThan(500);
      }),
      { numRuns: 400 },
    );
  });

  test('generated queries and paths never break a call', async () => {
    const odd = fc.oneof(
      fc.string(),
      fc.constantFrom('..', '%00', '%2e%2e', '1e9', '-1', 'null', "' OR 1=1 --", '0x10', 'default', 'a'.repeat(10_000)),
    );
    const reading = Object.values(operations).filter(
      (shape: OperationShape) => shape.method === 'GET' && shape.path !== '/api/session/logout',
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...reading), odd, odd, async (shape, inPath, inQuery) => {
        const url = `${shape.path.replace(/:\w+/g, encodeURIComponent(inPath.toWellFormed()))}?expectedVersion=${encodeURIComponent(inQuery.toWellFormed())}`;
        const answer = await admin('GET', url);
        expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(500);
      }),
      { numRuns: 400 },
    );
  });

  test('refusals are logged without the payload', async () => {
    const lines: string[] = [];
    const { createHttpServer, defendBrowsers } = await import('./http-server.ts');
    const { pino } = await import('pino');
    const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    const http = createHttpServer({ logger, trustedProxies: [], bodies: createConfigurationReader() });
    await defendBrowsers(http, {
      isSecure: false,
      connectOrigins: [],
      frameOrigins: [],
    });
    http.post('/api/echo', { config: { encoding: 'json' } }, async () => ({}));
    const secret = 'CANARY-SECRET';
    await http.inject({
      method: 'POST',
      url: `/api/echo?token=${secret}`,
      headers: { 'x-servery-request': '1', 'content-type': 'application/json' },
      payload: `{"password":"${secret}",`,
    });
    await http.inject({
      method: 'POST',
      url: '/api/echo',
      headers: { 'x-servery-request': '1', 'content-type': 'application/json', cookie: secret, authorization: secret },
      payload: `{"password":"${secret}"}`,
    });
    await http.close();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).not.toContain(secret);
  });
});
