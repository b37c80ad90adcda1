import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import { publishingCompany } from '../../../testing/publishing-calls.ts';
import type { Client } from '../../../testing/test-server.ts';
import { waitFor } from '../../../testing/wait-for.ts';

const { server, company, admin, start } = await publishingCompany();
const url = `/api/notifications/${company.id}`;
const addressOf = (who: string) => `${who}@${company.tag}.example`;
const groupManager = await company.as('groupManager');
const manager = await company.as('manager');

const mailsTo = (who: string) => server.mailbox.list().filter(({ to }) => to.includes(addressOf(who)));
const preferencesOf = async (client: Client) => (await client('GET', `${url}/preferences`)).json();
const prefer = async (client: Client, given: object) => {
  const { preferences } = await preferencesOf(client);
  const answer = await client('PUT', `${url}/preferences`, { preferences: { ...preferences, ...given } });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** Quiet from an hour ago until in an hour, on the clock of UTC. */
function quietNow() {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
  return { timeZone: 'UTC', quiet: { from: at(-1), until: at(1) } };
}

async function holdOne(name: string, client: Client = admin): Promise<string> {
  const locationIds = [company.locations.one];
  const execution = await start(client, { syncDateMillis: Date.now() + 3_600_000, locationIds, name });
  expect((await admin('POST', '/api/sync-locations/hold', execution)).statusCode).toBe(200);
  return `publication:${execution.workflowId}`;
}

const waiting = async (id: string) => {
  const { rows } = await server.database.inCompany(company.id, ({ db }) =>
    sql<{ user_id: string; way: string; sent: boolean }>`
      SELECT user_id, way, sent_at IS NOT NULL AS sent FROM notification_mails WHERE notification_id = ${id}`.execute(
      db,
    ),
  );
  return rows;
};

describe('mail of a stopped publish', () => {
  test('goes at once to those who may publish there and want it, once, and not to the person who stopped it', async () => {
    await prefer(groupManager, { quiet: null });
    await prefer(manager, { quiet: null, stores: [company.locations.three] });
    const id = await holdOne('Winter menu');
    const mail = await waitFor(async () => mailsTo('groupManager').at(0));
    expect(mail).toMatchObject({ subject: 'Ada Admin put Winter menu on hold' });
    expect(mail.text).toContain('/notifications/preferences');
    expect(mailsTo('admin')).toEqual([]);
    expect(mailsTo('manager')).toEqual([]);
    await admin('POST', `${url}/read`, {});
    expect(await waiting(id)).toEqual([{ user_id: expect.stringContaining('usr_group'), way: 'AT_ONCE', sent: true }]);
    expect(mailsTo('groupManager')).toHaveLength(1);
  });

  test('waits in quiet hours and is gathered into one mail, unless the reader began the publish', async () => {
    await prefer(groupManager, quietNow());
    const before = mailsTo('groupManager').length;
    const waits = [await holdOne('First'), await holdOne('Second')];
    for (const id of waits) await waitFor(async () => ((await waiting(id)).length === 0 ? undefined : true));
    const own = await holdOne('Own', groupManager);
    await waitFor(async () => ((await waiting(own)).some(({ sent }) => sent) ? true : undefined));
    expect(
      mailsTo('groupManager')
        .map(({ subject }) => subject)
        .slice(0, -before),
    ).toEqual(['Ada Admin put Own on hold']);
    await prefer(groupManager, { quiet: null });
    await waitFor(async () => (mailsTo('groupManager').length === before + 2 ? true : undefined));
    const gathered = mailsTo('groupManager').find(({ subject }) => subject === '2 notifications from Servery');
    expect(gathered?.text).toContain('Ada Admin put First on hold');
    expect(gathered?.text).toContain('Ada Admin put Second on hold');
  });
});

describe('the digest', () => {
  test('reads in the preferences as it is mailed, and a reader who wants none gets none', async () => {
    const off = { console: true, mail: false, digest: true };
    const { preferences } = await preferencesOf(groupManager);
    const ways = { ...preferences.ways, PUBLISH_STOPPED: off };
    await prefer(groupManager, { ways, digest: { every: 'MORNING', at: '07:30' } });
    const id = await holdOne('For the digest');
    await waitFor(async () => ((await waiting(id)).length === 0 ? undefined : true));
    const { digest, email } = await preferencesOf(groupManager);
    expect(digest).toEqual(['Ada Admin put For the digest on hold']);
    const before = mailsTo('groupManager').length;
    expect((await groupManager('POST', `${url}/example`)).json()).toEqual({ email });
    await waitFor(async () => (mailsTo('groupManager').length > before ? true : undefined));
    const example = mailsTo('groupManager').find(({ subject }) => subject.startsWith('Your Servery digest'));
    expect(example?.text).toContain('Ada Admin put For the digest on hold');
    expect((await preferencesOf(groupManager)).digest).toEqual(digest);
    await prefer(groupManager, { digest: { every: 'OFF', at: '07:30' } });
    expect((await preferencesOf(groupManager)).digest).toEqual([]);
    expect(await waiting(id)).toEqual([]);
  });
});

test('an example is mailed three times in ten minutes at most', async () => {
  const reader = await company.as('reader');
  const codes: number[] = [];
  for (let count = 0; count < 4; count += 1) codes.push((await reader('POST', `${url}/example`)).statusCode);
  expect(codes).toEqual([200, 200, 200, 429]);
});

test('an event told twice is mailed once, and again only once it moved on', async () => {
  await prefer(groupManager, { quiet: null, digest: { every: 'OFF', at: '07:30' } });
  const id = `silent:${newId('loc')}`;
  const silent = (state: string) =>
    server.database.inCompany(company.id, (scope) =>
      tell(scope, {
        id,
        kind: 'STORE_SILENT',
        audience: 'RUNS_STORE',
        state,
        actorId: null,
        tenantIds: [company.locations.two],
        details: { locationId: company.locations.two, store: 'Two', since: new Date().toISOString(), backAt: null },
      }),
    );
  await silent('SILENT');
  await silent('SILENT');
  await waitFor(async () => ((await waiting(id)).some(({ sent }) => sent) ? true : undefined));
  await silent('STILL');
  const sent = await waitFor(async () => {
    const rows = (await waiting(id)).filter((row) => row.sent && row.user_id.startsWith('usr_group'));
    return rows.length === 2 ? rows : undefined;
  });
  expect(sent).toHaveLength(2);
});
