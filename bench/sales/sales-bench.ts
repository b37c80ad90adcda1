import type { CallArguments, Client } from '@servery/contract';
import { startPostgres } from '../../tools/src/postgres.ts';
import { part, timed } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { askedLocations, startFleetServer } from '../measuring/fleet-server.ts';
import { readerOfHalf } from '../measuring/reader-of-half.ts';
import { reportTickets } from '../tickets/fill-tickets.ts';
import { locationId } from '../tickets/generated-tickets.ts';
import { type Repeated, repeatSales, untilSettled, writeLines } from './fill-sales.ts';
import { duckDb, type PeerReport, plainPostgres } from './peers.ts';

/**
 * `node bench/sales/sales-bench.ts --locations 1000`: twenty locations report 5,000 tickets each of the last thirty days, the others
 * get the sums that the server wrote for them. The reports are read over HTTP, each with all that its screen asks for, by turns with
 * PostgreSQL that adds up the lines of tickets and with DuckDB. Ends with 1 when 95 of 100 answers of a report take more than 300 ms.
 */
const limitMillis = 300;
const rounds = 30;
const reporting = 20;
const perLocation = 5_000;
const locations = askedLocations(1_000);

const dayMillis = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * dayMillis).toISOString().slice(0, 10);
const days = Array.from({ length: 30 }, (_, at) => dayBefore(30 - at));

type Asked = CallArguments<'readSales'>[0];
type Query = Pick<Asked['query'], 'from' | 'to' | 'comparedFrom' | 'comparedTo' | 'places'>;

const week: Query = { from: dayBefore(7), to: dayBefore(1), comparedFrom: dayBefore(14), comparedTo: dayBefore(8) };
const month: Query = { from: dayBefore(28), to: dayBefore(1) };
const storeSummary = [
  ['hours', 'location'],
  ['hours', 'weekday,hour'],
  ['hours', 'channel,orderType'],
] as const;
const productMix = [
  ['items', 'item'],
  ['options', 'item,option'],
] as const;
/** Sums that the screen compares with nothing. */
const notCompared: readonly string[] = ['options'];
const serverPerformance = [['servers', 'server']] as const;

interface Report {
  readonly name: string;
  readonly asks: readonly (readonly [rollup: Asked['params']['rollup'], by: string])[];
  readonly query: Query;
  /** The person who asks; left out: the administrator. */
  readonly as?: 'half';
  readonly peer?: PeerReport;
}

const half = Array.from({ length: locations / 2 }, (_, at) => locationId(at));
const peerWeek = { from: dayBefore(7), to: dayBefore(1) };
const reports: readonly Report[] = [
  { name: 'Store Summary, a week', asks: storeSummary, query: week },
  { name: 'Store Summary, four weeks', asks: storeSummary, query: month },
  { name: 'Product Mix, a week', asks: productMix, query: week, peer: peerWeek },
  { name: 'Product Mix, four weeks', asks: productMix, query: month, peer: { from: dayBefore(28), to: dayBefore(1) } },
  { name: 'Server Performance, a week', asks: serverPerformance, query: week },
  { name: 'one store, four weeks', asks: [...storeSummary, ...productMix], query: { ...month, places: locationId(7) } },
  {
    name: 'half of the stores, a week',
    asks: productMix,
    query: week,
    as: 'half',
    peer: { ...peerWeek, locations: half },
  },
];

// As docs/sizing.md says for a disk without moving parts.
const postgres = await startPostgres(['random_page_cost=1.1']);
if (postgres === undefined) throw new Error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
// A harness that fails leaves no server behind.
process.on('uncaughtExceptionMonitor', () => void postgres.stop());
const server = await startFleetServer(locations, { DATABASE_URL: postgres.url }, 1);
await reportTickets({ ...server, locations: reporting }, { days, perLocation });
const repeated: Repeated = { database: postgres.url, company: server.company, reported: reporting, locations };
await repeatSales(repeated);
const seconds = await untilSettled(postgres.url);
const lines = await writeLines(repeated);
const plain = await plainPostgres(postgres.url);
const duck = await duckDb(postgres.url);
const clients = { admin: server.client, half: await readerOfHalf(server, postgres.url, locations) };
console.log(
  `${(locations * perLocation).toLocaleString('en')} tickets with ${lines.toLocaleString('en')} lines of ${locations} locations in 30 days, settled within ${seconds.toFixed(0)} s`,
);
for (const one of reports) {
  const { name, peer } = one;
  const client = clients[one.as ?? 'admin'];
  const ours: number[] = [];
  const owner: number[] = [];
  const analytics: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await timed(() => readReport(client, one)));
    if (peer === undefined || round % 10 !== 0) continue;
    owner.push(await timed(() => plain.read(peer)));
    analytics.push(await timed(() => duck.read(peer)));
  }
  report({
    name: `${name}, ${locations} locations`,
    value: part(ours.toSorted(byNumber), 0.95),
    unit: 'ms',
    limit: limitMillis,
    peer: owner.length === 0 ? undefined : { name: 'PostgreSQL without sums', value: middle(owner) },
    more: `median ${middle(ours).toFixed(0)} ms${owner.length === 0 ? '' : `, DuckDB ${middle(analytics).toFixed(0)} ms`}`,
  });
}
await Promise.all([plain.close(), duck.close()]);
await server.stop();
await postgres.stop();

/** All that the screen of a report asks for, at once as the screen does. */
async function readReport(client: Client, { asks, query }: Report): Promise<void> {
  await Promise.all(
    asks.map(async ([rollup, by]) => {
      const compared = notCompared.includes(rollup) && { comparedFrom: undefined, comparedTo: undefined };
      return (await client.ask('readSales', { params: { rollup }, query: { ...query, ...compared, by } })).text();
    }),
  );
}

function middle(times: readonly number[]): number {
  return part(times.toSorted(byNumber), 0.5);
}

function byNumber(one: number, other: number): number {
  return one - other;
}
