import type { CallArguments, Client } from '@servery/contract';
import type { Ticket } from '@servery/domain';
import { startPostgres } from '../../tools/src/postgres.ts';
import { signInAs } from '../durability/server-process.ts';
import { part, timed } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { startFleetServer } from '../measuring/fleet-server.ts';
import { readerOfHalf } from '../measuring/reader-of-half.ts';
import { type Fleet, repeatTickets, reportSome, reportTickets, vacuumTickets } from './fill-tickets.ts';
import { locationId, ticketsOf } from './generated-tickets.ts';
import { duckDb, type PeerSearch, plainPostgres } from './peers.ts';

/**
 * `node bench/tickets/tickets-bench.ts --tickets 2000000`: 1,000 locations report a hundred tickets each of the last thirty days, which
 * are then repeated until there are so many; the finder searches them over HTTP by turns with PostgreSQL asked by its owner and with
 * DuckDB. Ends with 1 when fewer than 2,000 tickets a second are taken, or 95 of 100 answers of a search take more than 200 ms.
 */
const leastPerSecond = 2_000;
const limitMillis = 200;
const rounds = 40;
const locations = 1_000;
const perLocation = 100;
const asked = Number(process.argv[process.argv.indexOf('--tickets') + 1] ?? 0) || 500_000;

const dayMillis = 86_400_000;
const days = Array.from({ length: 30 }, (_, at) =>
  new Date(Date.now() - (30 - at) * dayMillis).toISOString().slice(0, 10),
);
const [firstDay = '', , , , , , seventhDay = ''] = days;

type Query = NonNullable<NonNullable<CallArguments<'searchTickets'>[0]>['query']>;

interface Search {
  readonly name: string;
  readonly query: (round: number) => Query;
  readonly peer: (round: number) => PeerSearch;
  /** The person who asks; left out: the administrator. */
  readonly as?: 'half' | 'small';
  /** Beyond the limits of the finder, such as the work of a word that a million tickets had. */
  readonly isUnlimited?: boolean;
}

interface Sample {
  readonly number: string;
  /** Digits. */
  readonly phone: string;
  readonly card: string;
  readonly total: number;
}

const half = Array.from({ length: locations / 2 }, (_, at) => locationId(at));
const text = (name: string, ...words: readonly string[]): Search => ({
  name,
  query: () => ({ text: words.join(' ') }),
  peer: () => ({ words }),
});
/** Each value that is searched for is on a ticket somewhere. */
const sample = (round: number): Ticket => {
  const some = ticketsOf(round * 17, { days, perLocation }).filter(({ customer }) => customer !== null);
  const [ticket = some[0]] = some.slice(some.length / 2).filter(({ payments }) => payments[0]?.card !== null);
  if (ticket === undefined) throw new Error('No ticket has a customer and a card');
  return ticket;
};
const samples = Array.from({ length: rounds }, (_, round) => sample(round));
const at = (round: number): Sample => {
  const { number, customer, payments, totals } = samples[round] ?? sample(round);
  const phone = customer?.phone?.replaceAll(/\D/g, '') ?? '';
  return { number, phone, card: payments[0]?.card?.lastFour ?? '', total: totals.total };
};
const store = (round: number) => locationId(round * 17);

