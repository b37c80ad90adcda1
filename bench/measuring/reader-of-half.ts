import type { Client } from '@servery/contract';
import pg from 'pg';
import { signInAs } from '../durability/server-process.ts';
import type { FleetServer } from './fleet-server.ts';

/** The first person beside the administrator, who sees tickets and sales of the first half of the locations, by their groups of fifty. */
export async function readerOfHalf(
  server: Pick<FleetServer, 'company' | 'url'>,
  database: string,
  locations: number,
): Promise<Client> {
  const owner = new pg.Client(database);
  await owner.connect();
  const person = [server.company, 'usr-office-1'];
  await owner.query('DELETE FROM grants WHERE company_id = $1 AND user_id = $2', person);
  await owner.query(
    `INSERT INTO grants (company_id, user_id, role_id, object_type, object_id)
      SELECT $1, $2, 'analyst', 'GROUP', 'group-' || number FROM generate_series(1, $3::int) AS number`,
    [...person, locations / 2 / 50],
  );
  await owner.end();
  return signInAs(`office-1@${server.company}.example`, server.url);
}
