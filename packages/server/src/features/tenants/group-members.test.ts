import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { renamedTax } from '../../testing/menu-edits.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const menus = `/api/menus/company/${company.id}`;
const menuId = (await admin('POST', menus, gzipBody({ name: 'Main' }))).json().id;
await admin('POST', `${menus}/${menuId}/assign`, { locationIds: Object.values(company.locations) });

const keep = (tenantId: string, changes: object[]) =>
  admin('POST', `/api/menus/location/${tenantId}/${menuId}?overrideVer=0`, { changes });
await keep(company.groups.west, [renamedTax('West is best')]);
await keep(company.groups.east, [renamedTax('East is best')]);

const members = (groupId: string) => `/api/tenants/${company.id}/group/${groupId}/members`;
const menuInfoOf = async (id: string) => {
  const rows = (await admin('GET', `/api/tenants/sync-status/${company.id}`)).json();
  return rows.find((row: { id: string }) => row.id === id).menuInfo;
};
const groupChangesOf = async (id: string) =>
  (await admin('GET', `/api/menus/location/${id}/${menuId}`)).json().groupOverride?.changes ?? null;

describe('moving locations between groups', () => {
  test('TN-04 TN-05 TN-06 EN-07 OV-13 what a location inherits moves with it, and so does the assigned side of its sync data', async () => {
    const { one, three } = company.locations;
    const { west, east } = company.groups;
    await keep(one, [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['layout', 'columns'], from: 5, to: 8 }]);
    expect(await groupChangesOf(one)).toMatchObject([renamedTax('West is best')]);
    const before = await menuInfoOf(one);
    expect(before.groupOverrideAssigned.id).toBe(`${menuId}__${west}`);

    const moved = await admin('POST', members(east), { add: [one], remove: [] });
    expect(moved.json().locationIds.sort()).toEqual([one, three].sort());
    expect(await groupChangesOf(one)).toMatchObject([renamedTax('East is best')]);
    const after = await menuInfoOf(one);
    expect(after).toEqual({ ...before, groupOverrideAssigned: { id: `${menuId}__${east}`, version: 1 } });

    await admin('POST', members(east), { add: [], remove: [one] });
    expect(await groupChangesOf(one)).toBeNull();
    expect((await menuInfoOf(one)).groupOverrideAssigned).toBeNull();
    expect((await menuInfoOf(one)).overrideAssigned).toEqual(before.overrideAssigned);
    await admin('POST', members(west), { add: [one], remove: [] });
  });

  test('TN-14 a move by an edit does the same', async () => {
    const { two } = company.locations;
    const body = { type: 'LOCATION', id: two, name: 'Two', timezone: 'America/Los_Angeles' };
    await admin('PUT', `/api/tenants/${company.id}`, { ...body, groupId: company.groups.east });
    expect((await menuInfoOf(two)).groupOverrideAssigned.id).toBe(`${menuId}__${company.groups.east}`);
    await admin('PUT', `/api/tenants/${company.id}`, { ...body, groupId: company.groups.west });
  });

  test('TN-04 all or none: one id that is not right, and nobody moves', async () => {
    const foreign = await buildCompany(server);
    const { one, three } = company.locations;
    const before = (await admin('GET', `/api/tenants/${company.id}`)).json();
    const refused: [object, number][] = [
      [{ add: [three, foreign.locations.one], remove: [] }, 404],
      [{ add: [three, 'loc_absent'], remove: [] }, 404],
      [{ add: [three, company.groups.east], remove: [] }, 400],
      [{ add: [three, three], remove: [] }, 400],
      [{ add: [three], remove: [three] }, 400],
      [{ add: [], remove: [three] }, 400],
      [{ add: [one] }, 400],
    ];
    for (const [body, status] of refused)
      expect([body, (await admin('POST', members(company.groups.west), body)).statusCode]).toEqual([body, status]);
    expect((await admin('POST', members(foreign.groups.west), { add: [one], remove: [] })).statusCode).toBe(404);
    const manager = await company.as('groupManager');
    const body = { add: [], remove: [one] };
    expect((await manager('POST', members(company.groups.west), body)).statusCode).toBe(403);
    expect((await admin('GET', `/api/tenants/${company.id}`)).json()).toEqual(before);
  });

  test('TN-04 each location and the group have the move in their history', async () => {
    const { three } = company.locations;
    const { west, east } = company.groups;
    await admin('POST', members(west), { add: [three], remove: [] });
    await admin('POST', members(east), { add: [three], remove: [] });
    const history = (await admin('GET', `/api/tenants/${company.id}/${three}/history`)).json();
    expect(history.entries[0]).toMatchObject({
      kind: 'change',
      action: 'MOVE_LOCATION',
      details: { from: west, to: east },
    });
    const ofGroup = (await admin('GET', `/api/tenants/${company.id}/${east}/history`)).json();
    expect(ofGroup.entries.map((entry: { action: string }) => entry.action)).toEqual(
      expect.arrayContaining(['MOVE_MEMBERS', 'SAVE']),
    );
  });
});

test('TN-05 what a level keeps different is listed by document, for those the person may read', async () => {
  const list = (client: Client, id: string) => client('GET', `/api/configuration/${company.id}/overrides/${id}`);
  expect((await list(admin, company.locations.one)).json()).toMatchObject([
    { kind: 'menu', documentId: menuId, name: 'Main', changes: 1 },
  ]);
  expect((await list(admin, company.locations.three)).json()).toEqual([]);
  expect((await list(await company.as('reader'), company.locations.one)).statusCode).toBe(403);
  expect((await list(await company.as('manager'), company.locations.two)).statusCode).toBe(403);
  const foreign = await buildCompany(server);
  expect((await list(admin, foreign.locations.one)).statusCode).toBe(404);
});
