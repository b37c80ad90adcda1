import type { OutEntry } from '@servery/contract';
import type { StockEntry, StockLength, StockThing, Ticket } from '@servery/domain';
import { buildMenu } from '@servery/domain/testing/build-menu';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { describe, expect, test } from 'vitest';
import { nudgeTerminals } from '../../configuration/terminal-topic.ts';
import { gzipBody } from '../../testing/gzip-body.ts';
import { reportingTerminal, terminalOf } from '../../testing/reporting-terminal.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client, testCompany } from '../../testing/test-server.ts';
import { storeMover, zoneAtNoon } from '../../testing/test-stores.ts';

const { server, company, admin } = await testCompany();
const { one, two, three } = company.locations;
// A count ends with its business day: none ends while the tests run.
const moveStores = storeMover(server, company);
await moveStores(zoneAtNoon());
const menuUrl = `/api/menus/company/${company.id}`;
const menuId = (await admin('POST', menuUrl, gzipBody({ name: 'Main', menuBlob: buildMenu() }))).json().id;
await admin('POST', `${menuUrl}/${menuId}/assign`, { locationIds: [one, two] });
const manager = await company.as('manager');
const register = await terminalOf(server, company, one);
const bar = await terminalOf(server, company, one);

const supreme: StockThing = { kind: 'ITEM', id: 'supreme', itemId: null };
const cola: StockThing = { kind: 'ITEM', id: 'cola', itemId: null };
const hour: StockLength = { kind: 'HOURS', hours: 1 };

interface Asked {
  readonly thing?: StockThing;
  readonly length?: StockLength;
  readonly placeIds?: readonly string[];
  readonly by?: Client;
}

const take = ({ thing = supreme, length = hour, placeIds = [one], by = admin }: Asked = {}) =>
  by('POST', '/api/out-of-stock', { thing, length, placeIds, way: 'CONSOLE' });
const taken = async (asked: Asked = {}): Promise<string> => (await take(asked)).json().id;
const putBack = (id: string, by: Client = admin, locationIds?: readonly string[]) =>
  by('POST', '/api/out-of-stock/put-back', { id, locationIds, way: 'PHONE' });
const undo = (id: string, by: Client = admin) => by('POST', '/api/out-of-stock/undo', { id, way: 'CONSOLE' });
const listed = async (query = '', by: Client = admin): Promise<OutEntry[]> =>
  (await by('GET', `/api/out-of-stock?${query}`)).json().entries;
const entryOf = async (id: string, query = '') => (await listed(query)).find((entry) => entry.id === id);
const recent = async () => (await admin('GET', `/api/audit/${company.id}?limit=1`)).json().entries[0];

let made = 0;
/** A ticket that sells a quantity of an item at the first location. */
function selling(quantity: number, given: Partial<Ticket> = {}, item = 'supreme'): Ticket {
  made += 1;
  const opened = new Date().toISOString();
  const lines = [buildTicketLine({ quantity, item: { id: item, name: item } })];
  const businessDate = opened.slice(0, 10);
  return buildTicket({
    id: `s${made}`,
    locationId: one,
    businessDate,
    opened,
    closed: null,
    state: 'OPEN',
    lines,
    ...given,
  });
}

