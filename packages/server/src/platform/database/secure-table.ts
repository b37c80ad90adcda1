import { type QueryExecutorProvider, sql } from 'kysely';

export interface TableRights {
  /** Rows are written once and never changed or deleted. */
  readonly isAppendOnly?: boolean;
  /** The statements that are allowed before a company is known: `SELECT, UPDATE`. None when absent. */
  readonly lookup?: string;
}

/**
 * Row-level security for a table with `company_id`, forced also for the owner: the application role sees the company set in
 * its transaction, the lookup role the rows that it is granted.
 */
export async function secureTable(db: QueryExecutorProvider, table: string, rights: TableRights = {}): Promise<void> {
  const inCompany = `company_id = current_setting('servery.company_id', true)`;
  const statements = [
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
    `ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`,
    `CREATE POLICY own_company ON ${table} TO servery_app USING (${inCompany}) WITH CHECK (${inCompany})`,
    `CREATE POLICY lookup ON ${table} TO servery_lookup USING (true) WITH CHECK (true)`,
    `GRANT SELECT, INSERT${rights.isAppendOnly === true ? '' : ', UPDATE, DELETE'} ON ${table} TO servery_app`,
    ...(rights.lookup === undefined ? [] : [`GRANT ${rights.lookup} ON ${table} TO servery_lookup`]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
