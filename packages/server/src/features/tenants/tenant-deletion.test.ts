import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { renamedTax } from '../../testing/menu-edits.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { server, company, admin } = await testCompany();
const url = `/api/tenants/${company.id}`;
const menus = `/api/menus/company/${company.id}`;
const menuId = (await admin('POST', menus, gzipBody({ name: 'Main' }))).json().id;

async function newLocation(name: string): Promise<string> {
  const body = { type: 'LOCATION', name, timezone: 'America/New_York', groupId: company.groups.west };
  const { id } = (await admin('POST', url, body)).json();
  await admin('POST', `/api/menus/company/${company.id}/${menuId}/assign`, { locationIds: [id] });
  return id;
}
const remove = (id: string, name: string, client = admin) => client('POST', `${url}/${id}/delete`, { name });
const publish = async (locationIds: string[], more: object = {}) =>
  (
    await admin('POST', '/api/sync-locations/start', { syncDateMillis: null, action: 'PUBLISH', locationIds, ...more })
  ).json();
const statusOf = async (wfExec: object) =>
  (await admin('POST', `/api/sync-locations/status?companyId=${company.id}`, wfExec)).json();
const rowsOf = (publicationId: string) =>
  server.database.inCompany(company.id, (scope) =>
    scope.db
      .selectFrom('publication_locations')
      .select(['location_id', 'state', 'error', 'ended_at'])
      .where('company_id', '=', company.id)
      .where('publication_id', '=', publicationId)
      .execute(),
  );

describe('deleting a location', () => {
  test('TN-16 it is gone from every list, its terminals are refused, its overrides and roles go with it', async () => {
    const id = await newLocation('Short-lived');
    const changes = [renamedTax('x')];
    await admin('POST', `/api/menus/location/${id}/${menuId}?overrideVer=0`, { changes });
    const key = (await admin('POST', `${url}/${id}/api-credentials`, { name: 'Register' })).json();
    const checkIn = () =>
      server.http.inject({
        method: 'POST',
        url: '/api/terminal/check-in',
        headers: { authorization: `Bearer ${key.id}.${key.secret}` },
        payload: { running: {} },
      });
    expect((await checkIn()).statusCode).toBe(200);
    await server.database.inCompany(company.id, (scope) =>
      scope.db
        .insertInto('grants')
        .values({
          company_id: company.id,
          user_id: `usr_reader_${company.tag}`,
          role_id: 'role_manager',
          object_type: 'LOCATION',
          object_id: id,
        })
        .execute(),
    );

    const answer = await remove(id, 'Short-lived');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { credentials: 1, overrides: 1, grants: 1, publications: 0 },
    ]);
    expect((await checkIn()).statusCode).toBe(401);
    for (const path of [`${url}/${id}`, `${url}/${id}/api-credentials`, `/api/menus/location/${id}/${menuId}`])
      expect([path, (await admin('GET', path)).statusCode]).toEqual([path, 404]);
    for (const path of [url, `${url}/any`, `/api/tenants/sync-status/${company.id}`])
      expect((await admin('GET', path)).body).not.toContain(id);
    expect((await admin('GET', `${url}/group/${company.groups.west}`)).json().locationIds).not.toContain(id);
    expect((await admin('GET', '/api/session/status')).body).not.toContain(id);
    expect((await remove(id, 'Short-lived')).statusCode).toBe(404);
    const [entry] = await server.database.inCompany(company.id, (scope) =>
      scope.db
        .selectFrom('audit')
        .select(['details'])
        .where('company_id', '=', company.id)
        .where('subject', '=', `location:${id}`)
        .where('action', '=', 'DELETE_LOCATION')
        .execute(),
    );
    expect(entry?.details).toMatchObject({
      name: 'Short-lived',
      credentials: [key.id],
      overrides: [{ kind: 'menu', documentId: menuId, version: 1 }],
      grants: [{ roleId: 'role_manager' }],
    });
  });

  test('TN-16 the name must be typed as it is written', async () => {
    const id = await newLocation('Typed name');
    const answer = await remove(id, 'typed name');
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      400,
      { code: 'NAME_DIFFERS', path: 'body.name' },
    ]);
    expect((await admin('POST', `${url}/${id}/delete`, { nam: 'One' })).statusCode).toBe(400);
    expect((await admin('GET', `${url}/${id}`)).statusCode).toBe(200);
  });

  test('TN-16 PM-57 the wrong role, another company and another place delete nothing', async () => {
    const foreign = await buildCompany(server);
    for (const person of ['manager', 'groupManager', 'reader'] as const)
      expect((await remove(company.locations.one, 'One', await company.as(person))).statusCode).toBe(403);
    expect((await remove(foreign.locations.one, 'One')).statusCode).toBe(404);
    expect((await remove('loc_absent', 'One')).statusCode).toBe(404);
    expect((await admin('GET', `${url}/${company.locations.one}`)).statusCode).toBe(200);
  });

  test('TN-16 a name is free again once its location is deleted', async () => {
    await remove(await newLocation('Reborn'), 'Reborn');
    expect(await newLocation('Reborn')).toMatch(/^loc_/);
  });
});

