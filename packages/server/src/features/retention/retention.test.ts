import { daysAfter, keptFrom, type Punch, type Ticket } from '@servery/domain';
import { buildPunch } from '@servery/domain/testing/build-punch';
import { buildTicket } from '@servery/domain/testing/build-ticket';
import { describe, expect, test } from 'vitest';
import { terminalOf } from '../../testing/reporting-terminal.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, roleSets, type TestCompany, testCompany } from '../../testing/test-server.ts';
import { dropDetails } from './drop-details.ts';

const { server } = await testCompany();
const today = new Date().toISOString().slice(0, 10);
const going = new AbortController().signal;

interface Opened {
  readonly company: TestCompany;
  readonly admin: Client;
  readonly terminal: Awaited<ReturnType<typeof terminalOf>>;
}

async function open(): Promise<Opened> {
  const company = await buildCompany(server);
  const admin = await personWith(server, company, { permissions: [...roleSets.admin, 'COMPANY_ADMIN'] });
  return { company, admin, terminal: await terminalOf(server, company, company.locations.one) };
}

const ticketOn = ({ company }: Opened, businessDate: string, given: Partial<Ticket> = {}): Ticket =>
  buildTicket({
    id: `t-${businessDate}`,
    locationId: company.locations.one,
    businessDate,
    opened: `${businessDate}T19:02:00.000Z`,
    closed: `${businessDate}T19:41:00.000Z`,
    server: null,
    ...given,
  });

const punchOn = ({ company }: Opened, businessDate: string): Punch =>
  buildPunch({
    id: `p-${businessDate}`,
    locationId: company.locations.one,
    businessDate,
    clockedIn: `${businessDate}T15:00:00.000Z`,
    clockedOut: `${businessDate}T23:00:00.000Z`,
    breaks: [],
  });

const keep = async (client: Client, ticketMonths: number | null, punchMonths: number | null = null) =>
  client('PUT', '/api/retention', { ticketMonths, punchMonths });
const kept = async (client: Client) => (await client('GET', '/api/retention')).json();
const days = async (client: Client): Promise<string[]> =>
  (await client('GET', '/api/tickets/search?limit=200')).json().tickets.map(({ businessDate }: Ticket) => businessDate);
const sums = async (client: Client, path: string) =>
  (await client('GET', `${path}?from=${daysAfter(today, -731)}&to=${today}`)).json().rows;

