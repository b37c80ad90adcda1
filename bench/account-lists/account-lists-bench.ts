import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverProcess, signIn } from '../durability/server-process.ts';
import { compare, part } from '../measuring/compare.ts';
import { startPlainList } from '../measuring/plain-process.ts';
import { fillEmployees } from './fill-employees.ts';

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
  readonly path: string;
  readonly peer: Peer;
}

const employees = '/api/users/harbor';
const lists: readonly List[] = [
  { name: 'employees, open', path: employees, peer: '/open' },
  { name: 'employees, last page', path: `${employees}?offset=19900`, peer: '/open' },
  { name: 'employees, search', path: `${employees}?search=7777`, peer: '/search' },
  { name: 'employees, of one location', path: `${employees}?place=pier-39`, peer: '/search' },
  { name: 'employees, of one role', path: `${employees}?role=analyst`, peer: '/search' },
  { name: 'employees, invalid', path: `${employees}?invalid=1`, peer: '/search' },
  { name: 'employees, by e-mail', path: `${employees}?sort=-email`, peer: '/open' },
];

const folder = mkdtempSync(join(tmpdir(), 'servery-bench-'));
const server = await serverProcess({ SERVERY_DATA: folder, BACKUP_HOURS: '0', LOG_LEVEL: 'fatal' });
await server.start();
const client = await signIn(server.url, 'admin@harbor.example');
await fillEmployees(client, 20_000);
const plain = await startPlainList(20_000);

let isKept = true;
for (const list of lists) {
  const times = await compare(
    () => client.get(list.path),
    async () => (await fetch(plain.url + list.peer)).text(),
    rounds,
  );
  const [ours, theirs] = [part(times.ours, 0.5), part(times.theirs, 0.5)];
  isKept &&= ours <= limitMillis;
  const verdict = ours <= limitMillis ? 'kept  ' : 'BROKEN';
  console.log(
    `${verdict} ${list.name.padEnd(28)} ${ours.toFixed(1).padStart(7)} ms, plain ${theirs.toFixed(1)} ms, ratio ${(ours / theirs).toFixed(1)}, limit ${limitMillis} ms`,
  );
}
plain.stop();
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exitCode = isKept ? 0 : 1;
