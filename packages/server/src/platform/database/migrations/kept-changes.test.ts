import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { settingsCalls } from '../../../testing/settings-calls.ts';
import { testCompany } from '../../../testing/test-server.ts';
import { up } from './2026-11-23-13-kept-changes.ts';

test('EN-06 overrides that were kept before they were counted are counted', async () => {
  const { server, company, admin } = await testCompany();
  await settingsCalls(company).save(admin, () => ({}));
  const changes = ['allowTipsPOS', 'allowTipsOnline'].map((field) => ({
    kind: 'SIMPLE_FIELD_CHANGED',
    path: ['tipsSettings', field],
    from: true,
    to: false,
  }));
  const url = `/api/blobs/settings/overrides/location/${company.locations.one}`;
  expect((await admin('PUT', url, { overrideVer: 0, changes })).statusCode).toBe(200);
  const kept = async () => {
    const { rows } = await sql<{ tenant_id: string; kept_changes: number }>`
      SELECT tenant_id, kept_changes FROM documents WHERE company_id = ${company.id}
      ORDER BY tenant_id`.execute(server.database.owner);
    return rows;
  };
  const counted = await kept();
  expect(counted).toEqual([
    { tenant_id: '', kept_changes: 0 },
    { tenant_id: company.locations.one, kept_changes: 2 },
  ]);
  await sql`UPDATE documents SET kept_changes = 0 WHERE company_id = ${company.id}`.execute(server.database.owner);
  await server.database.owner.transaction().execute((transaction) => up(transaction));
  expect(await kept()).toEqual(counted);
});
