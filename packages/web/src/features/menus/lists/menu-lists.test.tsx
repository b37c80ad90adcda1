import { newItem, newMenuBlob, newMessage, newRequirement, newTaxStructure, salesRollups } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { menuItemsRoutes } from '../../../app/routes/menus/menu-items-routes.ts';
import { menuListRoutes } from '../../../app/routes/menus/menu-list-routes.ts';
import { reportRoutes } from '../../../app/routes/report-routes.ts';
import { closeEditors } from '../../../editing/kinds/editors.ts';
import { deselectRow } from '../../../editing/list/list-selection.ts';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { chooseOfRow, openRow, pressSwitch, rowOf, undo } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob, menuAnswers } from '../../../testing/servers/menu-server.ts';

const ten = ['No onions', 'Allergy', 'Birthday', 'Crispy', 'Cut', 'Fold', 'Go', 'Hot', 'Iced', 'Jar'];
const messages = ten.map((name) => newMessage({ id: name.toLowerCase().replace(' ', '-'), name }));
const base = buildMenuBlob();
const items = base.items.map((item) =>
  item.id === 'cola'
    ? { ...item, requirements: [{ id: 'check-id', selected: true, order: 1, excludeSizes: [] }] }
    : item,
);
const taxStructures = [
  newTaxStructure({ id: 'sales', name: 'Sales Tax', flatRate: '7.25' }),
  newTaxStructure({
    id: 'food',
    name: 'Prepared food',
    byOrderType: true,
    orderTypeRates: [{ orderType: 1, rate: '8.625' }],
  }),
];
const menu = buildMenuBlob({ messages, items, taxStructures });

async function open(
  path: string,
  document = menu,
  enabledFeatures: readonly string[] = ['manageMenus'],
  answers: FakeAnswers = {},
) {
  closeEditors();
  deselectRow();
  return renderApp({
    path,
    session: buildSession({ userId: crypto.randomUUID(), enabledFeatures: [...enabledFeatures] }),
    routes: [...menuListRoutes, ...menuItemsRoutes, ...reportRoutes],
    answers: { ...menuAnswers(document), ...answers },
  });
}

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe.each([
  ['/menu/messages', 'Allergy'],
  ['/menu/requirements', 'Check ID'],
  ['/menu/taxStructures', 'Prepared food'],
])('%s', (path, row) => {
  test.each([
    [1440, 900],
    [360, 800],
  ])('has no accessibility problem at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await open(path);
    await openRow(row);
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue(row);
    await expectAccessible();
  });

  test('has none without rows, and says what to add', async () => {
    await open(path, newMenuBlob({ taxStructures: [] }));
    await expect.element(page.getByRole('button', { name: /^Add a/ })).toBeVisible();
    await expectAccessible();
  });
});

