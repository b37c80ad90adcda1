import { gzipSync } from 'node:zlib';
import { addressOf, operations, signIn } from '@servery/contract';
import { z } from 'zod';
import { largeMenu } from '../menu-screens/large-menu.ts';
import { longHistory } from './long-history.ts';

/**
 * Sends bombs, so many at once, until it is ended, after a minute at the latest: a process of its own, so that making and
 * sending them costs the measuring client nothing.
 */
const [, , url = '', company = '', kind = '', atOnce = '12', address = ''] = process.argv;
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
const client = await signIn(
  { url, headers: { 'x-forwarded-for': address } },
  { email: kind === 'history' ? 'admin@harbor.example' : `office-1@${company}.example`, password: 'demo1234' },
);
const bomb = bombs[kind]?.();
const prepared = await prepare();
if (bomb === undefined && prepared === undefined) throw new Error(`There is no bomb named ${kind}`);

const counts = new Map<string, number>();
const ends = Date.now() + 60_000;
process.on('SIGTERM', () => {
  console.log(JSON.stringify(Object.fromEntries(counts)));
  process.exit();
});
console.log('attacking');
await Promise.all(Array.from({ length: Number(atOnce) }, (_, at) => attackAgainAndAgain(at + 1)));

async function attackAgainAndAgain(store: number): Promise<void> {
  while (Date.now() < ends) {
    const outcome = prepared ? await prepared(store) : await throwOne();
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
}

/** Of attacks that need more than a body. */
async function prepare(): Promise<((at: number) => Promise<string>) | undefined> {
  if (kind === 'overrides') return largeOverrides();
  return kind === 'history' ? longHistory(client) : undefined;
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

/** A menu of 5,000 items, of which each store keeps 2,500 names of its own, and others with every save. */
async function largeOverrides() {
  const menuBlob = largeMenu();
  const body = gzipSync(JSON.stringify({ name: 'Large', menuBlob }));
  const headers = { 'content-type': octets };
  const made = await (await client.open(menus, { method: 'POST', headers, body })).json();
  const menuId = z.object({ id: z.string() }).parse(made).id;
  const versions = new Map<number, number>();
  return async (store: number): Promise<string> => {
    const overrideVer = versions.get(store) ?? 0;
    const changes = menuBlob.items.slice(0, 2500).map((item) => ({
      kind: 'SIMPLE_FIELD_CHANGED' as const,
      path: ['items', { id: item.id }, 'info', 'name'],
      from: item.info.name,
      to: `${item.info.name} ${overrideVer}`,
    }));
    const answer = await client.ask('putMenuOverride', {
      params: { locationId: `store-${store}`, menuId },
      query: { overrideVer },
      body: { changes },
    });
    await answer.text();
    if (answer.ok) versions.set(store, overrideVer + 1);
    return String(answer.status);
  };
}
