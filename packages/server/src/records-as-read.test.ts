import { isDeepStrictEqual } from 'node:util';
import { type OperationShape, operations } from '@servery/contract';
import { newMenuBlob } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { gzipBody, sent } from './testing/gzip-body.ts';
import { signInProvider } from './testing/test-employees.ts';
import { type Client, testCompany } from './testing/test-server.ts';

const { server, company, admin } = await testCompany();
const provider = await signInProvider(server, [
  'EDIT_COMPANIES',
  'ADD_COMPANIES',
  'COMPANY_ADMIN',
  'DEFAULT_ROLE_ADMIN',
  'DASHBOARD',
]);

interface RecordKind {
  readonly by: Client;
  /** Where it is read. */
  readonly at: string;
  /** Where it is saved. */
  readonly to: string;
  readonly pack?: (body: object) => unknown;
}

const made = async (by: Client, to: string, body: unknown): Promise<string> => {
  const answer = await by('POST', to, body);
  expect([to, answer.statusCode, answer.body]).toEqual([to, 200, expect.anything()]);
  return answer.json().id;
};
const menus = `/api/menus/company/${company.id}`;
const roles = `/api/roles/${company.id}`;
const tenants = `/api/tenants/${company.id}`;
const menuId = await made(admin, menus, gzipBody({ name: 'Sent back', menuBlob: newMenuBlob({}) }));
const roleId = await made(admin, roles, { name: 'Sent back', grantedPermissions: ['DASHBOARD', 'USER_ADMIN'] });
const defaultId = await made(provider, '/api/roles/default', { name: company.tag, grantedPermissions: ['DASHBOARD'] });
const companyId = await made(provider, '/api/companies/', { name: `Sent back ${company.tag}` });
const documents = await Promise.all(
  ['settings', 'employment'].map(async (name) => {
    const path = `/api/blobs/${name}/company/${company.id}`;
    expect((await admin('PUT', path, (await admin('GET', path)).json())).statusCode).toBe(200);
    return path;
  }),
);
const inOwnPlace = (path = '', by = admin) => ({ by, at: path, to: path });

/** Each operation that takes a record back, with one record of its kind. */
const kinds: Readonly<Record<string, readonly RecordKind[]>> = {
  putMenu: [{ by: admin, at: `${menus}/${menuId}`, to: menus, pack: gzipBody }],
  editTenant: [
    { by: admin, at: `${tenants}/${company.locations.one}`, to: tenants },
    { by: admin, at: `${tenants}/${company.groups.west}`, to: tenants },
    { by: admin, at: `${tenants}/group/${company.groups.west}`, to: tenants },
  ],
  editRole: [{ by: admin, at: `${roles}/${roleId}`, to: roles }],
  editDefaultRole: [{ by: provider, at: `/api/roles/default/${defaultId}`, to: '/api/roles/default' }],
  editCompany: [{ by: provider, at: `/api/companies/${companyId}`, to: '/api/companies/' }],
  putCompanySettings: [inOwnPlace(documents[0])],
  putCompanyEmployment: [inOwnPlace(documents[1])],
  putPreferences: [inOwnPlace(`/api/preferences/${company.id}`)],
};

const taking = Object.entries(operations).flatMap(([id, { readOnly }]: [string, OperationShape]) =>
  readOnly === undefined ? [] : [{ id, fields: Object.keys(readOnly.shape) }],
);

async function read({ by, at }: RecordKind): Promise<Record<string, unknown>> {
  const answer = await by('GET', at);
  expect([at, answer.statusCode]).toEqual([at, 200]);
  return answer.json();
}

function save({ by, to, pack = (body) => body }: RecordKind, body: object) {
  return by('PUT', to, pack(body));
}

/** Something else of the same type. */
function other(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return [...value, 'x'];
  if (typeof value === 'string') return Number.isNaN(Date.parse(value)) ? `${value}x` : '2999-01-01T00:00:00.000Z';
  return value === null ? '2999-01-01T00:00:00.000Z' : { ...Object(value), x: 1 };
}

