import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { gzipBody } from '../../testing/gzip-body.ts';
import { renamedTax } from '../../testing/menu-edits.ts';
import { buildCompany, type TestCompany, testServer } from '../../testing/test-server.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { createMonthParts } from './schema/month-parts.ts';

/** Queries here have no company in them: the first wall is gone, the second has to hold on its own. */
const server = await testServer();
const own = await filledCompany();
const foreign = await filledCompany();
const { rows: columns } = await sql<{ name: string }>`
  SELECT table_name AS name FROM information_schema.columns
  WHERE table_schema = 'public' AND column_name = 'company_id' ORDER BY table_name`.execute(server.database.owner);
const everyTable = columns.map(({ name }) => name);
const { rows: parts } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class WHERE relispartition`.execute(
  server.database.owner,
);
/** Parts of a table are read through it. */
const tables = everyTable.filter((name) => !parts.some((part) => part.name === name));

/** A company with a row in as many tables as one publication, one override and one credential fill. */
async function filledCompany(): Promise<TestCompany> {
  const company = await buildCompany(server);
  const admin = await company.as('admin');
  const menuId = (await admin('POST', `/api/menus/company/${company.id}`, gzipBody({ name: 'Main' }))).json().id;
  await admin('POST', `/api/menus/company/${company.id}/${menuId}/assign`, { locationIds: [company.locations.one] });
  await admin('POST', `/api/menus/location/${company.locations.one}/${menuId}?overrideVer=0`, {
    changes: [renamedTax('x')],
  });
  await admin('POST', `/api/tenants/${company.id}/${company.locations.one}/api-credentials`, { name: 'Register' });
  await admin('POST', '/api/sync-locations/start', {
    syncDateMillis: null,
    action: 'PUBLISH',
    locationIds: [company.locations.one],
  });
  await waitFor(async () =>
    (await admin('GET', `/api/published-config/menus/${company.locations.one}`)).statusCode === 200 ? true : undefined,
  );
  return company;
}

const countOf = async (table: string, companyId: string): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE company_id = ${companyId}`.execute(
    server.database.owner,
  );
  return rows[0]?.count ?? 0;
};

/** The outcome of a statement in one company's transaction; undone in the end. */
async function attempt(
  companyId: string,
  statement: ReturnType<typeof sql>,
): Promise<{ rows: number } | { refused: string }> {
  class Undo extends Error {}
  let rows = -1;
  try {
    await server.database.inCompany(companyId, async (scope) => {
      const result = await statement.execute(scope.db);
      rows = Number(result.numAffectedRows ?? result.rows.length);
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) return { refused: error instanceof Error ? error.message : '' };
  }
  return { rows };
}

describe('row-level security', () => {
  test('every table with a company is behind it, forced for the owner too', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class WHERE relname IN (${sql.join(everyTable)}) AND NOT (relrowsecurity AND relforcerowsecurity)`.execute(
      server.database.owner,
    );
    expect(rows).toEqual([]);
    expect(tables.length).toBeGreaterThan(15);
  });

  test('every table without a company is on the written list', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT IN (${sql.join(everyTable)}) AND table_name NOT LIKE 'kysely%' AND table_name <> 'durability_probe' ORDER BY 1`.execute(
      server.database.owner,
    );
    expect(rows.map((row) => row.name)).toEqual(['companies', 'login_attempts']);
  });

  test('a part of a table is read through the table only', async () => {
    await createMonthParts()(server.database.owner, ['2026-11', '2026-12']);
    expect(await attempt(own.id, sql`SELECT * FROM tickets`)).toEqual({ rows: 0 });
    for (const statement of [sql`SELECT * FROM tickets_2026_11`, sql`DELETE FROM tickets_2026_12`])
      expect(await attempt(own.id, statement)).toEqual({ refused: expect.stringContaining('permission denied') });
  });

  test('a query that forgets the company reads its own rows only', async () => {
    let seen = 0;
    for (const table of tables) {
      const rows = await server.database.inCompany(own.id, (scope) =>
        sql<{ company_id: string }>`SELECT company_id FROM ${sql.table(table)}`.execute(scope.db),
      );
      expect(new Set(rows.rows.map((row) => row.company_id)), table).toEqual(
        new Set(rows.rows.length > 0 ? [own.id] : []),
      );
      seen += rows.rows.length;
    }
    expect(seen).toBeGreaterThan(20);
    const companies = await server.database.inCompany(own.id, (scope) =>
      scope.db.selectFrom('companies').select('id').execute(),
    );
    expect(companies).toEqual([{ id: own.id }]);
  });

  test('an update or delete that forgets the company reaches its own rows only', async () => {
    for (const table of tables) {
      const own_ = await countOf(table, own.id);
      for (const statement of [
        sql`UPDATE ${sql.table(table)} SET company_id = company_id`,
        sql`DELETE FROM ${sql.table(table)}`,
      ]) {
        const result = await attempt(own.id, statement);
        if ('rows' in result) expect(result.rows, table).toBeLessThanOrEqual(own_);
        else expect(result.refused, table).toMatch(/permission denied|foreign key|violates/);
      }
    }
  });

  test('a row can neither be moved into nor written for another company', async () => {
    const moved = await attempt(own.id, sql`UPDATE tenants SET company_id = ${foreign.id}`);
    expect(moved).toEqual({ refused: expect.stringContaining('row-level security') });
    const written = await attempt(
      own.id,
      sql`INSERT INTO audit (company_id, actor_id, actor_name, action, subject, details, address) VALUES (${foreign.id}, 'x', 'x', 'x', 'x', '{}', 'x')`,
    );
    expect(written).toEqual({ refused: expect.stringContaining('row-level security') });
  });

  test('history, snapshots and audit cannot be rewritten by the application', async () => {
    for (const table of ['document_versions', 'published_history', 'snapshots', 'audit']) {
      expect(await attempt(own.id, sql`DELETE FROM ${sql.table(table)}`)).toEqual({
        refused: expect.stringContaining('permission denied'),
      });
      expect(await attempt(own.id, sql`UPDATE ${sql.table(table)} SET company_id = company_id`)).toEqual({
        refused: expect.stringContaining('permission denied'),
      });
    }
  });

  test('before a company is known, documents, people and locations cannot be read', async () => {
    for (const table of [
      'tenants',
      'users',
      'roles',
      'grants',
      'documents',
      'document_versions',
      'publications',
      'audit',
      'news',
    ]) {
      await expect(
        server.database.lookup((db) => sql`SELECT 1 FROM ${sql.table(table)}`.execute(db)),
        table,
      ).rejects.toThrow('permission denied');
    }
  });

  test('the company of one transaction is gone in the next on the same connection', async () => {
    await server.database.inCompany(own.id, async () => undefined);
    const { rows } = await server.database.lookup((db) =>
      sql<{ company: string }>`SELECT current_setting('servery.company_id', true) AS company`.execute(db),
    );
    expect(rows[0]?.company ?? '').toBe('');
  });
});