describe('what people take out', () => {
  test('is out at the store at once, with the next check-in, and back automatically', async () => {
    const before = Date.now();
    const id = await taken();
    expect(await entryOf(id)).toMatchObject({
      thing: supreme,
      name: 'Supreme',
      length: hour,
      count: null,
      left: null,
      locationIds: [one],
      locationCount: 1,
      by: 'Ada Admin',
      way: 'CONSOLE',
      ended: null,
    });
    const until = Date.parse((await entryOf(id))?.until ?? '');
    expect(until - before).toBeGreaterThanOrEqual(3_600_000);
    expect(until - Date.now()).toBeLessThanOrEqual(3_600_000);
    const entries: StockEntry[] = (await register.checkIn()).outOfStock.entries;
    expect(entries).toMatchObject([{ ...supreme, name: 'Supreme', left: null }]);
    await server.database.inCompany(company.id, async (scope) => {
      const over = { until: new Date(Date.now() - 1) };
      await scope.db.updateTable('out_of_stock').set(over).where('begun_in', '=', id).execute();
      await nudgeTerminals(scope, [one]);
    });
    expect(await entryOf(id)).toBeUndefined();
    expect(await entryOf(id, 'isBack=true')).toMatchObject({ ended: null });
    expect((await register.checkIn()).outOfStock).toBeUndefined();
  });

  test('is neither a version of the menu nor a publication', async () => {
    const version = async () => (await admin('GET', `${menuUrl}/${menuId}`)).json().ver;
    const published = async () => (await admin('GET', `/api/publishing/${company.id}/history`)).json();
    const [ver, before] = [await version(), await published()];
    await putBack(await taken());
    expect([await version(), await published()]).toEqual([ver, before]);
  });

  test('is on record with person, way and place, as is what is put back', async () => {
    const id = await taken();
    expect(await recent()).toMatchObject({
      action: 'TAKE_OUT',
      actorName: 'Ada Admin',
      subject: 'item:supreme',
      sentence: { key: 'TAKE_OUT', values: { name: 'Supreme', place: 'One', count: 1 } },
      details: { way: 'CONSOLE' },
    });
    await putBack(id, manager);
    expect(await recent()).toMatchObject({ action: 'PUT_BACK', actorName: 'Mia Manager', details: { way: 'PHONE' } });
    expect(await entryOf(id, 'isBack=true')).toMatchObject({ ended: { by: 'Mia Manager', way: 'PHONE' } });
  });

  test('at a group or the company it is one entry, out where the menu has it', async () => {
    const id = await taken({ placeIds: [company.id] });
    expect(await entryOf(id)).toMatchObject({ locationIds: [one, two], locationCount: 2 });
    await putBack(id, admin, [two]);
    expect(await entryOf(id)).toMatchObject({ locationIds: [one], locationCount: 1 });
    await putBack(id);
    expect(await entryOf(id)).toBeUndefined();
    const atGroup = await taken({ placeIds: [company.groups.west], thing: cola });
    expect(await entryOf(atGroup)).toMatchObject({ locationCount: 2 });
    await putBack(atGroup);
    expect((await take({ placeIds: [three] })).json().errors[0]).toMatchObject({ code: 'NOT_ON_MENU' });
  });

  test('taken out again it is out once, for the new length, and undo brings the former back', async () => {
    const first = await taken();
    const second = await taken({ length: { kind: 'BUSINESS_DAY' } });
    expect((await listed(`locationId=${one}`)).map(({ id }) => id)).toEqual([second]);
    expect((await undo(second)).json()).toMatchObject({ locationCount: 1 });
    expect((await listed(`locationId=${one}`)).map(({ id }) => id)).toEqual([first]);
    const back = (await putBack(first)).json().id;
    expect(await listed(`locationId=${one}`)).toEqual([]);
    await undo(back);
    expect((await listed(`locationId=${one}`)).map(({ id }) => id)).toEqual([first]);
    await putBack(first);
  });

  test('a size of an item and a modifier have their names', async () => {
    const size = await taken({ thing: { kind: 'OPTION', id: 'large', itemId: 'supreme' } });
    const modifier = await taken({ thing: { kind: 'MODIFIER', id: 'onion', itemId: null } });
    expect((await entryOf(size))?.name).toBe('Supreme, Large');
    expect((await listed('kind=MODIFIER')).map(({ id }) => id)).toEqual([modifier]);
    expect((await listed('text=upreme')).map(({ id }) => id)).toEqual([size]);
    for (const id of [size, modifier]) await putBack(id);
  });

  test('until a date it is back when the store opens, and a date that is over is refused', async () => {
    const date = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    await moveStores('America/Los_Angeles', [one]);
    const id = await taken({ length: { kind: 'DATE', date } });
    // Without hours the day begins at midnight in Los Angeles.
    expect((await entryOf(id))?.until).toMatch(new RegExp(`^${date}T0[78]:00:00.000Z$`));
    await putBack(id);
    await moveStores(zoneAtNoon(), [one]);
    const over = await take({ length: { kind: 'DATE', date: '2026-01-01' } });
    expect([over.statusCode, over.json().errors[0].path]).toEqual([400, 'body.length.date']);
  });
});

describe('who may', () => {
  test('without a right to the menu, at another location and of another company', async () => {
    const reader = await company.as('reader');
    expect((await take({ by: reader })).statusCode).toBe(403);
    expect((await reader('GET', '/api/out-of-stock')).statusCode).toBe(403);
    expect((await take({ by: manager })).statusCode).toBe(200);
    for (const placeIds of [[two], [one, two], [company.groups.west], [company.id]])
      expect((await take({ by: manager, placeIds })).statusCode).toBe(403);
    const other = await buildCompany(server);
    const stranger = await other.as('admin');
    expect((await take({ by: stranger })).statusCode).toBe(404);
    const own = await taken({ placeIds: [one, two] });
    expect((await putBack(own, stranger)).json().locationCount).toBe(0);
    expect((await undo(own, stranger)).json().locationCount).toBe(0);
    expect(await listed('', stranger)).toEqual([]);
    expect((await stranger('GET', `/api/out-of-stock?companyId=${company.id}`)).statusCode).toBe(404);
    expect((await server.http.inject({ method: 'GET', url: '/api/out-of-stock' })).statusCode).toBe(401);
    expect((await putBack(own, manager)).json().locationCount).toBe(1);
    expect(await entryOf(own)).toMatchObject({ locationIds: [two] });
    const elsewhere = await personWith(server, company, {
      permissions: ['OVERRIDE_MENUS'],
      on: { type: 'LOCATION', id: three },
    });
    expect(await listed('', elsewhere)).toEqual([]);
    await putBack(own);
  });
});

