import type { FoundTicket } from '@servery/contract';
import type { Ticket, TicketLine } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { describe, expect, test } from 'vitest';
import { reportingTerminal } from '../../testing/reporting-terminal.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';

const { server, company, admin } = await testCompany();
const { one, two, three } = company.locations;
const report = await reportingTerminal(server, company, one);
const reportTwo = await reportingTerminal(server, company, two);
const reader = await company.as('reader');
let made = 0;

/** Days from today: `day(-1)` is yesterday. */
function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}

function ticketOf(given: Partial<Ticket> = {}): Ticket {
  made += 1;
  const businessDate = given.businessDate ?? day(-1);
  const opened = `${businessDate}T19:02:00.000Z`;
  return buildTicket({
    id: `t${made}`,
    locationId: one,
    businessDate,
    opened,
    closed: `${businessDate}T19:41:00.000Z`,
    server: null,
    ...given,
  });
}

async function found(query: string, client: Client = admin): Promise<FoundTicket[]> {
  return (await client('GET', `/api/tickets/search?${query}`)).json().tickets;
}

const numbersOf = async (query: string, client?: Client) => (await found(query, client)).map(({ number }) => number);
const info = async (client: Client = admin) => (await client('GET', '/api/tickets/index-info')).json();
const stored = async (id: string) => (await admin('GET', `/api/tickets/${one}.${id}`)).json();

describe('what terminals report', () => {
  test('is taken once, however often it is sent', async () => {
    const [first, second] = [ticketOf(), ticketOf()];
    expect(await report(first, second)).toEqual({ status: 200, taken: 2, unchanged: 0, refused: [] });
    const before = await info();
    expect(await report(second, first, first)).toEqual({ status: 200, taken: 0, unchanged: 3, refused: [] });
    expect(await info()).toEqual(before);
    expect((await stored(first.id)).ticket).toEqual(first);
  });

  test('counts in its highest revision, in whatever order revisions come', async () => {
    const revisions = [1, 2, 3].map((revision) => ticketOf({ id: 'revised', revision, number: `9${revision}` }));
    const [first, second, third] = revisions;
    const { tickets } = await info();
    expect(await report(second)).toMatchObject({ taken: 1 });
    expect(await report(third, first)).toMatchObject({ taken: 1, unchanged: 1 });
    expect(await report(first)).toMatchObject({ taken: 0, unchanged: 1 });
    expect((await stored('revised')).ticket.number).toBe('93');
    expect((await info()).tickets).toBe(tickets + 1);
  });

  test('a revision of another day or month is only on that day', async () => {
    const before = await info();
    await report(ticketOf({ id: 'moved', revision: 1, businessDate: day(-40), number: '4001' }));
    await report(ticketOf({ id: 'moved', revision: 2, businessDate: day(-70), number: '4002' }));
    expect(await numbersOf(`from=${day(-80)}&to=${day(-30)}`)).toEqual(['4002']);
    expect(await info()).toMatchObject({ tickets: before.tickets + 1, oldest: day(-70) });
  });

  test('the same revision with other content is refused and changes nothing', async () => {
    const ticket = ticketOf({ number: '500' });
    await report(ticket);
    expect(await report({ ...ticket, number: '501' })).toMatchObject({
      taken: 0,
      refused: [{ index: 0, id: ticket.id, code: 'OTHER_CONTENT', path: 'revision' }],
    });
    expect(await numbersOf('number=50')).toEqual(['500']);
  });

  test('what is wrong is named and keeps nothing else back', async () => {
    const line = (given: Partial<TicketLine>) => ({ lines: [buildTicketLine(given)] });
    const answer = await report(
      ticketOf({ ...line({ price: 12.5 }) }),
      null,
      ticketOf({ locationId: two }),
      ticketOf({ note: 'Card 4111 1111 1111 1111' }),
      ticketOf({ businessDate: '1900-01-01' }),
      ticketOf({ businessDate: '2900-01-01' }),
      { ...ticketOf(), '4111111111111111': true },
      ticketOf({ number: 'GOOD' }),
    );
    expect(answer.taken).toBe(1);
    expect(answer.refused.map(({ index, code, path }) => [index, code, path])).toEqual([
      [0, 'INVALID', 'lines.0.price'],
      [1, 'INVALID', ''],
      [2, 'OTHER_LOCATION', 'locationId'],
      [3, 'CARD_NUMBER', ''],
      [4, 'DATE', 'businessDate'],
      [5, 'DATE', 'businessDate'],
      [6, 'INVALID', ''],
    ]);
    expect(JSON.stringify(answer)).not.toContain('4111');
    expect(await numbersOf('number=good')).toEqual(['GOOD']);
  });

  test('more than 500 at once are refused, and what is no list', async () => {
    expect((await report(...Array.from({ length: 501 }, () => ticketOf()))).status).toBe(400);
  });

  test('two reports of one location at the same moment count each ticket once', async () => {
    const before = (await info()).tickets;
    const tickets = Array.from({ length: 20 }, () => ticketOf());
    const answers = await Promise.all([report(...tickets), report(...tickets), report(...tickets.toReversed())]);
    expect(answers.reduce((sum, { taken }) => sum + taken, 0)).toBe(20);
    expect((await info()).tickets).toBe(before + 20);
  });

  test('sums that do not add up are kept, marked and listed', async () => {
    const ticket = ticketOf({ number: '777' });
    const wrong = { ...ticket, totals: { ...ticket.totals, total: 1 } };
    const { marked } = await info();
    expect(await report(wrong)).toMatchObject({ taken: 1, refused: [] });
    expect(await numbersOf('isMarked=true')).toEqual(['777']);
    expect(await stored(ticket.id)).toMatchObject({
      ticket: wrong,
      marks: [{ kind: 'TOTAL', reported: 1 }, { kind: 'PAYMENTS' }],
    });
    expect((await info()).marked).toBe(marked + 1);
    await report({ ...ticket, revision: 2 });
    expect((await info()).marked).toBe(marked);
  });
});

