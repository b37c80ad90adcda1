import type { PostgresPool } from './postgres-pool.ts';

/** A message in the write-ahead log that nothing reads: its commit waits as long as a save would, and leaves no row. */
const probe = `SELECT current_setting('transaction_read_only') AS read_only,
  pg_logical_emit_message(true, 'servery', 'would a save succeed') AS position`;

/** Whether a save would be confirmed now. */
export async function canCommit(pool: PostgresPool): Promise<boolean> {
  const connection = await pool.connect();
  try {
    const { rows } = await connection.runSingle(probe);
    return rows[0]?.read_only === 'off';
  } finally {
    connection.release();
  }
}
