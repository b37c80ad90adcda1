import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { ticketRoutes } from '../../app/routes/ticket-routes.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import { keepsAll, unpriced } from '../../testing/servers/ticket-answers.ts';

const found = (overrides: object = {}) => ({
  id: '101.t1',
  locationId: '101',
  number: '128',
  state: 'CLOSED',
  businessDate: '2026-11-27',
  opened: '2026-11-28T03:02:00.000Z',
  orderType: 1,
  channel: 'POS',
  serverName: 'Nora Quist',
  customerName: 'Ana Ruiz',
  items: ['Crispy Calamari', 'Caesar'],
  matched: null,
  total: 1_540,
  tips: 250,
  payments: ['Visa 4242'],
  marks: 0,
  ...overrides,
});

const ticket = buildTicket({
  locationId: '101',
  opened: '2026-11-28T03:02:00.000Z',
  closed: '2026-11-28T03:41:00.000Z',
  lines: [
    buildTicketLine({
      options: [{ id: 'large', name: 'Large' }],
      modifiers: [
        { id: 'm1', name: 'Aioli', amount: 'EXTRA', portion: 'LEFT', price: 150 },
        { id: 'm2', name: 'Lemon', amount: 'NONE', portion: 'WHOLE', price: 0 },
      ],
      discounts: [{ offerId: null, name: 'Tuesday', amount: 100 }],
      note: 'well done',
    }),
    buildTicketLine({
      id: '2',
      item: { id: 'beer', name: 'Root Beer' },
      price: 349,
      voided: { by: { id: 'u', name: 'Devon Price' }, reason: 'Spilled', at: '2026-11-28T03:20:00.000Z' },
    }),
  ],
  charges: [],
  customer: { name: 'Ana Ruiz', phone: '4155550142', email: 'ana@guests.example', address: '1 Pier' },
  delivery: {
    zone: 'North',
    driver: { id: 'd', name: 'Sam Okoye' },
    promised: '2026-11-28T03:45:00.000Z',
    out: '2026-11-28T03:30:00.000Z',
    delivered: '2026-11-28T08:05:00.000Z',
  },
});

const noMarks: readonly object[] = [];
const record = { ticket, reported: '2026-11-28T08:06:00.000Z', marks: noMarks, isForgotten: false };

async function openFinder(answers: FakeAnswers = {}, path = '/ticket-finder/search', session = buildSession()) {
  return renderApp({
    path,
    session,
    routes: ticketRoutes,
    answers: {
      'GET /api/tickets/search': ({ url }) => ({
        body: url.searchParams.has('after')
          ? { tickets: [found({ id: '102.t9', locationId: '102', number: '9' })], next: null }
          : { tickets: [found()], next: 'older' },
      }),
      'GET /api/tickets/101.t1': { body: record },
      'GET /api/tickets/101.t1/prices': { body: unpriced },
      'GET /api/retention': { body: keepsAll },
      'GET /api/tickets/counts': { body: { counts: null } },
      ...answers,
    },
  });
}

const row = (text: RegExp) => page.getByRole('row').filter({ hasText: text });

test('TF-01 RT-100 tickets are listed with their number, store time, location, server, customer, items, payments and total', async () => {
  await openFinder();
  const listed = row(/128/);
  for (const text of [
    'Dine In',
    '07:02 PM PST',
    'Pier 39',
    'Nora Quist',
    'Ana Ruiz',
    'Crispy Calamari, Caesar',
    'Visa 4242',
  ])
    await expect.element(listed.getByText(text, { exact: true })).toBeInTheDocument();
  await expect.element(listed.getByText('$15.40', { exact: true })).toBeVisible();
  await expect.element(listed.getByText('$2.50 tip')).toBeVisible();
  await expectAccessible();
});

test('TF-02 the search asks as one types, and the address keeps it', async () => {
  const { calls, router } = await openFinder();
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('calamari no onion');
  await expect.poll(() => router.state.location.search).toMatchObject({ q: 'calamari no onion' });
  await expect.poll(() => calls.at(-1)?.url.searchParams.get('text')).toBe('calamari no onion');
  expect(calls.at(-1)?.url.searchParams.get('companyId')).toBe('2');
});

test('TF-02 what the search found is marked in the list, where it looked', async () => {
  const tickets = [found({ customerName: 'Ánna Caelum', matched: 'No onions, please' })];
  await openFinder(
    { 'GET /api/tickets/search': { body: { tickets, next: null } } },
    '/ticket-finder/search?q=ANNA+ca+onion&server=no',
  );
  await expect.element(row(/128/)).toBeVisible();
  const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  await expect.poll(marked).toEqual(['No', 'Ca', 'Ca', 'Ánna', 'Ca', 'onion']);
  await expectAccessible();
});