describe('deleting a group', () => {
  test('TN-16 a group is deleted once no location belongs to it', async () => {
    const full = await remove(company.groups.west, 'West');
    expect([full.statusCode, full.json().errors[0].code]).toEqual([400, 'GROUP_HAS_LOCATIONS']);
    const { id } = (await admin('POST', url, { type: 'GROUP', name: 'Empty' })).json();
    expect((await remove(id, 'Empty')).statusCode).toBe(200);
    expect((await admin('GET', `${url}/groups`)).body).not.toContain(id);
  });
});

describe('deleting a location that is being published', () => {
  test('TN-16 what is scheduled there is terminated, the other locations get theirs', async () => {
    const [id, other] = [await newLocation('Going'), await newLocation('Staying')];
    const later = await publish([id, other], { syncDateMillis: Date.now() + 3_600_000 });
    expect((await remove(id, 'Going')).json().publications).toBe(1);
    const rows = await rowsOf(later.workflowId);
    expect(rows.find((row) => row.location_id === id)).toMatchObject({
      state: 'TERMINATED',
      error: 'The location was deleted.',
    });
    expect(rows.find((row) => row.location_id === other)?.state).toBe('SCHEDULED');
    expect((await statusOf(later)).locationToStatuses).toMatchObject({
      [id]: [{ state: 'TERMINATED' }],
      [other]: [{ state: 'SCHEDULED' }],
    });
  });

  test('TN-16 a publication of only that location is over with it', async () => {
    const id = await newLocation('Alone');
    const later = await publish([id], { syncDateMillis: Date.now() + 3_600_000 });
    await remove(id, 'Alone');
    const running = (await admin('GET', `/api/sync-locations/running/${company.id}`)).json();
    expect(running.map((one: { wfExec: object }) => one.wfExec)).not.toContainEqual(later);
  });

  test('TN-16 at whatever moment it goes, it is published once or not at all, and nobody else is touched', async () => {
    for (let round = 0; round < 8; round += 1) {
      const names = [`Going ${round}`, `Staying ${round}`];
      const [id, other] = [await newLocation(names[0] ?? ''), await newLocation(names[1] ?? '')];
      const execution = await publish([id, other]);
      await new Promise((resolve) => setTimeout(resolve, round * 60));
      expect((await remove(id, names[0] ?? '')).statusCode).toBe(200);
      const rows = await waitFor(async () => {
        const found = await rowsOf(execution.workflowId);
        return found.every((row) => row.ended_at !== null) ? found : undefined;
      });
      expect(rows.find((row) => row.location_id === other)?.state).toBe('COMPLETED');
      const gone = rows.find((row) => row.location_id === id);
      expect(['COMPLETED', 'TERMINATED']).toContain(gone?.state);
      const pointers = await server.database.inCompany(company.id, (scope) =>
        scope.db
          .selectFrom('published_history')
          .select('sequence')
          .where('company_id', '=', company.id)
          .where('location_id', '=', id)
          .where('kind', '=', 'menu')
          .execute(),
      );
      expect(pointers).toHaveLength(gone?.state === 'COMPLETED' ? 1 : 0);
    }
  });
});

test('RT-36 the history of a location has its changes, its saves and its publications, newest first', async () => {
  const id = await newLocation('Storied');
  const changes = [renamedTax('x')];
  await admin('POST', `/api/menus/location/${id}/${menuId}?overrideVer=0`, { changes });
  const execution = await publish([id], { name: 'Spring menu' });
  await waitFor(async () => ((await rowsOf(execution.workflowId))[0]?.ended_at ? true : undefined));
  const { entries, next } = (await admin('GET', `${url}/${id}/history`)).json();
  expect(entries).toMatchObject([
    { kind: 'publication', action: 'COMPLETED', by: 'Ada Admin', details: { name: 'Spring menu', publish: 'PUBLISH' } },
    { kind: 'save', action: 'SAVE', details: { document: 'menu', name: 'Main', version: 1, changes: 1 } },
    { kind: 'change', action: 'CREATE_LOCATION', details: { name: 'Storied' } },
  ]);
  expect(next).toBeNull();
  const earlier = (await admin('GET', `${url}/${id}/history?before=${entries[1].at}`)).json();
  expect(earlier.entries.map((entry: { kind: string }) => entry.kind)).toEqual(['change']);
  expect((await (await company.as('reader'))('GET', `${url}/${id}/history`)).statusCode).toBe(403);
  expect((await (await company.as('manager'))('GET', `${url}/${id}/history`)).statusCode).toBe(403);
  expect((await admin('GET', `${url}/${id}/history?before=yesterday`)).statusCode).toBe(400);
});
