import { type MenuBlob, newDayHours, newHours, newLocationSettings, newSpecialHours } from '@servery/domain';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, buildTenant } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

async function open(menu: MenuBlob = buildMenuBlob(), answers: FakeAnswers = {}, item = 'pizza/item/supreme') {
  closeEditors();
  await renderApp({
    path: `/menu/menuItems/${item}`,
    session: buildSession({
      userId: crypto.randomUUID(),
      accessibleTenants: [buildTenant({ id: '101', name: 'Navy Pier' })],
    }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(menu), ...answers },
  });
}

const review = () => page.getByRole('button', { name: 'Review' }).click();
const found = page.getByRole('region', { name: 'Look at this before you save' });
const soldNow = page.getByRole('region', { name: 'Sold now?' });

describe('what cannot be ordered is said', () => {
  test('a minimum above the maximum, at the field as one types, and nothing is saved', async () => {
    await open();
    await page.getByRole('button', { name: 'Edit Meat toppings', exact: true }).click();
    const limits = page.getByRole('list', { name: 'Modifiers' });
    await limits.getByRole('textbox', { name: 'Maximum' }).fill('1');
    await limits.getByRole('textbox', { name: 'Minimum' }).fill('3');
    const sentence = 'Meat toppings: the minimum 3 is above the maximum 1.';
    await expect.element(limits.getByText(sentence)).toBeVisible();
    await expect.element(soldNow).toMatchTextContent('No, nowhere at this moment.');
    await expect.element(soldNow.getByRole('link', { name: sentence })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
  });

  test('a minimum that nobody can meet is named in Review, and can be saved', async () => {
    await open();
    await page.getByRole('button', { name: 'Edit Meat toppings', exact: true }).click();
    await page.getByRole('list', { name: 'Modifiers' }).getByRole('textbox', { name: 'Minimum' }).fill('50');
    await review();
    await expect.element(found.getByRole('heading', { name: 'More choices required than there are' })).toBeVisible();
    await expect
      .element(found.getByRole('link', { name: /Meat toppings: at least 50 must be chosen, but only 2 can\.$/ }))
      .toBeVisible();
    await expectAccessible();
  });

  test('a vegan dish with fish, at the diet and in Review', async () => {
    await open();
    const dietary = page.getByRole('region', { name: 'Dietary and allergens' });
    await dietary.getByRole('group', { name: 'Contains' }).getByRole('button', { name: 'Fish', exact: true }).click();
    await dietary.getByRole('button', { name: 'Vegan' }).click();
    await expect.element(dietary.getByText('Marked vegan but contains fish.')).toBeVisible();
    await review();
    await expect.element(found.getByText(/Marked vegan but contains fish\.$/)).toBeVisible();
  });

  test('an item without a price', async () => {
    const menu = buildMenuBlob();
    await open({ ...menu, items: menu.items.map((item) => ({ ...item, pricing: [] })) });
    await expect.element(soldNow).toMatchTextContent('No, nowhere at this moment.');
    await expect.element(soldNow.getByRole('link', { name: 'Harbor Supreme has no price in Dine in.' })).toBeVisible();
  });

  test('a store that is closed, with the way to its hours', async () => {
    const today = new Date();
    const days = [-1, 0, 1].map((more) => new Date(today.getTime() + more * 86_400_000).toISOString().slice(0, 10));
    const specialHours = days.map((dateString) =>
      newSpecialHours({ id: dateString, dateString, name: 'Renovation', closed: true }),
    );
    const week = [newDayHours({ id: 'd', dayOfWeek: 1, startTime: 0, endOffset: 3600 })];
    const hours = { ...newHours(), inStore: { days: week, specialHours } };
    const blob = { ...newLocationSettings(), hours };
    const settings = {
      body: {
        id: 's1',
        ver: 1,
        withheld: [],
        overrideId: null,
        overrideVer: null,
        groupOverrideId: null,
        groupOverrideVer: null,
        savedAt: null,
        blob,
      },
    };
    await open(buildMenuBlob(), { 'GET /api/blobs/settings/company/2': settings });
    await expect.element(soldNow).toMatchTextContent('No, nowhere at this moment.');
    const reason = soldNow.getByRole('link', { name: 'The store is closed now: Renovation.' });
    await expect.element(reason).toHaveAttribute('href', expect.stringContaining('/locationSettings/hours'));
  });
});

test('OV-13 a store whose own value does not fit the changes is named before they are saved', async () => {
  const kept = {
    tenantId: '101',
    name: 'Navy Pier',
    type: 'LOCATION',
    changes: [
      { kind: 'SIMPLE_FIELD_CHANGED', path: ['items', { id: 'supreme' }, 'info', 'pluNum'], from: '1000', to: '5555' },
    ],
    overrideVersion: 1,
    version: 1,
    by: 'Mia',
    at: '2026-11-20T10:00:00Z',
  };
  await open(
    buildMenuBlob(),
    { 'POST /api/configuration/2/menu/overrides-below': { body: [kept] } },
    'drinks/item/cola',
  );
  await page.getByRole('textbox', { name: 'PLU' }).fill('5555');
  await review();
  const below = page.getByRole('region', { name: 'Stores that these changes do not fit' });
  await expect
    .element(below.getByRole('link', { name: 'Navy Pier: Cola, PLU: PLU 5555 belongs to Harbor Supreme.' }))
    .toBeVisible();
});
