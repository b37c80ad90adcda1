import { gzipSync } from 'node:zlib';
import { addressOf, operations, signIn } from '@servery/contract';

/**
 * Sends bombs, so many at once, until it is ended, after a minute at the latest: a process of its own, so that making and
 * sending them costs the measuring client nothing.
 */
const [, , url = '', company = '', kind = '', atOnce = '12'] = process.argv;
const lists = (count: number) => `[${'[],'.repeat(count)}[]]`;

const menus = addressOf(operations.createMenu.path, { companyId: company });
const octets = 'application/octet-stream';
const bombs: Readonly<Record<string, () => { path: string; type: string; body: string | Buffer }>> = {
  /** 61 kB that inflate to 60 MiB of empty lists. */
  compressed: () => ({ path: menus, type: octets, body: gzipSync(lists(20 * 1024 * 1024)) }),
  /** 15 MB of empty lists from somebody who has not signed in. */
  login: () => ({ path: operations.login.path, type: 'application/json', body: lists(5 * 1024 * 1024) }),
  /** As many values as a menu may have, none of them of a menu. */
  allowed: () => ({
    path: menus,
    type: octets,
    body: gzipSync(`{"name":"Bomb","menuBlob":{"items":${lists(1_900_000)}}}`),
  }),
};
const bomb = bombs[kind]?.();
if (bomb === undefined) throw new Error(`There is no bomb named ${kind}`);

const client = await signIn({ url }, { email: `admin@${company}.example`, password: 'demo1234' });

const counts = new Map<string, number>();
const ends = Date.now() + 60_000;
process.on('SIGTERM', () => {
  console.log(JSON.stringify(Object.fromEntries(counts)));
  process.exit();
});
console.log('attacking');
await Promise.all(Array.from({ length: Number(atOnce) }, attackAgainAndAgain));

async function attackAgainAndAgain(): Promise<void> {
  while (Date.now() < ends) {
    const outcome = await throwOne();
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
}

async function throwOne(): Promise<string> {
  if (bomb === undefined) return 'none';
  try {
    const { path, type, body } = bomb;
    const answer = await client.open(path, { method: 'POST', headers: { 'content-type': type }, body });
    await answer.text();
    return String(answer.status);
  } catch {
    // The server answers before it has read all, and closes.
    return 'closed';
  }
}
