import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Creates a database on the same PostgreSQL: servers that share one take each other's jobs.
 * @param url address of any database there
 * @param template address of a database without open connections, which is copied; without it the new one is empty
 * @returns the address of the new one
 */
export async function newDatabase(url: string, template?: string): Promise<string> {
  const name = `tests_${randomBytes(6).toString('hex')}`;
  const copied = template === undefined ? '' : ` TEMPLATE ${new URL(template).pathname.slice(1)}`;
  // From the database that administrators use: nobody may be connected to the one that is copied.
  const client = new pg.Client({ connectionString: besides(url, 'postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}${copied}`);
  await client.end();
  return besides(url, name);
}

function besides(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return String(address);
}
