import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** An empty database beside the one at `url`: servers that share one take each other's jobs. @returns its address */
export async function newDatabase(url: string): Promise<string> {
  const name = `tests_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return String(address);
}
