import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { openOffers } from '../../../testing/screens/open-offers.tsx';

const used = { key: ['tuesday'], sums: [1_214, 364_200], before: null };
const body = { sums: ['tickets', 'discounts'], rows: [used], names: {} };
const given = { answers: { 'GET /api/sales/offers': { body } }, enabledFeatures: ['manageMenus', 'dashboard'] };

test('the list says how often each offer was used in four weeks, and what it gave away', async () => {
  const { calls } = await openOffers('', given);
  const list = page.getByRole('grid').or(page.getByRole('table')).first();
  const row = list.getByRole('row', { name: /Two-topping Tuesday/ });
  await expect.element(row).toMatchTextContent(/1,214.*\$3,642\.00/);
  const asked = calls.find(({ path }) => path === '/api/sales/offers')?.url.searchParams;
  expect([asked?.get('by'), asked?.get('places')]).toEqual(['offer', null]);
});

test('an offer says it too, and leads to its tickets; one that nobody used says so', async () => {
  const { router } = await openOffers('/tuesday', given);
  await expect
    .element(page.getByText('Used on 1,214 tickets in the last 4 weeks, gave away $3,642.00.', { exact: false }))
    .toBeVisible();
  await expectAccessible(document.querySelector('main') ?? document.body);
  await page.getByRole('link', { name: 'See the tickets' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/ticket-finder/search');
  expect(router.state.location.search).toMatchObject({ q: 'Two-topping Tuesday' });
  await openOffers('/five', given);
  await expect.element(page.getByText('Not used in the last 4 weeks.')).toBeVisible();
});

test('people without the dashboard read nothing of it', async () => {
  const { calls } = await openOffers('/tuesday');
  await expect.element(page.getByRole('heading', { name: 'Two-topping Tuesday' })).toBeVisible();
  expect(page.getByText('in the last 4 weeks', { exact: false }).elements()).toEqual([]);
  expect(calls.some(({ path }) => path.startsWith('/api/sales'))).toBe(false);
});
