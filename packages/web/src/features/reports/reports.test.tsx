import { salesRollups } from '@servery/domain';
import dayjs from 'dayjs';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportRoutes } from '../../app/routes/report-routes.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession, buildTenant } from '../../testing/build-session.ts';
import { nextDownload } from '../../testing/next-download.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';

type Rollup = keyof typeof salesRollups;
type Given = readonly [key: readonly (string | number)[], now: object, before?: object];

/** The answer of the server: sums in the order of the rollup. */
function answerOf(rollup: Rollup, rows: readonly Given[], names: object = {}) {
  const { sums } = salesRollups[rollup];
  const listOf = (values: object) => sums.map((name) => Number(Reflect.get(values, name) ?? 0));
  const written = rows.map(([key, now, before]) => ({
    key,
    sums: listOf(now),
    before: before ? listOf(before) : null,
  }));
  return { body: { sums, rows: written, names } };
}

const pizza = { quantity: 12_000, tickets: 10, gross: 24_000, discounts: 1_200 };
const cola = { quantity: 30_000, tickets: 20, gross: 9_000, discounts: 0 };
const items = answerOf(
  'items',
  [
    [['pizza'], pizza, { ...pizza, gross: 20_000 }],
    [['cola'], cola, { ...cola, quantity: 20_000, gross: 6_000 }],
    [['old'], { quantity: 500, tickets: 1, gross: 499 }, {}],
  ],
  { pizza: 'Pizza as sold', old: 'Retired Soup' },
);
const menu = {
  body: {
    items: [
      { id: 'pizza', name: 'Harbor Supreme', category: 'Pizza', isActive: true, cost: 600 },
      { id: 'cola', name: 'Cola', category: 'Drinks', isActive: true, cost: 50 },
      { id: 'pie', name: 'Apple Pie', category: 'Desserts', isActive: true, cost: null },
      { id: 'off', name: 'Retired Pie', category: 'Desserts', isActive: false, cost: null },
    ],
  },
};
const day = { tickets: 10, guests: 25, gross: 100_000, discounts: 5_000, voids: 300, tips: 9_000, minutes: 400 };
const stores = answerOf('hours', [
  [['101'], day, { ...day, gross: 80_000 }],
  [['104'], { ...day, gross: 50_000 }, { ...day, gross: 60_000 }],
]);
const week = answerOf('hours', [
  [[1, 12], { ...day, gross: 30_000 }],
  [[5, 19], { ...day, gross: 99_000 }],
  [[6, 0], { ...day, gross: 21_000 }],
]);
const kinds = answerOf('hours', [
  [['POS', 1], { ...day, gross: 100_000 }, day],
  [['ONLINE', 9], { ...day, gross: 50_000 }, day],
]);
const servers = answerOf(
  'servers',
  [
    [['nora'], day, day],
    [[''], { ...day, gross: 10_000, tips: 0 }, day],
  ],
  { nora: 'Nora Quist' },
);
const taxes = answerOf(
  'taxes',
  [
    [['food'], { tickets: 20, tax: 8_250, taxable: 100_000, stated: 8_250 }, { tickets: 18, tax: 7_500 }],
    [['Liquor'], { tickets: 3, tax: 1_650, taxable: 10_000, stated: 925 }, {}],
    [[''], { tickets: 1, tax: 100 }, {}],
  ],
  { food: 'Prepared food' },
);
const found = {
  id: '101.t1',
  locationId: '101',
  number: '418',
  state: 'CLOSED',
  businessDate: '2026-11-27',
  opened: '2026-11-28T03:02:00.000Z',
  orderType: 1,
  channel: 'POS',
  serverName: null,
  customerName: null,
  items: ['Harbor Supreme'],
  total: 2_174,
  tips: 0,
  payments: [],
  marks: 0,
  matched: null,
};

const modifiers = answerOf('modifiers', [[['anchovy'], { quantity: 3_000, gross: 450 }]], { anchovy: 'Anchovy' });

/** The work of people at the store, and whether the reader may see wages. */
function workOf(showsPay: boolean) {
  const sums = ['laborMinutes', ...(showsPay ? ['straight', 'laborCost'] : [])];
  const row = { key: ['101'], sums: [3_000, 30_000, 30_000].slice(0, sums.length), before: null };
  return { body: { sums, rows: [row], names: {} } };
}