describe('the ticket finder', () => {
  const guest = { name: 'Ånna O’Brien', phone: '(312) 555-0188', email: 'anna@guests.example', address: '7 Pier' };

  test('TF-01 TF-02 finds by number, dates, location, server, amount, customer, item, card and free text', async () => {
    const ticket = ticketOf({
      number: '61',
      businessDate: day(-10),
      customer: guest,
      server: { id: 'u', name: 'Zed Quill' },
      lines: [buildTicketLine({ item: { id: 'i', name: 'Lobster Roll' }, price: 77_700 })],
      payments: [{ tender: 'Card', amount: 85_470, tip: 0, card: { brand: 'Amex', lastFour: '9035' } }],
      totals: { subtotal: 77_700, discounts: 0, charges: 0, tax: 7_770, total: 85_470, tips: 0 },
    });
    await report(ticket);
    const hits = [
      'number=61',
      `from=${day(-11)}&to=${day(-9)}`,
      `locationId=${one}&text=lobster`,
      'server=quil',
      'least=85470&most=85470',
      'customer=3125550188',
      'customer=anna+brien',
      'item=lob+rol',
      'cardLastFour=9035',
      'text=quill+lobster+amex',
      'text=LOBSTER',
    ];
    for (const query of hits) expect([query, await numbersOf(query)]).toEqual([query, ['61']]);
    const misses = [
      'number=6161',
      'server=lobster',
      'customer=zed',
      'item=quill',
      'cardLastFour=6100',
      'least=85471',
      'text=lobsters',
      `locationId=${two}&text=lobster`,
    ];
    for (const query of misses) expect([query, await numbersOf(query)]).toEqual([query, []]);
  });

  test('TF-02 shows what matched: the items that have a word first, and a note or modifier that has one', async () => {
    const lines = ['Caesar', 'Beer', 'Soup', 'Bread', 'Quince Tart'].map((name, at) =>
      buildTicketLine({ id: String(at), item: { id: name, name }, note: name === 'Beer' ? 'No Onïon' : undefined }),
    );
    await report(ticketOf({ number: '62', lines }));
    expect(await found('text=quince+onion')).toMatchObject([
      { number: '62', items: ['Quince Tart', 'Caesar', 'Beer', 'Soup'], matched: 'No Onïon' },
    ]);
    expect(await found('item=quince')).toMatchObject([
      { items: ['Quince Tart', 'Caesar', 'Beer', 'Soup'], matched: null },
    ]);
    expect(await found('number=62')).toMatchObject([{ items: ['Caesar', 'Beer', 'Soup', 'Bread'], matched: null }]);
  });

  test.each(['%', "'; DROP TABLE tickets", '"', '\\', ':*', '& |', '!!!', '<->', 'a'.repeat(200), '💥'])(
    'finds nothing wrong with %j',
    async (text) => {
      const answer = await admin('GET', `/api/tickets/search?text=${encodeURIComponent(text)}&limit=1`);
      expect(answer.statusCode).toBe(200);
    },
  );

  test('a search that is too long or no search names its field', async () => {
    for (const [query, path] of [
      [`text=${'a'.repeat(10_000)}`, 'querystring.text'],
      ['from=2026-02-30', 'querystring.from'],
      ['cardLastFour=4111111111111111', 'querystring.cardLastFour'],
      ['least=1.5', 'querystring.least'],
      ['after=x', 'querystring.after'],
      ['limit=1000', 'querystring.limit'],
    ] as const) {
      const answer = await admin('GET', `/api/tickets/search?${query}`);
      expect([query, answer.statusCode, answer.json().errors[0].path]).toEqual([query, 400, path]);
    }
  });

  test('pages hold every ticket once, the newest first', async () => {
    const same = Array.from({ length: 5 }, () => ticketOf({ table: 'Paged' }));
    await report(...same.slice(0, 3));
    await reportTwo(...same.slice(3).map((ticket) => ({ ...ticket, locationId: two })));
    const pages: string[] = [];
    for (let after = ''; ; ) {
      const { tickets, next } = (await admin('GET', `/api/tickets/search?text=paged&limit=2${after}`)).json();
      pages.push(...tickets.map(({ id }: FoundTicket) => id));
      if (next === null) break;
      after = `&after=${encodeURIComponent(next)}`;
    }
    expect(pages).toHaveLength(5);
    expect(new Set(pages).size).toBe(5);
  });

  test('TF-03 one ticket is as it was reported; an absent one is not found', async () => {
    const ticket = ticketOf({ number: '88' });
    await report(ticket);
    const [{ id } = { id: '' }] = await found('number=88');
    expect((await admin('GET', `/api/tickets/${id}`)).json()).toMatchObject({ ticket, marks: [] });
    for (const absent of [`${one}.none`, `none.${ticket.id}`])
      expect((await admin('GET', `/api/tickets/${absent}`)).statusCode).toBe(404);
    expect((await admin('GET', `/api/tickets/${ticket.id}`)).statusCode).toBe(404);
  });

  test('TF-04 the index says how many there are, from when to when, and who has reported none for longest', async () => {
    const fresh = await buildCompany(server);
    const owner = await fresh.as('admin');
    expect(await info(owner)).toEqual({
      tickets: 0,
      marked: 0,
      marks: [],
      oldest: null,
      newest: null,
      lastReported: null,
      locations: [],
      locationCount: 0,
      secondsBehind: null,
    });
    const terminal = await reportingTerminal(server, fresh, fresh.locations.one);
    await terminal(
      ticketOf({ locationId: fresh.locations.one, businessDate: day(-3) }),
      ticketOf({ locationId: fresh.locations.one, businessDate: day(-1) }),
    );
    const later = await reportingTerminal(server, fresh, fresh.locations.two);
    await later(ticketOf({ locationId: fresh.locations.two, businessDate: day(-2) }));
    const known = await info(owner);
    expect(known).toMatchObject({ tickets: 3, oldest: day(-3), newest: day(-1), locationCount: 2 });
    expect(known.locations.map((at: { locationId: string; tickets: number }) => [at.locationId, at.tickets])).toEqual([
      [fresh.locations.one, 2],
      [fresh.locations.two, 1],
    ]);
    expect(Date.now() - Date.parse(known.lastReported)).toBeLessThan(60_000);
  });
});

