import { type Change, type LayoutTab, newButton, newItemInfo, newTab, newTypeInfo } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { undo } from '../../../../testing/editing.ts';
import { openLayout } from '../../../../testing/screens/open-layout.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const item = (itemId: string, buttonText: string) =>
  newButton({ buttonText, typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId }) }) });
const pizza: LayoutTab = newTab({
  id: 'pizza',
  name: 'Pizza',
  order: 0,
  buttons: { 0: item('supreme', 'Supreme'), 3: item('clam', 'Clam'), 4: item('cola', 'Cola') },
});
const menu = buildMenuBlob({ layout: { columns: 4, rows: 3, tabs: [pizza] } });

type OpenOptions = { readonly at?: string; readonly own?: readonly Change[]; readonly document?: typeof menu };
const open = ({ document = menu, ...options }: OpenOptions = {}) => openLayout(document, options);

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
const dialog = page.getByRole('dialog');
const openGrid = async (size: string) => {
  await page.getByRole('button', { name: `Grid ${size}` }).click();
};
const change = page.getByRole('button', { name: 'Change the grid' });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('the grid of the layout', () => {
  test.each([
    [1440, 900],
    [360, 800],
  ])('LY-04 says before it changes what becomes of the buttons, at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await open();
    await openGrid('4 × 3');
    await expect.element(dialog.getByText('Every button keeps its row and column.')).toBeVisible();
    await expect.element(change).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Columns' }).fill('3');
    await expect.element(dialog.getByText(/^1 button does not fit where it is/)).toBeVisible();
    await expectAccessible();
  });

  test('LY-04 moves what has no room to a free cell, as one step of undo', async () => {
    await open();
    await openGrid('4 × 3');
    await dialog.getByRole('textbox', { name: 'Columns' }).fill('3');
    await change.click();
    await expect.element(cell(/^Cola .*row 2, column 1/)).toBeVisible();
    await expect.element(cell(/^Clam .*row 1, column 2/)).toBeVisible();
    await undo();
    await expect.element(cell(/^Clam .*row 1, column 4/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Grid 4 × 3' })).toBeVisible();
  });

  test('refuses a figure that no grid has as it is typed', async () => {
    await open();
    await openGrid('4 × 3');
    await dialog.getByRole('textbox', { name: 'Rows' }).fill('21');
    await expect.element(dialog.getByText('From 1 to 20.')).toBeVisible();
    await expect.element(change).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Rows' }).fill('20');
    await expect.element(change).toBeEnabled();
  });

  test('at a store has a mark, and goes back to the company’s with its buttons', async () => {
    const own: readonly Change[] = [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['layout', 'rows'], from: 3, to: 5 }];
    await open({ at: '?locationId=101', own });
    await openGrid('4 × 5');
    await dialog.getByRole('textbox', { name: 'Columns' }).fill('6');
    await expect.element(dialog.getByText(/^Buttons are identified by their position/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Here: where/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Rows' })).toHaveValue('3');
    await dialog.getByRole('textbox', { name: 'Columns' }).fill('4');
    await change.click();
    await expect.element(page.getByRole('button', { name: 'Grid 4 × 3' })).toBeVisible();
    await openGrid('4 × 3');
    await expect.element(dialog.getByRole('button', { name: /^Here: where/ })).not.toBeInTheDocument();
  });
});

describe('the layout check', () => {
  test('LY-04 finds buttons that lie under others, and moves them to free cells', async () => {
    const wide = { ...item('supreme', 'Supreme') };
    const buttons = {
      0: { ...wide, buttonStyle: { ...wide.buttonStyle, buttonSize: 'MEDIUM' } },
      1: item('clam', 'Clam'),
      3: item('cola', 'Cola'),
    };
    const tabs = [{ ...pizza, buttons }];
    await open({ document: buildMenuBlob({ layout: { columns: 4, rows: 3, tabs } }) });
    await expect.element(page.getByText('1 button on Pizza is covered by another button.')).toBeVisible();
    await page.getByRole('button', { name: 'Move to free cells' }).click();
    await expect.element(cell(/^Clam .*row 1, column 3/)).toBeVisible();
    await expect.element(page.getByText(/^Every item sold at the point of sale has a button/)).toBeVisible();
  });
});
