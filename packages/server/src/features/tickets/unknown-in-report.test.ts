import { newStyle, newStyleOption, type Ticket, type TicketLine } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { describe, expect, test } from 'vitest';
import { foodItem, foodMenu } from '../../testing/food-menu.ts';
import { publishingCompany } from '../../testing/publishing-calls.ts';
import { reportingTerminal } from '../../testing/reporting-terminal.ts';
import { buildHolder, personWith } from '../../testing/test-employees.ts';
import { buildCompany } from '../../testing/test-server.ts';

const { server, company, admin, published, publishMenu } = await publishingCompany();
const { one, two } = company.locations;
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const report = await reportingTerminal(server, company, one);
const reportTwo = await reportingTerminal(server, company, two);
let made = 0;

function ticketOf(given: Partial<Ticket>, line: Partial<TicketLine> = {}): Ticket {
  made += 1;
  const opened = `${yesterday}T19:02:00.000Z`;
  return buildTicket({
    id: `t${made}`,
    number: String(made),
    locationId: one,
    businessDate: yesterday,
    opened,
    closed: opened,
    server: null,
    lines: [buildTicketLine({ item: { id: 'soup', name: 'Soup' }, ...line })],
    ...given,
  });
}

const large = newStyle({ id: 'size', name: 'Size', options: [newStyleOption({ id: 'large', name: 'Large' })] });
const publish = (...items: readonly string[]) =>
  publishMenu(
    foodMenu(
      items.map((id) => foodItem(id, '14.00')),
      { styles: [large] },
    ),
  );
const marksOf = async ({ id, locationId }: Ticket) =>
  (await admin('GET', `/api/tickets/${locationId}.${id}`)).json().marks;
const info = async (client = admin) => (await client('GET', '/api/tickets/index-info')).json();
const numbers = async (query: string, client = admin): Promise<string[]> =>
  (await client('GET', `/api/tickets/search?${query}`)).json().tickets.map(({ number }: Ticket) => number);