describe('details that a company keeps for some months', () => {
  test('are kept for ever until it says otherwise, and months count from the first of one', async () => {
    const { admin } = await open();
    expect(await kept(admin)).toEqual({ ticketMonths: null, punchMonths: null, ticketsFrom: null, punchesFrom: null });
    expect(await dropDetails(server.database, going)).toBe(0);
    expect(keptFrom(3, '2026-11-29')).toBe('2026-08-01');
    expect(keptFrom(24, '2026-01-01')).toBe('2024-01-01');
    expect(keptFrom(3, '2026-02-10')).toBe('2025-11-01');
  });

  test('go month by month, and the sums of reports stay', async () => {
    const own = await open();
    const other = await open();
    const first = keptFrom(3, today);
    const gone = [daysAfter(first, -1), daysAfter(first, -40), daysAfter(first, -75)];
    for (const { terminal, ...at } of [own, other]) {
      const tickets = [first, today, ...gone].map((date) => ticketOn({ terminal, ...at }, date));
      expect(await terminal.report(...tickets)).toMatchObject({ taken: 5, refused: [] });
    }
    const marked = ticketOn(own, gone[0] ?? '', { id: 'odd', server: { id: 'nobody', name: 'Nobody' } });
    await own.terminal.report(marked);
    const before = await sums(own.admin, '/api/sales/hours');
    expect((await keep(own.admin, 3)).statusCode).toBe(200);
    expect(await dropDetails(server.database, going)).toBe(4);
    expect(await days(own.admin)).toEqual([today, first]);
    expect(await days(other.admin)).toHaveLength(5);
    expect(await kept(own.admin)).toMatchObject({ ticketMonths: 3, ticketsFrom: first, punchesFrom: null });
    const index = (await own.admin('GET', '/api/tickets/index-info')).json();
    expect(index).toMatchObject({ tickets: 2, marked: 0, marks: [], oldest: first });
    expect(await sums(own.admin, '/api/sales/hours')).toEqual(before);
    const { entries } = (await own.admin('GET', `/api/audit/${own.company.id}?action=DROP_TICKETS`)).json();
    expect(entries).toMatchObject([{ details: { count: 4, before: first } }]);
    expect(await dropDetails(server.database, going)).toBe(0);
  });

  test('are refused when they come late, by a code that says so, and keep nothing else back', async () => {
    const own = await open();
    const first = keptFrom(6, today);
    await own.terminal.report(ticketOn(own, first));
    await keep(own.admin, 6);
    await dropDetails(server.database, going);
    const before = await sums(own.admin, '/api/sales/hours');
    const late = ticketOn(own, daysAfter(first, -1));
    expect(await own.terminal.report(late, { ...ticketOn(own, first), revision: 2 })).toMatchObject({
      taken: 1,
      refused: [{ index: 0, id: late.id, code: 'FORGOTTEN', path: 'businessDate' }],
    });
    const moved = { ...ticketOn(own, first), revision: 3, businessDate: daysAfter(first, -1) };
    expect(await own.terminal.report(moved)).toMatchObject({ taken: 0, refused: [{ code: 'FORGOTTEN' }] });
    expect(await sums(own.admin, '/api/sales/hours')).toEqual(before);
    // Its earlier revision was deleted, so that its sums would be counted twice; one of which no other may have been is taken.
    const deleted = { ...late, revision: 2, businessDate: first };
    expect(await own.terminal.report(deleted)).toMatchObject({
      taken: 0,
      refused: [{ id: late.id, code: 'FORGOTTEN' }],
    });
    expect(await sums(own.admin, '/api/sales/hours')).toEqual(before);
    const fresh = [
      ticketOn(own, first, { id: 'fresh' }),
      ticketOn(own, daysAfter(first, 3), { id: 'revised', revision: 2 }),
    ];
    expect(await own.terminal.report(...fresh)).toMatchObject({ taken: 2, refused: [] });
    // A longer time brings nothing back: a ticket that was counted cannot be counted again.
    await keep(own.admin, null);
    await dropDetails(server.database, going);
    expect(await own.terminal.report(late)).toMatchObject({ taken: 0, refused: [{ code: 'FORGOTTEN' }] });
    expect(await kept(own.admin)).toMatchObject({ ticketMonths: null, ticketsFrom: first });
  });

  test('are time punches too: hours stay, also of the week that the first day is in', async () => {
    const own = await open();
    // No terminal may report tickets older than two years, so that a year has to pass first.
    const inAYear = Date.now() + 365 * 86_400_000;
    const first = keptFrom(24, new Date(inAYear).toISOString().slice(0, 10));
    const before = daysAfter(first, -1);
    const all = [daysAfter(first, -60), before, first].map((date) => punchOn(own, date));
    expect(await own.terminal.reportPunches(...all)).toMatchObject({ taken: 3, refused: [] });
    const hours = await sums(own.admin, '/api/paid-work');
    await keep(own.admin, null, 24);
    await dropDetails(server.database, going, inAYear);
    expect(await kept(own.admin)).toMatchObject({ punchMonths: 24, punchesFrom: first, ticketsFrom: null });
    expect(await sums(own.admin, '/api/paid-work')).toEqual(hours);
    expect(await own.terminal.reportPunches({ ...punchOn(own, before), revision: 2 })).toMatchObject({
      taken: 0,
      refused: [{ code: 'FORGOTTEN' }],
    });
    expect(await own.terminal.reportPunches({ ...punchOn(own, first), revision: 2 })).toMatchObject({ taken: 1 });
    expect(await sums(own.admin, '/api/paid-work')).toEqual(hours);
    const { entries } = (await own.admin('GET', `/api/audit/${own.company.id}?action=DROP_PUNCHES`)).json();
    expect(entries).toMatchObject([{ details: { count: 1, before: daysAfter(first, -14) } }]);
  });

  test('are decided by who administers the company, with an entry in the audit', async () => {
    const { company, admin } = await open();
    const reader = await personWith(server, company, { permissions: ['DASHBOARD'] });
    const on = { type: 'LOCATION', id: company.locations.one } as const;
    const ofOne = await personWith(server, company, { permissions: ['COMPANY_ADMIN', 'DASHBOARD'], on });
    expect((await keep(reader, 3)).statusCode).toBe(403);
    expect((await keep(ofOne, 3)).statusCode).toBe(403);
    expect((await kept(reader)).ticketMonths).toBe(null);
    await keep(admin, 12, 36);
    await keep(admin, 12, 36);
    const { entries } = (await admin('GET', `/api/audit/${company.id}?action=EDIT_RETENTION`)).json();
    expect(entries).toMatchObject([{ details: { ticketMonths: 12, punchMonths: 36 } }]);
    for (const [body, path] of [
      [{ ticketMonths: 2, punchMonths: null }, 'body.ticketMonths'],
      [{ ticketMonths: null, punchMonths: 23 }, 'body.punchMonths'],
      [{ ticketMonths: 121, punchMonths: null }, 'body.ticketMonths'],
      [{ ticketMonths: 3.5, punchMonths: null }, 'body.ticketMonths'],
      [{ ticketMonths: '12', punchMonths: null }, 'body.ticketMonths'],
    ] as const) {
      const answer = await admin('PUT', '/api/retention', body);
      expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, path]);
    }
  });
});
