import { buildTicket } from '@servery/domain/testing/build-ticket';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { reportingTerminal } from '../../../../testing/reporting-terminal.ts';
import { buildCompany, type TestCompany, testServer } from '../../../../testing/test-server.ts';

/** The function runs as a role that row-level security lets see every ticket, so that it has to hold the company itself. */
const server = await testServer();
const own = await sellingCompany();
const foreign = await sellingCompany();

async function sellingCompany(): Promise<TestCompany> {
  const company = await buildCompany(server);
  const { one } = company.locations;
  const report = await reportingTerminal(server, company, one);
  const businessDate = new Date().toISOString().slice(0, 10);
  const opened = new Date().toISOString();
  expect(
    await report(buildTicket({ id: company.id, locationId: one, businessDate, opened, closed: opened })),
  ).toMatchObject({
    taken: 1,
  });
  return company;
}

/** Ids of the answer of the function; tickets here are named by their companies. */
async function found(
  companyId: string,
  asked: RawBuilder<unknown>,
  places: readonly string[] | null = null,
): Promise<string[]> {
  return server.database.inCompany(companyId, async ({ db }) => {
    const { rows } = await sql<{
      id: string;
    }>`SELECT id FROM tickets_with_words(${asked}, ${places}::text[], NULL, NULL, 100)`.execute(db);
    return rows.map(({ id }) => id);
  });
}

const anything = sql`'!absent'::tsquery`;

async function one<Row>(query: RawBuilder<Row>): Promise<Row | undefined> {
  return (await query.execute(server.database.owner)).rows[0];
}

describe('the function that finds tickets by words', () => {
  test('answers the tickets of the company of its transaction, whatever it is asked for', async () => {
    expect(await found(own.id, anything)).toEqual([own.id]);
    expect(await found(foreign.id, anything)).toEqual([foreign.id]);
    const words = await one(sql<{ word: string }>`
      SELECT unnest(tsvector_to_array(words)) AS word FROM tickets WHERE company_id = ${foreign.id} ORDER BY length(words) LIMIT 1`);
    const theirs = [
      sql`quote_literal(${words?.word})::tsquery`,
      sql`(quote_literal(${words?.word}) || ' | !absent')::tsquery`,
      sql`quote_literal(${`') OR company_id = '${foreign.id}`})::tsquery`,
    ];
    for (const asked of theirs) expect((await found(own.id, asked)).filter((id) => id !== own.id)).toEqual([]);
    expect(await found(foreign.id, theirs[0] ?? anything)).toEqual([foreign.id]);
    expect(await found(own.id, anything, [foreign.locations.one])).toEqual([]);
    expect(await found(own.id, anything, ["' OR true --"])).toEqual([]);
  });

  test('answers nothing while no company is set', async () => {
    for (const setting of ['', 'none', '%']) expect(await found(setting, anything)).toEqual([]);
    const unset = await server.database.inCompany(own.id, async ({ db }) => {
      await sql`RESET servery.company_id`.execute(db);
      return sql`SELECT FROM tickets_with_words(${anything}, NULL, NULL, NULL, 100)`.execute(db);
    });
    expect(unset.rows).toEqual([]);
  });

  test('reads its table whatever a transaction calls by the same name', async () => {
    class Undo extends Error {}
    const shadowed = server.database.inCompany(own.id, async ({ db }) => {
      await sql`CREATE TEMP TABLE tickets AS SELECT * FROM tickets`.execute(db);
      await sql`UPDATE pg_temp.tickets SET id = 'shadow'`.execute(db);
      const { rows } = await sql`SELECT id FROM tickets_with_words(${anything}, NULL, NULL, NULL, 100)`.execute(db);
      expect(rows).toEqual([{ id: own.id }]);
      throw new Undo();
    });
    await expect(shadowed).rejects.toThrow(Undo);
  });

  test('is executed by the application role only, and its owner may read no more than it needs', async () => {
    const signature = 'tickets_with_words(tsquery, text[], date, date, integer)';
    expect(
      await one(sql`
        SELECT proowner::regrole::text AS owner, prosecdef AS "runsAsOwner",
          has_function_privilege('servery_app', oid, 'EXECUTE') AS app,
          has_function_privilege('servery_lookup', oid, 'EXECUTE') AS lookup,
          EXISTS (SELECT FROM aclexplode(proacl) WHERE grantee = 0) AS everybody
        FROM pg_proc WHERE oid = ${signature}::regprocedure`),
    ).toEqual({ owner: 'servery_finder', runsAsOwner: true, app: true, lookup: false, everybody: false });
    expect(
      await one(sql`
        SELECT rolcanlogin AS login, rolbypassrls AS bypass, rolsuper AS super,
          pg_has_role('servery_app', oid, 'MEMBER') AS "appIsMember", pg_has_role('servery_lookup', oid, 'MEMBER') AS "lookupIsMember",
          has_schema_privilege(oid, current_schema(), 'CREATE') AS creates,
          has_table_privilege(oid, 'tickets', 'INSERT, UPDATE, DELETE, TRUNCATE') AS writes,
          has_column_privilege(oid, 'tickets', 'ticket', 'SELECT') AS reads
        FROM pg_roles WHERE rolname = 'servery_finder'`),
    ).toEqual({
      login: false,
      bypass: false,
      super: false,
      appIsMember: false,
      lookupIsMember: false,
      creates: false,
      writes: false,
      reads: false,
    });
    await expect(
      server.database.lookup((db) => sql`SELECT FROM tickets_with_words(${anything}, NULL, NULL, NULL, 1)`.execute(db)),
    ).rejects.toThrow('permission denied');
  });
});
