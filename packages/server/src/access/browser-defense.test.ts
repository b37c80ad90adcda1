import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { sent } from '../testing/gzip-body.ts';
import { testCompany } from '../testing/test-server.ts';
import { accessTable } from './access-table.ts';

const { server, company, admin } = await testCompany();

interface Served {
  readonly id: OperationId;
  readonly shape: OperationShape;
}

const all: Served[] = Object.keys(operations)
  .filter(isOperation)
  .map((id) => ({ id, shape: operations[id] }));
const forPeople = all.filter(({ id }) => {
  const rule = accessTable[id];
  return rule.who !== 'terminal' && !(rule.who === 'person' && rule.orTerminal === true);
});
/** GETs that act, or return values that count elsewhere. */
const actingGets = new Set(['logout', 'licenceToken', 'awaitTokenDeath', 'validateAggregator']);
const acting = all.filter(({ id, shape }) =>
  shape.method === 'GET' ? actingGets.has(id) : accessTable[id].who !== 'terminal',
);
const reading = forPeople.filter(({ id, shape }) => shape.method === 'GET' && !actingGets.has(id));

/** Other spellings of a path that the router takes for the same. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'with its first letter encoded': (path) => path.replace('/api/', '/%61pi/'),
  'with /api encoded': (path) => path.replace('/api/', '/%61%70%69/'),
  'with every letter encoded': (path) => path.replace(/[a-z]/gi, percent),
  'with its second segment encoded': (path) =>
    path.replace(/^\/api\/([^/]*)/, (_, step: string) => `/api/${step.replace(/[a-z]/gi, percent)}`),
};

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

function isOperation(id: string): id is OperationId {
  return id in operations;
}

function urlOf({ path }: OperationShape): string {
  const values: Record<string, string> = {
    companyId: company.id,
    locationId: company.locations.one,
    groupId: company.groups.west,
    kind: 'menu',
  };
  return path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? 'absent');
}

/** A call as it is, with the cookie of the administrator and only the headers that are given. */
function bare(
  shape: OperationShape,
  cookies: Record<string, string>,
  headers: Record<string, string>,
  { method = shape.method, url = urlOf(shape) }: { method?: OperationShape['method'] | 'HEAD'; url?: string } = {},
) {
  return server.http.inject({
    method,
    url,
    cookies,
    headers,
    ...(shape.body === undefined || shape.method === 'GET' ? {} : { payload: '{}' }),
  });
}

async function cookiesOf(person: 'admin' | 'reader'): Promise<Record<string, string>> {
  const { tag } = company;
  const answer = await server.http.inject({
    method: 'POST',
    url: '/api/session/login',
    remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    headers: { 'x-servery-request': '1' },
    payload: { email: `${person}@${tag}.example`, password: 'correct horse 1' },
  });
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
}

