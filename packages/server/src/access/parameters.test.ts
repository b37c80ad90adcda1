import { type OperationShape, operations } from '@servery/contract';
import { expect, test } from 'vitest';
import { testCompany } from '../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const manager = await company.as('manager');

const shapes: [string, OperationShape][] = Object.entries(operations);
const known: Record<string, string> = {
  companyId: company.id,
  locationId: company.locations.one,
  groupId: company.groups.west,
  kind: 'menu',
};

function urlOf(shape: OperationShape, replaced?: { readonly name: string; readonly by: string }): string {
  return shape.path.replace(/:(\w+)/g, (_, name: string) =>
    name === replaced?.name ? replaced.by : (known[name] ?? 'absent'),
  );
}

const oddities = {
  NUL: '%00',
  'NUL within an id': 'loc%00one',
  'malformed UTF-8': '%c3%28',
  'an overlong sequence': '%c0%80',
  'half of a surrogate pair': '%ed%a0%80',
  'half an escape': '%2',
  'a line break': 'a%0d%0ab',
  'a slash': 'a%2fb',
  'what is too long': 'a'.repeat(150),
  'what is far too long': 'a'.repeat(5000),
};

test.each(Object.entries(oddities))(
  '%s in a path is an address of nothing, whatever the operation',
  async (_name, by) => {
    const wrong: string[] = [];
    for (const [id, shape] of shapes) {
      for (const [, name = ''] of shape.path.matchAll(/:(\w+)/g)) {
        const method = shape.method === 'DELETE' ? 'POST' : shape.method;
        const answer = await admin(method, urlOf(shape, { name, by }), shape.body === undefined ? undefined : {});
        if (![400, 404, 415].includes(answer.statusCode)) wrong.push(`${id} ${name}: ${answer.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test.each(['companyId', 'search', 'q', 'expectedVersion', 'documentId', 'limit', 'permission', 'name'])(
  'NUL in the query as %s is a 400 that names it, for everybody',
  async (name) => {
    const wrong: string[] = [];
    for (const [id, shape] of shapes) {
      for (const client of [admin, manager]) {
        const method = shape.method === 'DELETE' ? 'POST' : shape.method;
        const url = `${urlOf(shape)}?${name}=a%00b`;
        const answer = await client(method, url, shape.body === undefined ? undefined : {});
        const isNamed = answer.statusCode === 400 && answer.body.includes(`querystring.${name}`);
        // An absent kind or number in the path comes first.
        if (!isNamed && answer.statusCode !== 404 && answer.statusCode !== 415)
          wrong.push(`${id}: ${answer.statusCode} ${answer.body}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('a company named twice in the query is refused, also where the call takes no query', async () => {
  const answer = await admin('GET', `/api/companies/accessible?companyId=${company.id}&companyId=absent`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].path).toBe('querystring.companyId');
});

test('a person who has not signed in gets the same answer for what cannot be an id', async () => {
  for (const url of ['/api/news/%00', '/api/tenants/a%00b', '/api/session/status?companyId=%00']) {
    const answer = await server.http.inject({ url });
    expect([400, 404]).toContain(answer.statusCode);
  }
});
