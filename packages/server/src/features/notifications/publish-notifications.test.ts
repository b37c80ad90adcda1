import { describe, expect, test } from 'vitest';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { server, company, admin, all, start, completed } = await publishingCompany();
const url = `/api/notifications/${company.id}`;

const entries = async (client: Client, query = '') => (await client('GET', `${url}${query}`)).json().entries;
const unread = async (client: Client) => (await client('GET', `${url}/unread`)).json().unread;

/** The terminals of a location were heard, and say that they run the documents published there. */
async function confirm(locationId: string): Promise<void> {
  await server.database.inCompany(company.id, async ({ db, companyId }) => {
    const published = await db
      .selectFrom('published')
      .select(['kind', 'hash'])
      .where('company_id', '=', companyId)
      .where('location_id', '=', locationId)
      .execute();
    const at = new Date();
    for (const { kind, hash } of published)
      await db
        .insertInto('acknowledgements')
        .values({ company_id: companyId, location_id: locationId, kind, hash, at })
        .onConflict((conflict) => conflict.columns(['company_id', 'location_id', 'kind']).doUpdateSet({ hash, at }))
        .execute();
    await db
      .insertInto('contacts')
      .values({ company_id: companyId, location_id: locationId, last_ping: at, software_version: null })
      .onConflict((conflict) => conflict.columns(['company_id', 'location_id']).doUpdateSet({ last_ping: at }))
      .execute();
  });
}

describe('a publish is told of', () => {
  test('to the person who began it, once the last store runs it, as one entry', async () => {
    const execution = await start(admin, { name: 'Winter menu' });
    await completed(execution);
    for (const locationId of all.slice(1)) await confirm(locationId);
    expect(await entries(admin)).toEqual([]);
    await confirm(all[0] ?? '');
    const [entry, ...more] = await waitFor(async () => {
      const found = await entries(admin);
      return found.length === 0 ? undefined : found;
    });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      id: `publication:${execution.workflowId}`,
      isUnread: true,
      facts: {
        kind: 'PUBLISH_FINISHED',
        publish: { name: 'Winter menu', total: 3, sent: 3, failed: 0, last: { store: 'One' } },
      },
    });
    expect(await entries(await company.as('groupManager'))).toEqual([]);
  });

  test('not of one that another one took the place of before every store ran it', async () => {
    await completed(await start(admin, { name: 'First thought' }));
    const second = await start(admin, { name: 'Second thought' });
    await completed(second);
    for (const locationId of all) await confirm(locationId);
    const names = await waitFor(async () => {
      const found: string[] = (await entries(admin)).map(
        ({ facts }: { facts: { publish: { name: string } } }) => facts.publish.name,
      );
      return found.includes('Second thought') ? found : undefined;
    });
    expect(names).not.toContain('First thought');
    await admin('POST', `${url}/read`, { ids: [`publication:${second.workflowId}`] });
  });

  test('read is read: one by one, or all that happened up to now', async () => {
    expect(await unread(admin)).toBe(1);
    const [{ id }] = await entries(admin, '?unreadOnly=true');
    expect((await admin('POST', `${url}/read`, { ids: [id] })).json()).toEqual({ unread: 0 });
    expect(await entries(admin, '?unreadOnly=true')).toEqual([]);
    expect(await entries(admin, '?group=STORES')).toEqual([]);
    expect((await entries(admin, '?group=PUBLISH')).at(-1)).toMatchObject({ id, isUnread: false });
  });

  test('a stop is told to all who may publish there, in the counts of the stores that each sees, and moves on', async () => {
    const execution = await start(admin, { syncDateMillis: Date.now() + 3_600_000, name: 'Later' });
    await admin('POST', '/api/sync-locations/hold', execution);
    const groupManager = await company.as('groupManager');
    const id = `publication:${execution.workflowId}`;
    expect(await entries(groupManager)).toMatchObject([
      { id, isUnread: true, facts: { kind: 'PUBLISH_STOPPED', state: 'HELD', by: 'Ada Admin', publish: { total: 2 } } },
    ]);
    expect(await entries(admin, '?unreadOnly=true')).toEqual([]);
    const reader = await company.as('reader');
    expect([await entries(reader), await unread(reader)]).toEqual([[], 0]);
    await groupManager('POST', `${url}/read`, {});
    expect(await entries(groupManager, '?openOnly=true')).toMatchObject([{ id, isUnread: false }]);
    await admin('POST', '/api/sync-locations/resume', execution);
    expect(await entries(groupManager, '?openOnly=true')).toEqual([]);
    expect(await entries(groupManager)).toMatchObject([{ id, isUnread: false, facts: { state: 'CONTINUED' } }]);
  });

  test('of a publish elsewhere a manager hears nothing', async () => {
    const execution = await start(admin, {
      syncDateMillis: Date.now() + 3_600_000,
      locationIds: [company.locations.three],
    });
    await admin('POST', '/api/sync-locations/hold', execution);
    const ids = (await entries(await company.as('manager'))).map(({ id }: { id: string }) => id);
    expect(ids).not.toContain(`publication:${execution.workflowId}`);
    const east = await personWith(server, company, {
      permissions: ['ACCESS_CONFIGURATION_OPTIONS', 'OVERRIDE_MENUS'],
      on: { type: 'LOCATION', id: company.locations.three },
    });
    expect((await entries(east))[0]).toMatchObject({ id: `publication:${execution.workflowId}` });
  });

  test('pages follow one another without a gap', async () => {
    const groupManager = await company.as('groupManager');
    const locationIds = [company.locations.one];
    const execution = await start(groupManager, { syncDateMillis: Date.now() + 3_600_000, locationIds });
    await groupManager('POST', '/api/sync-locations/hold', execution);
    const first = (await admin('GET', `${url}?limit=1`)).json();
    const second = (await admin('GET', `${url}?limit=1&after=${encodeURIComponent(first.next)}`)).json();
    const ids = (await entries(admin)).map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(3);
    expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect((await admin('GET', `${url}?after=nonsense`)).statusCode).toBe(400);
  });

  test('somebody of another company finds nothing there, and marks nothing', async () => {
    const stranger = await (await buildCompany(server)).as('admin');
    expect((await stranger('GET', url)).statusCode).toBe(404);
    expect((await stranger('POST', `${url}/read`, {})).statusCode).toBe(404);
  });
});

