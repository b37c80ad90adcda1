import type { ChangedAlike } from '@servery/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod/mini';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuRoutes } from '../../../app/routes/menus/menu-routes.ts';
import { modifierRoutes } from '../../../app/routes/menus/modifier-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession, buildTenant, type SessionOverrides } from '../../../testing/build-session.ts';
import { expectText } from '../../../testing/screens/open-screen.tsx';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob, mainMenu, menuAnswers, noLayers } from '../../../testing/servers/menu-server.ts';

const url = 'POST /api/configuration/2/menu/overrides-below';
const item = ['items', { id: 'supreme' }];
const prices = [...item, 'pricing', { by: 'pricingScheme', value: 'dine' }, 'itemBased', 'prices'];
const large = { path: [...prices, { id: 'large' }], value: { id: 'large', price: '17.50' } };
const asked = z.object({ tenantIds: z.array(z.string()) });
const sent = z.object({ overridesBelow: z.array(z.object({ tenantId: z.string(), version: z.number() })) });
const kept = (tenantId: string, version = 0) => ({ tenantId, version });
const sentence = { field: 'Large 14″, Dine in', kind: 'changed', from: '$15.99', to: '$17.50', count: 1 } as const;
const shown: Omit<ChangedAlike, 'locations'> = {
  changes: [{ name: 'Harbor Supreme', place: '', sentences: [sentence] }],
  changeCount: 1,
  leftOut: [],
  secrets: 0,
};
const nothing = { saved: [], unchanged: [], skipped: [], unfit: [] };
const assigned = { ...mainMenu, assignedTo: ['101', '102'] };

const answers: FakeAnswers = {
  ...menuAnswers(buildMenuBlob()),
  'GET /api/menus/company/2': { body: [assigned] },
  [`${url}/set/preview`]: ({ body }) => ({
    body: { groups: [{ ...shown, locations: asked.parse(body).tenantIds.map((id) => kept(id)) }] },
  }),
  [`${url}/set`]: ({ body }) => ({
    body: { ...nothing, saved: sent.parse(body).overridesBelow.map(({ tenantId }) => kept(tenantId, 1)) },
  }),
  [`${url}/set/undo`]: { body: nothing },
};

async function open(more: FakeAnswers = {}, session: SessionOverrides = {}, path = '/menuItems/pizza/item/supreme') {
  closeEditors();
  return renderApp({
    path: `/menu${path}`,
    session: buildSession({ userId: crypto.randomUUID(), ...session }),
    routes: [...menuRoutes, ...menuItemsRoutes, ...modifierRoutes],
    answers: { ...answers, ...more },
  });
}

const dialog = () => page.getByRole('dialog');
const box = (name: string) => dialog().getByRole('checkbox', { name: new RegExp(name) });
const setButton = (name: string) => dialog().getByRole('button', { name });

async function openDialog(): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Set for stores…' }).click();
}

