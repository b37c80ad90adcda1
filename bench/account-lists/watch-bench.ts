import pg from 'pg';
import { z } from 'zod';
import { startPostgres } from '../../tools/src/postgres.ts';
import { part, timed } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { askedLocations, startFleetServer } from '../measuring/fleet-server.ts';

/**
 * `node bench/account-lists/watch-bench.ts`: a screen watches the sync status of 10,000 locations while every one of them checks in every 30
 * seconds; 300 have been silent for an hour or more. Reports the size and the time of one look, and ends with 1 when it is more than
 * 20 kB or 300 ms. `--locations 2000` for another size.
 */
const limitKilobytes = 20;
const limitMillis = 300;
const rounds = 40;
const silent = 300;
const locations = askedLocations(10_000);

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
// A harness that fails leaves no server behind.
process.on('uncaughtExceptionMonitor', () => void postgres.stop());
const server = await startFleetServer(locations, { DATABASE_URL: postgres.url });
const database = new pg.Client(postgres.url);
await database.connect();

/** Contacts of so many of the locations, each as long ago as `age` says, as the server writes them. */
const checkIn = (age: string, where: string) =>
  database.query(
    `INSERT INTO contacts (company_id, location_id, last_ping, software_version)
    SELECT company_id, id, now() - ${age}, '4.2.0' FROM (
      SELECT *, row_number() OVER (ORDER BY id) AS place FROM tenants WHERE company_id = $1 AND type = 'LOCATION'
    ) AS stores WHERE ${where}
    ON CONFLICT (company_id, location_id) DO UPDATE SET last_ping = greatest(contacts.last_ping, excluded.last_ping),
      software_version = coalesce(excluded.software_version, contacts.software_version)`,
    [server.company],
  );
await checkIn(`interval '1 hour' * place`, `place <= ${silent}`);
await checkIn(`interval '30 seconds' * random()`, `place > ${silent}`);
await database.query('ANALYZE');

const answerSchema = z.object({ since: z.string(), isWhole: z.boolean() });
let mark = '';
const look = async (): Promise<string> => {
  const answer = await server.client.ask('syncStatus', {
    params: { companyId: server.company },
    query: { since: mark },
  });
  if (!answer.ok) throw new Error(`The sync status answered ${answer.status}`);
  const text = await answer.text();
  mark = answerSchema.parse(JSON.parse(text)).since;
  return text;
};
console.log(`the first look: ${Math.round((await look()).length / 1000)} kB`);
const sizes: number[] = [];
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  await checkIn(`interval '30 seconds' * random()`, `place > ${silent}`);
  times.push(await timed(async () => sizes.push((await look()).length)));
}
const ordered = (figures: readonly number[]) => figures.toSorted((one, other) => one - other);
const name = `${locations} locations check in`;
report({
  name: `${name}: a look receives`,
  value: part(ordered(sizes), 0.95) / 1000,
  unit: 'kB',
  limit: limitKilobytes,
});
report({
  name: `${name}: a look takes`,
  value: part(ordered(times), 0.95),
  unit: 'ms',
  limit: limitMillis,
  more: `median ${part(ordered(times), 0.5).toFixed(0)} ms`,
});
await database.end();
await server.stop();
await postgres.stop();