describe('records as they were read', () => {
  test('every operation that takes a record back has one here', () => {
    expect(taking.map(({ id }) => id).sort()).toEqual(Object.keys(kinds).sort());
  });

  test.each(taking)('$id takes back what was read, without a new version', async ({ id }) => {
    for (const kind of kinds[id] ?? []) {
      const record = await read(kind);
      const answer = await save(kind, record);
      expect([kind.at, answer.statusCode, answer.json().errors]).toEqual([kind.at, 200, undefined]);
      expect(isDeepStrictEqual(await read(kind), record)).toBe(true);
    }
  });

  test.each(taking)('$id refuses by name what is read-only and was changed', async ({ id, fields }) => {
    for (const kind of kinds[id] ?? []) {
      const record = await read(kind);
      for (const field of fields) {
        const answer = await save(kind, { ...record, [field]: other(record[field]) });
        expect([field, answer.statusCode]).toEqual([field, 400]);
        expect(answer.json().errors[0].path).toMatch(new RegExp(`^body\\.${field}(\\.|$)`));
      }
      expect(await read(kind)).toEqual(record);
    }
  });

  test.each(taking)('$id refuses a field that the record does not have', async ({ id }) => {
    for (const kind of kinds[id] ?? []) {
      const answer = await save(kind, { ...(await read(kind)), extra: 1 });
      expect([kind.at, answer.statusCode]).toEqual([kind.at, 400]);
      expect(answer.body).toContain('extra');
    }
  });
});

describe('a blob without its envelope', () => {
  test.each(documents)('%s takes the blob itself, on the version of the query or the newest', async (path) => {
    const { blob, ver } = (await admin('GET', path)).json();
    const unchanged = await admin('PUT', path, blob);
    expect([unchanged.statusCode, unchanged.json().ver]).toEqual([200, ver]);
    const changed = { ...blob, extraHours: 1 };
    expect((await admin('PUT', path, changed)).statusCode).toBe(400);
    expect((await admin('PUT', `${path}?expectedVersion=${ver - 1}`, blob)).statusCode).toBe(409);
    expect((await admin('PUT', `${path}?expectedId=other`, blob)).statusCode).toBe(400);
  });

  test('a text that is no menu, or too much of one, is refused as a body is', async () => {
    const { menuBlob: _, ...record } = await read({ by: admin, at: `${menus}/${menuId}`, to: menus });
    const codes = [];
    for (const menuBlob of ['{', '[]', '"text"', `{"a":[${'[],'.repeat(2_000_000)}[]]}`]) {
      const answer = await admin('PUT', menus, gzipBody({ ...record, menuBlob }));
      codes.push([answer.statusCode, answer.json().errors?.[0]?.code ?? answer.json().error]);
    }
    expect(codes).toEqual([
      [400, 'MALFORMED_JSON'],
      [400, 'INVALID'],
      [400, 'INVALID'],
      [413, 'TOO_MANY_VALUES'],
    ]);
  });
});

describe('bodies that the contract does not have', () => {
  test('CO-08 a company is created with its name only', async () => {
    const id = await made(provider, '/api/companies/', { name: `Name only ${company.tag}` });
    const record = (await provider('GET', `/api/companies/${id}`)).json();
    expect([record.brands, record.thirdPartyIntegrationUrl]).toEqual([[], null]);
  });

  test('CO-10 TN-16 a company and a location are deleted without a body; a name that is given must be theirs', async () => {
    const id = await made(provider, '/api/companies/', { name: `To delete ${company.tag}` });
    const wrong = await provider('POST', `/api/companies/${id}/delete`, { name: 'Another' });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'body.name']);
    expect((await provider('POST', `/api/companies/${id}/delete`)).statusCode).toBe(204);
    const place = await made(admin, tenants, { type: 'LOCATION', name: 'To delete', timezone: 'America/Chicago' });
    expect((await admin('POST', `${tenants}/${place}/delete`, { name: 'Another' })).statusCode).toBe(400);
    expect((await admin('POST', `${tenants}/${place}/delete`)).statusCode).toBe(200);
  });
});

test.each([
  ['POST', 'application/json', '{}'],
  ['PUT', 'application/json', '{'],
  ['POST', 'application/octet-stream', 'x'],
  ['POST', 'text/plain', 'x'],
  ['POST', 'image/webp', 'x'],
] as const)('an address that does not exist answers 404 to %s of %s', async (method, type, payload) => {
  for (const path of ['/api/nowhere', '/api/terminal/nowhere', '/sisense/settings/', '/nowhere']) {
    const answer = await admin(method, path, sent(payload, { headers: { 'content-type': type } }));
    expect([path, answer.statusCode, answer.json()]).toEqual([path, 404, { error: 'NOT_FOUND' }]);
  }
});
