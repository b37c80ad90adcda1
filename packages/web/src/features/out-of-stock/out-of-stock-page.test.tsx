import type { OutEntry } from '@servery/contract';
import { newLocationSettings, settingsNamesOf } from '@servery/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { outOfStockRoutes } from '../../app/routes/menus/out-of-stock-routes.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession, type SessionOverrides } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../../testing/servers/menu-server.ts';
import { buildOutEntry } from '../../testing/servers/out-entries.ts';

const hourMillis = 3_600_000;

const countdown = buildOutEntry({
  id: 'oos_2',
  name: 'Tiramisu',
  thing: { kind: 'ITEM', id: 'tiramisu', itemId: null },
  length: { kind: 'COUNT', count: 6 },
  count: 6,
  left: -1,
  ranOutAt: new Date().toISOString(),
});
const later = new Date(Date.now() + 10 * 24 * hourMillis).toISOString();
const longer = buildOutEntry({
  id: 'oos_3',
  name: 'Crab Louie',
  length: { kind: 'DATE', date: later.slice(0, 10) },
  until: later,
  lastUntil: later,
  locationIds: ['101', '102', '104'],
  locationCount: 3,
});

interface Opened {
  readonly entries?: readonly OutEntry[];
  readonly session?: SessionOverrides;
  readonly answers?: FakeAnswers;
  readonly path?: string;
}

async function openStock({ entries = [], session = {}, answers = {}, path = '' }: Opened = {}) {
  const names = settingsNamesOf(newLocationSettings());
  return renderApp({
    path: `/menu/outOfStock${path}`,
    session: buildSession({ userId: crypto.randomUUID(), ...session }),
    routes: outOfStockRoutes,
    answers: {
      ...menuAnswers(buildMenuBlob()),
      'GET /api/menus/settings-names/location/101': { body: names },
      'GET /api/out-of-stock': { body: { entries, total: entries.length } },
      'POST /api/out-of-stock': { body: { id: 'oos_9', locationCount: 1 } },
      'POST /api/out-of-stock/put-back': { body: { id: 'oos_10', locationCount: 1 } },
      'POST /api/out-of-stock/undo': { body: { id: 'oos_11', locationCount: 1 } },
      ...answers,
    },
  });
}

const table = page.getByRole('grid', { name: 'Out of Stock' });
const searchMenu = page.getByRole('searchbox', { name: 'Item, modifier or size' });

test('items that are out are listed in three groups, with when they come back, where and by whom', async () => {
  await openStock({ entries: [buildOutEntry(), countdown, longer] });
  await expect.element(table.getByText('Out for today')).toBeVisible();
  await expect.element(table.getByText('Out longer')).toBeVisible();
  await expect.element(table.getByText('Counting down')).toBeVisible();
  await expect.element(table.getByText(/^back (at|tomorrow)/).nth(1)).toBeVisible();
  await expect.element(table.getByText(/^Ran out .* 1 sold beyond the count$/).nth(1)).toBeVisible();
  await expect.element(table.getByText('All 3 stores')).toBeVisible();
  await expect.element(table.getByText(/, phone$/).first()).toBeVisible();
  await expectAccessible();
});

test('two presses take out, and Undo undoes', async () => {
  const { calls } = await openStock();
  await searchMenu.fill('supr');
  await page.getByRole('button', { name: /^Harbor Supreme Pizza/ }).click();
  await page.getByRole('button', { name: /^1 hour/ }).click();
  await expect.element(page.getByText('Harbor Supreme is out of stock at all 3 stores')).toBeVisible();
  expect(calls.find(({ path, method }) => method === 'POST' && path === '/api/out-of-stock')?.body).toEqual({
    thing: { kind: 'ITEM', id: 'supreme', itemId: null },
    length: { kind: 'HOURS', hours: 1 },
    placeIds: ['2'],
    way: 'CONSOLE',
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('Undone')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/out-of-stock/undo')?.body).toMatchObject({ id: 'oos_9' });
});

test('at one store the time that it comes back is written on the button; dates and counts are checked', async () => {
  const { calls } = await openStock({ path: '?locationId=101' });
  await searchMenu.fill('supr');
  await page.getByRole('button', { name: /^Harbor Supreme Pizza/ }).click();
  await expect.element(page.getByRole('button', { name: /^1 hour back (at|tomorrow)/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^End of business day back tomorrow, 12:00 AM/ }))
    .toBeVisible();
  await page.getByRole('button', { name: /^Only a few left/ }).click();
  await page.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect.element(page.getByText('Enter a number from 1 to 9999.')).toBeVisible();
  await page.getByRole('textbox', { name: 'How many are left' }).fill('6');
  await page.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect.element(page.getByText('Harbor Supreme counts down at Pier 39')).toBeVisible();
  expect(calls.find(({ path, method }) => method === 'POST' && path === '/api/out-of-stock')?.body).toMatchObject({
    length: { kind: 'COUNT', count: 6 },
    placeIds: ['101'],
  });
});

test('one press puts back, a countdown at its own store', async () => {
  const { calls } = await openStock({ entries: [buildOutEntry(), countdown] });
  await page.getByRole('button', { name: 'Put back Tiramisu' }).click();
  await expect.element(page.getByText('Tiramisu is back in stock')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/out-of-stock/put-back')?.body).toEqual({
    id: 'oos_2',
    locationIds: ['101'],
    way: 'CONSOLE',
  });
});

test('what was out often is offered again', async () => {
  const ended = { at: new Date().toISOString(), by: 'Sam Okafor', way: 'PHONE' } as const;
  const past = [buildOutEntry({ id: 'oos_4', ended }), buildOutEntry({ id: 'oos_5', ended })];
  await openStock({
    answers: {
      'GET /api/out-of-stock': ({ url }) => {
        const entries = url.searchParams.has('isBack') ? past : [];
        return { body: { entries, total: entries.length } };
      },
    },
  });
  await expect.element(page.getByText('2 times in the last 30 days')).toBeVisible();
  await page.getByRole('button', { name: 'Take out Calamari' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Take Calamari out of stock' })).toBeVisible();
});

test('nothing is out: it says so', async () => {
  await openStock();
  await expect.element(page.getByText('Nothing is out of stock')).toBeVisible();
});

test('without a right to menus it says who may', async () => {
  await openStock({ session: { enabledFeatures: ['dashboard'] } });
  await expect.element(page.getByText('You do not have access to what is out of stock')).toBeVisible();
});
