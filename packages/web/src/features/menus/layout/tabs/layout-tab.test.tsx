import {
  type Change,
  type LayoutTab,
  newButton,
  newItemInfo,
  newLocationSettings,
  newTab,
  newTypeInfo,
  settingsNamesOf,
} from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { pick, pressSwitch } from '../../../../testing/editing.ts';
import { openLayout } from '../../../../testing/screens/open-layout.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const cola = newButton({ buttonText: 'Cola', typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId: 'cola' }) }) });
const clam = newButton({ buttonText: 'Clam', typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId: 'clam' }) }) });
const late: LayoutTab = newTab({
  id: 'late',
  name: 'Late slice',
  order: 0,
  limitHours: { enabled: true, startTime: 79_200, endOffset: 14_400 },
  buttons: { 0: cola, 1: clam, 11: cola },
});
const tabs = [late, newTab({ id: 'bar', name: 'Bar', order: 1 }), newTab({ id: 'lunch', name: 'Lunch', order: 2 })];
const menu = buildMenuBlob({ layout: { columns: 4, rows: 3, tabs } });
const names = settingsNamesOf(newLocationSettings());
const stations = [
  { id: 'front', name: 'Front counter' },
  { id: 'patio', name: 'Patio' },
];

const answers = { 'GET /api/menus/settings-names/company/2': { body: { ...names, stations } } };
type OpenOptions = { readonly at?: string; readonly own?: readonly Change[] };
const open = (options: OpenOptions = {}) => openLayout(menu, { ...options, answers });

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
const review = async () => {
  await page.getByRole('button', { name: 'Review' }).click();
};

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('a tab', () => {
  test('LY-03 is shown at some hours: those that pass midnight end the next day, here and in the words of the change', async () => {
    await open();
    await expect.element(page.getByText('The next day')).toBeVisible();
    const until = page.getByRole('textbox', { name: 'Until' });
    await expect.element(until).toHaveValue('2:00 AM');
    await until.fill('3:30 AM');
    await userEvent.tab();
    await review();
    await expect.element(page.getByText(/2:00 AM/).first()).toBeVisible();
    await expect.element(page.getByText(/3:30 AM/).first()).toBeVisible();
  });

  test('LY-03 is shown on some days and at some stations', async () => {
    await open();
    await pressSwitch('Only on certain days');
    await page.getByRole('button', { name: 'Sun', exact: true }).click();
    await pressSwitch('Only at certain stations');
    await page.getByRole('button', { name: 'Patio' }).click();
    await expect.element(page.getByRole('button', { name: 'Patio' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('img', { name: 'Only at certain stations' })).toBeVisible();
    // All of the form is in sight: a button that the edge of the frame cuts is smaller than it is.
    await page.viewport(1440, 1600);
    await expectAccessible();
  });

  test('LY-03 has its own colors and background, which the screen shows at once', async () => {
    await open();
    await page.getByRole('textbox', { name: 'Background color' }).fill('#FFF4E0');
    const grid = page.getByRole('grid', { name: 'Point of sale, Late slice' });
    await expect.element(grid).toHaveStyle({ background: '#FFF4E0' });
    await page.getByRole('textbox', { name: 'Tab color', exact: true }).fill('#FFFFFF');
    await expect.element(page.getByText(/hard to read/)).toBeVisible();
    await pick('Background', 'Image');
    await expect.element(page.getByRole('group', { name: 'Background image' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Background color' })).not.toBeInTheDocument();
  });

  test('LY-03 has a text for cashiers, above or below its buttons', async () => {
    await open();
    await pressSwitch('Text for cashiers');
    await page.getByRole('textbox', { name: 'Message' }).fill('Keg 2 is empty');
    const text = page.getByRole('paragraph').filter({ hasText: 'Keg 2 is empty' });
    const grid = page.getByRole('grid', { name: 'Point of sale, Late slice' });
    const isAbove = () => text.element().getBoundingClientRect().top < grid.element().getBoundingClientRect().top;
    await expect.element(text).toBeVisible();
    expect(isAbove()).toBe(false);
    await pick('Position', 'Top');
    await expect.poll(isAbove).toBe(true);
  });

  test('is drawn on three sizes of terminal; what leaves the first page is reported', async () => {
    await open();
    await expect.element(page.getByRole('radio', { name: '15″ terminal 4 × 3' })).toBeChecked();
    const small = page.getByRole('radio', { name: '10″ terminal 1 button is not on the first page' });
    small.element().closest('label')?.click();
    await expect.element(small).toBeChecked();
    await expect.element(cell(/^Cola .*row 3, column 4/)).toHaveAttribute('data-cell', '11');
    await expectAccessible();
  });
});

describe('a button', () => {
  test('is dragged to an empty cell, and onto another one to change places', async () => {
    await open();
    await userEvent.dragAndDrop(cell(/^Cola .*row 1/), cell('Row 2, column 2, empty'), { steps: 8 });
    await expect.element(cell(/^Cola .*row 2, column 2/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.dragAndDrop(cell(/^Clam/), cell(/^Cola .*row 2/), { steps: 8 });
    await expect.element(cell(/^Clam .*row 2, column 2/)).toBeVisible();
    await expect.element(cell(/^Cola .*row 1, column 2/)).toBeVisible();
  });

  test('is copied with its looks, and pasted into the next free cells', async () => {
    await open();
    await cell(/^Cola .*row 1/).click();
    await userEvent.keyboard('{Control>}c{/Control}{ArrowDown}{Control>}v{/Control}');
    await expect.element(cell(/^Cola .*row 2, column 1/)).toBeVisible();
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
  });

  test('LY-28 LY-29 does something of the terminal: opens the drawer, or looks for an item', async () => {
    await open();
    await cell(/^Cola .*row 1/).click();
    await pick('Opens', 'Function');
    await expect.element(page.getByRole('combobox', { name: 'Function' })).toHaveValue('Open the cash drawer');
    await pick('Function', 'Search for an item');
    await expect.element(page.getByRole('combobox', { name: 'Search by' })).toHaveValue('Name');
  });
});

describe('at a store', () => {
  const at = '?locationId=101';
  const order = (id: string, from: number, to: number): Change => ({
    kind: 'SIMPLE_FIELD_CHANGED',
    path: ['layout', 'tabs', { id }, 'order'],
    from,
    to,
  });

  test('tabs have an order of their own, marked where it differs, and go back to the company’s', async () => {
    await open({ at, own: [order('bar', 1, 0), order('late', 0, 1)] });
    const shown = () =>
      page
        .getByRole('treeitem')
        .elements()
        .map((one) => one.textContent);
    await expect.poll(() => shown()[0]).toContain('Bar');
    await page.getByRole('treeitem', { name: /^Bar/ }).click();
    await page.getByRole('button', { name: /^Here: where/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(/^Place 2 of 3/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Here: where/ })).not.toBeInTheDocument();
  });

  test('a tab moved with the keyboard changes only the order of those it passes', async () => {
    await open({ at });
    await page.getByRole('treeitem', { name: /^Bar/ }).click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(page.getByText('2 changes', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Place 3 of 3/)).toBeVisible();
  });

  test('a button’s text is its own, with a mark', async () => {
    await open({ at });
    await cell(/^Clam/).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Clam slice');
    await expect.element(page.getByRole('button', { name: /^Here: where/ })).toBeVisible();
    await expect.element(cell(/^Clam slice/)).toBeVisible();
  });
});
