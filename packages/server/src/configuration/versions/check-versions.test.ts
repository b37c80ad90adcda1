import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkSnapshots } from '../../features/publishing/check-snapshots.ts';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { setTo, settingsCalls } from '../../testing/settings-calls.ts';
import { checkVersions } from './check-versions.ts';

const { server, company, admin, all, start, completed, published } = await publishingCompany();
const { owner } = server.database;
const settings = `set_${company.id}`;
const { save, keep } = settingsCalls(company);
for (const allowTipsPOS of [false, true, false])
  await save(admin, ({ tipsSettings }) => ({ tipsSettings: { ...tipsSettings, allowTipsPOS } }));
await keep(admin, { at: company.locations.one, changes: [setTo(['tipsSettings', 'allowTipsOnline'], false)] });
await completed(await start(admin, { locationIds: all }));

const check = () => server.database.inCompany(company.id, checkVersions);
const checkPublished = () => server.database.inCompany(company.id, checkSnapshots);

/** Changes a row for as long as something is asked. */
async function whileChanged<Result>(column: 'changes' | 'content', value: unknown, work: () => Promise<Result>) {
  const where = sql`company_id = ${company.id} AND document_id = ${settings} AND tenant_id = '' AND version = 3`;
  const read = sql<Record<string, unknown>>`SELECT ${sql.ref(column)} AS kept FROM document_versions WHERE ${where}`;
  const [row] = (await read.execute(owner)).rows;
  const put = (to: unknown) =>
    sql`UPDATE document_versions SET ${sql.ref(column)} = ${to} WHERE ${where}`.execute(owner);
  await put(value);
  try {
    return await work();
  } finally {
    await put(column === 'changes' ? JSON.stringify(row?.kept) : row?.kept);
  }
}

test('every version of every document is put together, and nothing is wrong with what was saved', async () => {
  const { documents, versions, faults } = await check();
  expect(faults).toEqual([]);
  expect([documents, versions]).toEqual([3, 6]);
  expect(await checkPublished()).toEqual({ snapshots: expect.any(Number), faults: [] });
});

test('changes that do not fit, a whole version that they do not make, and a missing one are named', async () => {
  const stray = [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['nowhere', 'to', 'be'], from: 1, to: 2 }];
  const name = `${company.id}, ${settings}`;
  expect((await whileChanged('changes', JSON.stringify(stray), check)).faults).toEqual([
    `${name}: version 3 has changes that do not fit the version before it.`,
    `${name}: version 4 cannot be put together.`,
  ]);
  expect((await whileChanged('changes', '{}', check)).faults).toEqual([
    `${name}: version 3 has changes that cannot be read.`,
    `${name}: version 4 cannot be put together.`,
  ]);
  const other = gzipSync('{"tipsSettings":{"allowTipsPOS":"never"}}');
  expect((await whileChanged('content', other, check)).faults[0]).toBe(
    `${name}: version 3 is not what its changes make of the version before it.`,
  );
  await sql`UPDATE documents SET version = version + 1 WHERE company_id = ${company.id} AND document_id = ${settings} AND tenant_id = ''`.execute(
    owner,
  );
  expect((await check()).faults).toEqual([`${name}: version 5 is missing.`]);
});

test('a published document that is not what its hash says is named', async () => {
  const { hash } = await published('menus', company.locations.one);
  await sql`UPDATE snapshots SET bytes = ${gzipSync('{}')} WHERE company_id = ${company.id} AND hash = ${hash}`.execute(
    owner,
  );
  expect((await checkPublished()).faults).toEqual([
    `${company.id}: the published document ${hash} is not what was published.`,
  ]);
});
