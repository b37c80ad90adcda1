import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { CallArguments } from '@servery/contract';
import { serverProcess, signInAs } from '../durability/server-process.ts';
import { compare, part } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { startPlainList } from '../measuring/plain-process.ts';
import { fillUnmirrored } from './fill-employees.ts';

/**
 * `node bench/account-lists/due-bench.ts`: asks which certifications of 20,000 people are due, and who works at a location, by
 * turns with a plain indexed query of as many rows in a process of its own. Everybody has two certifications; of a few people one
 * is due, then of everybody both. Ends with 1 when an answer takes longer than the limit.
 */
const limitMillis = 300;
const rounds = 15;
const people = 20_000;

type DueQuery = NonNullable<NonNullable<CallArguments<'listDue'>[0]>['query']>;

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
const server = await serverProcess({ SERVERY_DATA: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'fatal' });
await server.start();
await fillUnmirrored(await signInAs('admin@harbor.example', server.url), people);
const plain = await startPlainList(people);

await measure('a few due', "CASE WHEN right(id, 1) IN ('0', 'A', 'a') THEN 3 ELSE 400 END", '400');
await measure('everybody due', '-(length(id) + ascii(right(id, 1)) % 20)', '5');
plain.stop();
await server.kill();
rmSync(folder, { recursive: true, force: true });

/** Days from today until the two certifications of a person expire, as SQL over `users`. */
async function measure(name: string, first: string, second: string): Promise<void> {
  await certify(first, second);
  await server.start();
  const client = await signInAs('admin@harbor.example', server.url);
  const params = { companyId: 'harbor' };
  const due = (query: DueQuery) => () => client.ask('listDue', { params, query });
  const { total } = await client.call('listDue', { params });
  console.log(`${name}: ${total} certifications`);
  await reportLists(name, {
    'due, open': due({}),
    'due, last page': due({ offset: Math.max(0, total - 50) }),
    'due, of one location': due({ place: 'pier-39' }),
    'due, expired': due({ state: 'EXPIRED' }),
    'employees, due or expired': () => client.ask('listUsers', { params, query: { certifications: 'DUE_OR_EXPIRED' } }),
    'staff of a location': () => client.ask('locationStaff', { params: { ...params, locationId: 'pier-39' } }),
    'counts of records': () => client.ask('countRecords', { params, query: { requirements: '1,2', jobTypes: '1' } }),
  });
}

/** Written past the server, into its files: an import brings no certifications. */
async function certify(first: string, second: string): Promise<void> {
  await server.kill();
  const database = await PGlite.create(join(folder, 'postgres'));
  const day = (days: string) => `to_char(current_date + (${days})::int, 'YYYY-MM-DD')`;
  const certification = (id: string, days: string) =>
    `jsonb_build_object('requirementId', '${id}', 'expiresOn', ${day(days)})`;
  await database.exec(
    `UPDATE users SET certifications = jsonb_build_array(${certification('1', first)}, ${certification('2', second)}) WHERE company_id = 'harbor'`,
  );
  await database.close();
}

async function reportLists(people: string, lists: Readonly<Record<string, () => Promise<Response>>>): Promise<void> {
  for (const [name, ask] of Object.entries(lists)) {
    const times = await compare(
      async () => {
        const answer = await ask();
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
        await answer.json();
      },
      async () => (await fetch(`${plain.url}/due`)).text(),
      rounds,
    );
    const [ours, theirs] = [part(times.ours, 0.5), part(times.theirs, 0.5)];
    const peer = { name: 'a plain query', value: theirs };
    report({ name: `${people}: ${name}`, value: ours, unit: 'ms', limit: limitMillis, peer });
  }
}
