import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallArguments } from '@servery/contract';
import { serverProcess, signInAs } from '../durability/server-process.ts';
import { compare, part } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { startPlainList } from '../measuring/plain-process.ts';
import { fillUnmirrored } from './fill-employees.ts';

/**
 * `node bench/account-lists/account-lists-bench.ts`: opens and filters long lists of one company, in turns with a plain
 * indexed query in a process of its own. Ends with 1 when a list takes longer than the limit. A list joins in with a filler
 * and its lines in `lists`.
 */
const limitMillis = 300;
const rounds = 15;

type Peer = '/open' | '/search';
interface List {
  readonly name: string;
  readonly query: NonNullable<NonNullable<CallArguments<'listUsers'>[0]>['query']>;
  readonly peer: Peer;
}

const lists: readonly List[] = [
  { name: 'employees, open', query: {}, peer: '/open' },
  { name: 'employees, last page', query: { offset: 19_900 }, peer: '/open' },
  { name: 'employees, search', query: { search: '7777' }, peer: '/search' },
  { name: 'employees, of one location', query: { place: 'pier-39' }, peer: '/search' },
  { name: 'employees, of one role', query: { role: 'analyst' }, peer: '/search' },
  { name: 'employees, invalid', query: { invalid: '1' }, peer: '/search' },
  { name: 'employees, by email', query: { sort: '-email' }, peer: '/open' },
];

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
const server = await serverProcess({ SERVERY_DATA: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'fatal' });
await server.start();
const client = await signInAs('admin@harbor.example', server.url);
await fillUnmirrored(client, 20_000);
const plain = await startPlainList(20_000);

for (const list of lists) {
  const times = await compare(
    async () => (await client.ask('listUsers', { params: { companyId: 'harbor' }, query: list.query })).json(),
    async () => (await fetch(plain.url + list.peer)).text(),
    rounds,
  );
  const [ours, theirs] = [part(times.ours, 0.5), part(times.theirs, 0.5)];
  const peer = { name: 'a plain query', value: theirs };
  report({ name: `20,000 ${list.name}`, value: ours, unit: 'ms', limit: limitMillis, peer });
}
plain.stop();
await server.kill();
rmSync(folder, { recursive: true, force: true });
