import type { Path } from '@servery/domain';
import { z } from 'zod';
import { compare, part } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { askedLocations, startFleetServer } from '../measuring/fleet-server.ts';
import { startPlainList } from '../measuring/plain-process.ts';
import { fillOverrides, itemName, rarely, threeOrders, tips, twoOrders } from './fill-overrides.ts';

/**
 * `node bench/layers/layers-bench.ts`: with 3,500 locations that each keep values of their own, how long it takes to say which
 * level decides a value (upward), and which stores keep their own (downward), from the request to the last byte, by turns with
 * a plain indexed query of as many rows in a process of its own. Ends with 1 when 95 of 100 are not within the limit.
 * `--locations 500` for another size.
 */
const limitMillis = 200;
const rounds = 40;
const locations = askedLocations(3500);

const { client, company, ...server } = await startFleetServer(locations);
const { settings, menu, item } = await fillOverrides(client, company, locations);
const plain = await startPlainList(locations);

interface View {
  readonly name: string;
  readonly ask: 'explain' | 'overridesBelow';
  readonly kind: 'locationSettings' | 'menu';
  readonly path: Path;
  /** How many layers or overrides below must be named. */
  readonly expected: number;
  readonly peer: '/one' | '/open' | '/all';
}

const groups = Math.ceil(Math.floor(locations / 50) / 2);
const views: readonly View[] = [
  {
    name: 'up: setting, store',
    ask: 'explain',
    kind: 'locationSettings',
    path: threeOrders,
    expected: 3,
    peer: '/one',
  },
  { name: 'up: item, store', ask: 'explain', kind: 'menu', path: itemName(item), expected: 3, peer: '/one' },
  {
    name: 'down: all stores',
    ask: 'overridesBelow',
    kind: 'locationSettings',
    path: tips,
    expected: locations,
    peer: '/all',
  },
  {
    name: 'down: all stores, groups',
    ask: 'overridesBelow',
    kind: 'locationSettings',
    path: threeOrders,
    expected: locations + groups,
    peer: '/all',
  },
  {
    name: 'down: one store in ten',
    ask: 'overridesBelow',
    kind: 'locationSettings',
    path: twoOrders,
    expected: Math.floor(locations / rarely),
    peer: '/open',
  },
  {
    name: 'down: no store',
    ask: 'overridesBelow',
    kind: 'locationSettings',
    path: ['barSettings'],
    expected: 0,
    peer: '/open',
  },
  {
    name: 'down: item, all stores',
    ask: 'overridesBelow',
    kind: 'menu',
    path: itemName(item),
    expected: locations,
    peer: '/all',
  },
];

const answerSchema = z.union([z.array(z.unknown()), z.object({ layers: z.array(z.unknown()) })]);
const asked = { explain: 'explainValue', overridesBelow: 'listOverridesBelow' } as const;

async function look({ ask, kind, path, expected, name }: View): Promise<void> {
  const documentId = kind === 'menu' ? menu : settings;
  const body = { documentId, path, ...(ask === 'explain' && { tenantId: 'store-77' }) };
  const answer = await client.ask(asked[ask], { params: { companyId: company, kind }, body });
  const found = answerSchema.parse(await answer.json());
  const count = Array.isArray(found) ? found.length : found.layers.length;
  if (count !== expected) throw new Error(`${name} answered ${count} instead of ${expected}`);
}

for (const view of views) {
  const times = await compare(
    () => look(view),
    async () => JSON.parse(await (await fetch(plain.url + view.peer)).text()),
    rounds,
  );
  report({
    name: `${locations} stores, ${view.name}`,
    value: part(times.ours, 0.95),
    unit: 'ms',
    limit: limitMillis,
    peer: { name: 'a plain query', value: part(times.theirs, 0.95) },
    more: `median ${part(times.ours, 0.5).toFixed(0)} ms`,
  });
}
plain.stop();
await server.stop();
