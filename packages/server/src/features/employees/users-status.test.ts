import { administratorPermissions } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { auditActions } from '../../testing/audit-actions.ts';
import { peopleCompany } from '../../testing/employee-calls.ts';
import { buildHolder, signInProvider } from '../../testing/test-employees.ts';
import { buildCompany, type Client } from '../../testing/test-server.ts';

const { server, company, admin, foreign, west, users, add, onOne, onThree } = await peopleCompany();

type Person = { readonly id: string; readonly ver: number };
const seen = ({ id, ver }: Person) => ({ id, ver });
const set = (client: Client, status: string, people: readonly Person[], url = users) =>
  client('POST', `${url}/status`, { status, users: people.map(seen) });
const outcomesOf = (answer: { json(): { outcome: string }[] }) => answer.json().map(({ outcome }) => outcome);
const statusOf = async ({ id }: Person) => (await admin('GET', `${users}/${id}`)).json().status;

describe('the status of many people at once', () => {
  test('EE-05 one call changes all it may; a person who was changed in between, is oneself or is nobody stays and is reported', async () => {
    const [ana, ben, cleo] = [await add({ name: 'Ana' }), await add({ name: 'Ben' }), await add({ name: 'Cleo' })];
    await admin('PUT', `${users}/${ben.id}`, { ver: 1, name: 'Benjamin' });
    const me = { id: (await admin('GET', '/api/session/status')).json().userId, ver: 1 };
    const before = (await auditActions(server, company.id)).length;
    const answer = await set(admin, 'DEACTIVATED', [ana, ben, me, { id: 'usr_nobody', ver: 1 }, cleo]);
    expect([answer.statusCode, outcomesOf(answer)]).toEqual([
      200,
      ['CHANGED', 'CHANGED_MEANWHILE', 'YOURSELF', 'NOT_FOUND', 'CHANGED'],
    ]);
    expect([await statusOf(ana), await statusOf(ben), await statusOf(cleo)]).toEqual([
      'DEACTIVATED',
      'ACTIVE',
      'DEACTIVATED',
    ]);
    expect((await auditActions(server, company.id)).slice(before)).toEqual(['DEACTIVATE_USER', 'DEACTIVATE_USER']);
    const back = [ana, cleo].map(({ id }) => ({ id, ver: 2 }));
    expect(outcomesOf(await set(admin, 'ACTIVE', back))).toEqual(['CHANGED', 'CHANGED']);
    expect([await statusOf(ana), await statusOf(cleo)]).toEqual(['ACTIVE', 'ACTIVE']);
    // A status that is set already makes no version and no entry.
    expect(outcomesOf(await set(admin, 'ACTIVE', [{ id: ana.id, ver: 3 }]))).toEqual(['CHANGED']);
    expect((await admin('GET', `${users}/${ana.id}`)).json().ver).toBe(3);
  });

  test('T5 PM-57 people beyond one’s reach stay; another company, no right and no session are refused as a whole', async () => {
    const inside = await add({ name: 'West', grantedRoles: [onOne()] });
    const outside = await add({ name: 'East', grantedRoles: [onThree()] });
    const both = await add({ name: 'Both', grantedRoles: [onOne(), onThree()] });
    const people = [outside, both, inside];
    expect((await set(await foreign.as('admin'), 'DEACTIVATED', people)).statusCode).toBe(404);
    expect((await set(await company.as('reader'), 'DEACTIVATED', people)).statusCode).toBe(403);
    const stranger = await set(await foreign.as('admin'), 'DEACTIVATED', people, `/api/users/${foreign.id}`);
    expect(outcomesOf(stranger)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect(outcomesOf(await set(west, 'DEACTIVATED', people))).toEqual(['NOT_FOUND', 'FORBIDDEN', 'CHANGED']);
    expect([await statusOf(outside), await statusOf(both), await statusOf(inside)]).toEqual([
      'ACTIVE',
      'ACTIVE',
      'DEACTIVATED',
    ]);
  });

  test('T5 of administrators who would all go, one stays, and the others go', async () => {
    const provider = await signInProvider(server, administratorPermissions);
    const other = await buildCompany(server);
    const build = () => buildHolder(server, other.id, { permissions: administratorPermissions });
    const [one, two] = [await build(), await build()];
    const both = [one, two].map(({ userId }) => ({ id: userId, ver: 1 }));
    const answer = await set(provider, 'DEACTIVATED', both, `/api/users/${other.id}`);
    expect(outcomesOf(answer)).toEqual(['CHANGED', 'LAST_ADMINISTRATOR']);
    expect((await one.client('GET', '/api/session/status')).statusCode).toBe(401);
    expect((await two.client('GET', '/api/session/status')).statusCode).toBe(200);
  });

  test('a list that is empty, or longer than a thousand, is refused by its field', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => ({ id: `usr_${at}`, ver: 1 }));
    for (const people of [[], many]) {
      const answer = await set(admin, 'ACTIVE', people);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'body.users']);
    }
  });
});
