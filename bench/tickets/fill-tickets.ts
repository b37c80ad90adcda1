import { gzipSync } from 'node:zlib';
import { type Client, createClient, ticketsAtOnce } from '@servery/contract';
import type { Ticket } from '@servery/domain';
import pg from 'pg';
import { locationId, type Period, ticketsOf } from './generated-tickets.ts';

/** Reports under way at once, as of so many locations. */
const reportsAtOnce = 8;

export interface Reported {
  readonly tickets: number;
  readonly seconds: number;
}

interface Report {
  readonly authorization: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

export interface Fleet {
  readonly url: string;
  readonly company: string;
  /** Its administrator. */
  readonly client: Client;
  readonly locations: number;
}

/** Every location reports its tickets through the endpoint of terminals; the reports are measured, not their making. */
export async function reportTickets(fleet: Fleet, period: Period): Promise<Reported> {
  const reports: Report[] = [];
  for (let location = 0; location < fleet.locations; location += 1) {
    const authorization = await newCredential(fleet, locationId(location));
    const tickets = ticketsOf(location, period);
    for (let from = 0; from < tickets.length; from += ticketsAtOnce)
      reports.push({ authorization, bytes: packed(tickets.slice(from, from + ticketsAtOnce)) });
  }
  const start = performance.now();
  const queue = reports.values();
  const terminal = async () => {
    for (const report of queue) await send(fleet.url, report);
  };
  await Promise.all(Array.from({ length: reportsAtOnce }, terminal));
  return { tickets: fleet.locations * period.perLocation, seconds: (performance.now() - start) / 1000 };
}

/** A few tickets of one location, reported as any. */
export async function reportSome(fleet: Omit<Fleet, 'locations'>, tickets: readonly Ticket[]): Promise<void> {
  const authorization = await newCredential(fleet, tickets[0]?.locationId ?? '');
  await send(fleet.url, { authorization, bytes: packed(tickets) });
}

async function newCredential({ client, company }: Omit<Fleet, 'locations'>, location: string): Promise<string> {
  const params = { companyId: company, locationId: location };
  const { id, secret } = await client.call('createCredential', { params, body: { name: 'Register' } });
  return `Bearer ${id}.${secret}`;
}

function packed(tickets: readonly Ticket[]): Buffer<ArrayBuffer> {
  return gzipSync(JSON.stringify({ tickets }));
}

async function send(url: string, { authorization, bytes }: Report): Promise<void> {
  const answer = await createClient({ url, headers: { authorization } }).open('/api/terminal/tickets', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
    withinMillis: 120_000,
  });
  const text = await answer.text();
  if (!answer.ok || !text.includes('"refused":[]')) throw new Error(`A report was answered ${answer.status}: ${text}`);
}

/**
 * Repeats every reported ticket so many times, minutes later and day by day as tickets come: reporting millions would take an hour.
 * The rows are those that the server wrote, under other ids. Indexes of words are made after, as a restore makes them.
 */
export async function repeatTickets(database: string, times: number): Promise<void> {
  const owner = new pg.Client(database);
  await owner.connect();
  const { rows: columns } = await owner.query<{ name: string }>(`
    SELECT quote_ident(attname) AS name FROM pg_attribute WHERE attrelid = 'tickets'::regclass AND attnum > 0 AND NOT attisdropped
      AND attname NOT IN ('id', 'opened_at')`);
  const others = columns.map(({ name }) => name).join(', ');
  const { rows: words } = await owner.query<{ definition: string }>(
    `SELECT replace(pg_get_indexdef('tickets_by_words'::regclass), ' ON ONLY ', ' ON ') AS definition`,
  );
  const { rows: days } = await owner.query<{ day: string }>(
    'SELECT DISTINCT business_date::text AS day FROM tickets ORDER BY 1',
  );
  await owner.query('DROP INDEX tickets_by_words');
  for (const { day } of days)
    await owner.query(
      `INSERT INTO tickets (id, opened_at, ${others})
        SELECT id || '-' || time, opened_at + time * interval '41 seconds', ${others} FROM tickets, generate_series(2, $2::int) AS time
        WHERE business_date = $1 ORDER BY 2`,
      [day, times],
    );
  await owner.query(`SET maintenance_work_mem = '512MB'`);
  await owner.query(words[0]?.definition ?? '');
  await owner.query('UPDATE ticket_days SET tickets = tickets * $1', [times]);
  await owner.end();
}

/** The vacuum that PostgreSQL runs automatically a minute after a table has changed much. */
export async function vacuumTickets(database: string): Promise<void> {
  const owner = new pg.Client(database);
  await owner.connect();
  await owner.query('VACUUM ANALYZE tickets');
  await owner.end();
}
