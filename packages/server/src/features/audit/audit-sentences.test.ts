import type { AuditEntry } from '@servery/contract';
import { auditActions, openCsv } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { writeAudit } from '../../platform/audit.ts';
import { gzipBody } from '../../testing/gzip-body.ts';
import { historyCalls } from '../../testing/history-calls.ts';
import { renamedTax } from '../../testing/menu-edits.ts';
import { personWith } from '../../testing/test-employees.ts';
import { testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { one, two, three } = company.locations;
const { west, east } = company.groups;
const companyName = `Company ${company.tag}`;

async function entriesOf(query = ''): Promise<AuditEntry[]> {
  return (await admin('GET', `/api/audit/${company.id}${query}`)).json().entries;
}

/** The sentences of the export, newest first. */
async function sentencesOf(query = ''): Promise<string[]> {
  const { body } = await admin('GET', `/api/audit/${company.id}/export${query}`);
  const file = openCsv(body);
  if ('refusal' in file) throw new Error(file.refusal);
  const at = file.head.indexOf('What');
  return [...file.lines].filter(({ cells }) => cells.length > 0).map(({ cells }) => cells[at] ?? '');
}

async function ok(...call: Parameters<typeof admin>) {
  const answer = await admin(...call);
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer;
}

describe('a save of a document', () => {
  const menus = `/api/menus/company/${company.id}`;

  test('says what was saved where, and names the version whose history has the changes', async () => {
    const menuId: string = (await ok('POST', menus, gzipBody({ name: 'Dinner' }))).json().id;
    await ok('POST', `${menus}/${menuId}/assign`, { locationIds: [one, three] });
    await ok('POST', `/api/menus/location/${one}/${menuId}?overrideVer=0`, { changes: [renamedTax('City tax')] });
    expect(await sentencesOf(`?object=menu:${menuId}`)).toEqual([
      'Saved the menu Dinner for One: 1 change',
      'Assigned the menu Dinner to 2 locations',
      `Added the menu Dinner for ${companyName}`,
    ]);
    const [saved] = await entriesOf(`?object=menu:${menuId}`);
    expect(saved?.saved).toEqual({ kind: 'menu', documentId: menuId, tenantId: one, version: 1, changes: 1 });
    const history = historyCalls(company, { kind: 'menu', documentId: menuId, tenantId: one });
    const version = (await history.version(admin, 1)).json();
    expect(version).toMatchObject({ version: 1, changes: [{ from: 'Sales Tax', to: 'City tax' }] });
    expect((await history.version(admin, 2)).statusCode).toBe(404);
  });

  test('of location settings names the company, and holds no value', async () => {
    const url = `/api/blobs/settings/company/${company.id}`;
    const { id, blob } = (await ok('GET', url)).json();
    await ok('PUT', url, { id, ver: 0, blob });
    await ok('PUT', url, {
      id,
      ver: 1,
      blob: { ...blob, deferredOrders: { ...blob.deferredOrders, printer: 'gone' } },
    });
    expect(await sentencesOf('?object=locationSettings')).toEqual([
      `Saved the location settings for ${companyName}: 1 change`,
      `Saved the location settings for ${companyName} for the first time`,
    ]);
    const [saved] = await entriesOf('?object=locationSettings');
    expect(saved).toMatchObject({ saved: { tenantId: null, version: 2 }, lines: [] });
    expect(JSON.stringify(saved)).not.toContain('gone');
  });
});

describe('what is no document', () => {
  test('a role: its name, and each permission that came or went', async () => {
    const role = (
      await ok('POST', `/api/roles/${company.id}`, { name: 'Shift Lead', grantedPermissions: ['DASHBOARD'] })
    ).json();
    const edited = { id: role.id, ver: 1, name: 'Shift Manager', grantedPermissions: ['MANAGE_MENUS'] };
    await ok('PUT', `/api/roles/${company.id}`, edited);
    await ok('POST', `/api/roles/${company.id}/${role.id}/clone?name=Second`);
    const [entry] = await entriesOf(`?object=${role.id}&action=EDIT_ROLE`);
    expect(entry?.lines).toEqual([
      { field: 'name', kind: 'changed', from: 'Shift Lead', to: 'Shift Manager' },
      { field: 'permission', kind: 'added', from: null, to: 'MANAGE_MENUS' },
      { field: 'permission', kind: 'removed', from: 'DASHBOARD', to: null },
    ]);
    await ok('POST', `/api/roles/${company.id}/${role.id}/delete`);
    expect(await sentencesOf('?object=role')).toEqual([
      'Deleted the role Shift Manager',
      'Cloned the role Shift Manager as Second',
      'Changed the role Shift Manager',
      'Added the role Shift Manager',
    ]);
    const there = (await entriesOf('?object=role')).map(({ action, isSubjectThere }) => [action, isSubjectThere]);
    expect(there).toEqual([
      ['DELETE_ROLE', false],
      ['CLONE_ROLE', true],
      ['EDIT_ROLE', false],
      ['CREATE_ROLE', false],
    ]);
  });

  test('a location and its group: names instead of ids, before and after', async () => {
    await ok('POST', `/api/tenants/${company.id}/group/${east}/members`, { add: [two], remove: [three] });
    expect(await sentencesOf(`?object=location:${two}`)).toEqual(['Moved the location Two from West to East']);
    expect(await sentencesOf(`?object=location:${three}`)).toEqual(['Removed the location Three from the group East']);
    const [moved] = await entriesOf(`?object=group:${east}`);
    expect(moved?.lines).toEqual([
      { field: 'location', kind: 'added', from: null, to: 'Two' },
      { field: 'location', kind: 'removed', from: 'Three', to: null },
    ]);
    const { ver } = (await ok('GET', `/api/tenants/${company.id}/${two}`)).json();
    const edited = {
      id: two,
      ver,
      type: 'LOCATION',
      name: 'Two Street',
      groupId: west,
      timezone: 'America/Los_Angeles',
    };
    await ok('PUT', `/api/tenants/${company.id}`, edited);
    const [entry] = await entriesOf(`?object=location:${two}`);
    expect(entry?.lines).toEqual(
      expect.arrayContaining([
        { field: 'name', kind: 'changed', from: 'Two', to: 'Two Street' },
        { field: 'groupId', kind: 'changed', from: 'East', to: 'West' },
      ]),
    );
  });

  test('an employee: the name, what they may where, wages only as changed', async () => {
    const roles = [{ id: 'role_manager', grantObject: one }];
    const person = { name: 'Ana Lopez', email: `ana@${company.tag}.example`, grantedRoles: roles };
    const { id } = (await ok('POST', `/api/users/${company.id}`, person)).json();
    expect(await sentencesOf(`?object=user:${id}`)).toEqual(
      expect.arrayContaining(['Gave Ana Lopez the role manager for One', 'Added the employee Ana Lopez']),
    );
    const [made] = await entriesOf(`?object=user:${id}&action=CREATE_USER`);
    expect(made?.lines).toContainEqual({ field: 'name', kind: 'changed', from: null, to: 'Ana Lopez' });
  });

  test('an entry about thousands of locations lists a hundred of them and counts the others', async () => {
    const locations = Array.from({ length: 3000 }, (_, at) => `loc_${at}`);
    const dana = { userId: 'usr_dana', name: 'Dana', originalUserId: null, address: '203.0.113.7' };
    await server.database.inCompany(company.id, async (scope) => {
      await writeAudit(scope, dana, { action: 'ASSIGN_MENU', subject: 'menu:huge', details: { locations } });
      await writeAudit(scope, dana, {
        action: 'MOVE_MEMBERS',
        subject: `group:${west}`,
        details: { added: locations, removed: [] },
      });
    });
    const [moved, assigned] = await entriesOf('?actor=usr_dana');
    expect(assigned).toMatchObject({ tenantCount: 3000, sentence: { values: { count: 3000 } } });
    expect(assigned?.tenants).toHaveLength(100);
    expect(moved?.lines).toHaveLength(100);
    expect(moved?.moreLines).toBe(2900);
    expect(JSON.stringify([moved, assigned]).length).toBeLessThan(30_000);
  });
});

test('sign-ins and changes are distinguished, and together they are all', async () => {
  const limit = '&limit=200';
  const actions = async (query: string) => (await entriesOf(query)).map(({ action }) => action);
  const signIns: readonly string[] = auditActions.signIns;
  const [only, without, all] = [
    await actions(`?kind=signIns${limit}`),
    await actions(`?kind=changes${limit}`),
    await actions(`?${limit.slice(1)}`),
  ];
  expect(only.length).toBeGreaterThan(0);
  expect(only.every((action) => signIns.includes(action))).toBe(true);
  expect(without.length).toBeGreaterThan(0);
  expect(without.some((action) => signIns.includes(action))).toBe(false);
  expect(only.length + without.length).toBe(all.length);
  expect((await admin('GET', `/api/audit/${company.id}?kind=logins`)).json().errors[0].path).toBe('querystring.kind');
});

test('T5 who reads the audit of one location and no settings gets no change of these by its version', async () => {
  const local = await personWith(server, company, { permissions: ['USER_ADMIN'], on: { type: 'LOCATION', id: one } });
  const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['deferredOrders', 'printer'], from: 'DEFAULT', to: null }];
  await ok('PUT', `/api/blobs/settings/overrides/location/${one}`, { overrideVer: 0, changes });
  const [entry] = (await local('GET', `/api/audit/${company.id}?action=SAVE_OVERRIDE&object=locationSettings`)).json()
    .entries;
  expect(entry.saved).toMatchObject({ kind: 'locationSettings', tenantId: one, version: 1 });
  const { documentId, version } = entry.saved;
  const history = historyCalls(company, { kind: 'locationSettings', documentId, tenantId: one });
  const answer = await history.version(local, version);
  expect(answer.statusCode).toBe(403);
});

test('what a later version of the product wrote is reported by its action', async () => {
  await server.database.inCompany(company.id, ({ db }) =>
    db
      .insertInto('audit')
      .values({
        company_id: company.id,
        actor_id: 'usr_later',
        actor_name: 'Later',
        original_user_id: null,
        action: 'PAINT_WALL',
        subject: 'wall:north',
        details: JSON.stringify({}),
        address: '203.0.113.7',
      })
      .execute(),
  );
  expect(await sentencesOf('?actor=usr_later')).toEqual(['PAINT_WALL: north']);
  expect(await sentencesOf('?actor=usr_later&kind=changes')).toHaveLength(1);
});
