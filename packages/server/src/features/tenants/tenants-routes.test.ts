import { describe, expect, test } from 'vitest';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const foreign = await buildCompany(server);
const url = `/api/tenants/${company.id}`;
/** May add and edit in the west group only. */
const west = await personWith(server, company, {
  permissions: ['ADD_LOCATION', 'EDIT_LOCATION'],
  on: {
    type: 'GROUP',
    id: company.groups.west,
  },
});

const location = (name: string, more: object = {}) => ({
  type: 'LOCATION',
  name,
  timezone: 'America/New_York',
  ...more,
});
const address = { street: '88 Harbor Way', city: 'Boston', state: 'MA', zip: '02210' };
const created = async (name: string, more: object = {}, client = admin) =>
  (await client('POST', url, location(name, more))).json();
const errorsOf = (answer: { json(): { errors: { path: string; code: string }[] } }) =>
  answer.json().errors.map(({ path, code }) => `${path}: ${code}`);
const auditOf = (subject: string) =>
  server.database.inCompany(company.id, (scope) =>
    scope.db
      .selectFrom('audit')
      .select(['action', 'details', 'actor_name'])
      .where('company_id', '=', company.id)
      .where('subject', '=', subject)
      .orderBy('sequence')
      .execute(),
  );

describe('lists', () => {
  test('TN-07 TN-08 TN-09 TN-23 locations, groups, and any: both together', async () => {
    const names = async (path: string) =>
      (await admin('GET', url + path)).json().map((one: { name: string }) => one.name);
    expect(await names('')).toEqual(expect.arrayContaining(['One', 'Three', 'Two']));
    expect(await names('')).not.toContain('West');
    expect(await names('/groups')).toEqual(expect.arrayContaining(['East', 'West']));
    expect(await names('/any')).toEqual(expect.arrayContaining(['East', 'One', 'Three', 'Two', 'West']));
  });

  test('TN-07 TN-09 TN-12 PM-55 every list shows what the person may access, no more', async () => {
    const manager = await company.as('manager');
    for (const path of ['', '/any']) {
      const shown = (await manager('GET', url + path)).json();
      expect(shown.map((one: { id: string }) => one.id)).toEqual([company.locations.one]);
    }
    expect((await manager('GET', `${url}/groups`)).json()).toEqual([]);
    await created('Tagged elsewhere', { tags: ['harbor view'], groupId: company.groups.east });
    expect((await manager('GET', `/api/tenants/tags/${company.id}`)).json()).toEqual([]);
  });

  test('TN-10 TN-11 EN-04 EN-05 EN-14 one location, and one group with its locations', async () => {
    const one = (await admin('GET', `${url}/${company.locations.one}`)).json();
    expect(one).toMatchObject({
      id: company.locations.one,
      type: 'LOCATION',
      groupId: company.groups.west,
      kioskActive: false,
      latitude: null,
      longitude: null,
      lastPing: null,
      softwareVersion: null,
      sevenshifts: { locationId: null },
      address: null,
      phone: null,
      timezone: 'America/Los_Angeles',
    });
    const group = (await admin('GET', `${url}/group/${company.groups.west}`)).json();
    expect(group).toMatchObject({ name: 'West', type: 'GROUP' });
    expect(group.locationIds).toEqual(expect.arrayContaining([company.locations.one, company.locations.two]));
    expect((await admin('GET', `${url}/group/${company.locations.one}`)).statusCode).toBe(404);
    expect((await admin('GET', `${url}/group/${foreign.groups.west}`)).statusCode).toBe(404);
    expect((await (await company.as('manager'))('GET', `${url}/group/${company.groups.west}`)).statusCode).toBe(403);
  });

  test('TN-12 tags of the company, each with how many locations carry it', async () => {
    const other = await buildCompany(server);
    const client = await other.as('admin');
    const post = (name: string, tags: string[]) => client('POST', `/api/tenants/${other.id}`, location(name, { tags }));
    await post('A', ['Waterfront', 'late']);
    await post('B', ['late', 'LATE']);
    expect((await client('GET', `/api/tenants/tags/${other.id}`)).json()).toEqual([
      { name: 'late', locations: 2 },
      { name: 'Waterfront', locations: 1 },
    ]);
  });

  test('TN-21 TN-22 EN-06 EN-07 the sync status has the software version and three infos of six versions', async () => {
    const { id, secret } = (
      await admin('POST', `${url}/${company.locations.two}/api-credentials`, { name: 'Register' })
    ).json();
    await server.http.inject({
      method: 'POST',
      url: '/api/terminal/check-in',
      headers: { authorization: `Bearer ${id}.${secret}` },
      payload: { running: {}, softwareVersion: '8.4.2' },
    });
    await expect
      .poll(
        async () => {
          const rows = (await admin('GET', `/api/tenants/sync-status/${company.id}`)).json();
          return rows.find((one: { id: string }) => one.id === company.locations.two);
        },
        { timeout: 5000 },
      )
      .toMatchObject({ softwareVersion: '8.4.2' });
    const [first] = (await admin('GET', `/api/tenants/sync-status/${company.id}`)).json();
    for (const info of [first.menuInfo, first.locSettingsInfo, first.employmentInfo]) {
      expect(Object.keys(info).sort()).toEqual([
        'assigned',
        'groupOverrideAssigned',
        'groupOverridePublished',
        'overrideAssigned',
        'overridePublished',
        'published',
      ]);
    }
  });

  test('TN-24 the companies that a person may access', async () => {
    const companies = (await admin('GET', '/api/companies/accessible')).json();
    expect(companies.map((one: { id: string }) => one.id)).toEqual([company.id]);
  });
});

