import { salesRollups, WORK_SUMS } from '@servery/domain';
import { buildPunch } from '@servery/domain/testing/build-punch';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reportRoutes } from '../../../app/routes/report-routes.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { nextDownload } from '../../../testing/next-download.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

type Given = readonly [key: readonly string[], sums: Record<string, number | null>];

const names = { nora: 'Nora Quist', tom: 'Tom Berg', 4: 'Server', 1: 'Cashier' };
const waged = ['straight', 'premium', 'laborCost'];

/** The answer of the server; without pay where wages are not shown. */
function workOf(rows: readonly Given[], showsPay = true) {
  const sums = WORK_SUMS.filter((name) => showsPay || !waged.includes(name));
  const sumOf = (values: Given[1], name: string): number | null => (name in values ? (values[name] ?? null) : 0);
  const written = rows.map(([key, values]) => ({ key, sums: sums.map((name) => sumOf(values, name)), before: null }));
  return { body: { sums, rows: written, names } };
}

const asServer = {
  shifts: 3,
  regular: 1_800,
  unpaid: 90,
  straight: 56_010,
  premium: 0,
  laborCost: 56_010,
  laborMinutes: 1_800,
  declaredTips: 12_630,
  payrollTips: 12_630,
};
const asCashier = {
  shifts: 2,
  regular: 600,
  overtime: 360,
  straight: 38_400,
  premium: 6_157,
  laborCost: 44_557,
  laborMinutes: 960,
};
const people: readonly Given[] = [
  [['nora', '4'], asServer],
  [['nora', '1'], asCashier],
  [
    ['tom', '4'],
    { shifts: 1, atWork: 1, regular: 245, straight: 7_623, premium: 0, laborCost: 7_623, laborMinutes: 245 },
  ],
];
const { sums } = salesRollups.hours;
const sales = {
  body: {
    sums,
    rows: [{ key: ['101'], sums: sums.map((name) => (name === 'gross' ? 400_000 : 0)), before: null }],
    names: {},
  },
};
const punch = buildPunch({
  locationId: '101',
  clockedIn: '2026-11-28T01:04:00.000Z',
  clockedOut: '2026-11-28T07:30:00.000Z',
  breaks: [{ kind: 'LUNCH', from: '2026-11-28T04:00:00.000Z', to: '2026-11-28T04:30:00.000Z', isPaid: false }],
  edits: [{ by: { id: 'm', name: 'Mara Lind' }, at: '2026-11-28T08:00:00.000Z', reason: 'Forgot to clock out' }],
});
const usual: FakeAnswers = {
  'GET /api/paid-work': () => workOf(people),
  'GET /api/sales/hours': () => sales,
  'GET /api/time-punches': () => ({ body: { punches: [{ punch, marks: ['LONG'], paid: 356, unpaid: 30 }] } }),
};

async function open(search = '', answers: FakeAnswers = {}, session = buildSession()) {
  return renderApp({
    path: `/employeePayroll${search}`,
    session,
    routes: reportRoutes,
    answers: { ...usual, ...answers },
  });
}

const row = (name: RegExp) => page.getByRole('row', { name });

