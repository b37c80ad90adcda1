import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, ServerAnswerError, signIn } from '@servery/contract';
import { type Change, type MenuBlob, newMenuBlob } from '@servery/domain';
import { part } from '../measuring/compare.ts';
import { report } from '../measuring/figures.ts';
import { type FleetServer, startFleetServer } from '../measuring/fleet-server.ts';
import { largeMenu } from '../menu-screens/large-menu.ts';

/** Processor time of the server in milliseconds, by items of the menu: for one price, for one at a store, and to open the menu. */
const sizes = [
  { items: 500, limit: 30, there: 30, opened: 30 },
  { items: 5_000, limit: 60, there: 40, opened: 30 },
  { items: 20_000, limit: 120, there: 120, opened: 120 },
];
const edits = 20;
/** Saves before those that are measured: the engines of a server in use have compiled the code that they run. */
const warming = 20;
/** So many people at once, who each rename `edits` items of one menu as fast as they can. */
const editors = [1, 10, 50];
const limitPerSecond = 25;
/** Until the last of them hears of a save, milliseconds. */
const hearingLimit = 1_000;

const server = await startFleetServer(10, {}, Math.max(...editors));
try {
  for (const size of sizes) await savePrices(server, size);
  const clients = await signInAll(server.company, server.url);
  for (const count of editors) await saveTogether(server, clients.slice(0, count));
} finally {
  await server.stop();
}

/** One price after the other by its change, beside the whole menu as the specification's call has it. */
async function savePrices({ client, company, cpuMillis }: FleetServer, size: (typeof sizes)[number]) {
  const { items, limit } = size;
  const menu = menuOf(items);
  const { id, ver } = await createMenu(client, company, menu);
  const save = async (at: number, name: string) => {
    await change(client, { company, menuId: id, baseVersion: ver + at, changes: [renamed(at, name)] });
  };
  for (let at = 0; at < warming; at += 1) await save(at, 'warm');
  const one = await measured(cpuMillis, edits, (at) => save(warming + at, 'new'));
  const whole = await measured(cpuMillis, 3, async (at) => {
    const name = `Menu of ${items}`;
    const body = { id, ver: ver + warming + edits + at, name, desc: '', singleUse: false, menuBlob: named(menu, at) };
    await client.call('putMenu', { params: { companyId: company }, body, withinMillis: 120_000 });
  });
  report({
    name: `a change in a menu of ${items} items, processor`,
    value: one.cpu,
    unit: 'ms',
    limit,
    peer: { name: 'the whole menu', value: whole.cpu },
    more: `answered in ${one.wall.toFixed(0)} ms`,
  });
  const saveThere = async (at: number) => {
    await change(client, {
      company,
      menuId: id,
      tenantId: 'store-1',
      baseVersion: at,
      changes: [renamed(at, 'there')],
    });
  };
  for (let at = 0; at < warming; at += 1) await saveThere(at);
  const there = await measured(cpuMillis, edits, (at) => saveThere(warming + at));
  const name = `a menu of ${items} items`;
  report({ name: `a change at a store in ${name}, processor`, value: there.cpu, unit: 'ms', limit: size.there });
  const open = async () => {
    await client.call('getMenu', { params: { companyId: company, menuId: id }, withinMillis: 120_000 });
  };
  await open();
  const opened = await measured(cpuMillis, edits, open);
  report({ name: `${name} is opened, processor`, value: opened.cpu, unit: 'ms', limit: size.opened });
}

