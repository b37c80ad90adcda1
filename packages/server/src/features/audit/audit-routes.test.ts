import { describe, expect, test } from 'vitest';
import { type AuditActor, tenantsOf, writeAudit } from '../../platform/audit.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const dana: AuditActor = { userId: 'usr_dana', name: 'Dana', originalUserId: null, address: '203.0.113.7' };

const { server, company, admin } = await testCompany();
/** A user administrator of location one only. */
const local = await personWith(server, company, {
  permissions: ['USER_ADMIN'],
  on: { type: 'LOCATION', id: company.locations.one },
});
await server.database.inCompany(company.id, async (scope) => {
  await writeAudit(scope, dana, { action: 'SAVE', subject: 'menu:main', details: { version: 2 } });
  await writeAudit(scope, dana, {
    action: 'CREATE_CREDENTIAL',
    subject: `location:${company.locations.one}`,
    details: { name: '=1+1' },
  });
  await writeAudit(scope, dana, {
    action: 'ASSIGN_MENU',
    subject: 'menu:main',
    details: { locations: Object.values(company.locations) },
  });
  await writeAudit(
    scope,
    { ...dana, name: 'Mia', originalUserId: 'usr_root' },
    {
      action: 'SAVE_OVERRIDE',
      subject: 'menu:lunch',
      details: {
        tenant: company.locations.one,
      },
    },
  );
});

async function actionsOf(client: Client, query = ''): Promise<string[]> {
  const answer = await client('GET', `/api/audit/${company.id}${query}`);
  return answer.json().entries.map(({ action }: { action: string }) => action);
}

describe('who may read the audit', () => {
  test('nobody without a session, nobody without the right, nobody of another company', async () => {
    const other = await buildCompany(server);
    expect((await server.http.inject(`/api/audit/${company.id}`)).statusCode).toBe(401);
    expect((await (await company.as('manager'))('GET', `/api/audit/${company.id}`)).statusCode).toBe(403);
    expect((await (await other.as('admin'))('GET', `/api/audit/${company.id}`)).statusCode).toBe(404);
  });

  test('an administrator of one location sees what is about that location and nothing else', async () => {
    expect(await actionsOf(local)).toEqual(['SAVE_OVERRIDE', 'CREATE_CREDENTIAL']);
    expect(await actionsOf(local, '?action=ASSIGN_MENU')).toEqual([]);
    const facets = (await local('GET', `/api/audit/${company.id}/facets`)).json();
    expect(facets.actions).toEqual(['CREATE_CREDENTIAL', 'SAVE_OVERRIDE']);
  });
});

describe('what an entry says', () => {
  test('who, as whom, what, where, when and from which address', async () => {
    const [entry] = (await admin('GET', `/api/audit/${company.id}?action=SAVE_OVERRIDE`)).json().entries;
    expect(entry).toMatchObject({
      actorName: 'Mia',
      originalUserId: 'usr_root',
      action: 'SAVE_OVERRIDE',
      subject: 'menu:lunch',
      tenants: [{ id: company.locations.one, name: 'One' }],
      address: '203.0.113.7',
    });
    expect(Date.parse(entry.at)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('the object has its name', async () => {
    const query = `?object=${company.locations.one}`;
    const [entry] = (await admin('GET', `/api/audit/${company.id}${query}`)).json().entries;
    expect(entry.subjectName).toBe('One');
  });
});

describe('filters', () => {
  test.each([
    ['?action=SAVE', ['SAVE']],
    ['?actor=usr_root', ['SAVE_OVERRIDE']],
    ['?object=lunch', ['SAVE_OVERRIDE']],
    ['?object=menu:main', ['ASSIGN_MENU', 'SAVE']],
    ['?object=%25', []],
    ['?from=2999-01-01T00:00:00Z', []],
    ['?to=2001-01-01T00:00:00Z', []],
  ])('%s', async (query, actions) => {
    expect(await actionsOf(admin, query)).toEqual(actions);
  });

  test('a location finds all that is about it', async () => {
    const actions = await actionsOf(admin, `?tenant=${company.locations.two}`);
    expect(actions).toEqual(['ASSIGN_MENU']);
  });

  test.each(['?from=soon', '?limit=0', '?limit=9999', '?before=x', '?unknown=1'])(
    '%s is refused by name',
    async (query) => {
      const answer = await admin('GET', `/api/audit/${company.id}${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].path).toContain('querystring');
    },
  );
});

test('pages go by key: an entry written in between neither repeats nor hides another', async () => {
  const first = (await admin('GET', `/api/audit/${company.id}?actor=usr_dana&limit=2`)).json();
  await server.database.inCompany(company.id, (scope) =>
    writeAudit(scope, dana, { action: 'DELETE_MENU', subject: 'menu:x', details: {} }),
  );
  const second = (await admin('GET', `/api/audit/${company.id}?actor=usr_dana&limit=2&before=${first.next}`)).json();
  const sequences = [...first.entries, ...second.entries].map(({ sequence }: { sequence: number }) => sequence);
  expect(new Set(sequences).size).toBe(4);
  expect(second.next).toBeNull();
});

test('the export is CSV in which nothing is a formula', async () => {
  const evil: AuditActor = { ...dana, name: '=HYPERLINK("https://evil.example")' };
  await server.database.inCompany(company.id, (scope) =>
    writeAudit(scope, evil, { action: 'SAVE', subject: 'menu:"quoted", \n', details: {} }),
  );
  const answer = await admin('GET', `/api/audit/${company.id}/export?action=SAVE`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
  expect(answer.headers['cache-control']).toBe('no-store');
  const [head, line] = answer.body.split('\r\n');
  expect(head).toBe('\uFEFFWhen (UTC),Who,Acting as,What,Action,Object,Name,Where,Address,Details');
  expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

test('entries cannot be changed or removed by the application', async () => {
  const change = server.database.inCompany(company.id, (scope) =>
    scope.db.deleteFrom('audit').where('company_id', '=', company.id).execute(),
  );
  await expect(change).rejects.toThrow(/permission denied/);
});

test('what an entry is about is read from its subject and its details', () => {
  expect(tenantsOf('location:a', {})).toEqual(['a']);
  expect(tenantsOf('menu:a', { tenant: 'b', locations: ['c', 'b'], version: 3 })).toEqual(['b', 'c']);
  expect(tenantsOf('menu:a', { locations: 3 })).toEqual([]);
});
