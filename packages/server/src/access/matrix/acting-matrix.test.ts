import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { administratorPermissions } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { askedRights, questionsWithBody, refusedWhileActing } from '../../testing/matrix/asked-rights.ts';
import { callOperation } from '../../testing/matrix/operation-calls.ts';
import { buildHolder } from '../../testing/test-employees.ts';
import { type Client, testCompany } from '../../testing/test-server.ts';

const { server, company } = await testCompany();
const execution = { workflowId: 'pub_absent', runId: 'run_absent' };
const place = { company: company.id, location: company.locations.one, menu: 'menu_absent', execution };
const chief = await buildHolder(server, company.id, { permissions: administratorPermissions });

const ids = Object.keys(operations).filter(isOperation);
/** They end or begin a session. */
const ofSessions: readonly OperationId[] = ['login', 'logout', 'returnToSelf', 'endOtherSessions', 'actAs'];
/** They wait for something to happen. */
const slow: readonly OperationId[] = ['awaitTokenDeath'];
const asked = ids.filter((id) => !ofSessions.includes(id) && !slow.includes(id) && askedRights[id] !== 'terminal');

function isOperation(id: string): id is OperationId {
  return id in operations;
}

function isQuestion(id: OperationId): boolean {
  const { method }: OperationShape = operations[id];
  return method === 'GET' || questionsWithBody.includes(id);
}

/** Somebody new, and a session of the chief in which they are that person. */
async function actor(readOnly: boolean): Promise<{ readonly self: Client; readonly acting: Client }> {
  const person = await buildHolder(server, company.id, { permissions: administratorPermissions });
  const { client: acting } = await buildHolder(server, company.id, { permissions: administratorPermissions });
  const answer = await acting('POST', `/api/users/${company.id}/${person.userId}/actAs`, { readOnly });
  expect(answer.statusCode, answer.body).toBe(200);
  return { self: person.client, acting };
}

describe('acting as another person', { timeout: 300_000 }, () => {
  test('PM-56 T10 looking on only, every question is answered as to the person, and nothing else is done', async () => {
    const { self, acting } = await actor(true);
    const wrong: string[] = [];
    for (const id of asked.filter((one) => askedRights[one] !== 'everyone')) {
      const { statusCode } = await callOperation(id, acting, place);
      const mayAsk = isQuestion(id) && !refusedWhileActing.includes(id);
      const wanted = mayAsk ? (await callOperation(id, self, place)).statusCode : 403;
      if (statusCode !== wanted) wrong.push(`${id}: ${statusCode}, expected ${wanted}`);
    }
    expect(wrong).toEqual([]);
  });

  test('PM-56 acting in full, all is as for the person but passwords, secrets, sessions, people, rights and what is deleted for good', async () => {
    const { acting } = await actor(false);
    const refused: OperationId[] = [];
    for (const id of asked) if ((await callOperation(id, acting, place)).statusCode === 403) refused.push(id);
    const beyond: readonly OperationId[] = await refusedAnyway();
    expect(refused.filter((id) => !beyond.includes(id)).sort()).toEqual(
      [...refusedWhileActing].filter((id) => asked.includes(id) && !beyond.includes(id)).sort(),
    );
  });

  test('PM-56 each operation whose name contains people, rights or secrets is refused, or listed here as harmless', () => {
    const speaks = /user|role|grant|password|credential|secret|session|card|company$|cutover/i;
    const harmless: readonly OperationId[] = [
      // For a person who has no session, or a mailed link.
      'sendPasswordReset',
      'setPasswordWithToken',
      'isValidNewPassword',
      // Names and addresses of the company, not the permissions in it.
      'editCompany',
      // Changes nothing.
      'previewUserImport',
      // For terminals, which nobody acts as.
      'terminalSecrets',
    ];
    const open = ids.filter((id) => {
      const { method }: OperationShape = operations[id];
      return method !== 'GET' && speaks.test(id) && !refusedWhileActing.includes(id) && !harmless.includes(id);
    });
    expect(open).toEqual([]);
  });

  test('PM-56 people and roles are shown as not to be changed', async () => {
    const { acting } = await actor(false);
    const { users } = (await acting('GET', `/api/users/${company.id}?limit=1`)).json();
    const shown = (await acting('GET', `/api/users/${company.id}/${users[0].id}`)).json();
    const own = (await chief.client('GET', `/api/users/${company.id}/${users[0].id}`)).json();
    expect([shown.mayEdit, own.mayEdit]).toEqual([false, true]);
    const roles: { canEdit: boolean }[] = (await acting('GET', `/api/roles/${company.id}`)).json();
    expect(roles.filter(({ canEdit }) => canEdit)).toEqual([]);
  });
});

/** The operations that an administrator of a company may not call as themselves either. */
async function refusedAnyway(): Promise<OperationId[]> {
  const { client } = await buildHolder(server, company.id, { permissions: administratorPermissions });
  const refused: OperationId[] = [];
  for (const id of asked) if ((await callOperation(id, client, place)).statusCode === 403) refused.push(id);
  return refused;
}
