import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { type Database, embeddedDatabase, postgresDatabase } from './database.ts';
import { openEmbeddedEngine } from './embedded-engine.ts';
import { hostNames } from './postgres/hosts.ts';

/**
 * PostgreSQL where DATABASE_URL says so, else the embedded engine in the data folder.
 * @param purpose the text that a second process reads as the holder of the folder
 */
export async function openDatabase(environment: Environment, purpose: string): Promise<Database> {
  return keepingAtMost(await openEngine(environment, purpose), environment.SERVERY_VERSION_GIGABYTES * 1024 ** 3);
}

async function openEngine(environment: Environment, purpose: string): Promise<Database> {
  if (environment.DATABASE_URL !== '') {
    const { DATABASE_POOL: connections, DATABASE_STATEMENT_SECONDS: statementSeconds } = environment;
    const { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_SECONDS: mostSeconds } = environment;
    const replica = url === '' ? undefined : { url, mostSeconds };
    return postgresDatabase(environment.DATABASE_URL, { connections, statementSeconds, replica });
  }
  return embeddedDatabase(await openEmbeddedEngine(join(environment.SERVERY_DATA), purpose));
}

/** The same database, whose companies keep so many bytes of versions. */
export function keepingAtMost(database: Database, versionBytes: number): Database {
  return {
    ...database,
    inCompany: (companyId, work) => database.inCompany(companyId, (scope) => work({ ...scope, versionBytes })),
  };
}

/** The database in words, without its password. */
export function describeDatabase({ DATABASE_URL, SERVERY_DATA }: Environment): string {
  if (DATABASE_URL === '') return `The embedded database in ${SERVERY_DATA}`;
  const hosts = hostNames(DATABASE_URL);
  return `The PostgreSQL${hosts && ` at ${hosts}`} of DATABASE_URL`;
}
