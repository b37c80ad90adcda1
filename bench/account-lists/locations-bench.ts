import { compare, part } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { askedLocations, startFleetServer } from '../measuring/fleet-server.ts';
import { startPlainList } from '../measuring/plain-process.ts';

/**
 * `node bench/account-lists/locations-bench.ts`: how long the lists of a company with 5,000 locations take, from the request to the
 * last byte, by turns with a plain indexed query of as many rows in a process of its own. Ends with 1 when the slowest of the
 * middle nine tenths is over the limit. `--locations 2000` for another size.
 */
const limitMillis = 300;
const rounds = 20;
const locations = askedLocations(5000);

const { client, company, ...server } = await startFleetServer(locations);

const params = { companyId: company };
const lists = {
  'locations (TN-07)': () => client.ask('listTenants', { params }),
  'groups (TN-08)': () => client.ask('listGroups', { params }),
  'locations and groups (TN-09)': () => client.ask('listAnyTenants', { params }),
  'tags (TN-12)': () => client.ask('listTags', { params }),
  'sync status (TN-21)': () => client.ask('syncStatus', { params }),
  'one location (TN-10)': () => client.ask('getTenant', { params: { ...params, locationId: 'store-77' } }),
};

const plain = await startPlainList(locations);

for (const [name, ask] of Object.entries(lists)) {
  const { ours, theirs } = await compare(
    async () => {
      const answer = await ask();
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
      await answer.json();
    },
    async () => JSON.parse(await (await fetch(`${plain.url}/all`)).text()),
    rounds,
  );
  const slow = part(ours, 0.95);
  report({
    name: `${locations} ${name}`,
    value: slow,
    unit: 'ms',
    limit: limitMillis,
    peer: { name: 'a plain query', value: part(theirs, 0.95) },
    more: `median ${part(ours, 0.5).toFixed(0)} ms`,
  });
}
console.log(`${(await client.call('listTenants', { params })).length} locations`);
plain.stop();
await server.stop();
