import { mobileAppSection } from '@servery/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { service } = server.builds;
const settingsUrl = `/api/blobs/settings/company/${company.id}`;
const app = {
  ...mobileAppSection.createDefault(),
  name: 'Harbor Pizza',
  packageName: 'com.harbor.app',
  version: '1.2',
};

/** The clock of the builds, which goes on only when a test says so. */
let now = Date.now();
server.builds.now = () => now;
const letPass = (paces: number) => {
  now += paces * server.builds.paceMillis;
};

afterEach(() => {
  service.trouble = undefined;
});

const order = (by: Client = admin, id = company.id) => by('POST', `/api/buildMobileApp?accountId=${id}`);
const list = (by: Client = admin, id = company.id) => by('GET', `/api/tma/?accountId=${id}`);

async function saveApp(mobileApp: object) {
  const { id, ver, blob } = (await admin('GET', settingsUrl)).json();
  const answer = await admin('PUT', settingsUrl, { id, ver, blob: { ...blob, mobileApp } });
  expect(answer.statusCode, answer.body).toBe(200);
}

describe('MA-04 MA-05 MB-01 MB-02 builds of the mobile app', () => {
  test('without a name or a package name nothing is ordered, and it says what to do', async () => {
    expect((await order()).json().errors[0]).toMatchObject({
      code: 'NAME',
      message: expect.stringMatching(/^Enter the name/),
    });
    await saveApp({ ...app, packageName: '' });
    expect((await order()).json().errors[0]).toMatchObject({ code: 'PACKAGE' });
    expect((await list()).json()).toEqual({ accountId: company.id, builds: [] });
  });

  test('a build is ordered with what is saved, once at a time, goes on to its end and is on record', async () => {
    await saveApp(app);
    const ordered = (await order()).json();
    expect(ordered).toEqual({ buildId: expect.any(String), state: 'QUEUED' });
    expect(service.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({ account: company.id, app });
    expect((await order()).statusCode).toBe(409);
    const stateAfter = async (paces: number) => {
      letPass(paces);
      return (await list()).json().builds[0].state;
    };
    expect(await stateAfter(0)).toBe('QUEUED');
    expect(await stateAfter(1)).toBe('BUILDING');
    expect(await stateAfter(2)).toBe('DONE');
    const [build] = (await list()).json().builds;
    expect(build).toMatchObject({
      buildId: ordered.buildId,
      version: '1.2',
      log: expect.stringMatching(/Signed and stored/),
    });
    expect(Date.parse(build.finishedAt)).toBeGreaterThanOrEqual(Date.parse(build.startedAt));
    const [entry] = (await admin('GET', `/api/audit/${company.id}?limit=1`)).json().entries;
    expect(entry).toMatchObject({ action: 'BUILD_APP', sentence: { key: 'BUILD_APP', values: { version: '1.2' } } });
  });

  test('one that failed says why, and the next may be ordered', async () => {
    await saveApp({ ...app, packageName: 'com.broken.app', version: '1.3' });
    expect((await order()).statusCode).toBe(200);
    letPass(3);
    const { builds } = (await list()).json();
    expect(builds.map(({ version }: { version: string }) => version)).toEqual(['1.3', '1.2']);
    expect(builds[0]).toMatchObject({ state: 'FAILED', log: expect.stringMatching(/signing key/) });
    expect((await order()).statusCode).toBe(200);
  });

  test.each(['silent', 'error', 'garbage', 'huge', 'redirect', 'away'] as const)(
    'a service that is %s is said to be away, and nothing it says is shown',
    async (trouble) => {
      service.trouble = trouble;
      for (const answer of [await list(), await order()])
        expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'BUILD_SERVICE_UNAVAILABLE' }]);
    },
    30_000,
  );
});

describe('who may', () => {
  test('a manager of a store sees builds and orders none; nobody sees those of another company', async () => {
    const manager = await company.as('manager');
    expect((await list(manager)).statusCode).toBe(200);
    expect((await order(manager)).statusCode).toBe(403);
    const reader = await company.as('reader');
    for (const answer of [await list(reader), await order(reader)]) expect(answer.statusCode).toBe(403);
    const other = await buildCompany(server);
    const stranger = await personWith(server, other, { permissions: ['ACCESS_CONFIGURATION_OPTIONS'] });
    for (const answer of [await list(stranger), await order(stranger)]) expect(answer.statusCode).toBe(404);
    for (const [method, url] of [
      ['GET', '/api/tma/'],
      ['POST', '/api/buildMobileApp'],
    ] as const)
      expect(
        (
          await server.http.inject({
            method,
            headers: { 'x-servery-request': '1' },
            url: `${url}?accountId=${company.id}`,
          })
        ).statusCode,
      ).toBe(401);
  });
});