test('TF-02 the tickets of the search are exported as they are filtered', async () => {
  await openFinder({}, '/ticket-finder/search?q=calamari&item=caesar&from=2026-11-01&least=10');
  const link = page.getByRole('link', { name: 'Export the tickets found as CSV' });
  await expect
    .element(link)
    .toHaveAttribute('href', '/api/tickets/export?text=calamari&item=caesar&from=2026-11-01&least=1000&companyId=2');
});

test('TF-03 a printed ticket is the receipt only', async () => {
  await openFinder({}, '/ticket-finder/search?ticket=101.t1');
  const receipt = page.getByRole('article', { name: 'Ticket 128' });
  await expect.element(receipt).toBeVisible();
  const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  expect(printed).toHaveBeenCalledOnce();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.element(receipt.getByText('Root Beer')).toBeVisible();
  const sheet = receipt.element().getBoundingClientRect();
  expect([sheet.left, sheet.top].every((edge) => edge >= 0 && edge < 40)).toBe(true);
  expect(page.getByRole('button').elements()).toHaveLength(0);
  expect(page.getByRole('table').elements()).toHaveLength(0);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  printed.mockRestore();
});

test('TF-02 the filters of an address reach the server', async () => {
  const query =
    'number=128&place=102&server=Nora&customer=Ana&item=Caesar&card=4242&from=2026-11-01&to=2026-11-27&least=10&most=99.5&state=OPEN&marked=1';
  const { calls } = await openFinder({}, `/ticket-finder/search?${query}`);
  const asked = () =>
    Object.fromEntries(calls.findLast(({ path }) => path === '/api/tickets/search')?.url.searchParams ?? []);
  await expect.poll(asked).toEqual({
    companyId: '2',
    number: '128',
    places: '102',
    server: 'Nora',
    customer: 'Ana',
    item: 'Caesar',
    cardLastFour: '4242',
    from: '2026-11-01',
    to: '2026-11-27',
    least: '1000',
    most: '9950',
    state: 'OPEN',
    isMarked: 'true',
  });
});

test('TF-02 what an address says that is no filter is not asked for', async () => {
  const { calls } = await openFinder({}, '/ticket-finder/search?card=42&from=yesterday&least=much&state=LOST');
  await expect.element(row(/128/)).toBeVisible();
  const asked = calls.findLast(({ path }) => path === '/api/tickets/search')?.url.search;
  expect(asked).toBe('?companyId=2');
});

test('TF-02 filters are kept in the address once they are typed; a wrong one says so', async () => {
  const { router } = await openFinder();
  await expect.element(row(/128/)).toBeVisible();
  await openFilters();
  await page.getByRole('textbox', { name: 'Server' }).fill('Nora');
  await expect.poll(() => router.state.location.search).toMatchObject({ server: 'Nora' });
  await page.getByRole('textbox', { name: 'Card, last 4' }).fill('42');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Enter the last four digits.')).toBeVisible();
  expect('card' in router.state.location.search).toBe(false);
  await page.getByRole('textbox', { name: 'Card, last 4' }).fill('4242');
  await expect.poll(() => router.state.location.search).toMatchObject({ card: '4242', server: 'Nora' });
});