const searches: readonly Search[] = [
  { name: 'the newest', query: () => ({}), peer: () => ({ words: [] }) },
  text('common word', 'calamari'),
  text('rare word', 'zanzibar'),
  text('absent word', 'qwertzuiop'),
  text('one letter', 'q'),
  { ...text('word of the first week', 'pumpkin'), isUnlimited: true },
  { ...text('two common words, never together', 'visa', 'cash'), isUnlimited: true },
  {
    name: 'number',
    query: (round) => ({ number: at(round).number }),
    peer: (round) => ({ words: [at(round).number] }),
  },
  {
    name: 'card digits',
    query: (round) => ({ cardLastFour: at(round).card }),
    peer: (round) => ({ words: [at(round).card] }),
  },
  {
    name: 'customer, by phone',
    query: (round) => ({ customer: at(round).phone }),
    peer: (round) => ({ words: [at(round).phone] }),
  },
  {
    name: 'customer, a name of many',
    query: () => ({ customer: 'vera okafor' }),
    peer: () => ({ words: ['vera', 'okafor'] }),
  },
  {
    name: 'one location, common word',
    query: (round) => ({ text: 'chowder', locationId: store(round) }),
    peer: (round) => ({ words: ['chowder'], location: store(round) }),
  },
  {
    name: 'one location, rare word',
    query: (round) => ({ text: 'zanzibar', locationId: store(round) }),
    peer: (round) => ({ words: ['zanzibar'], location: store(round) }),
  },
  { ...text('half of the locations, common word', 'calamari'), as: 'half' },
  { ...text('half of the locations, rare word', 'zanzibar'), as: 'half' },
  {
    name: 'half of the locations, card digits',
    as: 'half',
    query: (round) => ({ cardLastFour: at(round).card }),
    peer: (round) => ({ words: [at(round).card], locations: half }),
  },
  {
    name: 'second page, common word',
    query: () => ({ text: 'calamari', after: secondPage }),
    peer: () => ({ words: ['calamari'] }),
  },
  {
    name: 'dates, common word',
    query: () => ({ text: 'chowder', from: firstDay, to: seventhDay }),
    peer: () => ({ words: ['chowder'], days: [firstDay, seventhDay] }),
  },
  {
    name: 'dates, number',
    query: (round) => ({ number: at(round).number, from: firstDay, to: seventhDay }),
    peer: (round) => ({ words: [at(round).number], days: [firstDay, seventhDay] }),
  },
  {
    name: 'amount',
    query: (round) => ({ least: at(round).total, most: at(round).total }),
    peer: (round) => ({ words: [], total: at(round).total }),
  },
  {
    name: 'amount and word',
    query: (round) => ({ text: 'visa', least: at(round).total, most: at(round).total }),
    peer: (round) => ({ words: ['visa'], total: at(round).total }),
  },
  { name: 'sums that do not add up', query: () => ({ mark: 'TOTAL' }), peer: () => ({ words: ['none'] }) },
  { ...text('a company of 50 tickets', 'calamari'), as: 'small' },
];

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
// A harness that fails leaves no server behind.
process.on('uncaughtExceptionMonitor', () => void postgres.stop());
const server = await startFleetServer(locations, { DATABASE_URL: postgres.url }, 1);
const fleet: Fleet = { ...server, locations };

const reported = await reportTickets(fleet, { days, perLocation });
const perSecond = reported.tickets / reported.seconds;
report({ name: 'tickets taken', value: perSecond, unit: 'a second', limit: leastPerSecond, isLeast: true });

const times = Math.max(1, Math.round(asked / reported.tickets));
if (times > 1) await repeatTickets(postgres.url, times);
await reportRare();
await vacuumTickets(postgres.url);
const half_ = await readerOfHalf(server, postgres.url, locations);
const small = await signInAs('admin@harbor.example', server.url);
await reportSome(
  { url: server.url, company: 'harbor', client: small },
  ticketsOf(0, { days, perLocation: 50 }).map((ticket) => ({ ...ticket, locationId: 'pier-39' })),
);
const clients: Readonly<Record<'admin' | 'half' | 'small', Client>> = { admin: server.client, half: half_, small };
const page = await server.client.call('searchTickets', { query: { text: 'calamari' } });
const secondPage = page.next ?? '';

const plain = await plainPostgres(postgres.url, server.company);
const duck = await duckDb(postgres.url);
console.log(`${(reported.tickets * times).toLocaleString('en')} tickets of ${locations} locations in 30 days`);
for (const search of searches) {
  const client = clients[search.as ?? 'admin'];
  const found = await client.call('searchTickets', { query: search.query(1) });
  const ours: number[] = [];
  const owner: number[] = [];
  const analytics: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await timed(async () => (await client.ask('searchTickets', { query: search.query(round) })).text()));
    // Fewer times, since some take seconds: their median counts.
    if (round % 10 === 0) owner.push(await timed(() => plain.find(search.peer(round))));
    if (round % 10 === 0) analytics.push(await timed(() => duck.find(search.peer(round))));
  }
  report({
    name: search.name,
    value: part(ours.toSorted(byNumber), 0.95),
    unit: 'ms',
    limit: limitMillis,
    peer: { name: 'plain PostgreSQL', value: middle(owner) },
    isExcused: search.isUnlimited,
    more: `${found.tickets.length} found, median ${middle(ours).toFixed(1)} ms, DuckDB ${middle(analytics).toFixed(1)} ms`,
  });
}
await Promise.all([plain.close(), duck.close()]);
await server.stop();
await postgres.stop();

function middle(times: readonly number[]): number {
  return part(times.toSorted(byNumber), 0.5);
}

function byNumber(one: number, other: number): number {
  return one - other;
}

/** Three tickets with a word that no other has, weeks ago, and one whose sums do not add up. */
async function reportRare(): Promise<void> {
  const some = [3, 9, 15].flatMap((day) =>
    ticketsOf(day, { days: days.slice(day, day + 1), perLocation: 1 }).map((ticket) => ({
      ...ticket,
      id: `rare-${day}`,
      locationId: locationId(17),
      note: 'Zanzibar',
    })),
  );
  const wrong = some
    .slice(0, 1)
    .map((ticket) => ({ ...ticket, id: 'wrong', note: '', totals: { ...ticket.totals, total: 1 } }));
  await reportSome(fleet, [...some, ...wrong]);
}