const usual: FakeAnswers = {
  'GET /api/paid-work': () => workOf(false),
  'GET /api/sales/servers': () => servers,
  'GET /api/sales/taxes': () => taxes,
  'GET /api/sales/modifiers': () => modifiers,
  'GET /api/sales/items': () => items,
  'GET /api/sales/hours': ({ url }) => {
    const by = url.searchParams.get('by');
    if (by === 'weekday,hour') return week;
    return by === 'location' ? stores : kinds;
  },
  'GET /api/sold-items': () => menu,
  'GET /api/tickets/search': () => ({ body: { tickets: [found], next: null } }),
};

async function open(path: string, answers: FakeAnswers = {}, session = buildSession()) {
  return renderApp({ path, session, routes: reportRoutes, answers: { ...usual, ...answers } });
}

const row = (text: RegExp) => page.getByRole('row').filter({ hasText: text });
const figure = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
const dateOf = (back: number) => dayjs().subtract(back, 'day').format('YYYY-MM-DD');

describe('Product Mix', () => {
  test('RT-07 NG-05 what was sold is listed with its share, its change and what it earns', async () => {
    const { calls } = await open('/productMix');
    await expect
      .element(row(/^Harbor Supreme/))
      .toMatchTextContent(/Pizza12\$228\.0070\.6 %.*up 21\.3 %.*\$13\.00Puzzle/);
    await expect.element(row(/^Cola/)).toMatchTextContent(/Drinks30\$90\.0027\.9 %.*up 50\.0 %.*\$2\.50Workhorse/);
    await expect.element(row(/^Retired Soup/)).toMatchTextContent(/Not on a menu0\.5\$4\.99/);
    await expect.element(page.getByText('$322.99 of $322.99 net sales')).toBeVisible();
    await expect.element(page.getByText('of 3 active items')).toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Puzzle' }))
      .toMatchTextContent(/\$156\.00 margin/);
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Workhorse' }))
      .toMatchTextContent(/\$75\.00 margin/);
    const asked = calls.find(({ path }) => path === '/api/sales/items')?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      by: 'item',
      from: dateOf(7),
      to: dateOf(1),
      comparedFrom: dateOf(14),
      comparedTo: dateOf(8),
    });
    await expectAccessible();
  });

  test('a figure says what it means, worked out with the numbers on the screen', async () => {
    await open('/productMix');
    await page.getByRole('button', { name: 'What is Net sales?' }).click();
    const about = page.getByRole('dialog', { name: 'What is Net sales?' });
    await expect
      .element(about)
      .toMatchTextContent(/Gross sales less discounts.*Gross sales\$334\.99Discounts\$12\.00Net sales\$322\.99/);
    await userEvent.keyboard('{Escape}');
    await expect.element(about).not.toBeInTheDocument();
  });

  test('categories and modifiers are the rows, as the address says', async () => {
    const { router } = await open('/productMix?by=category');
    await expect.element(row(/^Pizza/)).toMatchTextContent(/12\$228\.00/);
    await page.getByText('Modifier', { exact: true }).click();
    await expect.element(row(/^Anchovy/)).toMatchTextContent(/3\$4\.50/);
    expect(router.state.location.search).toMatchObject({ by: 'modifier' });
  });

  test('a row opens its tickets, under the filters of the report', async () => {
    const { calls, router } = await open('/productMix?channel=POS&place=g1');
    await row(/^Harbor Supreme/).click();
    const drawer = page.getByRole('dialog', { name: 'Harbor Supreme' });
    await expect.element(drawer.getByText('418 Pier 39')).toBeVisible();
    const asked = calls.findLast(({ path }) => path === '/api/tickets/search')?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      itemId: 'pizza',
      channel: 'POS',
      places: 'g1',
      from: dateOf(7),
    });
    const finder = drawer.getByRole('link', { name: 'Open in Ticket Finder' }).element();
    const search = new URL(finder.getAttribute('href') ?? '', location.origin).searchParams;
    expect(Object.fromEntries(search)).toMatchObject({
      item: 'Harbor Supreme',
      channel: 'POS',
      place: 'g1',
      to: dateOf(1),
    });
    expect(router.state.location.search).toMatchObject({ row: 'pizza' });
    const receipt = drawer.getByRole('link', { name: '418 Pier 39' }).element();
    const ofReceipt = new URL(receipt.getAttribute('href') ?? '', location.origin).searchParams;
    expect(Object.fromEntries(ofReceipt)).toMatchObject({ ...Object.fromEntries(search), ticket: '101.t1' });
  });

  test('on a phone the filters beside the period open when they are asked for', async () => {
    await page.viewport(390, 844);
    await open('/productMix?channel=POS');
    const channel = page.getByRole('button', { name: /^Channel/ });
    await expect.element(page.getByRole('button', { name: /^Period/ })).toBeVisible();
    expect(channel.elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'More filters' }).click();
    await expect.element(channel).toBeVisible();
    await expectAccessible();
  });

  test('who has one store chooses no store', async () => {
    const session = buildSession({ accessibleTenants: [buildTenant()] });
    await open('/productMix?locationId=101', {}, session);
    await expect.element(page.getByRole('button', { name: /^Period/ })).toBeVisible();
    expect(page.getByRole('button', { name: /^Stores/ }).elements()).toHaveLength(0);
  });

  test('on a phone the chart begins below the table', async () => {
    await page.viewport(390, 844);
    await open('/productMix');
    await expect.element(page.getByRole('figure', { name: /^Each mark is an item/ })).toBeInTheDocument();
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const heading = page.getByRole('heading', { name: 'Margin and popularity' }).element().getBoundingClientRect();
    expect(heading.top).toBeGreaterThanOrEqual(bottomOf(page.getByText('Click a row for its tickets').element()));
  });

  test('the file is the table with what each figure was before', async () => {
    await open('/productMix');
    await expect.element(row(/^Cola/)).toBeVisible();
    const file = nextDownload();
    await page.getByRole('button', { name: 'CSV' }).click();
    const [head, ...lines] = (await file).trim().split('\r\n');
    expect(head).toContain('Item,Belongs to,Sold,"Sold, before",Net sales,"Net sales, before",Share');
    expect(lines).toContainEqual(expect.stringContaining('Cola,Drinks,30,20,90.00,60.00,27.9'));
    expect(lines).toHaveLength(3);
  });

  test('while other days are read there is no file, which would be of those before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sold = answerOf('items', []);
    await open('/productMix', {
      'GET /api/sales/items': async ({ url }) => {
        if (url.searchParams.get('from') !== dateOf(1)) return items;
        await promise;
        return sold;
      },
    });
    await expect.element(row(/^Cola/)).toBeVisible();
    const csv = page.getByRole('button', { name: 'CSV' });
    await expect.element(csv).toBeEnabled();
    await page.getByRole('button', { name: /^Period/ }).click();
    await page.getByRole('option', { name: 'Yesterday' }).click();
    await expect.element(csv).toBeDisabled();
    resolve();
    await expect.element(csv).toBeEnabled();
  });
});

