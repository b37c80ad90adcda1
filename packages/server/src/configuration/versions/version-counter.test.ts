import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type Database, embeddedDatabase } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { up } from '../../platform/database/migrations/2026-11-27-20-version-counts.ts';
import { readBackup } from '../../platform/database/restore.ts';
import { folderStorage } from '../../platform/object-storage/folder-storage.ts';
import { historyCalls } from '../../testing/history-calls.ts';
import { openMemoryEngine } from '../../testing/memory-engine.ts';
import { setTo, settingsCalls } from '../../testing/settings-calls.ts';
import { testCompany } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { startVersionCounter } from './version-counter.ts';

const log = pino({ level: 'silent' });
const versions = 60;

async function counts({ owner }: Database, companyId: string) {
  const { rows } = await sql<{ version: number; counts: object; bytes: number }>`
    SELECT version, change_counts AS counts, change_bytes AS bytes FROM document_versions
    WHERE company_id = ${companyId} ORDER BY tenant_id, version`.execute(owner);
  const documents = await sql<{ bytes: number }>`SELECT version_bytes::int AS bytes FROM documents
    WHERE company_id = ${companyId} ORDER BY tenant_id`.execute(owner);
  return { versions: rows, documents: documents.rows };
}

test('versions that a release before saved are counted while others save, and their history says the truth before', async () => {
  const { server, company, admin } = await testCompany();
  const { save, keep } = settingsCalls(company);
  const { one, two } = company.locations;
  await save(admin, () => ({}));
  const noTips = setTo(['tipsSettings', 'allowTipsPOS'], false);
  const changes = (days: number) => [noTips, setTo(['deferredOrders', 'maxOrderLeadDays'], days, 15)];
  for (let overrideVer = 0; overrideVer < versions; overrideVer += 1)
    await keep(admin, { at: one, changes: changes(20 + overrideVer), overrideVer });
  const { database } = server;
  const saved = await counts(database, company.id);
  await sql`UPDATE document_versions SET change_counts = '{}', change_bytes = 0
    WHERE company_id = ${company.id}`.execute(database.owner);
  await sql`UPDATE documents SET version_bytes = 0 WHERE company_id = ${company.id}`.execute(database.owner);
  await database.owner.transaction().execute((transaction) => up(transaction));
  expect((await counts(database, company.id)).versions.every(({ bytes }) => bytes === 0)).toBe(true);

  const documentId = `set_${company.id}`;
  const history = historyCalls(company, { kind: 'locationSettings', documentId, tenantId: one });
  const countsInHistory = async () =>
    (await history.page(admin)).json().versions.map((version: { changeCount: number }) => version.changeCount);
  expect(await countsInHistory()).toEqual(Array.from({ length: 20 }, () => 1));
  expect((await history.version(admin, 1)).json()).toMatchObject({ changeCount: 2, changes: [{}, {}] });
  const told = await admin('GET', `/api/tenants/${company.id}/${one}/history`);
  expect(told.body).toContain('"changes":2');

  const counter = startVersionCounter(database, log);
  await keep(admin, { at: two, changes: changes(1) });
  const { versions: counted, documents } = await waitFor(async () => {
    const now = await counts(database, company.id);
    return now.versions.every(({ bytes }) => bytes > 0) ? now : undefined;
  });
  await counter.stop();
  const withoutSpaces = (rows: typeof counted) => rows.map((row) => ({ ...row, bytes: 0 }));
  expect(withoutSpaces(counted).slice(0, versions + 1)).toEqual(withoutSpaces(saved.versions));
  // jsonb says the same with spaces.
  expect(documents.map(({ bytes }, at) => bytes >= (saved.documents[at]?.bytes ?? 0))).toEqual([true, true, true]);
  expect(await countsInHistory()).toEqual(Array.from({ length: 20 }, () => 1));
});

test('versions of a backup from before they were counted are counted after its restore', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'servery-counted-'));
  const database = embeddedDatabase(await openMemoryEngine());
  await migrate(database);
  const key = { company_id: 'old', kind: 'menu', document_id: 'men', tenant_id: '' };
  const change = { kind: 'SIMPLE_FIELD_CHANGED', path: ['items'], from: 1, to: 2 };
  const author = { author_id: 'usr', author_name: 'Ada', at: '2026-11-01T00:00:00Z', automatic: false };
  const lines = [
    { format: 'servery-backup-1' },
    { table: 'companies', row: { id: 'old', name: 'Old', created_at: '2026-11-01T00:00:00Z' } },
    { table: 'documents', row: { ...key, version: 1, name: 'Menu', description: '' } },
    { table: 'document_versions', row: { ...key, version: 1, content: '\\x00ff', changes: [change], ...author } },
  ];
  const file = join(folder, 'old.jsonl.gz');
  writeFileSync(file, gzipSync(lines.map((line) => JSON.stringify(line)).join('\n')));
  await readBackup(database, file, folderStorage(folder));
  const counter = startVersionCounter(database, log);
  const { versions: counted, documents } = await waitFor(async () => {
    const now = await counts(database, 'old');
    return now.versions.every(({ bytes }) => bytes > 0) ? now : undefined;
  });
  await counter.stop();
  await database.close();
  rmSync(folder, { recursive: true });
  const [version] = counted;
  expect([version?.counts, documents[0]?.bytes]).toEqual([{ items: 1 }, (version?.bytes ?? 0) + 2]);
});
