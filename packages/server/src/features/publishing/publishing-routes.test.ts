import { describe, expect, test } from 'vitest';
import { sent } from '../../testing/gzip-body.ts';
import { renamedTax, taxNames } from '../../testing/menu-edits.ts';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client } from '../../testing/test-server.ts';

const { server, company, admin, all, menuId, start, completed, published, renameTax } = await publishingCompany();

describe('publishing', () => {
  test('PB-13 PB-14 PB-26 PB-25 PB-08 EN-10 EN-11 ST-25 MN-27 publishes menu and settings, location by location', async () => {
    await renameTax(company.locations.one, 'By the water', 0);
    const execution = await start(admin, { name: 'Opening' });
    const status = await completed(execution);
    expect(status.syncStarted).not.toBeNull();
    expect(Object.keys(status.locationToStatuses).sort()).toEqual([...all].sort());
    for (const [entry] of Object.values(status.locationToStatuses))
      expect(entry).toMatchObject({ state: 'COMPLETED', startTime: expect.any(String), endTime: expect.any(String) });
    // No document of it looks like a later publish.
    const { published: documents } = (await admin('GET', `/api/tenants/sync-status/${company.id}`))
      .json()
      .find((row: { id: string }) => row.id === company.locations.one);
    const instants = Object.values<{ at: string }>(documents).map(({ at }) => at);
    expect(new Set(instants)).toEqual(new Set([status.locationToStatuses[company.locations.one]?.at(-1)?.endTime]));
  });

  test('MN-26 MN-25 ST-24 ST-23 each location gets its own effective document, ETag is its content hash', async () => {
    const one = await published('menus', company.locations.one);
    const two = await published('menus', company.locations.two);
    const three = await published('menus', company.locations.three);
    expect(taxNames(one.body)).toEqual(['By the water']);
    expect(taxNames(two.body)).toEqual(['Sales Tax']);
    expect([two.body, two.etag]).toEqual([three.body, three.etag]);
    const again = await admin(
      'GET',
      `/api/published-config/menus/${company.locations.one}`,
      sent(undefined, {
        headers: { 'if-none-match': one.etag },
      }),
    );
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(JSON.parse((await published('location-settings', company.locations.one)).body).entityType).toBe(
      'LOCATION_SETTINGS',
    );
  });

  test('PB-02 PB-05 EN-06 after publishing, assigned and published agree; a save parts them', async () => {
    const menuInfo = async () =>
      (await admin('GET', `/api/tenants/sync-status/${company.id}`))
        .json()
        .find((row: { id: string }) => row.id === company.locations.one).menuInfo;
    const before = await menuInfo();
    expect([before.published, before.overridePublished]).toEqual([before.assigned, before.overrideAssigned]);
    await renameTax(company.locations.one, 'Above the water', 1);
    const after = await menuInfo();
    expect([after.overrideAssigned.version, after.overridePublished.version]).toEqual([2, 1]);
  });

  test('the preview shows what publishing now would change, and nothing where nothing would', async () => {
    const preview = (
      await admin('POST', `/api/publishing/${company.id}/preview`, {
        locationIds: all,
        kinds: ['menu', 'locationSettings'],
      })
    ).json();
    const kindsOf = (id: string) => preview.find((entry: { locationId: string }) => entry.locationId === id).kinds;
    expect(kindsOf(company.locations.two)).toEqual([]);
    expect(kindsOf(company.locations.one)).toEqual([
      expect.objectContaining({
        kind: 'menu',
        changeCount: 1,
        groups: [
          {
            name: 'Above the water',
            place: 'Tax structures',
            sentences: [{ field: 'Name', kind: 'changed', from: 'By the water', to: 'Above the water', count: 1 }],
          },
        ],
      }),
    ]);
  });

  test('PB-15 PB-16 PB-32 a revert brings back what ran before, byte for byte; assigned versions stay', async () => {
    const before = await published('menus', company.locations.one);
    const execution = await start(admin, { locationIds: [company.locations.one] });
    const [moved] = (await completed(execution)).locationToStatuses[company.locations.one] ?? [];
    const menu = moved?.versions.find(({ kind }) => kind === 'menu');
    expect([menu?.from?.override?.version, menu?.to?.override?.version]).toEqual([1, 2]);
    expect((await published('menus', company.locations.one)).body).toContain('Above the water');
    await completed(await start(admin, { locationIds: [company.locations.one], action: 'REVERT' }));
    expect(await published('menus', company.locations.one)).toEqual(before);
    const row = (await admin('GET', `/api/tenants/sync-status/${company.id}`))
      .json()
      .find((tenant: { id: string }) => tenant.id === company.locations.one);
    expect([row.menuInfo.overrideAssigned.version, row.menuInfo.overridePublished.version]).toEqual([2, 1]);
    expect(`"${row.published.menus.hash}"`).toBe(before.etag);
  });

  test('PB-15 a revert that waits names the versions that it will bring back, and none where there are none', async () => {
    await completed(await start(admin, { locationIds: [company.locations.one] }));
    const { one, three } = company.locations;
    const syncDateMillis = Date.now() + 3_600_000;
    const execution = await start(admin, { locationIds: [one, three], action: 'REVERT', syncDateMillis });
    const { locationToStatuses } = (
      await admin('POST', `/api/sync-locations/status?companyId=${company.id}`, execution)
    ).json();
    const menuAt = (id: string) =>
      locationToStatuses[id][0].versions.find(({ kind }: { kind: string }) => kind === 'menu');
    expect([menuAt(one).from.override.version, menuAt(one).to.override.version]).toEqual([2, 1]);
    expect(menuAt(three).to).toBeNull();
    for (const id of [one, three]) await admin('POST', `/api/sync-locations/unschedule/${id}?companyId=${company.id}`);
    await completed(await start(admin, { locationIds: [one], action: 'REVERT' }));
  });

  test('a revert with nothing before it fails with a sentence and leaves the store as it is', async () => {
    const before = await published('menus', company.locations.three);
    const status = await completed(await start(admin, { locationIds: [company.locations.three], action: 'REVERT' }));
    const [ended] = status.locationToStatuses[company.locations.three] ?? [];
    expect(ended).toMatchObject({ state: 'FAILED', error: 'There is no earlier publish to revert to.' });
    expect(ended?.versions.map(({ from, to }) => to === null || from?.base?.version !== to.base?.version)).toEqual([
      false,
      false,
    ]);
    expect(await published('menus', company.locations.three)).toEqual(before);
  });

  test('PB-33 PB-23 EM-100 employment is published on its own path and cannot revert', async () => {
    const url = `/api/blobs/employment/company/${company.id}`;
    const { id, blob } = (await admin('GET', url)).json();
    await admin('PUT', url, { id, ver: 0, blob });
    const status = await completed(
      await start(admin, { locationIds: [company.locations.two] }, '/api/sync-employment'),
      '/api/sync-employment',
    );
    expect(status.locationToStatuses[company.locations.two]?.[0]?.state).toBe('COMPLETED');
    const refused = await admin('POST', '/api/sync-employment/start', {
      syncDateMillis: null,
      action: 'REVERT',
      locationIds: all,
    });
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'body.action']);
  });

  test('the same idempotency key starts one publication, however often it is sent', async () => {
    const send = () =>
      admin(
        'POST',
        '/api/sync-locations/start',
        sent(
          { syncDateMillis: null, action: 'PUBLISH', locationIds: all },
          { headers: { 'idempotency-key': 'key-12345678' } },
        ),
      );
    const atOnce = await Promise.all(Array.from({ length: 8 }, send));
    const [first] = atOnce.map((answer) => answer.json());
    expect([...atOnce, await send()].map((answer) => [answer.statusCode, answer.json()])).toEqual(
      Array(9).fill([200, first]),
    );
    await completed(first);
  });

  test('an idempotency key is of one person and one body: with those of another, a publication of its own starts', async () => {
    const manager = await personWith(server, company, {
      permissions: ['ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS', 'OVERRIDE_MENUS'],
    });
    const start = async (person: typeof admin, locationIds: readonly string[]) => {
      const body = { syncDateMillis: null, action: 'PUBLISH', locationIds };
      const answer = await person(
        'POST',
        '/api/sync-locations/start',
        sent(body, { headers: { 'idempotency-key': 'key-of-two-people' } }),
      );
      expect(answer.statusCode, answer.body).toBe(200);
      await completed(answer.json());
      return answer.json().workflowId;
    };
    const ids = [await start(admin, all), await start(manager, all), await start(admin, all.slice(0, 1))];
    expect(new Set(ids).size).toBe(3);
    expect(await start(manager, all)).toBe(ids[1]);
  });
});