test('the tickets with one mark, or any, are a choice of the filters', async () => {
  const { calls, router } = await openFinder();
  await expect.element(row(/128/)).toBeVisible();
  await openFilters();
  const asked = (name: string) =>
    calls.findLast(({ path }) => path === '/api/tickets/search')?.url.searchParams.get(name);
  for (const [option, marked, name, value] of [
    ['Any mark', '1', 'isMarked', 'true'],
    ['Item not on the menu', 'UNKNOWN_ITEM', 'mark', 'UNKNOWN_ITEM'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Marks' }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ marked });
    await expect.poll(() => asked(name)).toBe(value);
  }
});

/** Beside the list, or where there is no room, over it. */
async function openFilters(): Promise<void> {
  if (!page.getByRole('textbox', { name: 'Server' }).query())
    await page.getByRole('button', { name: 'Filters' }).click();
}

const counts = {
  tickets: 2,
  total: 3_080,
  locations: { 101: 2 },
  channels: { POS: 2, ONLINE: 1_300 },
  orderTypes: { 1: 2 },
  states: { CLOSED: 2 },
  marked: 1,
  marks: { UNKNOWN_ITEM: 1 },
};

test('TF-02 each choice of a filter says how many tickets it lets through, and the list how many there are', async () => {
  const { calls } = await openFinder(
    { 'GET /api/tickets/counts': { body: { counts } } },
    '/ticket-finder/search?channel=POS&q=cal',
  );
  await expect.element(page.getByText('1 of 2 tickets, $30.80 together')).toBeVisible();
  const asked = calls.find(({ path }) => path === '/api/tickets/counts')?.url.searchParams;
  expect(Object.fromEntries(asked ?? [])).toEqual({ companyId: '2', channel: 'POS', text: 'cal' });
  await openFilters();
  for (const [filter, option, count] of [
    ['Channel', /^Online/, '1,300'],
    ['Order type', /^Dine In/, '2'],
    ['Order type', /^Delivery/, '0'],
    ['Location', /^Pier 39/, '2'],
    ['State', /^Closed/, '2'],
    ['Marks', /^Any mark/, '1'],
  ] as const) {
    await page.getByRole('combobox', { name: filter }).click();
    await expect.element(page.getByRole('option', { name: option })).toMatchTextContent(count);
    await userEvent.keyboard('{Escape}');
  }
});

test('where there is room a receipt is read beside the list, and Escape goes on at its row', async () => {
  await page.viewport(1_440, 900);
  const { router } = await openFinder();
  await row(/128/).click();
  const pane = page.getByRole('region', { name: 'Ticket 128' });
  await expect.element(pane.getByRole('article', { name: 'Ticket 128' })).toBeVisible();
  await expect.element(row(/128/)).toHaveAttribute('aria-current', 'true');
  await expect.element(row(/128/)).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => 'ticket' in router.state.location.search).toBe(false);
  await expect.element(row(/128/)).toHaveFocus();
});

test('TF-02 a location that is worked at filters, and every location can be shown', async () => {
  const { calls, router } = await openFinder({}, '/ticket-finder/search?locationId=102');
  const asked = () => calls.findLast(({ path }) => path === '/api/tickets/search')?.url.searchParams.get('places');
  await expect.poll(asked).toBe('102');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect.poll(asked).toBe(null);
  expect(router.state.location.search).toMatchObject({ place: '0' });
});

test('TF-01 older tickets are loaded after the last', async () => {
  const { calls } = await openFinder();
  await page.getByRole('button', { name: 'Load older tickets' }).click();
  await expect.element(row(/Embarcadero/)).toBeVisible();
  expect(calls.some(({ url }) => url.searchParams.get('after') === 'older')).toBe(true);
  await expect.element(page.getByText('No older tickets')).toBeVisible();
  await expect.element(page.getByText('2 tickets')).toBeVisible();
});

test('TF-01 a ticket that is open or does not add up says so in the list', async () => {
  const tickets = [found({ state: 'OPEN', marks: 2, payments: [] })];
  await openFinder({ 'GET /api/tickets/search': { body: { tickets, next: null } } });
  await expect.element(row(/128/).getByText('Dine In · Open')).toBeVisible();
  await expect.element(row(/128/).getByText('Has marks')).toBeInTheDocument();
  await expect.element(row(/128/).getByText('Not paid')).toBeInTheDocument();
});

test('TF-03 Enter opens a ticket as a receipt, and the address keeps it', async () => {
  const { router } = await openFinder();
  await expect.element(row(/128/)).toBeVisible();
  row(/128/).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.search).toMatchObject({ ticket: '101.t1' });
  const receipt = page.getByRole('article', { name: 'Ticket 128' });
  await expect.element(receipt.getByText('11/27/2026 07:02 PM PST')).toBeVisible();
  for (const text of [
    'Pier 39',
    'Dine In · In store · Table 12 · 2 guests',
    'Served by Nora Quist · Station Front',
    'Large',
    'Extra Aioli, left half, $1.50',
    'No Lemon',
    'Tuesday',
    'Note: well done',
    'Voided by Devon Price: Spilled',
    'Discounts on items',
    'Sales tax',
    'Card, Visa •••• 4242',
  ])
    await expect.element(receipt.getByText(text, { exact: true })).toBeVisible();
  expect(receipt.getByText('Root Beer').element().tagName).toBe('S');
  expect(receipt.getByText('Crispy Calamari').element().tagName).toBe('SPAN');
  await expect.element(page.getByRole('link', { name: 'All tickets 128' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => 'ticket' in router.state.location.search).toBe(false);
});

test('TF-03 a receipt says for whom it was, how it was delivered and what happened when, in store time', async () => {
  await openFinder({}, '/ticket-finder/search?ticket=101.t1');
  for (const text of [
    '(415) 555-0142',
    'ana@guests.example',
    'Zone North',
    'Driver Sam Okoye',
    'Promised for 11/27/2026 07:45 PM PST',
  ])
    await expect.element(page.getByText(text)).toBeVisible();
  const history = page.getByRole('region', { name: 'What happened' });
  expect(
    history
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Fri, Nov 27th 2026',
    '7:02 PMOpened by Nora Quist',
    '7:20 PMDevon Price voided Root Beer: Spilled',
    '7:30 PMOut for delivery with Sam Okoye',
    '7:41 PMClosed',
    'Sat, Nov 28th 2026',
    '12:05 AMDelivered',
    '12:06 AMReported to the console',
  ]);
});

test('TF-03 what does not add up is said over the receipt', async () => {
  const marks = [
    { kind: 'SUBTOTAL', expected: 1_400, reported: 1_500 },
    { kind: 'CLOSED_BEFORE_OPENED', expected: null, reported: null },
  ];
  await openFinder(
    { 'GET /api/tickets/101.t1': { body: { ...record, marks } } },
    '/ticket-finder/search?ticket=101.t1',
  );
  await expect
    .element(page.getByRole('list', { name: 'Sums do not add up' }))
    .toHaveTextContent('The lines make $14.00, the ticket says $15.00.');
  await expect
    .element(page.getByRole('list', { name: 'Times do not fit' }))
    .toHaveTextContent('The ticket was closed before it was opened.');
});

test('what the console does not know is named with its line and the menu that was asked', async () => {
  const mark = (kind: string, unknown: object) => ({ kind, expected: null, reported: null, unknown });
  const marks = [
    mark('UNKNOWN_SERVER', { line: null, id: 'u9', name: 'Nora Quist', isOfTicket: null }),
    mark('UNKNOWN_ITEM', { line: 1, id: 'i9', name: 'Crispy Calamari', isOfTicket: true }),
    mark('UNKNOWN_OPTION', { line: 2, id: 'o9', name: '', isOfTicket: false }),
  ];
  await openFinder(
    { 'GET /api/tickets/101.t1': { body: { ...record, marks } } },
    '/ticket-finder/search?ticket=101.t1',
  );
  const said = page.getByRole('list', { name: 'Not known to the console' });
  for (const sentence of [
    'The server, Nora Quist, is not an employee of the company.',
    'Line 1: Crispy Calamari is not an item of the menu that the ticket was rung up under.',
    'Line 2: o9 is not a size or option of the menu that the location ran when the ticket came in.',
  ])
    await expect.element(said.getByText(sentence, { exact: true })).toBeVisible();
  expect(page.getByRole('list', { name: 'Sums do not add up' }).query()).toBe(null);
});

test('TF-03 a ticket that is not there says so', async () => {
  await openFinder({ 'GET /api/tickets/101.t1': { status: 404 } }, '/ticket-finder/search?ticket=101.t1');
  await expect.element(page.getByText('This ticket does not exist')).toBeVisible();
});

test('TF-03 a ticket that cannot be loaded offers to try again', async () => {
  let isDown = true;
  const answers: FakeAnswers = {
    'GET /api/tickets/101.t2': () => (isDown ? { status: 500, body: { error: 'INTERNAL' } } : { body: record }),
  };
  await openFinder(answers, '/ticket-finder/search?ticket=101.t2');
  await expect.element(page.getByText('The ticket could not be loaded')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('region', { name: /128/ })).toBeVisible();
});

const none = { 'GET /api/tickets/search': { body: { tickets: [], next: null } } };

test('TF-01 without any ticket it is said where they come from', async () => {
  await openFinder(none);
  await expect.element(page.getByText('No tickets yet')).toBeVisible();
  await expect.element(page.getByText(/Terminals report their tickets/)).toBeVisible();
  await expectAccessible();
});

test('TF-01 where none matches, the search and the filters can be cleared', async () => {
  const { router } = await openFinder(none, '/ticket-finder/search?q=pizza&item=calzone');
  await expect.element(page.getByText('No tickets match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect.element(page.getByText('No tickets yet')).toBeVisible();
  expect(Object.keys(router.state.location.search).filter((key) => ['q', 'item'].includes(key))).toEqual([]);
  await expect.element(page.getByRole('searchbox', { name: 'Search tickets' })).toHaveValue('');
});

test('TF-01 a failure offers to try again', async () => {
  let isDown = true;
  const answers: FakeAnswers = {
    'GET /api/tickets/search': () =>
      isDown ? { status: 400, body: { errors: [] } } : { body: { tickets: [found()], next: null } },
  };
  await openFinder(answers);
  await expect.element(page.getByText('The tickets could not be loaded')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(row(/128/)).toBeVisible();
});

test('RT-100 without the dashboard a person is told so, and nothing is asked', async () => {
  const session = buildSession({ userId: crypto.randomUUID(), enabledFeatures: ['manageMenus'] });
  const { calls } = await openFinder({}, '/ticket-finder/search', session);
  await expect.element(page.getByText('You do not have access to Ticket Finder')).toBeVisible();
  expect(calls.some(({ path }) => path.startsWith('/api/tickets'))).toBe(false);
});