describe('Employee Payroll', () => {
  test('RT-09 NG-08 each person has hours, overtime, pay and tips of all their jobs, and the sums beside what was sold', async () => {
    const { calls } = await open();
    await expect
      .element(row(/^Nora Quist/))
      .toMatchTextContent(/Server, Cashier546:0040:006:001:30\$61\.57\$1,005\.67\$126\.30\$1,131\.97/);
    await expect.element(row(/^Tom Berg/)).toMatchTextContent(/Server, still at work14:054:05/);
    const figure = (name: string) => page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    await expect.element(figure('Labor %')).toBeVisible();
    // 1,081.90 of 4,000.00, and 4,000.00 by 50:05.
    await expect.element(page.getByText('27.0 %')).toBeVisible();
    await expect.element(page.getByText('$79.87')).toBeVisible();
    const asked = calls.find(({ path }) => path === '/api/paid-work')?.url.searchParams;
    expect(asked?.get('by')).toBe('person,job');
    await expect.element(page.getByRole('button', { name: /^Channel/ })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('PM-37 EM-102 without the right to see wages there is no pay, and the page says why', async () => {
    await open('', { 'GET /api/paid-work': () => workOf(people, false) });
    await expect.element(row(/^Nora Quist/)).toMatchTextContent(/46:00.*\$126\.30/);
    await expect.element(page.getByRole('columnheader', { name: 'Pay' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/View Wage Data at these stores/)).toBeVisible();
  });

  test('EM-102 pay that is not known in one part is not shown, is in no sum, and is counted', async () => {
    const hidden = { ...asCashier, straight: 38_400, premium: null, laborCost: null };
    await open('', { 'GET /api/paid-work': () => workOf([[['nora', '1'], hidden], ...people.slice(2)]) });
    await expect.element(row(/^Nora Quist/)).toMatchTextContent(/16:00.*––\$0\.00–/);
    await expect.element(page.getByText(/The pay of 1 row is not in the sums/)).toBeVisible();
  });

  test('rows are jobs, stores or days, as the address says', async () => {
    const { calls, router } = await open('?by=date', {
      'GET /api/paid-work': ({ url }) =>
        url.searchParams.get('by') === 'date'
          ? workOf([
              [['2026-11-26'], asServer],
              [['2026-11-27'], asCashier],
            ])
          : workOf([[['101'], asServer]]),
    });
    const rows = page.getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent(/Friday, Nov 27th 2026/);
    await page.getByText('Store', { exact: true }).click();
    await expect.element(row(/^Pier 39/)).toMatchTextContent(/30:00/);
    expect(router.state.location.search).toMatchObject({ by: 'location' });
    expect(calls.findLast(({ path }) => path === '/api/paid-work')?.url.searchParams.get('by')).toBe('location');
  });

  test('a row opens its time punches in the time of the store, with breaks, remarks and who changed them', async () => {
    const { calls } = await open('?place=101');
    await row(/^Nora Quist/).click();
    const drawer = page.getByRole('dialog', { name: 'Nora Quist' });
    await expect.element(drawer.getByText('5:04 PM – 11:30 PM')).toBeVisible();
    await expect.element(drawer.getByText('Lunch 8:00 PM – 8:30 PM, unpaid')).toBeVisible();
    await expect.element(drawer.getByText('Longer than 16 hours')).toBeVisible();
    await expect.element(drawer.getByText('Changed by Mara Lind: Forgot to clock out')).toBeVisible();
    await expect.element(drawer.getByText('5:56')).toBeVisible();
    const asked = calls.find(({ path }) => path === '/api/time-punches')?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({ person: 'nora', places: '101' });
    await expectAccessible();
  });

  test('a view keeps the rows and the sort, and work is asked for without channel and order type', async () => {
    const saved = ({ body }: { readonly body?: unknown }) => ({ body: { ...Object(body), id: 'view_1' } });
    const { calls } = await open('?by=job&sort=worked&channel=KIOSK&type=7', {
      'GET /api/report-views': () => ({ body: { views: [] } }),
      'POST /api/report-views': saved,
    });
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Jobs');
    await page.getByRole('button', { name: 'Save as new view' }).click();
    await expect.element(page.getByRole('button', { name: 'Jobs', exact: true })).toBeVisible();
    const asked = calls.findLast(({ path, body }) => path === '/api/report-views' && body !== undefined);
    expect(asked?.body).toMatchObject({ report: 'employeePayroll', name: 'Jobs', mail: null });
    expect(Object(asked?.body).address).toContain('sort=worked&by=job');
    for (const path of ['/api/paid-work', '/api/sales/hours'])
      expect([...(calls.find((call) => call.path === path)?.url.searchParams.keys() ?? [])]).not.toContain('channel');
  });

  test('the file has every column, hours with two decimals', async () => {
    await open();
    await expect.element(row(/^Nora Quist/)).toBeVisible();
    const file = nextDownload();
    await page.getByRole('button', { name: 'CSV' }).click();
    const lines = (await file).trim().split('\r\n');
    expect(lines[0]).toContain(
      'Employee,Belongs to,Shifts,Hours,Regular,Overtime,Double time,Unpaid breaks,Hourly pay,Overtime pay,Pay',
    );
    expect(lines[1]).toContain(
      'Nora Quist,"Server, Cashier",5,46.00,40.00,6.00,0.00,1.50,944.10,61.57,1005.67,126.30,126.30,1131.97',
    );
  });

  test('days without work say so, and what cannot be read is read again', async () => {
    let answer: () => object = () => workOf([]);
    const answers: FakeAnswers = { 'GET /api/paid-work': () => answer() };
    const { router } = await open('', answers);
    await expect.element(page.getByText('Nobody worked in these days')).toBeVisible();
    answer = () => ({ status: 400, body: { errors: [] } });
    await router.navigate({ href: '/employeePayroll?period=today' });
    await expect.element(page.getByText('The report could not be read')).toBeVisible();
    answer = () => workOf(people);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row(/^Nora Quist/)).toBeVisible();
  });
});
