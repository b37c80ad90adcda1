import type { MovedSync } from '@servery/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { settingsCalls } from '../../testing/settings-calls.ts';
import { type Client, type TestCompany, type TestServer, testCompany } from '../../testing/test-server.ts';
import { groupedContacts } from './sync-contacts.ts';

let company: TestCompany;
let admin: Client;
let server: TestServer;

beforeEach(async () => {
  ({ company, admin, server } = await testCompany());
});

const ask = async (since: string, client = admin): Promise<MovedSync> =>
  (await client('GET', `/api/tenants/sync-status/${company.id}?since=${since}`)).json();
/**
 * A mark since which nothing has moved. On a PostgreSQL that others use too, a transaction of theirs holds marks back while it is
 * open: rows that were reported are reported again, never left out.
 */
async function settledMark(): Promise<string> {
  let { since } = await ask('');
  const reported = async () => {
    const next = await ask(since);
    since = next.since;
    return [next.isWhole, next.moved, next.gone];
  };
  await expect.poll(reported, { timeout: 60_000 }).toEqual([false, [], []]);
  return since;
}
/** The terminals of these locations check in. */
async function checkIn(ids: readonly string[], at: Date, softwareVersion = '4.2.0'): Promise<void> {
  const rows = ids.map((id) => ({
    company_id: company.id,
    location_id: id,
    last_ping: at,
    software_version: softwareVersion,
  }));
  await server.database.inCompany(company.id, ({ db }) =>
    db
      .insertInto('contacts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'location_id']).doUpdateSet((row) => ({
          last_ping: row.ref('excluded.last_ping'),
          software_version: row.ref('excluded.software_version'),
        })),
      )
      .execute(),
  );
}
const idsOf = ({ moved }: MovedSync) => moved.map(({ id }) => id).sort();

describe('the sync status since an earlier answer', () => {
  test('TN-21 begins with everything, in the same words as the whole one, and then lists nothing until something moves', async () => {
    const { one, two, three } = company.locations;
    const first = await ask('');
    expect([first.isWhole, idsOf(first), first.gone]).toEqual([true, [one, two, three].sort(), []]);
    expect(first.moved).toEqual((await admin('GET', `/api/tenants/sync-status/${company.id}`)).json());
    const second = await ask(await settledMark());
    expect([second.isWhole, second.moved, second.gone]).toEqual([false, [], []]);
  });

  test('lists a location that was configured or edited, the members of a group that was, and all for the company', async () => {
    const { one, two } = company.locations;
    await settingsCalls(company).save(admin, () => ({}));
    const since = await settledMark();
    const save = (level: string, id: string) =>
      admin('PUT', `/api/blobs/settings/overrides/${level}/${id}`, {
        overrideVer: 0,
        changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['tipsSettings', 'allowTipsPOS'], from: true, to: false }],
      });
    expect((await save('location', one)).statusCode).toBe(200);
    const ofOne = await ask(since);
    expect([ofOne.isWhole, idsOf(ofOne)]).toEqual([false, [one]]);
    expect(ofOne.moved[0]?.locSettingsInfo?.overrideAssigned?.version).toBe(1);
    expect((await save('location', company.groups.west)).statusCode).toBe(200);
    expect(idsOf(await ask(ofOne.since))).toEqual([one, two].sort());
    await settingsCalls(company).save(admin, ({ hours }) => ({ hours: { ...hours, startOfWeek: 3 } }));
    expect((await ask(ofOne.since)).isWhole).toBe(true);
  });

  test('tells contacts by groups: a location that checks in has not moved, and the largest group names nobody', async () => {
    const { one, two, three } = company.locations;
    const at = new Date();
    await checkIn([one, two], at);
    const told = await ask(await settledMark());
    expect([told.isWhole, told.moved, told.contacts]).toEqual([false, [], []]);
    await checkIn([one, two], new Date(at.getTime() + 1));
    const moment = new Date(at.getTime() + 1).toISOString();
    const again = await ask(told.since);
    expect([again.isWhole, again.moved]).toEqual([false, []]);
    expect(again.contacts).toEqual([
      { at: moment, softwareVersion: '4.2.0', ids: null },
      { at: null, softwareVersion: null, ids: [three] },
    ]);
    const manager = await company.as('manager');
    const { since } = await ask('', manager);
    await checkIn([one, two, three], at, '4.3.0');
    expect((await ask(since, manager)).contacts).toEqual([
      { at: at.toISOString(), softwareVersion: '4.3.0', ids: null },
    ]);
  });

  test('tells contacts older than a minute by their minute, and those that were told before as they were', () => {
    const now = Date.parse('2026-11-20T10:10:30Z');
    const contact = (id: string, secondsAgo: number | null, isNew = true) => ({
      id,
      softwareVersion: '4.2.0',
      at: secondsAgo === null ? null : now - secondsAgo * 1000,
      isNew,
    });
    const contacts = [
      ...[contact('a', 0), contact('b', 20), contact('c', 59)],
      ...[contact('d', 61), contact('e', 80), contact('f', 120, false)],
      ...[contact('g', 301, false), contact('h', null, false), contact('i', 86_400)],
    ];
    const group = { softwareVersion: '4.2.0' };
    expect(groupedContacts(contacts, now)).toEqual([
      { ...group, at: '2026-11-20T10:09:31.000Z', ids: null },
      { ...group, at: '2026-11-20T10:09:10.000Z', ids: ['d', 'e'] },
      { at: null, softwareVersion: null, ids: ['g', 'h'] },
      { ...group, at: '2026-11-20T10:08:30.000Z', ids: ['f'] },
      { ...group, at: '2026-11-19T10:10:30.000Z', ids: ['i'] },
    ]);
  });

  test('lists a location that is gone, and everything for a person who sees something else', async () => {
    const { three } = company.locations;
    const since = await settledMark();
    const manager = await company.as('manager');
    const seen = await ask(since, manager);
    expect([seen.isWhole, idsOf(seen)]).toEqual([true, [company.locations.one]]);
    await admin('POST', `/api/tenants/${company.id}/${three}/delete`, { name: 'Three' });
    const after = await ask(since);
    expect([after.isWhole, after.moved, after.gone]).toEqual([false, [], [three]]);
  });

  test.each(['nonsense', '1-abcdefghijkl', '9223372036854775807-abcdefghijkl', '99999999999999999999', "1'; DROP"])(
    'a mark that is none of ours, %s, brings everything',
    async (mark) => {
      const answer = await ask(encodeURIComponent(mark));
      expect([answer.isWhole, answer.moved.length]).toEqual([true, 3]);
    },
  );
});
