import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createServiceClient } from '../../platform/outbound/service-client.ts';
import { createDueWorkWatch } from '../../platform/work/due-work.ts';
import { newEmail } from '../../testing/employee-calls.ts';
import { laborCompany, laborUrl } from '../../testing/labor-calls.ts';
import { testServer } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startLaborWorker } from './labor-worker.ts';

const server = await testServer();
const mine = await laborCompany();
const { company, admin, settle, asked, entry } = mine;
const companyId = company.id;
const users = `/api/users/${companyId}`;

afterEach(() => {
  server.labor.trouble = undefined;
  server.labor.service.trouble = undefined;
});

async function add(name: string, email: string | null = newEmail()) {
  const answer = await admin('POST', users, { name, email, grantedRoles: [{ id: 'role_reader' }] });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const callsAbout = (userId: string) => asked('/user').filter(([, body]) => JSON.stringify(body).includes(userId));

describe('people at the labor service', () => {
  test('LB-10 LB-28 somebody without an external id is created there; the id is stored and the version stays', async () => {
    const person = await add('Nia New');
    await settle();
    expect(callsAbout(person.id)).toEqual([['/user/create', { companyId, tccUserId: person.id }]]);
    const now = (await admin('GET', `${users}/${person.id}`)).json();
    expect(server.labor.records.get(now.externalId)).toMatchObject({ kind: 'user', tccUserId: person.id });
    expect(now.ver).toBe(person.ver);
  });

  test('LB-11 somebody without an external id who is deactivated is not created', async () => {
    server.labor.trouble = 'refusal';
    const person = await add('Fay Fleeting');
    await settle();
    server.labor.trouble = undefined;
    const before = callsAbout(person.id).length;
    await admin('POST', `${users}/${person.id}/deactivate`);
    await settle();
    expect(callsAbout(person.id).length).toBe(before);
    expect(await entry('USER', person.id)).toBeUndefined();
  });

  test('LB-12 LB-29 somebody with an external id is updated', async () => {
    const person = await add('Uma Update');
    await settle();
    const body = { ver: person.ver, name: 'Uma Updated', email: person.email, grantedRoles: [{ id: 'role_reader' }] };
    expect((await admin('PUT', `${users}/${person.id}`, body)).statusCode).toBe(200);
    await settle();
    expect(callsAbout(person.id).at(-1)).toEqual(['/user/update', { companyId, tccUserId: person.id }]);
  });

  test('LB-13 LB-30 somebody with an external id who is deactivated is deactivated there, and updated when back', async () => {
    const person = await add('Dee Done');
    await settle();
    await admin('POST', `${users}/${person.id}/deactivate`);
    await settle();
    expect(callsAbout(person.id).at(-1)).toEqual(['/user/deactivate', { companyId, tccUserId: person.id }]);
    await admin('POST', `${users}/${person.id}/reactivate`);
    await settle();
    expect(callsAbout(person.id).at(-1)).toEqual(['/user/update', { companyId, tccUserId: person.id }]);
  });

  test('LB-18 LB-15 somebody without an email address is saved here and rejected by the mirror in these words', async () => {
    const person = await add('Nell Nomail', null);
    await settle();
    expect(await entry('USER', person.id)).toMatchObject({
      state: 'FAILED',
      reason: 'User does not have an email address.',
      nextAttemptAt: null,
    });
    expect(callsAbout(person.id)).toEqual([]);
    expect((await admin('GET', `${users}/${person.id}`)).json().name).toBe('Nell Nomail');
  });

  test('LB-15 ER-22 a call that fails leaves the save as it is; by hand it is made again', async () => {
    server.labor.trouble = 'refusal';
    const person = await add('Rae Refused');
    await settle();
    const failed = await entry('USER', person.id);
    expect(failed).toMatchObject({ state: 'FAILED', reason: 'The schedule of this location is locked.' });
    server.labor.trouble = undefined;
    const retried = await admin('POST', `${laborUrl(company)}/retry`, { ids: [failed?.id] });
    expect(retried.json()).toEqual({ count: 1 });
    await settle();
    expect(await entry('USER', person.id)).toMatchObject({ state: 'SENT', reason: null });
  });

  test('T18 LB-14 ER-22 a call that fails is logged, by ids only', async () => {
    server.labor.trouble = 'refusal';
    const person = await add('Lee Logged');
    const lines = await waitFor(async () => {
      const found = server.log.filter((line) => line.includes(person.id));
      return found.length === 0 ? undefined : found;
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        companyId,
        kind: 'USER',
        entityId: person.id,
        reason: 'The schedule of this location is locked.',
        msg: 'labor service: call failed',
      }),
    ]);
    expect(lines.join()).not.toContain('Lee Logged');
  });

  test('LB-10 of many people in one request each is sent once, also with two workers', async () => {
    const logger = pino({ level: 'silent' });
    const client = createServiceClient({ name: 'labor service', baseUrl: server.labor.service.url, logger });
    const { database } = server;
    const dueWork = createDueWorkWatch(database, logger);
    const worker = await startLaborWorker({ database, logger, client, retrySeconds: 1 }, dueWork);
    const watch = dueWork.start();
    const people = [];
    for (let index = 0; index < 30; index += 1) people.push(await add(`Many ${index}`));
    await settle();
    await Promise.all([worker.stop(), watch.stop()]);
    for (const { id } of people) expect(callsAbout(id)).toEqual([['/user/create', { companyId, tccUserId: id }]]);
  });
});
