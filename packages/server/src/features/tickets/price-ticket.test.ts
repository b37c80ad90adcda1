import type { Ticket, TicketLine } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { describe, expect, test } from 'vitest';
import { foodItem, foodMenu } from '../../testing/food-menu.ts';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { reportingTerminal } from '../../testing/reporting-terminal.ts';
import { personWith } from '../../testing/test-employees.ts';
import { buildCompany, type Client } from '../../testing/test-server.ts';

const { server, company, admin, menuId, published, publishMenu } = await publishingCompany();
const { one, two } = company.locations;
const today = new Date().toISOString().slice(0, 10);
const report = await reportingTerminal(server, company, one);
let made = 0;

const publish = (prices: Readonly<Record<string, string>>) =>
  publishMenu(foodMenu(Object.entries(prices).map(([id, price]) => foodItem(id, price))));

const line = (id: string, price: number, given: Partial<TicketLine> = {}) =>
  buildTicketLine({ id, item: { id, name: id }, price, ...given });

/** Opened now, as everything that was published before is. */
async function sold(menuHash: string | null, lines: readonly TicketLine[], given: Partial<Ticket> = {}) {
  made += 1;
  const opened = new Date().toISOString();
  const ticket = buildTicket({
    id: `p${made}`,
    locationId: one,
    businessDate: today,
    opened,
    closed: opened,
    server: null,
    lines: [...lines],
    menuHash,
    ...given,
  });
  expect(await report(ticket)).toMatchObject({ taken: 1, refused: [] });
  return `${one}.${ticket.id}`;
}

const pricesOf = async (id: string, client: Client = admin) => {
  const answer = await client('GET', `/api/tickets/${id}/prices`);
  return { status: answer.statusCode, ...answer.json() };
};

describe('the menu of a ticket', () => {
  test('TF-03 prices each line, also once another one is published', async () => {
    const old = await publish({ soup: '14.00', beer: '6.50' });
    const lines = [
      line('soup', 2_800, { quantity: 2 }),
      line('beer', 700),
      line('gone', 900),
      line('beer2', 325, { item: { id: 'beer', name: 'Half' }, quantity: 0.5 }),
    ];
    const id = await sold(old, lines);
    const first = await pricesOf(id);
    expect(first).toMatchObject({
      status: 200,
      unpriced: null,
      menu: { state: 'KNOWN', id: menuId, name: 'Main', hasOwnChanges: false, publication: 1, isRunning: true },
      lines: [
        { cents: 2_800, reason: null },
        { cents: 650, reason: null },
        { cents: null, reason: expect.stringContaining('item') },
        { cents: 325, reason: null },
      ],
    });
    expect(Date.parse(first.menu.publishedAt)).toBeGreaterThan(Date.now() - 600_000);
    const now = await publish({ soup: '99.00' });
    expect(await pricesOf(id)).toEqual({ ...first, menu: { ...first.menu, isRunning: false } });
    const later = await pricesOf(await sold(now, lines.slice(0, 2)));
    expect(later.menu).toMatchObject({ version: first.menu.version + 1, publication: 2, isRunning: true });
    expect(later.lines.map(({ cents }: { cents: number | null }) => cents)).toEqual([19_800, null]);
  });

  test('is said not to be known, and prices nothing, where the ticket does not say it or the console does not have it', async () => {
    const other = await publishingCompany();
    await other.completed(await other.start(other.admin, { locationIds: other.all }));
    const theirs = (await other.published('menus', other.company.locations.one)).hash;
    const settings = (await published('location-settings', one)).hash;
    const lines = [line('soup', 1_400)];
    for (const [hash, state] of [
      [null, 'NOT_REPORTED'],
      ['f'.repeat(64), 'NOT_KNOWN'],
      [theirs, 'NOT_KNOWN'],
      [settings, 'NOT_KNOWN'],
    ] as const)
      expect(await pricesOf(await sold(hash, lines))).toMatchObject({
        menu: { state, name: null, publishedAt: null },
        unpriced: 'NO_MENU',
        lines: [],
      });
  });

  test('prices nothing once the location has moved to another zone: what is sold follows its clock', async () => {
    const hash = await publish({ soup: '14.00' });
    const id = await sold(hash, [line('soup', 1_400)]);
    const before = await server.database.owner
      .selectFrom('tenants')
      .select('timezone')
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    const move = (timezone: string) =>
      server.database.inCompany(company.id, ({ db }) =>
        db.updateTable('tenants').set({ timezone }).where('id', '=', one).execute(),
      );
    await move('Asia/Tokyo');
    expect(await pricesOf(id)).toMatchObject({ menu: { state: 'KNOWN' }, unpriced: 'ZONE_CHANGED', lines: [] });
    await move(before.timezone);
    expect(await pricesOf(id)).toMatchObject({ unpriced: null });
  });

  test('is for who sees the tickets of the location', async () => {
    const id = await sold(null, [line('soup', 1_400)]);
    const on = { type: 'LOCATION', id: two } as const;
    const elsewhere = await personWith(server, company, { permissions: ['DASHBOARD'], on });
    const foreign = await (await buildCompany(server)).as('admin');
    const without = await personWith(server, company, { permissions: ['MANAGE_MENUS'] });
    expect((await pricesOf(id, elsewhere)).status).toBe(404);
    expect((await pricesOf(id, foreign)).status).toBe(404);
    expect((await pricesOf(id, without)).status).toBe(403);
    expect((await pricesOf(`${one}.none`)).status).toBe(404);
    expect((await pricesOf('no-ticket')).status).toBe(404);
  });
});
