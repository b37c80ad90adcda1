import { expect, test } from 'vitest';
import { checkImitation, failOnFaults } from './contract-check.ts';

const roles = new URL('/api/roles/harbor', location.origin);
const answered = { status: 200, text: '[]' };

test('a call and an answer that are as the contract says pass', async () => {
  await checkImitation({ method: 'GET', url: roles, body: undefined }, answered);
  expect(failOnFaults).not.toThrow();
});

test.each([
  ['a path of no operation', { method: 'GET', url: new URL('/api/nothing', roles), body: undefined }, 'no operation'],
  [
    'a parameter',
    { method: 'GET', url: new URL('/api/roles/har%20bor', roles), body: undefined },
    'listRoles would refuse',
  ],
  [
    'a query',
    { method: 'GET', url: new URL('/api/users/harbor?limit=many', roles), body: undefined },
    'listUsers would refuse',
  ],
  [
    'a body',
    { method: 'POST', url: new URL('/api/session/login', roles), body: { email: 'a@b' } },
    'login would refuse',
  ],
])('a call that the server would refuse fails the test: %s', async (_what, asked, fault) => {
  await checkImitation(asked, { status: 404, text: '{"error":"NOT_FOUND"}' });
  expect(failOnFaults).toThrow(fault);
});

test('an answer that the server would not give fails the test', async () => {
  await checkImitation({ method: 'GET', url: roles, body: undefined }, { status: 200, text: '[{}]' });
  expect(failOnFaults).toThrow('listRoles 200 is not answered so');
});

test('a compressed body is looked into', async () => {
  const stream = new Blob(['{"name":1}']).stream().pipeThrough(new CompressionStream('gzip'));
  const asked = {
    method: 'POST',
    url: new URL('/api/menus/company/harbor', roles),
    body: await new Response(stream).blob(),
  };
  await checkImitation(asked, { status: 404, text: '{"error":"NOT_FOUND"}' });
  expect(failOnFaults).toThrow('createMenu would refuse');
});