describe('the filters of a report', () => {
  test('are in the address and reach the server', async () => {
    const { calls, router } = await open('/productMix');
    await expect.element(row(/^Cola/)).toBeVisible();
    await page.getByRole('button', { name: /^Period/ }).click();
    await page.getByRole('option', { name: 'Yesterday' }).click();
    await expect.poll(() => router.state.location.search).toMatchObject({ period: 'yesterday' });
    await page.getByRole('button', { name: /^Compared with/ }).click();
    await page.getByRole('option', { name: 'nothing' }).click();
    await page.getByRole('button', { name: /^Stores/ }).click();
    await page.getByRole('option', { name: 'Navy Pier' }).click();
    const asked = () =>
      Object.fromEntries(calls.findLast(({ path }) => path === '/api/sales/items')?.url.searchParams ?? []);
    await expect.poll(asked).toEqual({ companyId: '2', by: 'item', from: dateOf(1), to: dateOf(1), places: '104' });
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.element(page.getByText(/, compared with/)).toBeVisible();
    expect(router.state.location.search).not.toHaveProperty('period');
  });

  test('a tag of stores is one of them, between groups and stores', async () => {
    const tagged = buildSession({
      accessibleTenants: [buildTenant({ tags: ['open late'] }), buildTenant({ id: '102', name: 'Embarcadero' })],
    });
    const { calls, router } = await open('/productMix', {}, tagged);
    await page.getByRole('button', { name: /^Stores/ }).click();
    await page.getByRole('option', { name: 'Tag: open late' }).click();
    await expect.element(page.getByRole('button', { name: 'Stores: Tag: open late' })).toBeVisible();
    const asked = () => calls.findLast(({ path }) => path === '/api/sales/items')?.url.searchParams.get('places');
    await expect.poll(asked).toBe('tag:open%20late');
    expect(router.state.location.search).toMatchObject({ place: 'tag:open%20late' });
  });

  test('a day that is not over is said to be so', async () => {
    await open('/productMix?period=today');
    await expect.element(page.getByText(/, today so far, compared with/)).toBeVisible();
  });

  test('days of the address hold, also the wrong way round, and days that are none do not', async () => {
    const { calls, router } = await open('/productMix?period=chosen&from=2026-03-31&to=2026-03-01');
    await expect.element(page.getByText('Mar 1st 2026 – Mar 31st 2026', { exact: false })).toBeVisible();
    const asked = () => calls.findLast(({ path }) => path === '/api/sales/items')?.url.searchParams;
    expect([asked()?.get('from'), asked()?.get('comparedFrom'), asked()?.get('comparedTo')]).toEqual([
      '2026-03-01',
      '2026-01-25',
      '2026-02-24',
    ]);
    await router.navigate({ href: '/productMix?period=chosen&from=2026-02-30&to=x' });
    await expect.poll(() => asked()?.get('from')).toBe(dateOf(7));
  });
});