/** Nobody loads again: each save is made on the version that the person knows, and the answer brings the saves of others. */
async function saveTogether({ client, company }: FleetServer, clients: readonly Client[]): Promise<void> {
  const { id, ver } = await createMenu(client, company, menuOf(500));
  const people = clients.length;
  const times: number[] = [];
  let refused = 0;
  const begun = performance.now();
  await Promise.all(
    clients.map(async (one, person) => {
      let known = ver;
      for (let edit = 0; edit < edits; edit += 1) {
        const from = performance.now();
        try {
          const changes = [renamed(person * 10 + (edit % 10), `by ${person} ${edit}`)];
          const { record } = await change(one, { company, menuId: id, baseVersion: known, changes });
          known = record.ver;
        } catch (error) {
          if (!(error instanceof ServerAnswerError)) throw error;
          refused += 1;
        }
        times.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const { menuBlob } = await client.call('getMenu', { params: { companyId: company, menuId: id } });
  const menu: MenuBlob = JSON.parse(menuBlob);
  const lost = menu.items
    .slice(0, people * 10)
    .filter(({ info }, at) => info.name !== `by ${Math.floor(at / 10)} ${(at % 10) + 10}`);
  const perSecond = (people * edits) / seconds;
  const p99 = part(
    times.toSorted((one, other) => one - other),
    0.99,
  );
  const together = people === 1 ? '1 person on one menu' : `${people} people on one menu`;
  report({ name: `${together}, saves`, value: perSecond, unit: 'a second', limit: limitPerSecond, isLeast: true });
  report({ name: `${together}, 99 of 100 answers`, value: p99, unit: 'ms', limit: 2_000 });
  report({ name: `${together}, refused or lost`, value: refused + lost.length, unit: 'saves', limit: 0 });
  if (people > 1) await hearOfSaves(clients, { company, menuId: id, known: ver + people * edits });
}

/** One of them saves, the others wait to hear of it; ten times. */
async function hearOfSaves(clients: readonly Client[], { company, menuId, known }: Heard): Promise<void> {
  const [author, ...others] = clients;
  if (author === undefined) return;
  const params = { companyId: company, kind: 'menu', documentId: menuId } as const;
  const times: number[] = [];
  for (let ver = known; ver < known + 10; ver += 1) {
    const { othersKey } = await author.call('watchDocument', { params, query: {} });
    const heard = others.map((one) =>
      one.call('watchDocument', { params, query: { ver, othersKey }, withinMillis: 60_000 }),
    );
    await sleep(500);
    const from = performance.now();
    await change(author, { company, menuId, baseVersion: ver, changes: [renamed(0, `heard ${ver}`)] });
    for (const { record } of await Promise.all(heard))
      if (record.ver !== ver + 1) throw new Error(`Heard of version ${record.ver} instead of ${ver + 1}`);
    times.push(performance.now() - from);
  }
  report({
    name: `${clients.length} people in one menu, all hear of a save`,
    value: Math.max(...times),
    unit: 'ms',
    limit: hearingLimit,
  });
}

interface Heard {
  readonly company: string;
  readonly menuId: string;
  /** The version that everybody has. */
  readonly known: number;
}

async function signInAll(company: string, url: string): Promise<readonly Client[]> {
  const clients: Client[] = [];
  for (let at = 1; at <= Math.max(...editors); at += 1)
    clients.push(await signIn({ url }, { email: `office-${at}@${company}.example`, password: 'demo1234' }));
  return clients;
}

interface ChangeOf {
  readonly company: string;
  readonly menuId: string;
  /** A store that has the change; absent: the company. */
  readonly tenantId?: string;
  readonly baseVersion: number;
  readonly changes: readonly Change[];
}

async function change(client: Client, { company, menuId, ...body }: ChangeOf) {
  const params = { companyId: company, kind: 'menu', documentId: menuId } as const;
  const save = () => client.call('saveChanges', { params, body, withinMillis: 120_000 });
  try {
    return await save();
  } catch (error) {
    // The server had closed a connection that was kept: the same name once more is the same menu.
    if (error instanceof TypeError) return save();
    throw error;
  }
}

function renamed(at: number, name: string): Change {
  return { kind: 'SIMPLE_FIELD_CHANGED', path: ['items', { id: `i${at}` }, 'info', 'name'], from: '', to: name };
}

function named(menu: MenuBlob, at: number): MenuBlob {
  return {
    ...menu,
    items: menu.items.map((item, place) => (place === at ? { ...item, info: { ...item.info, name: 'whole' } } : item)),
  };
}

function menuOf(items: number): MenuBlob {
  const whole = items > 5_000 ? largeMenu({ items, schemes: 2 }) : largeMenu();
  if (items === whole.items.length) return whole;
  const kept = new Set(whole.items.slice(0, items).map(({ id }) => id));
  const departments = whole.departments.map((one) => ({ ...one, items: one.items.filter((id) => kept.has(id)) }));
  return { ...whole, departments, items: whole.items.slice(0, items), layout: newMenuBlob().layout };
}

async function createMenu(client: Client, company: string, menuBlob: MenuBlob) {
  const body = { name: `Menu of ${menuBlob.items.length} ${crypto.randomUUID()}`, menuBlob };
  return client.call('createMenu', { params: { companyId: company }, body, withinMillis: 120_000 });
}

async function measured(cpuMillis: () => number, times: number, work: (at: number) => Promise<void>) {
  const cpu = cpuMillis();
  const begun = performance.now();
  for (let at = 0; at < times; at += 1) await work(at);
  return { cpu: (cpuMillis() - cpu) / times, wall: (performance.now() - begun) / times };
}
