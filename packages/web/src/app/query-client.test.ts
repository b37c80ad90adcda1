import { expect, test } from 'vitest';
import { unwrap } from '../api/api-result.ts';
import { call } from '../api/call.ts';
import { fakeApi } from '../testing/servers/fake-api.ts';
import { queryClient } from './query-client.ts';

test.each([
  ['BUSY', 503, 8],
  ['RATE_LIMIT_EXCEEDED', 429, 8],
  ['OUTCOME_UNKNOWN', 503, 1],
])('after %s a call is not sent again beyond what the server asks for', async (error, status, times) => {
  const headers = { 'retry-after': '0' };
  const calls = fakeApi({ 'GET /api/companies/': { status, body: { error }, headers } });
  const queryFn = async () => unwrap(await call('listCompanies', { isQuiet: true }));
  await expect(queryClient.fetchQuery({ queryKey: ['asked'], queryFn, retryDelay: 0 })).rejects.toThrow();
  expect(calls).toHaveLength(times);
});

test('what may pass is asked for twice more', async () => {
  const calls = fakeApi({ 'GET /api/companies/': { status: 502 } });
  const queryFn = async () => unwrap(await call('listCompanies', { isQuiet: true }));
  await expect(queryClient.fetchQuery({ queryKey: ['asked'], queryFn, retryDelay: 0 })).rejects.toThrow();
  expect(calls).toHaveLength(3);
});
