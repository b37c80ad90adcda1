import { type LayoutTab, type MenuBlob, newButton, newItem, newItemInfo, newTab, newTypeInfo } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { chooseSegment, pick, undo } from '../../../../testing/editing.ts';
import { openLayout } from '../../../../testing/screens/open-layout.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const drinks = ['Water', 'Apple juice', 'Milk'].map((name) =>
  newItem({ id: name, name, department: 'drinks', category: 'soft', pricing: [] }),
);

function buildMenu(): MenuBlob {
  const menu = buildMenuBlob();
  const [cola] = menu.items.filter(({ id }) => id === 'cola');
  const priced = drinks.map((item) => ({ ...item, pricing: cola?.pricing ?? [] }));
  const colaButton = newButton({
    buttonText: 'Cola',
    typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId: 'cola' }) }),
  });
  const tabs: LayoutTab[] = [newTab({ id: 'bar', name: 'Bar', order: 0, buttons: { 1: colaButton } })];
  return { ...menu, items: [...menu.items, ...priced], layout: { ...menu.layout, columns: 3, rows: 1, tabs } };
}

async function open(at = '') {
  await openLayout(buildMenu(), { at });
  await chooseSegment('Beside the screen', 'Add buttons');
}

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
const proposal = page.getByRole('region', { name: 'Buttons to add' });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('a tab that is filled from a category', () => {
  test('shows what would be placed where before it is done, in the order that is chosen', async () => {
    await open();
    await pick('Category', 'Soft drinks');
    await expect.element(cell(/^Water .*row 1, column 1, not placed yet/)).toBeVisible();
    await expect.element(cell(/^Milk .*row 2, column 1, not placed yet/)).toBeVisible();
    await expect.element(proposal).toMatchTextContent('3 new buttons on Bar, shown with a dashed edge.');
    await expect.element(proposal).toMatchTextContent('1 of them does not fit on the first page.');
    await expect.element(proposal).toMatchTextContent('1 item already has a button there.');
    await expectAccessible();
    await chooseSegment('Sort order', 'Name');
    await expect.element(cell(/^Apple juice .*row 1, column 1, not placed yet/)).toBeVisible();
  });

  test('has its best sellers first where sales are known', async () => {
    const sold = (item: string, quantity: number) => ({ key: [item], sums: [quantity], before: null });
    const body = { sums: ['quantity'], rows: [sold('Milk', 9_000), sold('Water', 31_000)], names: {} };
    const answers = { 'GET /api/sales/items': { body } };
    await openLayout(buildMenu(), { answers, features: ['dashboard'] });
    await chooseSegment('Beside the screen', 'Add buttons');
    await pick('Category', 'Soft drinks');
    await chooseSegment('Sort order', 'Best sellers');
    await expect.element(cell(/^Water .*row 1, column 1, not placed yet/)).toBeVisible();
    await expect.element(cell(/^Apple juice .*row 2, column 1, not placed yet/)).toBeVisible();
  });

  test('is filled in one step of undo', async () => {
    await open();
    await pick('Category', 'Soft drinks');
    await proposal.getByRole('button', { name: 'Place 3 buttons' }).click();
    await expect.element(proposal).not.toBeInTheDocument();
    await expect.element(page.getByText('3 buttons selected')).toBeVisible();
    await expect.element(cell(/^Water .*row 1, column 1$/)).toBeVisible();
    await undo();
    await expect.element(cell('Row 1, column 1, empty')).toBeVisible();
    await expect.element(cell(/^Cola .*row 1, column 2/)).toBeVisible();
  });

  test('is left as it was when the proposal is dismissed', async () => {
    await open();
    await pick('Category', 'Soft drinks');
    await proposal.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(cell('Row 1, column 1, empty')).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Category' })).toHaveValue('');
  });

  test('at a store gets its new buttons as overrides of the store', async () => {
    await open('?locationId=101');
    await pick('Category', 'Soft drinks');
    await proposal.getByRole('button', { name: 'Place 3 buttons' }).click();
    await expect.element(cell(/^Water .*row 1, column 1, different here/)).toBeVisible();
  });
});
