import { type RawBuilder, sql } from 'kysely';
import type { CompanyScope } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * `= ANY($1)`: a list as one parameter, however long. PostgreSQL takes at most 65,535 parameters in a statement, so nothing
 * that grows with stores, items or people may be one each: `.where('id', '=', anyOf(ids))`.
 */
export function anyOf(values: readonly string[]): RawBuilder<string> {
  return sql<string>`ANY(${[...new Set(values)]}::text[])`;
}

/** Rows as one parameter: thousands of single parameters take the database many times longer. */
export function rowsOf(table: keyof Tables, rows: readonly object[]): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

/** So many rows travel in one message. */
const rowsAtOnce = 2000;

/** Writes any number of rows of one shape; columns that they do not name keep their defaults. */
export async function insertRows(scope: CompanyScope, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (const piece of pieces(rows))
    await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns} FROM ${rowsOf(table, piece)}`.execute(
      scope.db,
    );
}

/** A list in pieces that a statement may take: nothing grows with a company beyond them. */
export function pieces<Value>(values: readonly Value[], size: number = rowsAtOnce): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
}
