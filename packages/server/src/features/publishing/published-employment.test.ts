import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildCompany, testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';

const { server, company, admin } = await testCompany();
const { one, two } = company.locations;
const companyUrl = `/api/blobs/employment/company/${company.id}`;
const { id, blob } = (await admin('GET', companyUrl)).json();
await admin('PUT', companyUrl, { id, ver: 0, blob });
const change = { kind: 'SIMPLE_FIELD_CHANGED', path: ['timeClock', 'autoLogOffAfterTime'], from: 300, to: 180 };
await admin('PUT', `/api/blobs/employment/overrides/location/${one}?companyId=${company.id}`, {
  overrideVer: 0,
  changes: [change],
});
const start = { syncDateMillis: null, action: 'PUBLISH', locationIds: [one, two] };
const execution = (await admin('POST', '/api/sync-employment/start', start)).json();
await waitFor(
  async () => (await admin('POST', '/api/sync-employment/status', execution)).json().syncCompleted ?? undefined,
);

const publishedUrl = (location: string) => `/api/published-config/employment/${location}`;
const credential = async (location: string) => {
  const url = `/api/tenants/${company.id}/${location}/api-credentials`;
  const { id: key, secret } = (await admin('POST', url, { name: 'Register' })).json();
  return { authorization: `Bearer ${key}.${secret}` };
};
const asTerminal = (url: string, headers: Readonly<Record<string, string>>) => server.http.inject({ url, headers });

test('EM-97 EM-98 each location’s employment is answered as published, with what it keeps different', async () => {
  const logOff = async (location: string) =>
    (await admin('GET', publishedUrl(location))).json().timeClock.autoLogOffAfterTime;
  expect([await logOff(one), await logOff(two)]).toEqual([180, 300]);
});

test('EM-98 to its own terminals with the hash of its content as the ETag, and 304 while they hold it', async () => {
  const headers = await credential(one);
  const answer = await asTerminal(publishedUrl(one), headers);
  const hash = createHash('sha256').update(answer.rawPayload).digest('hex');
  expect([answer.statusCode, answer.headers.etag]).toEqual([200, `"${hash}"`]);
  const again = await asTerminal(publishedUrl(one), { ...headers, 'if-none-match': `"${hash}"` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('EM-98 terminals of another location, people of another company and nobody get nothing', async () => {
  expect([401, 403, 404]).toContain((await asTerminal(publishedUrl(one), await credential(two))).statusCode);
  expect((await asTerminal(publishedUrl(one), {})).statusCode).toBe(401);
  const stranger = await (await buildCompany(server)).as('admin');
  expect([403, 404]).toContain((await stranger('GET', publishedUrl(one))).statusCode);
});