describe('creating', () => {
  test('TN-13 EN-04 EN-14 a location with everything, audited', async () => {
    const more = {
      ...address,
      groupId: company.groups.west,
      phone: '(555) 010-0199',
      latitude: 42.3519,
      longitude: -71.0446,
      kioskActive: true,
      tags: ['waterfront'],
      sevenshifts: { locationId: '7s-12' },
    };
    const answer = await admin('POST', url, location('Seaport', more));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { ...more, name: 'Seaport', address: '88 Harbor Way, Boston, MA 02210', ver: 1, companyId: company.id },
    ]);
    const [entry] = await auditOf(`location:${answer.json().id}`);
    expect(entry).toMatchObject({ action: 'CREATE_LOCATION', actor_name: 'Ada Admin', details: { name: 'Seaport' } });
  });

  test('TN-13 a group has a name and belongs to no group', async () => {
    const answer = await admin('POST', url, { type: 'GROUP', name: 'North' });
    expect(answer.json()).toMatchObject({ type: 'GROUP', name: 'North', groupId: null });
    const nested = await admin('POST', url, { type: 'GROUP', name: 'Inner', groupId: company.groups.west });
    expect([nested.statusCode, errorsOf(nested)]).toEqual([400, ['body.groupId: INVALID']]);
  });

  test.each<[string, object, string[]]>([
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, ['body.name: INVALID']],
    ['an empty name', { name: '  ' }, ['body.name: NAME_NEEDED']],
    ['an unknown state', { ...address, state: 'XX' }, ['body.state: STATE_UNKNOWN']],
    [
      'half an address',
      { street: '1 Main' },
      ['body.city: ADDRESS_INCOMPLETE', 'body.state: ADDRESS_INCOMPLETE', 'body.zip: ADDRESS_INCOMPLETE'],
    ],
    [
      'a bad zip and phone',
      { ...address, zip: '1', phone: 'call us' },
      ['body.zip: ZIP_INVALID', 'body.phone: PHONE_INVALID'],
    ],
    ['a time zone nobody knows', { timezone: 'Mars/Olympus' }, ['body.timezone: TIMEZONE_UNKNOWN']],
    ['a latitude alone', { latitude: 1 }, ['body.longitude: POINT_INCOMPLETE']],
    [
      'a point off the earth',
      { latitude: 91, longitude: 181 },
      ['body.latitude: LATITUDE_INVALID', 'body.longitude: LONGITUDE_INVALID'],
    ],
    ['a field nobody knows', { licences: { online: true } }, ['body: INVALID']],
    ['a name that is taken, in other letters', { name: 'oNE' }, ['body.name: NAME_TAKEN']],
  ])('TN-13 FM-09 %s is refused by its field', async (_title, more, expected) => {
    const answer = await admin('POST', url, location('Somewhere new', more));
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, expected]);
  });

  test('TN-13 HTML in a name is text: kept and answered as it was typed', async () => {
    const name = '<img src=x onerror=alert(1)>';
    expect((await created(name)).name).toBe(name);
  });

  test('TN-13 PM-57 a group of another company, a location or nothing at all is no group', async () => {
    for (const groupId of [foreign.groups.west, company.locations.one, 'grp_absent']) {
      const answer = await admin('POST', url, location('Nowhere', { groupId }));
      expect([answer.statusCode, errorsOf(answer)]).toEqual([400, ['body.groupId: NO_SUCH_GROUP']]);
    }
  });

  test('TN-13 PM-57 PM-58 who may add in one group adds there and nowhere else', async () => {
    expect((await west('POST', url, location('West one', { groupId: company.groups.west }))).statusCode).toBe(200);
    expect((await west('POST', url, location('East one', { groupId: company.groups.east }))).statusCode).toBe(403);
    expect((await west('POST', url, location('Alone'))).statusCode).toBe(403);
    expect((await west('POST', url, { type: 'GROUP', name: 'Mine' })).statusCode).toBe(403);
    const reader = await company.as('reader');
    expect((await reader('POST', url, location('Nope'))).statusCode).toBe(403);
    expect((await admin('POST', `/api/tenants/${foreign.id}`, location('Nope'))).statusCode).toBe(404);
    const anonymous = await server.http.inject({
      method: 'POST',
      url,
      headers: { 'x-servery-request': '1' },
      payload: {},
    });
    expect(anonymous.statusCode).toBe(401);
  });
});