describe('every answer', () => {
  test('T6 T13 is kept by no cache, reveals no referrer, is of its own type, and lets no foreign script run', async () => {
    const wrong: string[] = [];
    for (const { id, shape } of forPeople) {
      const answer = await bare(shape, {}, { 'x-servery-request': '1', 'content-type': 'application/json' });
      const { headers } = answer;
      if (headers['cache-control'] !== 'no-store' && answer.statusCode !== 200) wrong.push(`${id}: cache-control`);
      if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${id}: nosniff`);
      if (headers['referrer-policy'] !== 'no-referrer') wrong.push(`${id}: referrer-policy`);
      if (!isStrict(String(headers['content-security-policy']))) wrong.push(`${id}: content-security-policy`);
      if (headers['set-cookie'] !== undefined && answer.statusCode !== 200) wrong.push(`${id}: set-cookie`);
    }
    expect(wrong).toEqual([]);
  });

  test('T13 of what somebody signed in reads is kept by no shared cache', async () => {
    const wrong: string[] = [];
    for (const { id, shape } of reading) {
      for (const [name, spell] of Object.entries(spellings)) {
        const answer = await admin('GET', spell(urlOf(shape)));
        const control = String(answer.headers['cache-control']);
        if (!/^(no-store|private, no-cache|no-cache, private|private)/.test(control))
          wrong.push(`${id} ${name}: ${control}`);
        if (answer.headers['x-content-type-options'] !== 'nosniff') wrong.push(`${id} ${name}: nosniff`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(['/api/absent', '/%61pi/absent', '/%61%70%69/absent', '/api/', '/%zz', '/api/%zz', '/api/news/%c0%80'])(
    'T13 about %s, which is nowhere, is a refusal and no page, kept by no cache',
    async (url) => {
      const answer = await server.http.inject({ url });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('T7 of the server is no redirect, and no path breaks out into a header', async () => {
    const paths = [
      '//evil.example',
      '/%5cevil.example',
      '/%2f%2fevil.example',
      '/redirect?target=https://evil.example',
      '/auth?redirect_uri=https://evil.example',
      '/home%0d%0aSet-Cookie:%20x=1',
      '/api/news/x%0d%0aLocation:%20https://evil.example',
    ];
    for (const url of paths) {
      const { statusCode, headers } = await server.http.inject({ url });
      expect(statusCode < 300 || statusCode >= 400, `${url}: ${statusCode}`).toBe(true);
      expect(headers.location, url).toBeUndefined();
      expect(headers['set-cookie'], url).toBeUndefined();
    }
  });

  test('T6 names no host that a request claims', async () => {
    for (const url of ['/api/session/status', '/api/openapi.json', '/home', `/api/news/${company.id}`]) {
      const answer = await server.http.inject({
        url,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      });
      expect(answer.body + JSON.stringify(answer.headers), url).not.toContain('evil.example');
    }
  });
});

function isStrict(policy: string): boolean {
  const parts = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim()]));
  const script = parts.get('script-src') ?? '';
  return (
    !/unsafe|\*|https?:(?!\/\/)|data:/.test(script) &&
    parts.get('object-src') === "object-src 'none'" &&
    parts.get('base-uri') === "base-uri 'none'" &&
    (parts.get('frame-ancestors') ?? '').length > 0
  );
}

describe('another site', () => {
  const claims: Record<string, Record<string, string>> = {
    'that says so': { 'sec-fetch-site': 'cross-site', 'x-servery-request': '1' },
    'of the same registrable name': { 'sec-fetch-site': 'same-site', 'x-servery-request': '1' },
    'in an old browser': { origin: 'https://evil.example', 'x-servery-request': '1' },
    'of the same host on the other scheme': { origin: 'https://localhost:80', 'x-servery-request': '1' },
    'without an origin': { origin: 'null', 'x-servery-request': '1' },
    'by a form': { 'sec-fetch-site': 'same-origin' },
  };

  test.each(Object.entries(claims))(
    'T5 %s can make nothing happen, whatever the operation and however its path is spelled',
    async (_who, headers) => {
      const cookies = await cookiesOf('admin');
      const wrong: string[] = [];
      for (const { id, shape } of acting) {
        for (const [name, spell] of Object.entries(spellings)) {
          const url = spell(urlOf(shape));
          const answer = await bare(shape, cookies, { 'content-type': 'application/json', ...headers }, { url });
          if (answer.statusCode !== 403 || answer.json().error !== 'CROSS_SITE')
            wrong.push(`${id} ${name}: ${answer.statusCode}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('T5 can make no GET that acts happen by HEAD', async () => {
    const cookies = await cookiesOf('admin');
    const headers = { 'sec-fetch-site': 'cross-site' };
    const gets = acting.filter(({ shape }) => shape.method === 'GET');
    expect(gets.length).toBe(actingGets.size);
    for (const { id, shape } of gets)
      expect([id, (await bare(shape, cookies, headers, { method: 'HEAD' })).statusCode]).toEqual([id, 403]);
  });

  test.each(['/api/absent', '/%61pi/absent', '/absent', '/api/session/logout/', '/API/session/login'])(
    'T5 sends nothing to where nothing is: POST %s',
    async (url) => {
      const headers = { 'sec-fetch-site': 'cross-site', 'x-servery-request': '1' };
      const answer = await server.http.inject({ method: 'POST', url, headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ error: 'CROSS_SITE' });
    },
  );

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml'])(
    'T5 what a form can send (%s) is no body',
    async (type) => {
      const wrong: string[] = [];
      for (const { id, shape } of acting.filter((one) => one.shape.body !== undefined)) {
        const answer = await admin(
          shape.method === 'PUT' ? 'PUT' : 'POST',
          urlOf(shape),
          sent('a=1', {
            headers: { 'content-type': type },
          }),
        );
        if (answer.statusCode < 400 || answer.statusCode >= 500) wrong.push(`${id}: ${answer.statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('reads', () => {
  test('T14 write nothing: no version, no audit entry, no publication, no location', async () => {
    const before = await counts();
    for (const { shape } of reading) await admin('GET', urlOf(shape));
    expect(await counts()).toEqual(before);
  });

  test('a query cannot reach into prototypes', async () => {
    const queries = ['__proto__[polluted]=1', 'constructor[prototype][polluted]=1', '__proto__=x', 'toString=x'];
    const wrong: string[] = [];
    for (const { id, shape } of reading) {
      for (const query of queries) {
        const answer = await admin('GET', `${urlOf(shape)}?${query}`);
        if (answer.statusCode >= 500) wrong.push(`${id} ${query}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

/** The person who took a list of people or tickets away is recorded in the audit: the entries that a read makes. */
async function counts(): Promise<unknown> {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM document_versions WHERE company_id = ${company.id}) AS versions,
      (SELECT count(*) FROM audit WHERE company_id = ${company.id} AND action NOT IN ('EXPORT_USERS', 'EXPORT_TICKETS')) AS audit,
      (SELECT count(*) FROM publications WHERE company_id = ${company.id}) AS publications,
      (SELECT count(*) FROM tenants WHERE company_id = ${company.id}) AS tenants`.execute(server.database.owner);
  return rows;
}