describe('what is counted down', () => {
  const count = (left: number): StockLength => ({ kind: 'COUNT', count: left });

  test('the last six are sold at two registers: both have it as out, and a seventh is named', async () => {
    const id = await taken({ length: count(6) });
    expect((await register.checkIn()).outOfStock.entries).toMatchObject([{ id: 'supreme', left: 6 }]);
    await register.report(selling(4));
    expect(await entryOf(id)).toMatchObject({ left: 2, ranOutAt: null });
    await bar.report(selling(2));
    const held = await register.checkIn();
    expect(held.outOfStock.entries).toMatchObject([{ id: 'supreme', left: 0 }]);
    expect((await bar.checkIn()).outOfStock).toEqual(held.outOfStock);
    expect((await bar.checkIn(held.outOfStock.hash)).outOfStock).toBeUndefined();
    await bar.report(selling(1));
    expect(await entryOf(id)).toMatchObject({ count: 6, left: -1, ranOutAt: expect.any(String) });
    await putBack(id);
  });

  test('is exact with revisions, repeats, moves and voids, in whatever order they come', async () => {
    const id = await taken({ length: count(20) });
    const left = async () => (await entryOf(id))?.left;
    const ticket = selling(3);
    const revised = { ...selling(5), id: ticket.id, revision: 3 };
    await register.report(revised);
    await register.report(ticket, revised);
    expect(await left()).toBe(15);
    const before = new Date(Date.now() - 60_000).toISOString();
    await register.report(selling(9, { opened: before }));
    expect(await left()).toBe(15);
    const moved = {
      ...revised,
      revision: 4,
      businessDate: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    };
    await register.report(moved);
    expect(await left()).toBe(15);
    await register.report({ ...moved, revision: 5, state: 'VOIDED' });
    expect(await left()).toBe(20);
    await Promise.all([selling(0.5), selling(0.25), selling(1)].map((one) => bar.report(one)));
    expect(await left()).toBe(18.25);
    await putBack(id);
  });

  test('goes on after an undo with what was sold in between', async () => {
    const id = await taken({ length: count(10) });
    await register.report(selling(1));
    const back = (await putBack(id)).json().id;
    await register.report(selling(2));
    await undo(back);
    expect(await entryOf(id)).toMatchObject({ left: 7 });
    await putBack(id);
  });

  test('counts each store for itself', async () => {
    const id = await taken({ length: count(5), placeIds: [one, two] });
    await register.report(selling(2));
    const found = (await listed()).filter((entry) => entry.id === id);
    expect(found.map(({ locationIds, left }) => [locationIds, left]).sort()).toEqual(
      [
        [[one], 3],
        [[two], 5],
      ].sort(),
    );
    await putBack(id);
  });
});

describe('what terminals report', () => {
  const change = (given: object = {}) => ({
    id: 'c1',
    at: new Date().toISOString(),
    thing: supreme,
    name: 'Supreme',
    length: hour,
    by: { id: 'usr_nora', name: 'Nora Quist' },
    ...given,
  });

  test('is recorded once, with person and way, and what is out comes back', async () => {
    const answer = await register.reportStock(change());
    expect(answer).toMatchObject({ recorded: 1, outOfStock: { entries: [{ id: 'supreme', left: null }] } });
    expect(await register.reportStock(change())).toMatchObject({ recorded: 0 });
    const [entry] = await listed(`locationId=${one}`);
    expect(entry).toMatchObject({ by: 'Nora Quist', way: 'POS', locationIds: [one] });
    expect(await recent()).toMatchObject({ action: 'TAKE_OUT', actorName: 'Nora Quist', details: { way: 'POS' } });
    expect(await register.reportStock(change({ id: 'c2', length: null }))).toMatchObject({
      recorded: 1,
      outOfStock: { entries: [] },
    });
    expect(await listed(`locationId=${one}`)).toEqual([]);
  });

  test('late it counts from its own time', async () => {
    const at = new Date(Date.now() - 600_000).toISOString();
    await register.report(selling(2, { opened: new Date(Date.now() - 300_000).toISOString() }, 'margherita'));
    const thing = { ...supreme, id: 'margherita' };
    await register.reportStock(change({ id: 'late', at, thing, length: { kind: 'COUNT', count: 5 } }));
    const [entry] = await listed(`locationId=${one}`);
    expect(entry).toMatchObject({ begunAt: at, left: 3 });
    await register.reportStock(change({ id: 'back', thing, length: null }));
  });

  test('a credential is asked for', async () => {
    expect((await admin('POST', '/api/terminal/out-of-stock', { changes: [] })).statusCode).toBe(401);
  });
});

test('reports of many registers at one moment are counted exactly', async () => {
  const report = await reportingTerminal(server, company, one);
  const id = await taken({ length: { kind: 'COUNT', count: 100 } });
  const tickets = Array.from({ length: 30 }, () => selling(1));
  await Promise.all([report(...tickets), report(...tickets.toReversed()), report(...tickets.slice(10))]);
  expect(await entryOf(id)).toMatchObject({ left: 70 });
  await putBack(id);
});
