import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { modifierRoutes } from '../../../app/routes/menus/modifier-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, type SessionOverrides } from '../../../testing/build-session.ts';
import { pressSwitch, undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

async function open(path: string, own: Parameters<typeof menuAnswers>[1] = {}, session: SessionOverrides = {}) {
  closeEditors();
  return renderApp({
    path: `/menu${path}`,
    session: buildSession({ userId: crypto.randomUUID(), ...session }),
    routes: [...menuRoutes, ...menuItemsRoutes, ...modifierRoutes],
    answers: menuAnswers(buildMenuBlob(), own),
  });
}

const offered = (name: string) => page.getByRole('dialog').getByRole('switch', { name: `${name}, offered` });

const press = (name: string) => pressSwitch(`${name}, offered`);

test('CL-25 CL-26 a modifier is found, switched off for the whole menu, counted, and on again', async () => {
  await open('/modifiers');
  await page.getByRole('button', { name: 'All modifiers offered' }).click();
  await expect.element(offered('Bacon')).toBeChecked();
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Search modifiers' }).fill('pepp');
  await expect.element(offered('Bacon')).not.toBeInTheDocument();
  await press('Pepperoni');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const button = page.getByRole('button', { name: '1 modifier or category not offered' });
  await expect.element(button).toBeVisible();
  await undo();
  await expect.element(page.getByRole('button', { name: 'All modifiers offered' })).toBeVisible();
});

test('a department switches off a category, which holds for all of its modifiers', async () => {
  await open('/menuItems/departments/pizza/edit');
  await page.getByRole('button', { name: 'All modifiers offered' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Modifiers that Pizza offers' })).toBeVisible();
  await press('Meat toppings, All of them');
  expect(page.getByText('Off with its category').elements()).toHaveLength(2);
});

test('OV-13 at a store the switch says where its value comes from', async () => {
  const added = {
    kind: 'ARRAY_ELEMENT_ADDED',
    path: ['modifiers', 'availability', 'items'],
    to: { id: 'bacon', available: false },
    after: null,
  } as const;
  await open('/modifiers?locationId=101', { own: [added] });
  await page.getByRole('button', { name: '1 modifier or category not offered' }).click();
  await expect.element(offered('Bacon')).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: /^Here: where this value comes from/ }).first()).toBeVisible();
  await press('Bacon');
  await expect.element(offered('Bacon')).toBeChecked();
});

test('OV-11 all are offered again at once: at the company without an entry, at a store against the company', async () => {
  const off = {
    kind: 'ARRAY_ELEMENT_ADDED',
    path: ['modifiers', 'availability', 'items'],
    to: { id: 'pepperoni', available: false },
    after: null,
  } as const;
  await open('/modifiers?locationId=101', { group: [off] });
  await page.getByRole('button', { name: '1 modifier or category not offered' }).click();
  await press('Bacon');
  await page.getByRole('button', { name: 'Offer all modifiers' }).click();
  await expect.element(offered('Bacon')).toBeChecked();
  await expect.element(offered('Pepperoni')).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('button', { name: 'All modifiers offered' })).toBeVisible();
  await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
});

test('PM-56 who views as another person sees what is offered, and changes nothing', async () => {
  await open('/modifiers', {}, { isReadOnly: true });
  await page.getByRole('button', { name: 'All modifiers offered' }).click();
  await expect.element(offered('Bacon')).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Offer all modifiers' })).not.toBeInTheDocument();
});