describe('Store Summary', () => {
  test('RT-05 NG-04 stores, hours and channels say the same sales, and a store without tickets keeps its row', async () => {
    await open('/storeSummary');
    await expect.element(figure('Net sales')).toBeVisible();
    await expect.element(page.getByText('$1,400.00', { exact: true }).first()).toBeVisible();
    await expect.element(row(/^Pier 39/)).toMatchTextContent(/Bay Area10\$950\.0067\.9 %.*up 26\.7 %/);
    await expect.element(row(/^Embarcadero/)).toMatchTextContent(/\$0\.00/);
    await expect.element(page.getByText('Friday 7 PM: $940.00, the best hour')).toBeVisible();
    const hours = page.getByRole('table', { name: 'By hour' });
    // Past midnight comes last.
    await expect.element(hours.getByRole('columnheader').last()).toMatchTextContent('12 AM');
    const channels = page.getByRole('table', { name: 'By channel and order type' });
    await expect.element(channels.getByRole('row', { name: /^All/ })).toMatchTextContent('$1,400.00');
    await expect.element(channels.getByRole('row', { name: /Online/ })).toMatchTextContent('$450.00');
    await page.getByText('Guests', { exact: true }).first().click();
    await expectAccessible();
  });

  test('PM-37 labor is beside the sales of all channels, for people who may see wages', async () => {
    const { router } = await open('/storeSummary', { 'GET /api/paid-work': () => workOf(true) });
    // 300.00 of 950.00 in 50 hours at the store; of 1,400.00 at all of them.
    await expect.element(row(/^Pier 39/)).toMatchTextContent(/31\.6 %\$19\.00$/);
    await expect.element(page.getByText('21.4 %')).toBeVisible();
    await router.navigate({ href: '/storeSummary?channel=POS' });
    await expect.element(page.getByRole('columnheader', { name: 'Labor %' })).not.toBeInTheDocument();
  });

  test('days without tickets say so, and lead to the index', async () => {
    await open('/storeSummary', { 'GET /api/sales/hours': () => answerOf('hours', []) });
    await expect.element(page.getByText('Nothing was sold in these days').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Index of tickets' }).first()).toBeVisible();
  });

  test('a report that cannot be read is read again', async () => {
    let isDown = true;
    const answers: FakeAnswers = {
      'GET /api/sales/hours': () => (isDown ? { status: 400, body: { errors: [] } } : stores),
    };
    await open('/storeSummary', answers);
    await expect.element(page.getByText('The report could not be read')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row(/^Pier 39/).first()).toBeVisible();
  });
});

test('RT-06 NG-06 each server is listed with tips, discounts and time, and sales without one too', async () => {
  await open('/serverPerformance');
  await expect.element(row(/^Nora Quist/)).toMatchTextContent(/10\$950\.00.*9\.5 %.*5\.0 %\$3\.0040 min/);
  await expect.element(row(/^No server/)).toMatchTextContent(/\$50\.00/);
  await expectAccessible();
});

describe('Taxes', () => {
  test('each tax is listed with its share, its change and the rate collected, down to its tickets', async () => {
    const { calls } = await open('/taxes');
    await expect.element(row(/^Prepared food/)).toMatchTextContent(/\$82\.5082\.5 %.*up 10\.0 %.*\$1,000\.008\.250 %/);
    await expect.element(row(/^Liquor/)).toMatchTextContent(/\$16\.5016\.5 %.*\$100\.009\.250 %/);
    await expect.element(row(/^Tax, not named/)).toMatchTextContent(/\$1\.001\.0 %.*\$0\.00–/);
    await expectAccessible();
    const file = nextDownload();
    await page.getByRole('button', { name: 'CSV' }).click();
    expect(await file).toContain('Prepared food,82.50,75.00,82.5,100.0,1000.00,0.00,8.250,');
    await row(/^Tax, not named/).click();
    await expect.element(page.getByRole('dialog', { name: 'Tax, not named' }).getByText('418 Pier 39')).toBeVisible();
    const asked = calls.find(({ path }) => path === '/api/tickets/search')?.url.searchParams;
    expect(asked?.get('tax')).toBe('');
  });

  test('a phone shows the tax and its rate; the tickets of one lead to the finder under its name', async () => {
    await page.viewport(390, 844);
    const { calls } = await open('/taxes?row=food');
    const drawer = page.getByRole('dialog', { name: 'Prepared food' });
    await expect.element(drawer.getByText('418 Pier 39')).toBeVisible();
    const asked = calls.find(({ path }) => path === '/api/tickets/search')?.url.searchParams;
    expect(asked?.get('tax')).toBe('food');
    const finder = drawer.getByRole('link', { name: 'Open in Ticket Finder' });
    await expect.element(finder).toHaveAttribute('href', expect.stringContaining('tax=Prepared+food'));
    await expectAccessible();
  });

  test('days without any say so, and a failure is tried again', async () => {
    let isDown = true;
    await open('/taxes', {
      'GET /api/sales/taxes': () => (isDown ? { status: 500 } : answerOf('taxes', [])),
    });
    await expect.element(page.getByText('The report could not be read')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('No tax was collected in these days')).toBeVisible();
  });
});

test.each([
  ['/storeSummary', 'Store Summary'],
  ['/taxes', 'Taxes'],
  ['/productMix', 'Product Mix'],
  ['/serverPerformance', 'Server Performance'],
  ['/deliveries', 'Deliveries'],
  ['/allReports', 'All Reports'],
])('RT-05 RT-06 RT-07 RT-08 RT-10 without the dashboard %s says so, and asks nothing', async (path, name) => {
  const session = buildSession({ userId: crypto.randomUUID(), enabledFeatures: ['manageMenus'] });
  const { calls } = await open(path, {}, session);
  await expect.element(page.getByText(`You do not have access to ${name}`)).toBeVisible();
  expect(calls.some((call) => call.path.startsWith('/api/sales'))).toBe(false);
});

describe('All Reports', () => {
  const signIn: FakeAnswers = {
    'GET /sisense/settings/': () => ({ body: { host: null } }),
    'GET /sisense/jwt-token': () => ({ body: { token: 'header.payload.signature' } }),
    'GET /jwt': () => ({ status: 200 }),
    'GET /api/v1/dashboards': () => ({ body: [{ oid: 'productMix', title: 'Product Mix' }] }),
  };

  test('RT-10 NG-09 AN-06 the console signs in to its analytics and lists what is there', async () => {
    const { calls } = await open('/allReports', signIn);
    const link = page.getByRole('row', { name: /Product Mix/ }).getByRole('link', { name: 'Product Mix' });
    await expect.element(link).toBeVisible();
    await expect.element(page.getByText('by item, category or modifier', { exact: false })).toBeVisible();
    const entered = calls.find(({ path }) => path === '/jwt')?.url.searchParams;
    expect(Object.fromEntries(entered ?? [])).toEqual({ jwt: 'header.payload.signature', return_to: '/' });
    const asked = calls.find(({ path }) => path === '/api/v1/dashboards')?.url.searchParams;
    expect(asked?.get('fields')).toBe('oid,title');
    await expectAccessible();
    await link.click();
    await expect.element(page.getByRole('heading', { name: 'Product Mix' })).toBeVisible();
  });

  test('AN-08 dashboards of an outside host open there, signed in', async () => {
    const host = 'https://analytics.example';
    await open('/allReports', {
      ...signIn,
      'GET /sisense/settings/': () => ({ body: { host } }),
      'GET /api/v1/dashboards': () => ({ body: [{ oid: 'd/1', title: 'Labor by Store', secret: 'x' }] }),
    });
    const link = page.getByRole('link', { name: 'Labor by Store' });
    await expect.element(link).toBeVisible();
    await expect.element(page.getByText('Opens at analytics.example')).toBeVisible();
    const target = new URL(link.element().getAttribute('href') ?? '', location.origin);
    expect([target.pathname, target.searchParams.get('return_to')]).toEqual([
      '/sisense/sso',
      '/app/main#/dashboards/d%2F1',
    ]);
  });

  test('AN-08 what a host answers is not trusted, and asked for again', async () => {
    let body: unknown = [{ oid: 1 }];
    await open('/allReports', { ...signIn, 'GET /api/v1/dashboards': () => ({ body, isBroken: true }) });
    await expect.element(page.getByText('The list of reports could not be read')).toBeVisible();
    body = [];
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('The host of analytics has no dashboards for you')).toBeVisible();
  });
});
