import { newDisplay, newLocationSettings, newPrinter, settingsNamesOf } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuListRoutes } from '../../../app/routes/menus/menu-list-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

const settings = newLocationSettings();
const names = settingsNamesOf({
  ...settings,
  displays: [newDisplay({ id: 'line', name: 'Make line' }), newDisplay({ id: 'bar', name: 'Bar' })],
  printing: {
    ...settings.printing,
    printers: [
      newPrinter({ id: 'hot', name: 'Hot side', type: 'RECEIPT' }),
      newPrinter({ id: 'tags', name: 'Box tags', type: 'LABEL' }),
    ],
  },
});
const base = buildMenuBlob();
const menu = buildMenuBlob({
  items: base.items.map((item) =>
    item.id === 'cola' ? { ...item, kps: { displays: ['bar'], excludedSizes: [] } } : item,
  ),
});

async function open(
  path: string,
  document = menu,
  enabledFeatures: readonly string[] = ['manageMenus'],
  known = names,
) {
  closeEditors();
  const body = { body: known };
  return renderApp({
    path,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...enabledFeatures] }),
    routes: [...menuListRoutes, ...menuItemsRoutes],
    answers: {
      ...menuAnswers(document),
      'GET /api/menus/settings-names/company/2': body,
      'GET /api/menus/settings-names/location/101': body,
    },
  });
}

beforeEach(() => page.viewport(1440, 900));

const cell = (item: string, device: string) => page.getByRole('checkbox', { name: `${item}, ${device}`, exact: true });

describe.each(['/menu/kps', '/menu/printers'])('%s', (path) => {
  test.each([
    [1440, 900],
    [360, 800],
  ])('has no accessibility problem at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await open(path);
    if (width === 360) await page.getByRole('button', { name: 'Show details' }).first().click();
    await expect.element(page.getByRole('checkbox', { name: /^Harbor Supreme, / }).first()).toBeInTheDocument();
    await expectAccessible();
  });

  test('says where devices come from while the settings have none', async () => {
    await open(path, base, ['manageMenus'], settingsNamesOf(settings));
    await expect.element(page.getByText(/^No .* here$/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Printers', exact: true }).last()).toBeVisible();
    await expectAccessible();
  });
});

test('RT-54 IN-05 an item is sent to a display and taken away, each one step of undo', async () => {
  await open('/menu/kps');
  await cell('Harbor Supreme', 'Make line').click();
  await expect.element(cell('Harbor Supreme', 'Make line')).toBeChecked();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('Kitchen displays: Make line added')).toBeVisible();
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await undo();
  await expect.element(cell('Harbor Supreme', 'Make line')).not.toBeChecked();
});

test('RT-54 IN-05 an item without displays follows its department, and keeps what it followed when it gets its own', async () => {
  const departments = base.departments.map((department) =>
    department.id === 'pizza' ? { ...department, kps: { displays: ['line'], excludedSizes: [] } } : department,
  );
  await open('/menu/kps', { ...menu, departments });
  await expect.element(cell('Harbor Supreme', 'Make line, from department')).toBeChecked();
  await cell('Harbor Supreme', 'Bar').click();
  await expect.element(cell('Harbor Supreme', 'Bar')).toBeChecked();
  await expect.element(cell('Harbor Supreme', 'Make line')).toBeChecked();
  await expect.element(cell('Fisherman’s Clam', 'Make line, from department')).toBeChecked();
});

test('RT-54 IN-05 a whole category goes to a display at once', async () => {
  await open('/menu/kps');
  await page.getByRole('checkbox', { name: 'Select Pizza › Signature' }).click();
  await page.getByRole('button', { name: 'Add to' }).click();
  await page.getByRole('menuitem', { name: 'Make line' }).click();
  await expect.element(cell('Harbor Supreme', 'Make line')).toBeChecked();
  await expect.element(cell('Fisherman’s Clam', 'Make line')).toBeChecked();
  await expect.element(page.getByText('2 changes')).toBeVisible();
  await undo();
  await expect.element(cell('Fisherman’s Clam', 'Make line')).not.toBeChecked();
});

test('RT-54 what goes nowhere is counted and found', async () => {
  await open('/menu/kps');
  await expect.element(page.getByText('2 not assigned')).toBeVisible();
  await page.getByText('Not assigned 2').click();
  await expect.element(cell('Cola', 'Bar')).not.toBeInTheDocument();
  await expect.element(cell('Harbor Supreme', 'Bar')).toBeVisible();
});

test('RT-54 a display that items name but this level does not have says so', async () => {
  await open('/menu/kps', menu, ['manageMenus'], settingsNamesOf(settings));
  await expect.element(cell('Cola', 'bar (not at this level)')).toBeChecked();
});

test('RT-53 IN-05 items are sent to printers of the kitchen, paper and labels apart', async () => {
  await open('/menu/printers');
  await cell('Cola', 'Box tags (labels)').click();
  await cell('Cola', 'Hot side').click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('Label printers: Box tags added')).toBeVisible();
  await expect.element(page.getByText('Kitchen printers: Hot side added')).toBeVisible();
});

test('PM-35 at a location without the permission nothing is sent elsewhere', async () => {
  await open('/menu/kps?locationId=101', menu, ['overrideMenus']);
  await expect.element(cell('Cola', 'Bar')).toBeDisabled();
});

test('CL-06 CL-22 an item leaves sizes out, on displays and on a printer', async () => {
  await open('/menu/menuItems/pizza/item/supreme');
  const kitchen = page.getByRole('region', { name: 'Tax and kitchen' });
  await kitchen.getByRole('button', { name: 'Make line' }).click();
  await kitchen
    .getByRole('group', { name: 'Sizes not shown on kitchen displays' })
    .getByRole('button', { name: 'Small 10″' })
    .click();
  await kitchen.getByRole('button', { name: 'Hot side' }).click();
  const printed = kitchen.getByRole('group', { name: 'Hot side: sizes that do not print' });
  await printed.getByRole('button', { name: 'Large 14″' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('Sizes not shown in the kitchen: Small 10″ added')).toBeVisible();
  await expect.element(page.getByText('Kitchen printers: Hot side added')).toBeVisible();
});

test('OV-15 the rows in sight ask together which of them stores keep differently', async () => {
  const { calls } = await open('/menu/kps');
  await expect.element(cell('Harbor Supreme', 'Bar')).toBeInTheDocument();
  const asked = () => calls.filter(({ path }) => path.endsWith('/overrides-below/places')).map(({ body }) => body);
  await expect.poll(() => asked().length).toBe(1);
  expect(asked()[0]).toMatchObject({ paths: base.items.map(({ id }) => ['items', { id }]) });
});