describe('an export', () => {
  const linesOf = async (query: string, client: Client = admin) => {
    const answer = await client('GET', `/api/tickets/export?${query}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    return answer.payload.replace('\uFEFF', '').trimEnd().split('\r\n');
  };

  test('TF-02 has the tickets of the search, and no cell that a spreadsheet would compute', async () => {
    const customer = { name: '=HYPERLINK("x")', phone: null, email: null, address: null };
    await report(
      ticketOf({ number: '81', note: 'Exported', customer, server: { id: 'u', name: '+1' } }),
      ticketOf({ number: '82', note: 'Exported', customer: null }),
    );
    const [head, ...lines] = await linesOf('text=exported');
    expect(head).toBe(
      'Number,State,Business date,Opened (store time),Location,Order type,Channel,Server,Customer,Items,Paid by,Total,Tips,Marks',
    );
    expect(lines).toHaveLength(2);
    const [first] = await linesOf('number=81&text=exported').then((all) => all.slice(1));
    expect(first).toContain(`81,CLOSED,${day(-1)},`);
    expect(first).toContain(`,Dine In,POS,'+1,"'=HYPERLINK(""x"")",Crispy Calamari,Visa 4242,15.40,2.50,1`);
    expect(await linesOf('text=exported&number=83')).toEqual([head]);
  });

  test('TF-02 has every ticket once, however many pages it takes, and is in the audit', async () => {
    const fresh = await buildCompany(server);
    const owner = await fresh.as('admin');
    const { one: place } = fresh.locations;
    const terminal = await reportingTerminal(server, fresh, place);
    for (let from = 0; from < 1_500; from += 500)
      await terminal(
        ...Array.from({ length: 500 }, (_, at) => ticketOf({ locationId: place, number: String(from + at) })),
      );
    const [, ...lines] = await linesOf('', owner);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1_500);
    const { entries } = (await owner('GET', `/api/audit/${fresh.id}?action=EXPORT_TICKETS`)).json();
    expect(entries).toMatchObject([{ action: 'EXPORT_TICKETS', details: { tickets: 1_500 } }]);
  });

  test('has the tickets of the stores that a person sees, and nobody else gets one', async () => {
    await report(ticketOf({ number: '91', note: 'Reach' }));
    await reportTwo(ticketOf({ number: '92', note: 'Reach', locationId: two }));
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    expect((await linesOf('text=reach', person)).map((line) => line.split(',')[0])).toEqual(['Number', '92']);
    const other = await (await buildCompany(server)).as('admin');
    expect(await linesOf('text=reach', other)).toHaveLength(1);
    const manager = await company.as('manager');
    expect((await manager('GET', '/api/tickets/export')).statusCode).toBe(403);
    expect((await other('GET', `/api/tickets/export?companyId=${company.id}`)).statusCode).toBe(404);
  });
});