describe('preferences of a person', () => {
  test('what was switched off is not shown, but for a stopped publish, and a reset brings all back', async () => {
    const manager = await company.as('manager');
    const { preferences, defaults } = (await manager('GET', `${url}/preferences`)).json();
    expect(preferences).toEqual(defaults);
    expect(preferences.timeZone).toBe('America/Los_Angeles');
    const off = { console: false, mail: false, digest: false };
    const ways = Object.fromEntries(Object.keys(preferences.ways).map((kind) => [kind, off]));
    const saved = await manager('PUT', `${url}/preferences`, { preferences: { ...preferences, ways } });
    expect(saved.json()).toMatchObject({ preferences: { ways }, mayPublish: true });
    const kinds = (await entries(manager)).map(({ facts }: { facts: { kind: string } }) => facts.kind);
    expect([...new Set(kinds)]).toEqual(['PUBLISH_STOPPED']);
    const elsewhere = { ...preferences, stores: [company.locations.three] };
    await manager('PUT', `${url}/preferences`, { preferences: elsewhere });
    expect(await entries(manager)).toEqual([]);
    expect((await manager('PUT', `${url}/preferences`, { preferences: null })).json().preferences).toEqual(defaults);
  });

  test.each([
    ['quiet', { from: '25:00', until: '07:00' }],
    ['timeZone', 'Mars/Olympus'],
    ['digest', { every: 'HOURLY', at: '07:30' }],
  ])('%s as %j is refused', async (field, value) => {
    const { preferences } = (await admin('GET', `${url}/preferences`)).json();
    const answer = await admin('PUT', `${url}/preferences`, { preferences: { ...preferences, [field]: value } });
    expect(answer.statusCode).toBe(400);
  });
});
