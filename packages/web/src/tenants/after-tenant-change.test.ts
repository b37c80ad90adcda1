import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { openSession } from '../session/session-store.ts';
import { buildSession } from '../testing/build-session.ts';
import { fakeApi } from '../testing/servers/fake-api.ts';
import { forgetTenants } from './after-tenant-change.ts';

test('TN-13 TN-14 TN-16 once a location is added, edited or deleted, what is kept of the company is forgotten and asked for again', async () => {
  const session = buildSession();
  const calls = fakeApi({ 'GET /api/session/status': { body: session } });
  openSession(session);
  const queries = new QueryClient();
  const ofCompany = ['document', '2', 'locationSettings', '', null];
  const ofAnother = ['document', '3', 'locationSettings', '', null];
  const lists = [
    ['tenants', '2'],
    ['sync-status', '2'],
  ] as const;
  for (const key of [ofCompany, ofAnother, ...lists]) queries.setQueryData(key, 'kept');
  await forgetTenants(queries, '2');
  expect([queries.getQueryData(ofCompany), queries.getQueryData(ofAnother)]).toEqual([undefined, 'kept']);
  expect(lists.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  expect(calls.map(({ path }) => path)).toEqual(['/api/session/status']);
});
