import { salesRollups } from '@servery/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reportRoutes } from '../../app/routes/report-routes.ts';
import { buildSession, buildTenant } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';

const storeCount = 10_000;
const itemCount = 5_000;
/** Of a screen, with those that are kept beyond its edges. */
const mostRows = 120;
/** Of a list that opens; more are found by typing. */
const mostOptions = 200;

const stores = Array.from({ length: storeCount }, (_, at) =>
  buildTenant({ id: `s${at}`, name: `Store ${String(at).padStart(5, '0')}`, groupId: `g${at % 200}` }),
);
const groups = Array.from({ length: 200 }, (_, at) =>
  buildTenant({ id: `g${at}`, name: `Group ${at}`, type: 'GROUP' }),
);
const session = buildSession({ accessibleTenants: [...groups, ...stores] });

function answerOf(rollup: keyof typeof salesRollups, keys: readonly (readonly (string | number)[])[]) {
  const { sums } = salesRollups[rollup];
  const rows = keys.map((key, at) => ({ key, sums: sums.map(() => 100 + at), before: sums.map(() => 90 + at) }));
  return { body: { sums, rows, names: {} } };
}

const byStore = stores.map(({ id }) => [id]);
const items = Array.from({ length: itemCount }, (_, at) => `i${at}`);
const sizes = ['small', 'medium', 'large'];
const menu = items.map((id, at) => ({
  id,
  name: `Item ${at}`,
  category: 'Pizza',
  isActive: true,
  cost: at % 7,
  costs: sizes.map((option, size) => ({ option, cost: size + (at % 7) })),
}));
const noWork = { body: { sums: [], rows: [], names: {} } };
const answers: FakeAnswers = {
  'GET /api/sales/hours': ({ url }) =>
    answerOf('hours', url.searchParams.get('by') === 'location' ? byStore : [[1, 12]]),
  'GET /api/paid-work': () => noWork,
  'GET /api/sales/items': () =>
    answerOf(
      'items',
      items.map((id) => [id]),
    ),
  'GET /api/sales/options': () =>
    answerOf(
      'options',
      items.flatMap((id) => sizes.map((size) => [id, size])),
    ),
  'GET /api/sold-items': () => ({ body: { items: menu } }),
  'GET /api/report-views': () => ({ body: { views: [] } }),
};

const open = (path: string) => renderApp({ path, session, routes: reportRoutes, answers });
const rows = () => page.getByRole('row').elements().length;

test('Store Summary of 10,000 stores draws the rows in sight, finds one, and filters by any of them', async () => {
  await open('/storeSummary');
  await expect.element(page.getByText('10,000 of 10,000', { exact: false })).toBeVisible();
  expect(rows()).toBeLessThan(mostRows);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('store 07777');
  await expect.element(page.getByRole('row', { name: /^Store 07777/ })).toBeVisible();
  await expect.poll(rows).toBeLessThan(30);
  await page.getByRole('button', { name: /^Stores/ }).click();
  expect(page.getByRole('option').elements().length).toBeLessThanOrEqual(mostOptions);
  await page.getByLabelText('Search: Stores').fill('store 04321');
  await page.getByRole('option', { name: 'Store 04321' }).click();
  await expect.element(page.getByRole('button', { name: 'Stores: Store 04321' })).toBeVisible();
});

test('Product Mix of 5,000 items in three sizes draws the rows in sight and the marks of those that earn most', async () => {
  await open('/productMix');
  await expect.element(page.getByText('5,000 of 5,000', { exact: false })).toBeVisible();
  expect(rows()).toBeLessThan(mostRows);
  const chart = page.getByRole('figure', { name: /^Each mark is an item/ });
  await expect.element(chart).toBeVisible();
  const marks = () => chart.element().querySelectorAll('.recharts-scatter-symbol').length;
  await expect.poll(marks).toBe(400);
  await expect
    .element(page.getByText('Only the 400 items that earn most have a mark.', { exact: false }))
    .toBeVisible();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('item 4321');
  await expect.element(page.getByRole('row').filter({ hasText: /^Item 4321/ })).toBeVisible();
});