describe('what a ticket names and the console does not know', () => {
  test('is nothing while its location runs no menu, whatever its lines name', async () => {
    const ticket = ticketOf({ menuHash: 'a'.repeat(64) }, { item: { id: 'nowhere', name: 'Nowhere' } });
    await report(ticket);
    expect(await marksOf(ticket)).toEqual([]);
  });

  test('is judged by the menu of its hash, or else by the one that its location runs', async () => {
    const old = await publish('soup', 'chowder');
    const now = await publish('soup');
    expect(now).not.toBe(old);
    const chowder = { item: { id: 'chowder', name: 'Clam Chowder' } };
    const [under, running, foreign] = [
      ticketOf({ menuHash: old }, chowder),
      ticketOf({ menuHash: null }, chowder),
      ticketOf({ menuHash: 'b'.repeat(64) }, chowder),
    ];
    const newer = ticketOf({ menuHash: now }, chowder);
    expect(await report(under, running, foreign, newer)).toMatchObject({ taken: 4, refused: [] });
    expect(await marksOf(under)).toEqual([]);
    const unknown = { line: 1, id: 'chowder', name: 'Clam Chowder' };
    for (const [ticket, isOfTicket] of [
      [running, false],
      [foreign, false],
      [newer, true],
    ] as const)
      expect(await marksOf(ticket)).toEqual([
        { kind: 'UNKNOWN_ITEM', expected: null, reported: null, unknown: { ...unknown, isOfTicket } },
      ]);
  });

  test('sizes, modifiers and a server who is no employee are named with their line, counted and found by their mark', async () => {
    const employee = await buildHolder(server, company.id, { permissions: ['DASHBOARD'] });
    const before = await info();
    const ticket = ticketOf(
      { number: 'ODD', server: { id: 'usr_nobody', name: 'Nora Quist' } },
      {
        options: [
          { id: 'large', name: 'Large' },
          { id: 'huge', name: 'Huge' },
        ],
        modifiers: [
          { id: 'rock', name: 'Rock', amount: 'REGULAR', portion: 'WHOLE', price: 0 },
          { id: 'rock', name: 'Rock', amount: 'EXTRA', portion: 'LEFT', price: 0 },
        ],
      },
    );
    const served = ticketOf({ number: 'EVEN', server: { id: employee.userId, name: 'Another Name' } });
    await report(ticket, served);
    expect(await marksOf(served)).toEqual([]);
    const marks: { kind: string; unknown: object }[] = await marksOf(ticket);
    expect(marks.map(({ kind, unknown }) => [kind, unknown])).toEqual([
      ['UNKNOWN_SERVER', { line: null, id: 'usr_nobody', name: 'Nora Quist', isOfTicket: null }],
      ['UNKNOWN_OPTION', { line: 1, id: 'huge', name: 'Huge', isOfTicket: false }],
      ['UNKNOWN_MODIFIER', { line: 1, id: 'rock', name: 'Rock', isOfTicket: false }],
    ]);
    for (const kind of ['UNKNOWN_SERVER', 'UNKNOWN_OPTION', 'UNKNOWN_MODIFIER'])
      expect([kind, await numbers(`mark=${kind}`)]).toEqual([kind, ['ODD']]);
    expect(await numbers('isMarked=true&number=odd')).toEqual(['ODD']);
    const counted = ({ marks: kinds }: { marks: { kind: string; tickets: number }[] }, kind: string) =>
      kinds.find((mark) => mark.kind === kind)?.tickets ?? 0;
    const after = await info();
    expect(after.marked).toBe(before.marked + 1);
    expect(counted(after, 'UNKNOWN_OPTION')).toBe(counted(before, 'UNKNOWN_OPTION') + 1);
    expect(counted(after, 'UNKNOWN_ITEM')).toBe(counted(before, 'UNKNOWN_ITEM'));
    await report({
      ...ticket,
      revision: 2,
      server: null,
      lines: [buildTicketLine({ item: { id: 'soup', name: 'Soup' } })],
    });
    expect((await info()).marks).toEqual(before.marks);
    expect(await numbers('mark=UNKNOWN_OPTION')).toEqual([]);
  });

  test('is kept a hundred times at most', async () => {
    const line = buildTicketLine({
      modifiers: Array.from({ length: 200 }, (_, at) => ({
        id: `m${at}`,
        name: `M ${at}`,
        amount: 'REGULAR' as const,
        portion: 'WHOLE' as const,
        price: 0,
      })),
    });
    const ticket = ticketOf({ lines: [line, { ...line, id: '2' }] });
    await report(ticket);
    expect(await marksOf(ticket)).toHaveLength(100);
    await report({ ...ticket, revision: 2, lines: [] });
  });

  test('is no menu of another company, and no other document of this one', async () => {
    const other = await publishingCompany();
    await other.completed(await other.start(other.admin, { locationIds: other.all }));
    const theirs = (await other.published('menus', other.company.locations.one)).hash;
    const settings = (await published('location-settings', one)).hash;
    const lost = { item: { id: 'gone', name: 'Gone' } };
    for (const menuHash of [theirs, settings]) {
      const ticket = ticketOf({ menuHash }, lost);
      await report(ticket);
      expect(await marksOf(ticket)).toMatchObject([{ kind: 'UNKNOWN_ITEM', unknown: { isOfTicket: false } }]);
    }
  });

  test('is counted and found for the stores that a person sees, and by nobody else', async () => {
    const ticket = ticketOf({ locationId: two, number: 'TWO' }, { item: { id: 'gone', name: 'Gone' } });
    await reportTwo(ticket);
    const ofTwo = await personWith(server, company, {
      permissions: ['DASHBOARD'],
      on: { type: 'LOCATION', id: two },
    });
    expect((await info(ofTwo)).marks).toEqual([{ kind: 'UNKNOWN_ITEM', tickets: 1 }]);
    expect(await numbers('mark=UNKNOWN_ITEM', ofTwo)).toEqual(['TWO']);
    const elsewhere = await (await buildCompany(server)).as('admin');
    expect((await info(elsewhere)).marks).toEqual([]);
    expect(await numbers('mark=UNKNOWN_ITEM', elsewhere)).toEqual([]);
    expect((await admin('GET', '/api/tickets/search?mark=WHATEVER')).json().errors[0].path).toBe('querystring.mark');
  });
});
