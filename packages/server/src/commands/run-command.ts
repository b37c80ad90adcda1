import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { type Environment, readEnvironment } from '../platform/environment.ts';

/** Opens the database of the environment for one command line run; says in a sentence what went wrong. */
export async function runCommand(
  purpose: string,
  work: (database: Database, environment: Environment, argument: string | undefined) => Promise<string>,
): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    if (environment.DATABASE_URL !== '')
      throw new Error('This command is for the embedded database. PostgreSQL has pg_dump and pg_restore.');
    const database = await openDatabase(environment, purpose);
    try {
      console.log(await work(database, environment, process.argv[2]));
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
