import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { CompanyScope } from '../../platform/database/database.ts';
import { keepingAtMost } from '../../platform/database/open-database.ts';
import { setTo, settingsCalls } from '../../testing/settings-calls.ts';
import { testCompany } from '../../testing/test-server.ts';
import { addVersion, readHead } from '../documents-store.ts';

const gigabyte = 1024 ** 3;

test('a company whose versions have reached their limit saves no more, is told why, and loses nothing', async () => {
  const { server, company, admin } = await testCompany();
  const { save, keep, keptAt } = settingsCalls(company);
  const { one, two } = company.locations;
  await save(admin, () => ({}));
  const noTips = setTo(['tipsSettings', 'allowTipsPOS'], false);
  await keep(admin, { at: one, changes: [noTips] });
  const fill = (bytes: number) =>
    sql`UPDATE documents SET version_bytes = ${bytes} WHERE company_id = ${company.id} AND tenant_id = ${one}`.execute(
      server.database.owner,
    );
  const url = `/api/blobs/settings/overrides/location/${two}`;
  await fill(20 * gigabyte);
  // The sums of a person are remembered for a minute: those of the administrator are from before.
  const other = await company.as('groupManager');
  const refused = await other('PUT', url, { overrideVer: 0, changes: [noTips] });
  const message =
    'The versions of this company have reached 20 GB, so nothing more is saved. Ask the operator of Servery to raise SERVERY_VERSION_GIGABYTES.';
  expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ code: 'VERSIONS_FULL', message }]]);
  expect([await keptAt(admin, one), await keptAt(admin, two)]).toEqual([[noTips], []]);
  await fill(0);
  expect((await other('PUT', url, { overrideVer: 0, changes: [noTips] })).statusCode).toBe(200);
});

/** Adds versions to a company that keeps so many bytes. */
async function smallCompany() {
  const { server, company, admin } = await testCompany();
  await settingsCalls(company).save(admin, () => ({}));
  const key = { kind: 'locationSettings', documentId: `set_${company.id}`, tenantId: '' } as const;
  const addIn = async (scope: CompanyScope, words: number, userId: string) => {
    const version = ((await readHead(scope, key))?.version ?? 0) + 1;
    const changes = [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['x'], from: '', to: 'x'.repeat(words) }] as const;
    const author = { userId, name: 'Ada' };
    await addVersion(scope, key, { version, document: {}, overrideChanges: null, changes, author, automatic: false });
  };
  const inCompany = <Result>(versionBytes: number, work: (scope: CompanyScope) => Promise<Result>) =>
    keepingAtMost(server.database, versionBytes).inCompany(company.id, work);
  return { server, company, addIn, inCompany };
}

test('the limit is the one that the server was started with, and counts whole documents and overrides', async () => {
  const { addIn, inCompany } = await smallCompany();
  const add = (versionBytes: number, words: number) =>
    inCompany(versionBytes, (scope) => addIn(scope, words, 'usr_ada'));
  await expect(add(1_000_000, 2_000_000)).rejects.toMatchObject({ code: 'VERSIONS_FULL' });
  await expect(add(3_000_000, 2_000_000)).resolves.toBeUndefined();
  await expect(add(3_000_000, 2_000_000)).rejects.toMatchObject({ code: 'VERSIONS_FULL' });
});

test('versions of one transaction count together', async () => {
  const { addIn, inCompany } = await smallCompany();
  const [tenth, half] = [90_000, 500_000];
  const both = inCompany(1_000_000, async (scope) => {
    await addIn(scope, half, 'usr_ada');
    await addIn(scope, half, 'usr_bob');
  });
  await expect(both).rejects.toMatchObject({ code: 'VERSIONS_FULL' });
  const thrice = inCompany(1_000_000, async (scope) => {
    for (let at = 0; at < 3; at += 1) await addIn(scope, tenth, 'usr_ada');
  });
  await expect(thrice).rejects.toMatchObject({ code: 'VERSIONS_FULL_FOR_NOW' });
});

test('a person uses up a share of it within a day, and colleagues save on', async () => {
  const { server, company, addIn, inCompany } = await smallCompany();
  const add = (userId: string) => inCompany(1_000_000, (scope) => addIn(scope, 60_000, userId));
  await add('usr_ada');
  await add('usr_ada');
  await expect(add('usr_ada')).rejects.toMatchObject({ code: 'VERSIONS_FULL_FOR_NOW' });
  await add('usr_bob');
  await sql`UPDATE document_versions SET at = at - interval '25 hours'
    WHERE company_id = ${company.id} AND author_id = 'usr_ada'`.execute(server.database.owner);
  await add('usr_ada');
});
