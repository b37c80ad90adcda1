import {
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

const supreme = newButton({
  buttonText: 'Supreme',
  typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId: 'supreme' }) }),
});
const tab: LayoutTab = newTab({ id: 'pizza', name: 'Pizza', order: 0, buttons: { 0: supreme } });
const menu = buildMenuBlob({ layout: { columns: 4, rows: 3, tabs: [tab] } });
const names = settingsNamesOf(newLocationSettings());

const answers = { 'GET /api/menus/settings-names/company/2': { body: names } };
const open = (at = '') => openLayout(menu, { at, answers });

const button = page.getByRole('gridcell', { name: /^Supreme/ });
const text = () => button.element().querySelector('span');

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 1700);
});

describe('a button', () => {
  test('LY-17 is square, and its text has a style and a font, as the screen shows at once', async () => {
    await open();
    await button.click();
    await pressSwitch('Square');
    const box = () => button.element().getBoundingClientRect();
    await expect.poll(() => Math.round(box().width - box().height)).toBe(0);
    await pick('Text style', 'Italic');
    await expect.poll(() => text() && getComputedStyle(text() ?? document.body).fontStyle).toBe('italic');
    await pick('Font', 'Monospace');
    await expect.poll(() => getComputedStyle(text() ?? document.body).fontFamily).toContain('Courier New');
    await expectAccessible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText(/Text style/).last()).toBeVisible();
  });

  test('LY-16 sets the order type, which is written on it', async () => {
    await open();
    await button.click();
    await pick('Sets the order type', 'Delivery');
    await expect.element(page.getByRole('gridcell', { name: /^Supreme .*Delivery/ })).toBeVisible();
    await pick('Opens', 'Message');
    await expect.element(page.getByRole('combobox', { name: 'Sets the order type' })).toHaveValue('Delivery');
  });

  test('LY-16 puts its item on the order in a size, and with modifiers', async () => {
    await open();
    await button.click();
    await pick('Size of the item', 'Large 14″');
    await page.getByRole('combobox', { name: 'Comes with' }).click();
    await page.getByRole('option', { name: 'Pepperoni' }).click();
    await userEvent.keyboard('{Escape}');
    await pick('Pepperoni, amount', 'Extra');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText(/, modifiers/)).toBeVisible();
  });

  test('LY-17 at a store has a look of its own, with a mark that takes it back', async () => {
    await open('?locationId=101');
    await button.click();
    await pick('Text style', 'Bold');
    await page.getByRole('button', { name: /^Here: where/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('combobox', { name: 'Text style' })).toHaveValue('Normal');
  });
});

describe('a tab', () => {
  test('LY-03 has a text for cashiers in a style, and an image that fills it in a way', async () => {
    await open();
    await pressSwitch('Text for cashiers');
    await page.getByRole('textbox', { name: 'Message' }).fill('Keg 2 is empty');
    await pick('Text style', 'Bold');
    const shown = page.getByRole('paragraph').filter({ hasText: 'Keg 2 is empty' });
    await expect.element(shown.getByText('Keg 2 is empty')).toHaveStyle({ fontWeight: '800' });
    await pick('Background', 'Image');
    await pick('Image fit', 'Repeated');
    await expect.element(page.getByRole('combobox', { name: 'Image fit' })).toHaveValue('Repeated');
  });
});
