import type { Operations, ResponseOf } from '@servery/contract';
import { harborDeliveries, harborMenu, harborSales } from '@servery/demo';
import { daysAfter, placeOfTag, type Ticket } from '@servery/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { settleDays } from './features/tickets/sales/settled-days.ts';
import { reportingTerminal } from './testing/reporting-terminal.ts';
import { countBy, type Fact, factsOf, minutesOf, type Sums } from './testing/sales/counted-by-hand.ts';
import { personWith } from './testing/test-employees.ts';
import { type Client, testCompany } from './testing/test-server.ts';

/** Three stores of the demo sell for some days, in all that can happen to a ticket; every report is compared with a second count of them. */

const { server, company, admin } = await testCompany();
const { one, two, three } = company.locations;
const zones: Readonly<Record<string, string>> = {
  [one]: 'America/Los_Angeles',
  [two]: 'America/New_York',
  [three]: 'America/Phoenix',
};
const stores = [
  { id: one, as: 'pier-39' },
  { id: two, as: 'navy-pier' },
  { id: three, as: 'seaport' },
] as const;

const today = new Date().toISOString().slice(0, 10);
/** Two days that end and begin a month, one that is over everywhere, and the same weekday before it. */
const firstOfMonth = `${daysAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
const lastDay = daysAfter(today, -2);
const dates = [daysAfter(firstOfMonth, -1), firstOfMonth, daysAfter(lastDay, -7), lastDay];

/** The final state of each ticket. */
const tickets: Ticket[] = [];
/** Everything that terminals report, whatever became of it. */
const reports: Ticket[] = [];

const manager = { id: 'usr_mia', name: 'Mia Manager' };
const tables = [{ id: 'usr_nora', name: 'Nora Quist' }, { id: 'usr_theo', name: 'Theo Brandt' }, null];
const hand = { offerId: null, name: 'Long wait' };
const deal = { offerId: 'offer-deal', name: 'Deal' };

/** Everything that can be different about a ticket, by its number: no two kinds have a period in common. */
function asItHappened(ticket: Ticket, at: number): Ticket {
  const [first, ...others] = ticket.lines;
  if (first === undefined) return ticket;
  const { delivery } = ticket;
  let changed: Ticket = { ...ticket, server: tables[at % 3] ?? null };
  if (at % 5 === 0)
    changed.lines = [
      {
        ...first,
        quantity: at % 10 === 0 ? 0.25 : first.quantity,
        modifiers: [
          { id: 'mod-crab', name: 'Crab', amount: 'EXTRA', portion: 'WHOLE', price: 151 },
          { id: 'mod-onion', name: 'Onion', amount: 'NONE', portion: 'WHOLE', price: 90 },
        ],
      },
      ...others,
    ];
  if (at % 7 === 0)
    changed.lines = [{ ...first, discounts: [{ ...deal, amount: Math.floor(first.price / 3) }] }, ...others];
  if (at % 11 === 0)
    changed.discounts = [
      { ...deal, amount: 101 },
      { ...hand, amount: 50 },
    ];
  if (at % 13 === 0)
    changed.lines = [
      { ...first, voided: { by: manager, reason: 'Spilled', at: ticket.opened } },
      ...changed.lines.slice(1),
    ];
  if (at % 17 === 0) changed = { ...changed, state: 'VOIDED', payments: [] };
  if (at % 19 === 0) changed = { ...changed, state: 'OPEN', closed: null, payments: [] };
  if (at % 23 === 0) changed = refundOf(changed);
  if (at % 29 === 0) changed.lines = changed.lines.map((line) => ({ ...line, price: 0 }));
  if (at % 31 === 0) changed = { ...changed, channel: 'KIOSK', charges: [{ name: 'Bag fee', amount: 25 }] };
  // Of a ticket without a line the whole discount is left.
  if (at % 37 === 0) changed = { ...changed, lines: [], discounts: [{ ...hand, amount: 250 }] };
  if (at % 41 === 0) changed = { ...changed, taxes: [] };
  else if (at % 2 === 0) changed.taxes = taxesOf(changed, at);
  if (delivery && at % 3 === 0)
    changed.delivery = { ...delivery, made: null, promised: at % 2 === 0 ? null : delivery.promised };
  return changed;
}

/** The tax as terminals may name it: in two parts, under an id, with the amount that a part was computed on, twice the same. */
function taxesOf({ taxes, totals }: Ticket, at: number): Ticket['taxes'] {
  const [first] = taxes;
  if (first === undefined) return taxes;
  const liquor = Math.trunc(first.amount / 3);
  const food = { ...first, taxId: 'food', amount: first.amount - liquor, taxable: totals.subtotal };
  if (at % 6 === 0) return [food, { taxId: 'liquor', name: 'Liquor', amount: liquor }];
  return at % 8 === 0 ? [food, { ...food, amount: liquor, taxable: 101 }] : [{ ...food, amount: first.amount }];
}

/** Money goes back to the guest. */
function refundOf(ticket: Ticket): Ticket {
  const back = (cents: number) => (cents === 0 ? 0 : -cents);
  return {
    ...ticket,
    lines: ticket.lines.map((line) => ({ ...line, price: back(line.price), discounts: [] })),
    taxes: ticket.taxes.map(({ name, amount }) => ({ name, amount: back(amount) })),
    payments: ticket.payments.map((payment) => ({ ...payment, amount: back(payment.amount), tip: 0 })),
    discounts: [],
  };
}

/** Some tickets had other lines before, were of another day, open or voided; whatever came first, the highest revision counts. */
function revisionsOf(ticket: Ticket, at: number): Ticket[] {
  if (at % 4 !== 0) return [ticket];
  const before = { ...ticket, lines: ticket.lines.slice(1), guests: 9, server: manager };
  const elsewhere = { ...before, businessDate: daysAfter(ticket.businessDate, -1), revision: 2 };
  const open = { ...before, state: 'OPEN' as const, closed: null };
  return [open, elsewhere, { ...before, state: 'VOIDED' as const, revision: 3 }, { ...ticket, revision: 4 }];
}

/** The same order in each run, and none that a terminal would choose. */
function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  return things
    .map((thing, at) => ({ thing, place: (at * 7_919) % 1_009 }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

beforeAll(async () => {
  for (const [id, timezone] of Object.entries(zones))
    await server.database.owner.updateTable('tenants').set({ timezone }).where('id', '=', id).execute();
  await server.database.owner
    .updateTable('tenants')
    .set({ tags: JSON.stringify(['open late']) })
    .where('id', 'in', [two, three])
    .execute();
  const menu = harborMenu();
  for (const { id, as } of stores)
    for (const date of dates) {
      const selling = { menu, menuHash: null, outOfStock: [], delivery: harborDeliveries(as) };
      const sold = harborSales({ ...selling, locationId: id, timezone: zones[id] ?? '' }, { date, today });
      for (const ticket of sold) {
        const at = tickets.length + 1;
        const revisions = revisionsOf(asItHappened(ticket, at), at);
        const last = revisions.at(-1);
        if (last !== undefined) tickets.push(last);
        reports.push(...revisions);
      }
    }
  const lists = shuffled(reports);
  const half = Math.floor(lists.length / 2);
  for (const { id } of stores) {
    const report = await reportingTerminal(server, company, id);
    const own = (some: readonly Ticket[]) => some.filter(({ locationId }) => locationId === id);
    // Days are settled in between: late tickets open them again.
    await report(...own(lists.slice(0, half)));
    await settleDays(server.database, new AbortController().signal);
    const rest = await report(...own(lists.slice(half - 40)));
    expect(rest).toMatchObject({ status: 200, refused: [] });
    expect(rest.unchanged).toBeGreaterThan(0);
  }
}, 120_000);

interface Filter {
  readonly query: string;
  readonly lets: (ticket: Ticket) => boolean;
}

const within = (from: string, to: string) => ({
  query: `from=${from}&to=${to}`,
  lets: ({ businessDate }: Ticket) => from <= businessDate && businessDate <= to,
});
const [first = '', second = '', weekBefore = ''] = dates;
const all: Filter = within(daysAfter(first, -1), lastDay);
const days: readonly Filter[] = [all, within(lastDay, lastDay), within(first, second)];
const places: readonly Filter[] = [
  { query: '', lets: () => true },
  { query: `places=${one}`, lets: ({ locationId }) => locationId === one },
  { query: `places=${company.groups.west}`, lets: ({ locationId }) => locationId !== three },
  { query: `places=${one},${three}`, lets: ({ locationId }) => locationId !== two },
  { query: `places=${encodeURIComponent(placeOfTag('open late'))}`, lets: ({ locationId }) => locationId !== one },
];
const kinds: readonly Filter[] = [
  { query: '', lets: () => true },
  { query: 'channel=ONLINE', lets: ({ channel }) => channel === 'ONLINE' },
  { query: 'channel=KIOSK', lets: ({ channel }) => channel === 'KIOSK' },
  { query: 'orderType=1', lets: ({ orderType }) => orderType === 1 },
  { query: 'channel=POS&orderType=7', lets: ({ channel, orderType }) => channel === 'POS' && orderType === 7 },
];
/** Each of them with each. */
const filters: readonly Filter[] = days.flatMap((day) =>
  places.flatMap((place) =>
    kinds.map((kind) => ({
      query: [day.query, place.query, kind.query].filter(Boolean).join('&'),
      lets: (ticket: Ticket) => [day, place, kind].every(({ lets }) => lets(ticket)),
    })),
  ),
);

const dimensions: Readonly<Record<string, readonly string[]>> = {
  hours: ['hour', 'channel', 'orderType'],
  items: ['item', 'channel', 'orderType'],
  modifiers: ['item', 'modifier', 'channel', 'orderType'],
  servers: ['server', 'channel', 'orderType'],
  offers: ['offer', 'channel', 'orderType'],
  deliveries: ['zone', 'driver', 'partner', 'hour', 'channel', 'orderType'],
  taxes: ['tax', 'channel', 'orderType'],
  times: ['time', 'minute', 'zone', 'driver', 'partner', 'hour', 'channel', 'orderType'],
};

/** The fields that the rows are grouped by: none, each, and each with each. */
function groupings(rollup: string): readonly (readonly string[])[] {
  const names = ['date', 'weekday', 'location', ...(dimensions[rollup] ?? [])];
  const pairs = names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other]));
  return [[], ...names.map((name) => [name]), ...pairs];
}

function factsWithin(rollup: string, lets: Filter['lets']): Fact[] {
  const facts: Fact[] = [];
  for (const ticket of tickets)
    if (lets(ticket)) facts.push(...(factsOf[rollup]?.(ticket, zones[ticket.locationId] ?? '') ?? []));
  return facts;
}

async function ask(path: string, client: Client = admin) {
  const answer = await client('GET', path);
  expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, '']);
  return answer;
}

/** The rows of a report by their key, without sums of zero. */
async function reported(rollup: string, query: string, client?: Client): Promise<Record<string, Sums>> {
  const answer = await ask(`/api/sales/${rollup}?${query}`, client);
  const { sums, rows }: ResponseOf<Operations['readSales']> = answer.json();
  const table: Record<string, Sums> = {};
  for (const row of rows)
    table[JSON.stringify(row.key)] = withoutZero(Object.fromEntries(sums.map((name, at) => [name, row.sums[at] ?? 0])));
  return table;
}

function counted(rollup: string, lets: Filter['lets'], by: readonly string[]): Record<string, Sums> {
  const rows = [...countBy(factsWithin(rollup, lets), by)];
  return Object.fromEntries(rows.map(([key, sums]) => [key, withoutZero(sums)]));
}

function withoutZero(sums: Sums): Sums {
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
}

describe.each(Object.keys(dimensions))('sales by %s', (rollup) => {
  test('are many enough to go wrong', () => {
    expect(countBy(factsWithin(rollup, all.lets), ['location', 'date']).size).toBeGreaterThan(8);
  });

  test('are to the cent those of the tickets, however they are grouped', async () => {
    // The filters take turns, so that each meets many groupings.
    for (const [at, by] of groupings(rollup).entries()) {
      const { query, lets } = filters[(at * 7) % filters.length] ?? all;
      const asked = `${query}&by=${by.join(',')}`;
      expect([asked, await reported(rollup, asked)]).toEqual([asked, counted(rollup, lets, by)]);
    }
  });

  test('are so under every filter, and again once the days are settled', async () => {
    await settleDays(server.database, new AbortController().signal);
    for (const { query, lets } of filters)
      expect([query, await reported(rollup, query)]).toEqual([query, counted(rollup, lets, [])]);
    for (const name of ['date', ...(dimensions[rollup] ?? [])])
      expect([name, await reported(rollup, `${all.query}&by=${name}`)]).toEqual([
        name,
        counted(rollup, all.lets, [name]),
      ]);
  });
});

test('the days compared with are those of the tickets too', async () => {
  const { lets } = within(weekBefore, weekBefore);
  const compared = `from=${lastDay}&to=${lastDay}&comparedFrom=${weekBefore}&comparedTo=${weekBefore}&by=location`;
  const { sums, rows }: ResponseOf<Operations['readSales']> = (await ask(`/api/sales/hours?${compared}`)).json();
  const before = rows.map(({ key, before: some }) => [
    JSON.stringify(key),
    withoutZero(Object.fromEntries(sums.map((name, at) => [name, some?.[at] ?? 0]))),
  ]);
  expect(Object.fromEntries(before)).toEqual(counted('hours', lets, ['location']));
});

test('half of the deliveries took no longer than each report says', async () => {
  for (const by of [[], ['location'], ['zone'], ['driver'], ['partner'], ['zone', 'hour'], ['date']])
    for (const { query, lets } of filters.filter((_, at) => at % 4 === 0)) {
      const taken = new Map<string, Record<string, number[]>>();
      for (const ticket of tickets) {
        if (!lets(ticket) || ticket.state !== 'CLOSED') continue;
        const under = factsOf.deliveries?.(ticket, zones[ticket.locationId] ?? '')[0]?.under;
        if (under === undefined) continue;
        for (const [time, minute] of Object.entries(minutesOf(ticket) ?? {})) {
          const key = JSON.stringify(by.map((name) => under[name]));
          const times = taken.get(key) ?? {};
          times[time] = [...(times[time] ?? []), minute];
          taken.set(key, times);
        }
      }
      const answer = await ask(`/api/delivery-times?${query}&by=${by.join(',')}`);
      const { times, rows }: ResponseOf<Operations['readDeliveryTimes']> = answer.json();
      const said = rows.map(({ key, medians }) => [JSON.stringify(key), medians]);
      const middle = (minutes: number[] = []) =>
        minutes.toSorted((a, b) => a - b)[Math.ceil(minutes.length / 2) - 1] ?? null;
      const expected = [...taken].map(([key, some]) => [key, times.map((time) => middle(some[time]))]);
      expect([query, by, Object.fromEntries(said)]).toEqual([query, by, Object.fromEntries(expected)]);
    }
});

test('the file of tickets has each of them once, with its total', async () => {
  const csv = (await ask(`/api/tickets/export?${all.query}`)).body.trim().split('\r\n').slice(1);
  const cents = (text: string | undefined) => Math.round(Number(text) * 100);
  let [total, tips] = [0, 0];
  for (const line of csv) {
    const [tip, whole] = line.split(',').toReversed().slice(1);
    total += cents(whole);
    tips += cents(tip);
  }
  let [wholeTotal, wholeTips] = [0, 0];
  for (const { totals } of tickets) {
    wholeTotal += totals.total;
    wholeTips += totals.tips;
  }
  expect({ lines: csv.length, total, tips }).toEqual({ lines: tickets.length, total: wholeTotal, tips: wholeTips });
});

/** How many tickets have each value of a field. */
function tally(some: readonly Ticket[], of: (ticket: Ticket) => string | number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const ticket of some) found[of(ticket)] = (found[of(ticket)] ?? 0) + 1;
  return found;
}

test('beside the filters of the finder is how many tickets each choice lets through', async () => {
  for (const day of days)
    for (const place of places)
      for (const [channel, orderType, state] of [[], ['ONLINE'], [undefined, 1], ['POS', 1, 'VOIDED']] as const) {
        const chosen = Object.entries({ channel, orderType, state }).filter(([, value]) => value !== undefined);
        const query = [day.query, place.query, ...chosen.map(([name, value]) => `${name}=${value}`)].filter(Boolean);
        const within = tickets.filter((ticket) => day.lets(ticket) && place.lets(ticket));
        const but = (left?: 'channel' | 'orderType' | 'state') =>
          within.filter((ticket) =>
            (['channel', 'orderType', 'state'] as const).every((name) => {
              const value = { channel, orderType, state }[name];
              return name === left || value === undefined || ticket[name] === value;
            }),
          );
        let total = 0;
        for (const { totals } of but()) total += totals.total;
        const { counts } = (await ask(`/api/tickets/counts?${query.join('&')}`)).json();
        expect([query, counts]).toMatchObject([
          query,
          {
            tickets: but().length,
            total,
            locations: tally(but(), ({ locationId }) => locationId),
            channels: tally(but('channel'), (ticket) => ticket.channel),
            orderTypes: tally(but('orderType'), (ticket) => ticket.orderType),
            states: tally(but('state'), (ticket) => ticket.state),
          },
        ]);
      }
});

test('who reads one store is told what that store sold, in every report', async () => {
  const on = { type: 'LOCATION', id: two } as const;
  const person = await personWith(server, company, { permissions: ['DASHBOARD'], on });
  for (const rollup of Object.keys(dimensions)) {
    const own = counted(rollup, (ticket) => ticket.locationId === two && all.lets(ticket), ['location', 'channel']);
    expect([rollup, await reported(rollup, `${all.query}&by=location,channel`, person)]).toEqual([rollup, own]);
    expect([rollup, await reported(rollup, `${all.query}&places=${one}`, person)]).toEqual([rollup, {}]);
  }
});