test('T10 the review of a publication asks for each location that it names, not for the first only', async () => {
  const [one = '', sibling = ''] = all;
  const manager = await personWith(server, company, {
    permissions: ['ACCESS_CONFIGURATION_OPTIONS', 'MANAGE_MENUS', 'OVERRIDE_MENUS'],
    on: { type: 'LOCATION', id: one },
  });
  const review = async (locationIds: readonly string[]) =>
    (await manager('POST', `/api/publishing/${company.id}/preview`, { locationIds, kinds: ['menu'] })).statusCode;
  expect(await review([one])).toBe(200);
  expect([await review([one, sibling]), await review([sibling, one])]).toEqual([403, 403]);
});

describe('the three kinds', () => {
  test('PB-01 OV-02 OV-03 menu (with its offers), location settings and employment are each configured at three levels and published', async () => {
    const places = {
      settings: { path: ['orderTypes', 'types', { id: 2 }, 'customName'], from: '' },
      employment: { path: ['jobTypes', { id: '1' }, 'externalId'], from: null },
    } as const;
    const change = (kind: keyof typeof places, to: string) => ({
      changes: [{ kind: 'SIMPLE_FIELD_CHANGED', ...places[kind], to }],
    });
    for (const level of [company.groups.east, company.locations.three]) {
      for (const kind of ['settings', 'employment'] as const) {
        const answer = await admin('PUT', `/api/blobs/${kind}/overrides/location/${level}`, {
          ...change(kind, level),
          overrideVer: 0,
        });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      expect(
        (await admin('POST', `/api/menus/location/${level}/${menuId}?overrideVer=0`, { changes: [renamedTax(level)] }))
          .statusCode,
      ).toBe(200);
    }
    await completed(await start(admin, { locationIds: [company.locations.three] }));
    await completed(
      await start(admin, { locationIds: [company.locations.three] }, '/api/sync-employment'),
      '/api/sync-employment',
    );
    for (const kind of ['menus', 'location-settings', 'employment']) {
      expect((await published(kind, company.locations.three)).body, kind).toContain(`"${company.locations.three}"`);
    }
    expect(JSON.parse((await published('menus', company.locations.three)).body)).toHaveProperty('offers');
  });
});

describe('who may publish', () => {
  test('a manager publishes the own location and no other; a reader none', async () => {
    const manager = await company.as('manager');
    const reader = await company.as('reader');
    const attempt = (client: Client, locationIds: string[]) =>
      client('POST', '/api/sync-locations/start', { syncDateMillis: null, action: 'PUBLISH', locationIds });
    expect((await attempt(manager, [company.locations.one])).statusCode).toBe(200);
    expect((await attempt(manager, all)).statusCode).toBe(403);
    expect((await attempt(reader, all)).statusCode).toBe(403);
  });

  test('ids of another company among the own look absent, and nothing is started', async () => {
    const other = await buildCompany(server);
    const before = (await admin('GET', `/api/publishing/${company.id}/history`)).json().length;
    const foreign = await admin('POST', '/api/sync-locations/start', {
      syncDateMillis: null,
      action: 'PUBLISH',
      locationIds: [...all, other.locations.one],
    });
    const absent = await admin('POST', '/api/sync-locations/start', {
      syncDateMillis: null,
      action: 'PUBLISH',
      locationIds: [...all, 'loc_absent'],
    });
    expect([foreign.statusCode, foreign.body]).toEqual([404, absent.body]);
    expect((await admin('GET', `/api/publishing/${company.id}/history`)).json()).toHaveLength(before);
  });

  test('an execution of another company is not found', async () => {
    const execution = await start(admin, {});
    const other = await (await buildCompany(server)).as('admin');
    expect((await other('POST', '/api/sync-locations/status', execution)).statusCode).toBe(404);
    expect(
      (await other('POST', '/api/sync-locations/reschedule', { rescheduleTime: 0, wfExec: execution })).statusCode,
    ).toBe(404);
  });
});