describe('the counts beside the filters', () => {
  const countsOf = async (query: string, client: Client = admin) => {
    const answer = await client('GET', `/api/tickets/counts?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().counts;
  };

  test('TF-02 are those of what the search finds, by each choice of a filter', async () => {
    const wrong = ticketOf({ note: 'Tallied' });
    await report(
      { ...wrong, totals: { ...wrong.totals, tax: 7 } },
      ticketOf({ note: 'Tallied', channel: 'ONLINE', orderType: 9 }),
      ticketOf({ note: 'Tallied', state: 'OPEN', closed: null }),
    );
    await reportTwo(ticketOf({ note: 'Tallied', locationId: two }));
    expect(await countsOf('text=tallied')).toMatchObject({
      tickets: 4,
      total: 4 * 1_540,
      locations: { [one]: 3, [two]: 1 },
      channels: { POS: 3, ONLINE: 1 },
      orderTypes: { 1: 3, 9: 1 },
      states: { CLOSED: 3, OPEN: 1 },
    });
    const chosen = await countsOf(`text=tallied&places=${one}&channel=POS&state=CLOSED&mark=TAX`);
    expect(chosen).toMatchObject({
      tickets: 1,
      locations: { [one]: 1 },
      channels: { POS: 1 },
      states: { CLOSED: 1 },
      marks: { TAX: 1 },
    });
    expect(await numbersOf(`text=tallied&places=${one}&channel=POS&state=CLOSED&mark=TAX`)).toHaveLength(1);
    expect(await countsOf('text=nowhere')).toMatchObject({ tickets: 0, total: 0, channels: {}, marked: 0 });
  });

  test('are of the stores that a person sees, and of nobody without the right', async () => {
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    const counts = await countsOf('text=tallied', person);
    expect(counts).toMatchObject({ tickets: 1, locations: { [two]: 1 } });
    expect(await countsOf(`text=tallied&places=${one}`, person)).toMatchObject({ tickets: 0, locations: {} });
    expect((await (await company.as('manager'))('GET', '/api/tickets/counts')).statusCode).toBe(403);
    const other = await (await buildCompany(server)).as('admin');
    expect(await countsOf('text=tallied', other)).toMatchObject({ tickets: 0 });
    expect((await other('GET', `/api/tickets/counts?companyId=${company.id}`)).statusCode).toBe(404);
  });

  test('are not there where the days and stores have more tickets than are looked at', async () => {
    const fresh = await buildCompany(server);
    const owner = await fresh.as('admin');
    const terminal = await reportingTerminal(server, fresh, fresh.locations.one);
    await terminal(ticketOf({ locationId: fresh.locations.one }));
    expect(await countsOf('', owner)).toMatchObject({ tickets: 1 });
    await server.database.inCompany(fresh.id, ({ db }) =>
      db.updateTable('ticket_days').set({ tickets: 10_001 }).execute(),
    );
    expect(await countsOf('', owner)).toBe(null);
    expect(await countsOf(`from=${day(0)}`, owner)).toMatchObject({ tickets: 0 });
    const wrong = await owner('GET', '/api/tickets/counts?state=LOST');
    expect([wrong.statusCode, wrong.json().errors?.[0]?.path]).toEqual([400, 'querystring.state']);
  });
});

describe('who sees tickets', () => {
  test('those with the dashboard at a store see the tickets of that store and no other', async () => {
    await report(ticketOf({ number: '3001', table: 'Seen' }));
    await reportTwo(ticketOf({ number: '3002', table: 'Seen', locationId: two }));
    const person = await personWith(server, company, { permissions: ['DASHBOARD'], on: { type: 'LOCATION', id: two } });
    expect(await numbersOf('text=seen', person)).toEqual(['3002']);
    expect(await numbersOf(`text=seen&locationId=${one}`, person)).toEqual([]);
    expect((await numbersOf('text=seen', reader)).toSorted()).toEqual(['3001', '3002']);
    expect((await info(person)).locations.map((at: { locationId: string }) => at.locationId)).toEqual([two]);
    const [{ id } = { id: '' }] = await found('number=3001');
    expect((await person('GET', `/api/tickets/${id}`)).statusCode).toBe(404);
    expect((await person('GET', `/api/tickets/${id.replace(one, three)}`)).statusCode).toBe(404);
  });

  test('nobody without it, and nobody of another company', async () => {
    await report(ticketOf({ number: '3003', table: 'Hidden' }));
    const [{ id } = { id: '' }] = await found('number=3003');
    const manager = await company.as('manager');
    const other = await (await buildCompany(server)).as('admin');
    for (const url of ['/api/tickets/search', '/api/tickets/index-info', `/api/tickets/${id}`])
      expect([url, (await manager('GET', url)).statusCode]).toEqual([url, 403]);
    expect(await found('text=hidden', other)).toEqual([]);
    expect((await other('GET', `/api/tickets/${id}`)).statusCode).toBe(404);
    expect((await other('GET', `/api/tickets/search?companyId=${company.id}`)).statusCode).toBe(404);
  });

  test('a person reports no tickets', async () => {
    expect((await admin('POST', '/api/terminal/tickets', {})).statusCode).toBe(401);
  });
});
