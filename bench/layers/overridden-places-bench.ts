import type { Path } from '@servery/domain';
import { z } from 'zod';
import { compare, part } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { askedLocations, startFleetServer } from '../measuring/fleet-server.ts';
import { startPlainList } from '../measuring/plain-process.ts';
import { fillItemNames, itemName } from './fill-overrides.ts';

/**
 * `node bench/layers/overridden-places-bench.ts`: how long it takes to say which places of a menu 10,000 locations keep their
 * own value of, of the whole menu and of one item, by turns with a plain indexed query of a hundred rows in a process of its
 * own. Ends with 1 when 95 of 100 are not within the limit. `--locations 500` for another size; filling takes 30 ms each.
 */
const limitMillis = 500;
const rounds = 30;
const locations = askedLocations(10_000);

const { client, company, ...server } = await startFleetServer(locations);
const { menu, items } = await fillItemNames(client, company, locations);
const plain = await startPlainList(locations);
const placesSchema = z.array(z.array(z.unknown()));

const all = await placesAt([]);
const first = z
  .tuple([z.literal('items'), z.object({ id: z.string() })])
  .rest(z.unknown())
  .parse(all[0]);
const views: readonly { readonly name: string; readonly path: Path; readonly expected: number }[] = [
  { name: 'whole menu', path: [], expected: items },
  { name: 'its items', path: ['items'], expected: items },
  { name: 'one item', path: itemName(first[1].id), expected: 1 },
  { name: 'nothing kept', path: ['taxStructures'], expected: 0 },
];

async function placesAt(path: Path): Promise<unknown[][]> {
  const body = { documentId: menu, paths: [path] };
  const answer = await client.ask('listOverriddenPlaces', { params: { companyId: company, kind: 'menu' }, body });
  return placesSchema.parse(await answer.json());
}

for (const { name, path, expected } of views) {
  const times = await compare(
    async () => {
      const { length } = await placesAt(path);
      if (length !== expected) throw new Error(`${name} answered ${length} instead of ${expected}`);
    },
    async () => JSON.parse(await (await fetch(`${plain.url}/open`)).text()),
    rounds,
  );
  report({
    name: `${locations} stores, ${name}`,
    value: part(times.ours, 0.95),
    unit: 'ms',
    limit: limitMillis,
    peer: { name: 'a plain query', value: part(times.theirs, 0.95) },
    more: `median ${part(times.ours, 0.5).toFixed(0)} ms`,
  });
}
plain.stop();
await server.stop();
