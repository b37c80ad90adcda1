import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { buildOfferMenu } from '../../../testing/offer-menu.ts';
import { openOffers } from '../../../testing/screens/open-offers.tsx';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers, withCosts } from '../../../testing/servers/menu-server.ts';

const url = '/api/preferences/2';
const save = (marginFloor: string | null, ver: number) => ({
  ver,
  preferences: { marginFloor, priceViews: [] },
  history: [{ ver, at: '2026-11-20T14:00:00.000Z', by: 'Dana Whitfield', marginFloor }],
});

/** An item whose small size costs three dollars. */
async function openItem(answers: FakeAnswers = {}, session: Parameters<typeof buildSession>[0] = {}) {
  closeEditors();
  const menu = withCosts(buildMenuBlob(), { item: '3.00', modifier: '0.00' });
  return renderApp({
    path: '/menu/menuItems/pizza/item/supreme',
    session: buildSession({ userId: crypto.randomUUID(), ...session }),
    routes: [...menuRoutes, ...menuItemsRoutes],
    answers: { ...menuAnswers(menu), ...answers },
  });
}

const field = () => page.getByRole('textbox', { name: 'Floor' });
const low = () => page.getByText(/below the floor of/);

describe('the margin floor of a company', () => {
  test('it is set beside the margins; what leaves less is named, and undo takes it back', async () => {
    const answers = [save('80', 1), save(null, 2)];
    const { calls } = await openItem({ [`PUT ${url}`]: () => ({ body: answers.shift() }) });
    await page.getByRole('button', { name: 'Set a margin floor' }).click();
    await field().fill('101');
    await expect.element(page.getByText('Enter a percentage from 0 to 100, or leave it empty.')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeDisabled();
    await field().fill('80');
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The margin floor is 80 %.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Margin floor 80 %' })).toBeVisible();
    await expect.element(low()).toMatchTextContent(/margins? (is|are) below the floor of 80 %: .*\(75\.0 %\)/);
    await expect.element(page.getByRole('grid', { name: 'Costs and margins' })).toMatchTextContent('below 80 %');
    await expectAccessible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.element(page.getByRole('button', { name: 'Set a margin floor' })).toBeVisible();
    await expect.element(low()).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { ver: 0, preferences: { marginFloor: '80', priceViews: [] } },
      { ver: 1, preferences: { marginFloor: null, priceViews: [] } },
    ]);
  });

  test('its history says who set what; a floor that nothing is below is only said', async () => {
    await openItem({ [`GET ${url}`]: { body: save('12.5', 3) } });
    await page.getByRole('button', { name: 'Margin floor 12.5 %' }).click();
    const earlier = page.getByRole('region', { name: 'Earlier' });
    await expect.element(earlier).toMatchTextContent(/Dana Whitfield, 11\/20\/2026.*12\.5 %/);
    await expect.element(low()).not.toBeInTheDocument();
  });

  test('somebody else’s change in between is shown, and nothing is lost', async () => {
    await openItem({ [`PUT ${url}`]: { status: 409, body: { error: 'CONFLICTING EDIT', current: save('50', 1) } } });
    await page.getByRole('button', { name: 'Set a margin floor' }).click();
    await field().fill('60');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/Someone else changed the company preferences/)).toBeVisible();
    await expect.element(field()).toHaveValue('60 %');
  });

  test('who edits menus of one store only reads it', async () => {
    await openItem(
      { [`GET ${url}`]: { body: save('80', 1) } },
      { enabledFeatures: ['manageMenus'], grantedRoles: [{ grantedOn: { type: 'LOCATION', id: '101' } }] },
    );
    await expect.element(page.getByText('Margin floor 80 %')).toBeVisible();
    expect(page.getByRole('button', { name: /margin floor/i }).elements()).toHaveLength(0);
  });

  test('the prover says which order leaves less', async () => {
    const menu = withCosts(buildOfferMenu(), { item: '2.00', modifier: '0.50' });
    await openOffers('/tuesday', { menu, answers: { [`GET ${url}`]: { body: save('99', 1) } } });
    await expect.element(page.getByText('Below the margin floor of 99 %').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Margin floor 99 %' }).first()).toBeVisible();
    await expectAccessible();
  });
});