describe('a list of the menu', () => {
  test('RT-56 is searched by name and text; what a search hides is not selected', async () => {
    await open('/menu/messages');
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await expect.element(page.getByText('10 selected')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search Messages' }).fill('on');
    await expect.element(page.getByText('1 selected')).toBeVisible();
    expect(page.getByRole('button', { name: /^Edit / }).elements()).toHaveLength(1);
    await page.getByRole('searchbox', { name: 'Search Messages' }).fill('nothing like it');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.element(page.getByText('10 selected')).toBeVisible();
  });

  test('RT-56 several rows are made inactive at once, and back in one step', async () => {
    await open('/menu/messages');
    for (const name of ['Allergy', 'Birthday']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await page.getByRole('button', { name: 'Make inactive' }).click();
    await expect.element(rowOf('Allergy').getByText('Inactive')).toBeVisible();
    await expect.element(rowOf('Birthday').getByText('Inactive')).toBeVisible();
    await undo();
    await expect.element(rowOf('Allergy').getByText('Inactive')).not.toBeInTheDocument();
    await expect.element(rowOf('Birthday').getByText('Inactive')).not.toBeInTheDocument();
  });

  test('RT-57 deleting says what names the row; then neither is left, and one undo brings both back', async () => {
    await open('/menu/requirements');
    await expect.element(rowOf('Check ID').getByText('1 place')).toBeVisible();
    await chooseOfRow('Check ID', 'Remove');
    await expect.element(page.getByRole('dialog').getByText(/used in 1 place.*Cola/)).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('No requirements yet')).toBeVisible();
    await expect.element(page.getByText('2 changes')).toBeVisible();
    await undo();
    await expect.element(rowOf('Check ID').getByText('1 place')).toBeVisible();
  });

  test('RT-57 RT-59 what names a row leads to it; Back leads to the row again', async () => {
    const { router } = await open('/menu/requirements');
    await openRow('Check ID');
    await expect.poll(() => router.state.location.pathname).toBe('/menu/requirements/check-id/edit');
    await page.getByRole('link', { name: 'Cola' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/menuItems/drinks/item/cola');
    router.history.back();
    await expect.element(page.getByRole('heading', { name: 'Check ID' })).toBeVisible();
  });

  test('RT-56 at a location what comes from above is made inactive, not deleted', async () => {
    await open('/menu/messages?locationId=101', menu, ['overrideMenus']);
    await page.getByRole('button', { name: 'More about Allergy' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('checkbox', { name: 'Select Allergy' }).click();
    await expect.element(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await expect.element(page.getByText(/cannot be deleted here/)).toBeVisible();
    await openRow('Allergy');
    await pressSwitch('Active');
    await expect.element(rowOf('Allergy').getByRole('button', { name: /Here/ })).toBeVisible();
  });
});

describe('tax structures', () => {
  const rate = (name: string) => page.getByRole('textbox', { name, exact: true });

  test('RT-52 PX-01 a rate shows its tax on an example, also by order type; an emptied one is none', async () => {
    await open('/menu/taxStructures');
    await openRow('Prepared food');
    const rates = page.getByRole('table', { name: 'Rates' });
    const taxOf = (type: string) => rates.getByRole('row', { name: new RegExp(`^${type}`) });
    await expect.element(taxOf('Dine In').getByText('$1.68')).toBeVisible();
    await expect.element(taxOf('Delivery').getByText('$0.00')).toBeVisible();
    await rate('Delivery').fill('7.25');
    await expect.element(taxOf('Delivery').getByText('$1.41')).toBeVisible();
    await rate('Dine In').fill('');
    await expect.element(taxOf('Dine In').getByText('$0.00')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Delivery:').first()).toBeVisible();
    await expect.element(page.getByText('7.25%').first()).toBeVisible();
    await expect.element(page.getByText('8.625%').first()).toBeVisible();
  });

  test('RT-52 each says how many items it taxes, and the check which items nobody decided', async () => {
    await open('/menu/taxStructures');
    await expect.element(rowOf('Sales Tax').getByText('3', { exact: true })).toBeVisible();
    await expect.element(rowOf('Sales Tax').getByText('7.250%')).toBeVisible();
    await expect.element(page.getByText(/3 items use Sales Tax because no tax structure is set/)).toBeVisible();
    const cola = page.getByRole('region', { name: 'Tax check' }).getByRole('link', { name: 'Cola' });
    await expect.element(cola).toHaveAttribute('href', expect.stringContaining('/menu/menuItems/drinks/item/cola'));
    await expect.element(page.getByRole('link', { name: 'Harbor Supreme' })).toBeVisible();
    await openRow('Sales Tax');
    await expect.element(rowOf('Sales Tax').getByText('3 items · 7.250%')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Tax check' })).toBeVisible();
    const taxed = page.getByRole('table', { name: 'Items taxed' });
    await expect.element(taxed.getByRole('row', { name: /^Drinks .* 1$/ })).toBeVisible();
    await openRow('Prepared food');
    await expect.element(page.getByRole('heading', { name: 'Items taxed' })).toBeVisible();
    await expect.element(taxed).not.toBeInTheDocument();
  });

  test('OT-24 RT-52 the rates say of each order type whether it is in-house', async () => {
    await open('/menu/taxStructures');
    await openRow('Prepared food');
    const rates = page.getByRole('table', { name: 'Rates' });
    await expect.element(rates.getByRole('row', { name: /^Dine In In-house Taxed/ })).toBeVisible();
    await expect.element(rates.getByRole('row', { name: /^Delivery Others At the flat rate/ })).toBeVisible();
  });

  test('RT-52 the one that is open is duplicated beside its name, and the copy opens; one undo takes it away', async () => {
    await open('/menu/taxStructures');
    await openRow('Prepared food');
    const panel = page.getByRole('region', { name: 'Prepared food', exact: true });
    await panel.getByRole('button', { name: 'Duplicate' }).click();
    const copy = page.getByRole('region', { name: 'Prepared food 2' });
    await expect.element(copy.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect.element(copy.getByRole('textbox', { name: 'Dine In', exact: true })).toHaveValue('8.625');
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    await undo();
    await expect.element(rowOf('Prepared food 2')).not.toBeInTheDocument();
  });

  test('RT-52 the items taxed are counted by department and in all, with what was sold of them and its tax', async () => {
    const { items: itemSums, taxes: taxSums } = { items: salesRollups.items.sums, taxes: salesRollups.taxes.sums };
    const row = (
      key: readonly [string, number],
      values: Readonly<Record<string, number>>,
      sums: readonly string[],
    ) => ({
      key,
      sums: sums.map((name) => values[name] ?? 0),
      before: null,
    });
    const sold = [
      row(['cola', 1], { quantity: 12_000, gross: 3_600, discounts: 600 }, itemSums),
      row(['supreme', 1], { quantity: 4_500, gross: 6_000 }, itemSums),
      row(['supreme', 6], { quantity: 1_200_000, gross: 90_000 }, itemSums),
      row(['gone', 1], { quantity: 9_000, gross: 9_000 }, itemSums),
    ];
    // Dine in is divided by its sales, 30 to 60; delivery sold pizza only.
    const collected = [
      row(['sales', 1], { tax: 900 }, taxSums),
      row(['Sales Tax', 6], { tax: 6_525 }, taxSums),
      row(['food', 1], { tax: 77 }, taxSums),
    ];
    await open('/menu/taxStructures', menu, ['manageMenus', 'dashboard'], {
      'GET /api/sales/items': () => ({ body: { sums: itemSums, rows: sold, names: {} } }),
      'GET /api/sales/taxes': () => ({ body: { sums: taxSums, rows: collected, names: {} } }),
    });
    await openRow('Sales Tax');
    const taxed = page.getByRole('table', { name: 'Items taxed' });
    await expect.element(taxed.getByRole('row', { name: /^Drinks .* 1 12 \$3\.00$/ })).toBeVisible();
    await expect.element(taxed.getByRole('row', { name: /^Pizza .* 2 1,205 \$71\.25$/ })).toBeVisible();
    await expect.element(taxed.getByRole('row', { name: /^All 3 1,217 \$74\.25$/ })).toBeVisible();
    await expect.element(page.getByText(/^The tax is divided among departments/)).toBeVisible();
    await expectAccessible();
  });

  test('PX-01 at 1024 px the departments keep their words whole, and every figure is in view', async () => {
    await page.viewport(1024, 768);
    const names = ['Starters, sharing plates & seasonal sides', 'Sandwichspecialties'];
    const renamed = menu.departments.map((department, at) => ({
      ...department,
      info: { ...department.info, name: names[at] ?? department.info.name },
    }));
    await open('/menu/taxStructures', { ...menu, departments: renamed }, ['manageMenus', 'dashboard']);
    await openRow('Sales Tax');
    const taxed = page.getByRole('table', { name: 'Items taxed' });
    await expect.element(taxed.getByRole('columnheader', { name: 'Tax in 4 weeks' })).toBeVisible();
    const frame = taxed.element().parentElement;
    expect(frame?.scrollWidth).toBe(frame?.clientWidth);
    for (const name of names) {
      const [text] = taxed.getByRole('rowheader', { name }).element().childNodes;
      if (text === undefined) throw new Error(`${name} is not there`);
      for (const { 0: word, index } of name.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        expect([word, range.getClientRects().length]).toEqual([word, 1]);
      }
    }
    await page.viewport(1440, 900);
  });

  test('RT-52 PX-01 the items of a structure open in Menu Items, and are all that is listed there', async () => {
    await open('/menu/taxStructures', {
      ...menu,
      items: items.map((item) => ({ ...item, taxStructureId: item.id === 'cola' ? 'food' : null })),
    });
    await openRow('Prepared food');
    await page.getByRole('link', { name: 'Open in Menu Items' }).click();
    await expect.element(page.getByRole('button', { name: 'Show: Taxed as Prepared food' })).toBeVisible();
    const listed = page.getByRole('treegrid', { name: 'Menu items' });
    await expect.element(listed.getByRole('row', { name: /^Select Cola/ })).toBeVisible();
    await expect.element(listed.getByRole('row', { name: /^Select Harbor Supreme/ })).not.toBeInTheDocument();
  });

  describe('what was collected', () => {
    const { sums } = salesRollups.taxes;
    const rowOfTax = (key: string, tickets: number, tax: number) => ({
      key: [key],
      sums: sums.map((name) => ({ tickets, tax, taxable: 0, stated: 0 })[name]),
      before: null,
    });
    // Some terminals report the id of the structure, others only its name.
    const collected = {
      body: { sums, rows: [rowOfTax('sales', 1_200, 98_765), rowOfTax('Sales Tax', 34, 1_235)], names: {} },
    };
    const readers = ['manageMenus', 'dashboard'];
    const line = page.getByText('Collected $1,000.00 in 4 weeks.');

    test('is said of each structure at this place, and leads to its report', async () => {
      const { calls } = await open('/menu/taxStructures?locationId=101', menu, readers, {
        'GET /api/sales/taxes': () => collected,
      });
      await expect.element(rowOf('Sales Tax').getByText('$1,000.00')).toBeVisible();
      await expect.element(rowOf('Prepared food').getByText('$0.00')).toBeVisible();
      const asked = calls.find(({ path }) => path === '/api/sales/taxes')?.url.searchParams;
      expect([asked?.get('places'), asked?.get('by')]).toEqual(['101', 'tax']);
      await openRow('Prepared food');
      await expect.element(page.getByText('Not collected in 4 weeks.')).toBeVisible();
      await openRow('Sales Tax');
      await expect.element(line).toBeVisible();
      await expect.element(page.getByText('1,234 tickets')).toBeVisible();
      const report = page.getByRole('link', { name: 'See Taxes' });
      await expect.element(report).toHaveAttribute('href', expect.stringMatching(/^\/taxes\?period=lastFourWeeks/));
      await expectAccessible();
    });

    test('moves nothing when it comes, and can be tried again where it failed', async () => {
      let isDown = true;
      await open('/menu/taxStructures', menu, readers, {
        'GET /api/sales/taxes': () => (isDown ? { status: 500 } : collected),
      });
      await openRow('Sales Tax');
      await expect.element(page.getByText('The tax collected could not be read.')).toBeVisible();
      const topOf = () => page.getByRole('textbox', { name: 'Name' }).element().getBoundingClientRect().top;
      const before = topOf();
      isDown = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(line).toBeVisible();
      expect(topOf()).toBe(before);
    });

    test('is neither shown nor asked for without the dashboard', async () => {
      const { calls } = await open('/menu/taxStructures');
      await openRow('Sales Tax');
      await expect.element(rate('Rate')).toBeVisible();
      await expect.element(page.getByText('Collected in 4 weeks')).not.toBeInTheDocument();
      expect(calls.some(({ path }) => path.startsWith('/api/sales'))).toBe(false);
    });
  });

  test('RT-52 a menu without structures warns of what would be sold without tax', async () => {
    await open('/menu/taxStructures', { ...menu, taxStructures: [] });
    await expect.element(page.getByText(/3 items have no tax structure/)).toBeVisible();
  });

  test('RT-52 an item beside others that name another structure takes theirs, singly or all at once', async () => {
    const bitter = newItem({ id: 'bitter', name: 'Bitter', department: 'drinks', category: 'soft' });
    const named = { taxStructureId: 'food' };
    const drinks = ['Tonic', 'Soda'].map((name) =>
      newItem({ id: name, name, department: 'drinks', category: 'soft', ...named }),
    );
    await open('/menu/taxStructures', { ...menu, items: [...items, ...drinks, bitter] });
    const check = page.getByRole('region', { name: 'Tax check' });
    await expect.element(check.getByText(/2 items use Sales Tax only because no tax structure is set/)).toBeVisible();
    await check.getByRole('button', { name: 'Use Prepared food for Bitter' }).click();
    await expect.element(check.getByRole('link', { name: 'Bitter' })).not.toBeInTheDocument();
    await expect.element(rowOf('Prepared food').getByText('3', { exact: true })).toBeVisible();
    await undo();
    await check.getByRole('button', { name: 'Use what similar items use, for all 2 items' }).click();
    await expect.element(rowOf('Prepared food').getByText('4', { exact: true })).toBeVisible();
    await expect.element(check.getByText(/2 items use Sales Tax because no tax structure is set/)).toBeVisible();
    await expectAccessible();
  });

  test('RT-52 PX-01 the check names the order types without a rate, and those that are the only ones not taxed', async () => {
    await open('/menu/taxStructures');
    await expect.element(page.getByText(/^Prepared food has no rates for .*Delivery/)).toBeVisible();
    await openRow('Prepared food');
    await rate('Delivery').fill('0');
    await expect
      .element(page.getByText('Prepared food does not tax Delivery, but does tax other order types.'))
      .toBeVisible();
  });

  test('PM-34 at a location without the permission the rates cannot be changed, and say why', async () => {
    await open('/menu/taxStructures?locationId=101', menu, ['overrideMenus']);
    await openRow('Sales Tax');
    await expect.element(rate('Rate')).toBeDisabled();
    await expect.element(page.getByText('Your role does not allow you to change this here.').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add a tax structure' })).not.toBeInTheDocument();
  });
});

test('IN-06 an item asks for a requirement, but not for every size', async () => {
  const [supreme] = base.items;
  await open(`/menu/menuItems/pizza/item/${supreme?.id}`);
  const asked = page.getByRole('region', { name: 'Requirements' });
  await expect.element(asked).toBeVisible();
  await pressSwitch('Check ID');
  await asked.getByRole('button', { name: 'Small 10″' }).click();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText(/Requirement Check ID/).first()).toBeVisible();
});

test('IN-06 a requirement that is off is asked nowhere', async () => {
  const off = newRequirement({ id: 'check-id', name: 'Check ID', status: 'INACTIVE' });
  const plain = newItem({ id: 'tea', name: 'Tea', department: 'drinks', category: 'soft' });
  await open('/menu/menuItems/drinks/item/tea', { ...menu, requirements: [off], items: [...menu.items, plain] });
  await expect.element(page.getByRole('region', { name: 'Tax and kitchen' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Requirements' })).not.toBeInTheDocument();
});

test('OV-15 a list asks once which of its rows stores keep differently', async () => {
  const { calls } = await open('/menu/messages');
  await expect.element(rowOf('Allergy')).toBeVisible();
  const asked = () => calls.filter(({ path }) => path.endsWith('/overrides-below/places')).map(({ body }) => body);
  await expect.poll(asked).toEqual([{ documentId: 'm1', paths: [['messages']] }]);
});