async function addField(name: string): Promise<void> {
  await dialog().getByRole('combobox', { name: 'Add a field' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

const bodies = (calls: { readonly path: string; readonly body: unknown }[], end: string) =>
  calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

test('OV-15 a price is typed, groups and stores of this menu are chosen, and what changes is read before it is set', async () => {
  const { calls } = await open();
  await openDialog();
  await expect.element(setButton('Set')).toBeDisabled();
  await addField('Price, Large, Dine in');
  const price = dialog().getByRole('textbox', { name: 'Price, Large, Dine in' });
  await expect.element(price).toHaveValue('$15.99');
  await price.fill('17.5');
  await expectText(dialog(), 'Choose groups or stores to preview the changes.');
  await expect.element(box('Navy Pier')).not.toBeInTheDocument();
  await box('Embarcadero').click();
  await box('East').click();
  await expectText(dialog().getByRole('region', { name: 'Harbor Supreme' }), 'Large 14″, Dine in: $15.99 to $17.50');
  await expectAccessible();
  await setButton('Set at 2 places').click();
  await expectText(dialog(), '2 changed, 0 needed no change, 0 not changed, 0 not tried.');
  // The group comes first, so that its stores inherit.
  expect(bodies(calls, '/set')).toEqual([
    { documentId: 'm1', values: [large], overridesBelow: [kept('g2'), kept('102')] },
  ]);
  await dialog().getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() =>
    expect(bodies(calls, '/set/undo')).toEqual([{ documentId: 'm1', overridesBelow: [kept('g2', 1), kept('102', 1)] }]),
  );
  await expect.element(page.getByText('1 change', { exact: true })).not.toBeInTheDocument();
});

test('several fields are set together; what is no amount, or no longer wanted, is not sent', async () => {
  const { calls } = await open();
  await openDialog();
  await addField('Price, Large, Dine in');
  await addField('Online ordering');
  await addField('Name');
  await dialog().getByRole('textbox', { name: 'Price, Large, Dine in' }).fill('');
  await box('Pier 39').click();
  await expectText(dialog(), 'Add a field and enter its value to preview the changes.');
  await dialog().getByRole('button', { name: 'Remove Price, Large, Dine in' }).click();
  await dialog().getByRole('button', { name: 'Remove Name' }).click();
  await dialog().getByRole('switch', { name: 'Online ordering' }).click();
  await setButton('Set at 1 place').click();
  await expectText(dialog(), '1 changed');
  const online = { path: [...item, 'availability', 'online'], value: false };
  expect(bodies(calls, '/set')).toMatchObject([{ values: [online] }]);
});

const inclusions = [...item, 'inclusions'];
const info = [...item, 'info'];

test.each([
  {
    field: 'Cost, Large',
    act: () => dialog().getByRole('textbox', { name: 'Cost, Large' }).fill('2.1'),
    path: [...info, 'costs', { by: 'option', value: 'large' }],
    value: { option: 'large', amount: '2.10' },
  },
  {
    field: 'Extra modifier, Large, Dine in',
    act: () => dialog().getByRole('textbox', { name: 'Extra modifier, Large, Dine in' }).fill('1.5'),
    path: [
      ...item,
      'pricing',
      { by: 'pricingScheme', value: 'dine' },
      'toppingBased',
      'toppingsPrice',
      { id: 'large' },
    ],
    value: { id: 'large', price: '1.50' },
  },
  {
    field: 'Size',
    act: () => dialog().getByRole('button', { name: 'Small 10″', exact: true }).click(),
    path: [...item, 'styles', { id: 'size' }],
    value: { options: ['large'] },
  },
  {
    field: 'Meat toppings: how many',
    act: () => dialog().getByRole('textbox', { name: 'Maximum' }).fill('3'),
    path: [...inclusions, 'categoriesSettings', { id: 'meat' }],
    value: { max: 3 },
  },
  {
    field: 'Bacon',
    act: () => dialog().getByRole('checkbox', { name: 'Bacon: Comes with the item' }).click(),
    path: [...inclusions, 'itemsSettings', { id: 'bacon' }],
    value: { included: true },
  },
  {
    field: 'Check ID',
    act: () => dialog().getByRole('switch', { name: 'Check ID' }).click(),
    path: [...item, 'requirements', { id: 'check-id' }],
    value: { selected: true },
  },
  {
    field: 'These items',
    act: async () => {
      await dialog().getByRole('combobox', { name: 'Add an item' }).click();
      await page.getByRole('option', { name: 'Cola', exact: true }).click();
    },
    path: [...item, 'suggestions', 'items'],
    value: [{ id: 'cola' }],
  },
  {
    field: 'Diet',
    act: () => dialog().getByRole('button', { name: 'Vegetarian' }).click(),
    path: [...info, 'diet'],
    value: ['VEGETARIAN'],
  },
  {
    field: 'PLU',
    act: () => dialog().getByRole('textbox', { name: 'PLU' }).fill('1001'),
    path: [...info, 'pluNum'],
    value: '1001',
  },
])('of an item $field is set as its form shows it', async ({ field, act, path, value }) => {
  const { calls } = await open();
  await openDialog();
  await addField(field);
  await act();
  await box('Pier 39').click();
  await setButton('Set at 1 place').click();
  await expectText(dialog(), '1 changed');
  expect(bodies(calls, '/set')).toMatchObject([{ values: [{ path, value }] }]);
});

test('stores that stay as they are are named with the reason; where nothing changes there is nothing to set', async () => {
  const unfit = [{ tenantId: '101', message: 'items.supreme: You do not have permission to change this.' }];
  await open({ [`${url}/set`]: { body: { ...nothing, skipped: ['102'], unfit } } });
  await openDialog();
  await addField('Kiosk');
  await box('Bay Area').last().click();
  await setButton('Set at 2 places').click();
  const left = dialog().getByRole('grid', { name: 'Not changed' });
  await expectText(left.getByRole('row', { name: /Pier 39/ }), 'You do not have permission to change this.');
  await expectText(left.getByRole('row', { name: /Embarcadero/ }), 'Someone else has changed it.');
});

test('a preview that fails is tried again, and says when nothing would change', async () => {
  const groups = [{ ...shown, changes: [], changeCount: 0, locations: [kept('101')] }];
  let isDown = true;
  await open({
    [`${url}/set/preview`]: () => (isDown ? { status: 503, body: { error: 'DOWN' } } : { body: { groups } }),
  });
  await openDialog();
  await addField('Kiosk');
  await box('Pier 39').click();
  await expect.element(dialog().getByText('Unable to preview the changes')).toBeVisible();
  isDown = false;
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expectText(dialog(), 'They already have these values.');
  await expect.element(setButton('Set at 1 place')).toBeDisabled();
});

test('10,000 stores are found, chosen with their head, looked at and set some with each call', async () => {
  const stores = Array.from({ length: 10_000 }, (_, at) =>
    buildTenant({ id: `s${at}`, name: `Store ${at}`, groupId: 'g1' }),
  );
  const group = buildTenant({ id: 'g1', name: 'Bay Area', type: 'GROUP' });
  const { calls } = await open(
    { 'GET /api/menus/company/2': { body: [{ ...mainMenu, assignedTo: stores.map(({ id }) => id) }] } },
    { accessibleTenants: [group, ...stores] },
  );
  await openDialog();
  await addField('Kiosk');
  await dialog().getByRole('searchbox', { name: 'Search groups and stores' }).fill('Store 99');
  await dialog().getByRole('checkbox', { name: 'Select all' }).click();
  await expect.element(setButton('Set at 111 places')).toBeEnabled();
  expect(dialog().getByRole('row').elements().length).toBeLessThan(60);
  await setButton('Set at 111 places').click();
  await expectText(dialog(), '111 changed');
  expect(bodies(calls, '/set').map((body) => sent.parse(body).overridesBelow.length)).toEqual([25, 25, 25, 25, 11]);
});

test('PM-34 what the role does not override is not offered', async () => {
  await open({}, { enabledFeatures: ['manageMenus', 'overrideMenus'] });
  await openDialog();
  await dialog().getByRole('combobox', { name: 'Add a field' }).click();
  await expect.element(page.getByRole('option', { name: 'Kiosk' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /^Price/ })).not.toBeInTheDocument();
});

test('PM-19 without the right to override a menu there is nothing to set', async () => {
  await open({}, { enabledFeatures: ['manageMenus'] });
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Set for stores…' })).not.toBeInTheDocument();
});

test('a modifier has the prices of its options to set', async () => {
  await open({}, {}, '/modifiers/items/pepperoni');
  await openDialog();
  await dialog().getByRole('combobox', { name: 'Add a field' }).click();
  await expect.element(page.getByRole('option', { name: /Large 14″, Dine in/ })).toBeVisible();
});

test('of a template nothing is set: it goes to no store', async () => {
  const about = { ...mainMenu, id: 't1', template: true, assignedTo: [] };
  const menuBlob = JSON.stringify(buildMenuBlob());
  const template: FakeAnswers = {
    'GET /api/menus/company/2': { body: [assigned, about] },
    'GET /api/menus/company/2/t1': { body: { ...noLayers, ...about, menuBlob } },
  };
  await open(template, {}, '/menuItems/pizza/item/supreme?menuId=t1');
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Set for stores…' })).not.toBeInTheDocument();
});
