import type { MenuBlob } from '@servery/domain';
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

async function open(menu: MenuBlob = buildMenuBlob(), answers: FakeAnswers = {}, at = 'pizza/item/supreme') {
  closeEditors();
  await renderApp({
    path: `/menu/menuItems/${at}`,
    session: buildSession({
      userId: crypto.randomUUID(),
      accessibleTenants: [
        buildTenant({ id: 'g1', name: 'Bay Area', type: 'GROUP' }),
        buildTenant({ id: '101', name: 'Navy Pier', groupId: 'g1' }),
      ],
    }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(menu), ...answers },
  });
}

const review = () => page.getByRole('button', { name: 'Review' }).click();
const found = page.getByRole('region', { name: 'Check before you save' });
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
    await expect.element(soldNow).toMatchTextContent('No, not sold anywhere at the moment.');
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
      .element(
        found.getByRole('link', { name: /Meat toppings: at least 50 must be chosen, but only 2 are available\.$/ }),
      )
      .toBeVisible();
    await expectAccessible();
  });

  test('a vegan dish with fish, at the diet and in Review', async () => {
    await open();
    const dietary = page.getByRole('region', { name: 'Dietary and allergens' });
    await dietary.getByRole('group', { name: 'Contains' }).getByRole('button', { name: 'Fish', exact: true }).click();
    await dietary.getByRole('button', { name: 'Vegan' }).click();
    await expect.element(dietary.getByText('It is marked vegan, but it contains fish.')).toBeVisible();
    await review();
    await expect.element(found.getByText(/It is marked vegan, but it contains fish\.$/)).toBeVisible();
  });

  test('an item without a price', async () => {
    const menu = buildMenuBlob();
    await open({ ...menu, items: menu.items.map((item) => ({ ...item, pricing: [] })) });
    await expect.element(soldNow).toMatchTextContent('No, not sold anywhere at the moment.');
    await expect.element(soldNow.getByRole('link', { name: 'Harbor Supreme has no price in Dine in.' })).toBeVisible();
  });
});

describe('stores whose own value does not fit the changes', () => {
  const asked = 'POST /api/configuration/2/menu/overrides-below';
  const overrides = (path: readonly unknown[], from: string, to: string) => ({
    body: [
      {
        tenantId: '101',
        name: 'Navy Pier',
        type: 'LOCATION',
        changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path, from, to }],
        overrideVersion: 1,
        version: 1,
        by: 'Mia',
        at: '2026-11-20T10:00:00Z',
      },
    ],
  });
  const pluOf = (id: string) => ['items', { id }, 'info', 'pluNum'];
  const taken = overrides(pluOf('supreme'), '1000', '5555');
  const below = page.getByRole('region', { name: 'Stores that override these fields' });

  test.for(['', '?locationId=g1'])('OV-13 are named before they are saved %s', async (level) => {
    await open(buildMenuBlob(), { [asked]: taken }, `drinks/item/cola${level}`);
    await page.getByRole('textbox', { name: 'PLU' }).fill('5555');
    await review();
    await expect
      .element(below.getByRole('link', { name: 'Navy Pier: Cola, PLU: PLU 5555 is already used by Harbor Supreme.' }))
      .toBeVisible();
  });

  test('OV-13 a store that the changes fit is counted', async () => {
    await open(buildMenuBlob(), { [asked]: taken }, 'pizza/item/supreme');
    await page.getByRole('textbox', { name: 'PLU' }).fill('5555');
    await review();
    await expect.element(below.getByText(/^These changes work with the 1 store/)).toBeVisible();
  });

  test('OV-13 when they cannot be read, this is said and they are asked for again', async () => {
    let isDown = true;
    const answer = () => (isDown ? { status: 503 } : taken);
    await open(buildMenuBlob(), { [asked]: answer }, 'drinks/item/cola');
    await page.getByRole('textbox', { name: 'PLU' }).fill('5555');
    await review();
    const failed = page.getByRole('alert').filter({ hasText: 'The stores could not be checked' });
    await expect.element(failed).toBeVisible();
    isDown = false;
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect.element(below.getByRole('link', { name: /^Navy Pier/ })).toBeVisible();
  });
});
