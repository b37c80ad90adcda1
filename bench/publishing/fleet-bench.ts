import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../tools/src/postgres.ts';
import { changed, itemName, keepItemName, menuOf } from '../layers/fill-overrides.ts';
import { report } from '../measuring/figures.ts';
import { askedLocations, type FleetServer, startFleetServer } from '../measuring/fleet-server.ts';

/**
 * `node bench/publishing/fleet-bench.ts`: publishes 10,000 stores all at once on a PostgreSQL of its own, first a tenth of them and
 * all of them with one menu, then with 300 different ones: each area and a hundred stores keep a name of their own. Ends with 1 when
 * stores are not reached in time, or the server needs too much processor time. `--locations 2000` for another size; Linux only.
 */
const locations = askedLocations(10_000);
const ownStores = Math.min(100, locations);
const areas = Math.ceil(locations / 50);

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
const server = await startFleetServer(locations, { DATABASE_URL: postgres.url });
const watcher = new pg.Client({ connectionString: postgres.url });
await watcher.connect();
try {
  const tenants = await server.client.call('listTenants', { params: { companyId: server.company } });
  const locationIds = tenants.flatMap(({ id, type }) => (type === 'LOCATION' ? [id] : []));
  await publish('one menu', locationIds.slice(0, locations / 10), { seconds: 20, processor: 20 });
  await publish('one menu', locationIds, { seconds: 20, processor: 20 });
  await keepNames(server);
  await publish(`${areas + ownStores} menus`, locationIds, { seconds: 60, processor: 60 });
} finally {
  await watcher.end();
  await server.stop();
  await postgres.stop();
}

/** Every area and some stores keep the name of an item, so that their documents differ. */
async function keepNames({ client, company }: FleetServer): Promise<void> {
  const { menu: menuId, items } = await menuOf(client, company);
  const places = [
    ...Array.from({ length: areas }, (_, at) => `group-${at + 1}`),
    ...Array.from({ length: ownStores }, (_, at) => `store-${at + 1}`),
  ];
  for (const [at, locationId] of places.entries()) {
    const name = changed(itemName(items[at % items.length]?.id ?? ''), `House special ${locationId}`);
    await keepItemName(client, { locationId, menuId }, name);
  }
}

interface Limits {
  /** Until the last store has it. */
  readonly seconds: number;
  /** Seconds of the server's processor time. */
  readonly processor: number;
}

async function publish(name: string, locationIds: readonly string[], limits: Limits): Promise<void> {
  const { client, company, cpuMillis } = server;
  const [began, worked] = [performance.now(), cpuMillis()];
  await client.call('startSync', {
    query: { companyId: company },
    body: { syncDateMillis: null, action: 'PUBLISH', locationIds: [...locationIds], strategy: { kind: 'allAtOnce' } },
    withinMillis: 120_000,
  });
  const accepted = (performance.now() - began) / 1000;
  while (await isOpen()) await sleep(100);
  const [seconds, processor] = [(performance.now() - began) / 1000, (cpuMillis() - worked) / 1000];
  const { rows } = await watcher.query(
    "SELECT count(*) FILTER (WHERE state = 'COMPLETED')::int AS sent FROM publication_locations GROUP BY publication_id ORDER BY max(ended_at) DESC LIMIT 1",
  );
  if (rows[0]?.sent !== locationIds.length) throw new Error(`Published to ${rows[0]?.sent} of ${locationIds.length}`);
  const of = `${locationIds.length} stores, ${name}`;
  const more = `accepted after ${accepted.toFixed(1)} s`;
  report({ name: `${of}, all published`, value: seconds, unit: 's', limit: limits.seconds, more });
  report({ name: `${of}, processor of the server`, value: processor, unit: 's', limit: limits.processor });
}

async function isOpen(): Promise<boolean> {
  const { rows } = await watcher.query('SELECT 1 FROM publications WHERE sync_completed IS NULL LIMIT 1');
  return rows.length > 0;
}