describe('editing', () => {
  test('TN-14 TN-15 what is left out stays, null clears, the version rises, the audit says what changed', async () => {
    const before = await created('Edited', { ...address, phone: '5550100199', tags: ['a'] });
    const answer = await admin('PUT', url, { ...location('Edited well', { phone: null }), id: before.id, ver: 1 });
    expect(answer.json()).toMatchObject({ ...address, name: 'Edited well', phone: null, tags: ['a'], ver: 2 });
    const audit = await auditOf(`location:${before.id}`);
    expect(audit.at(-1)).toMatchObject({
      action: 'EDIT_LOCATION',
      details: { changed: { name: { from: 'Edited', to: 'Edited well' }, phone: { from: '5550100199', to: null } } },
    });
    expect(await admin('PUT', url, { ...location('Edited well'), id: before.id })).toMatchObject({ statusCode: 200 });
    expect(await auditOf(`location:${before.id}`)).toHaveLength(audit.length);
  });

  test('TN-14 an edit of a stale version is a conflict that carries the current version', async () => {
    const { id } = await created('Contended');
    await admin('PUT', url, { ...location('Contended'), id, ver: 1, phone: '5550100100' });
    const late = await admin('PUT', url, { ...location('Contended late'), id, ver: 1 });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { error: 'CONFLICTING EDIT', current: { ver: 2, phone: '5550100100', name: 'Contended' } },
    ]);
  });

  test('TN-14 a location stays a location', async () => {
    const answer = await admin('PUT', url, { type: 'GROUP', name: 'Odd', id: company.locations.two });
    expect([answer.statusCode, errorsOf(answer)]).toEqual([400, ['body.type: TYPE_STAYS']]);
  });

  test('TN-14 PM-57 locations of other companies and of other places stay as they are', async () => {
    expect((await admin('PUT', url, { ...location('Mine now'), id: foreign.locations.one })).statusCode).toBe(404);
    expect((await west('PUT', url, { ...location('Mine now'), id: company.locations.three })).statusCode).toBe(403);
    const manager = await company.as('manager');
    expect((await manager('PUT', url, { ...location('Mine now'), id: company.locations.one })).statusCode).toBe(403);
    const groupId = foreign.groups.east;
    const moved = await admin('PUT', url, { ...location('Two', { groupId }), id: company.locations.two });
    expect([moved.statusCode, errorsOf(moved)]).toEqual([400, ['body.groupId: NO_SUCH_GROUP']]);
  });

  test('TN-14 PM-58 who oversees one group neither moves a location away nor takes one from another', async () => {
    const away = { ...location('Two', { groupId: company.groups.east }), id: company.locations.two };
    expect((await west('PUT', url, away)).statusCode).toBe(403);
    expect((await west('PUT', url, { ...away, groupId: null })).statusCode).toBe(403);
    expect((await west('PUT', url, { ...away, groupId: company.groups.west })).statusCode).toBe(200);
  });
});
