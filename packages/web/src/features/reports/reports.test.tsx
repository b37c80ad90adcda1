import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession, buildTenant } from '../../testing/build-session.ts';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import { answerOf, dateOf, figure, openReport, row, stores, workOf } from './testing/open-report.ts';

describe('the filters of a report', () => {
  test('are in the address and reach the server', async () => {
    const { calls, router } = await openReport('/productMix');
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
    const { calls, router } = await openReport('/productMix', {}, tagged);
    await page.getByRole('button', { name: /^Stores/ }).click();
    await page.getByRole('option', { name: 'Tag: open late' }).click();
    await expect.element(page.getByRole('button', { name: 'Stores: Tag: open late' })).toBeVisible();
    const asked = () => calls.findLast(({ path }) => path === '/api/sales/items')?.url.searchParams.get('places');
    await expect.poll(asked).toBe('tag:open%20late');
    expect(router.state.location.search).toMatchObject({ place: 'tag:open%20late' });
  });

  test('a day that is not over is said to be so', async () => {
    await openReport('/productMix?period=today');
    await expect.element(page.getByText(/, today so far, compared with/)).toBeVisible();
  });

  test('days of the address hold, also the wrong way round, and days that are none do not', async () => {
    const { calls, router } = await openReport('/productMix?period=chosen&from=2026-03-31&to=2026-03-01');
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
    await openReport('/storeSummary');
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
    const { router } = await openReport('/storeSummary', { 'GET /api/paid-work': () => workOf(true) });
    // 300.00 of 950.00 in 50 hours at the store; of 1,400.00 at all of them.
    await expect.element(row(/^Pier 39/)).toMatchTextContent(/31\.6 %\$19\.00$/);
    await expect.element(page.getByText('21.4 %')).toBeVisible();
    await router.navigate({ href: '/storeSummary?channel=POS' });
    await expect.element(page.getByRole('columnheader', { name: 'Labor %' })).not.toBeInTheDocument();
  });

  test('days without tickets say so, and lead to the index', async () => {
    await openReport('/storeSummary', { 'GET /api/sales/hours': () => answerOf('hours', []) });
    await expect.element(page.getByText('Nothing was sold in these days').first()).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Index of tickets' }).first()).toBeVisible();
  });

  test('a report that cannot be read is read again', async () => {
    let isDown = true;
    const answers: FakeAnswers = {
      'GET /api/sales/hours': () => (isDown ? { status: 400, body: { errors: [] } } : stores),
    };
    await openReport('/storeSummary', answers);
    await expect.element(page.getByText('The report could not be read')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row(/^Pier 39/).first()).toBeVisible();
  });
});

test('RT-06 NG-06 each server is listed with tips, discounts and time, and sales without one too', async () => {
  await openReport('/serverPerformance');
  await expect.element(row(/^Nora Quist/)).toMatchTextContent(/10\$950\.00.*9\.5 %.*5\.0 %\$3\.0040 min/);
  await expect.element(row(/^No server/)).toMatchTextContent(/\$50\.00/);
  await expectAccessible();
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
  const { calls } = await openReport(path, {}, session);
  await expect.element(page.getByText(`You do not have access to ${name}`)).toBeVisible();
  expect(calls.some((call) => call.path.startsWith('/api/sales'))).toBe(false);
});
