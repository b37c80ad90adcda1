import {
  type LayoutButton,
  type LayoutTab,
  type MenuBlob,
  newButton,
  newButtonStyle,
  newItem,
  newItemInfo,
  newTab,
  newTypeInfo,
} from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../../testing/accessibility.ts';
import { chooseSegment, pick, undo } from '../../../../testing/editing.ts';
import { openLayout } from '../../../../testing/screens/open-layout.tsx';
import { buildMenuBlob } from '../../../../testing/servers/menu-server.ts';

const item = (itemId: string): LayoutButton =>
  newButton({ typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId }) }) });
const tabs: LayoutTab[] = [
  newTab({ id: 'pizza', name: 'Pizza', order: 0, buttons: { 0: item('supreme') } }),
  newTab({ id: 'lunch', name: 'Lunch', order: 1, buttons: { 0: item('supreme'), 1: item('clam') } }),
];
const menu = buildMenuBlob({ layout: { columns: 4, rows: 3, tabs } });

type Opened = { readonly document?: MenuBlob; readonly at?: string };

async function open({ document = menu, at = '' }: Opened = {}) {
  await openLayout(document, { at });
  await chooseSegment('Beside the screen', 'Add buttons');
}

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
const placeable = (name: string | RegExp) => page.getByRole('treeitem', { name });
const search = () => page.getByRole('searchbox', { name: 'Search items to place' });

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('what can be placed', () => {
  test.each([
    [1440, 900],
    [360, 800],
  ])('has no accessibility problem at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await open();
    await expect.element(placeable(/^Cola/)).toBeVisible();
    await expectAccessible();
  });

  test('is ticked with the tabs where it has a button already', async () => {
    await open();
    await expect.element(placeable('Harbor Supreme on Pizza +1')).toBeVisible();
    await expect.element(placeable('Fisherman’s Clam on Lunch')).toBeVisible();
    await expect.element(placeable('Cola')).toBeVisible();
  });

  test('goes by a click into the selected empty cell, then into the next free one; undo takes it back', async () => {
    await open();
    await cell('Row 2, column 2, empty').click();
    await placeable('Cola').click();
    await expect.element(cell(/^Cola .*Item, row 2, column 2/)).toHaveAttribute('aria-selected', 'true');
    await expect.element(placeable('Cola on Pizza')).toBeVisible();
    await placeable(/^Fisherman’s Clam/).click();
    await expect.element(cell(/^Fisherman’s Clam .*row 2, column 3/)).toBeVisible();
    await undo();
    await expect.element(cell('Row 2, column 3, empty')).toBeVisible();
    await expect.element(placeable('Fisherman’s Clam on Lunch')).toBeVisible();
  });

  test('LY-20 LY-21 a new button is #306090 with white text, whatever the last button of the tab looks like', async () => {
    const gray = newButtonStyle({ buttonColor: '#37474A', textColor: '#123456' });
    const buttons = { 0: { ...item('supreme'), buttonStyle: gray } };
    const colored = [newTab({ id: 'pizza', name: 'Pizza', order: 0, buttons })];
    await open({ document: buildMenuBlob({ layout: { columns: 4, rows: 3, tabs: colored } }) });
    await expect.element(cell(/^Harbor Supreme .*row 1, column 1/)).toHaveStyle({ color: 'rgb(18, 52, 86)' });
    await placeable('Cola').click();
    const looks = { backgroundColor: 'rgb(48, 96, 144)', color: 'rgb(255, 255, 255)' };
    await expect.element(cell(/^Cola .*row 1, column 2/)).toHaveStyle(looks);
  });

  test('is dragged to a cell; one that is taken has no room for it', async () => {
    await open();
    await userEvent.dragAndDrop(placeable('Cola'), cell('Row 3, column 2, empty'), { steps: 8 });
    await expect.element(cell(/^Cola .*row 3, column 2/)).toBeVisible();
    await userEvent.dragAndDrop(placeable(/^Fisherman/), cell(/^Cola/), { steps: 8 });
    await expect.element(page.getByText('There is no room for that.')).toBeVisible();
    await expect.element(cell(/^Cola .*row 3, column 2/)).toBeVisible();
  });

  test('is found by its name or its heading, and placed with the keyboard only', async () => {
    await open();
    await search().fill('drin');
    await expect.element(placeable(/^Harbor Supreme/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}{ArrowDown}{Enter}');
    await expect.element(cell(/^Cola .*row 1, column 2/)).toBeVisible();
    await expect.element(page.getByText('Cola is in row 1, column 2')).toBeInTheDocument();
    await search().fill('nothing like it');
    await expect.element(page.getByText('Nothing matches.')).toBeVisible();
  });

  test('LY-16 LY-28 is a size, a tab, a function of the terminal as well; a link in a circle is not placed', async () => {
    await open();
    await pick('Kind of button', 'Size');
    await placeable('Small 10″').click();
    await expect.element(cell(/^Small 10″ *Size, row 1, column 2/)).toBeVisible();
    await pick('Kind of button', 'Function');
    await placeable('Open the cash drawer').click();
    await expect.element(cell(/Function, row 1, column 3/)).toBeVisible();
    await expect.element(placeable('Open the cash drawer on Pizza')).toBeVisible();
    await pick('Kind of button', 'Tab');
    await placeable(/^Pizza: opens a tab that leads back to this one/).click();
    await expect.element(cell('Row 1, column 4, empty')).toBeVisible();
    await placeable('Lunch').click();
    await expect.element(cell(/^Lunch 2 buttons Tab, row 1, column 4/)).toBeVisible();
  });

  test('five thousand items are a few rows on the page, beside five hundred tabs', async () => {
    const items = Array.from({ length: 5_000 }, (_, at) =>
      newItem({ id: `i${at}`, department: 'pizza', category: 'signature', name: `Item ${at}` }),
    );
    const many = Array.from({ length: 500 }, (_, at) =>
      newTab({ id: `t${at}`, name: `Tab ${at}`, order: at, visible: at < 7, buttons: { 0: item(`i${at * 10}`) } }),
    );
    await open({ document: { ...menu, items, layout: { columns: 4, rows: 3, tabs: many } } });
    await expect.element(placeable('Item 0 on Tab 0')).toBeVisible();
    expect(page.getByRole('treeitem').elements().length).toBeLessThan(60);
    await search().fill('item 4990');
    await placeable('Item 4990 on Tab 499').click();
    await expect.element(placeable('Item 4990 on Tab 0 +1')).toBeVisible();
  });

  test('at a store what is placed is an override of the store', async () => {
    await open({ at: '?locationId=101' });
    await placeable('Cola').click();
    await expect.element(cell(/^Cola .*row 1, column 2, different here/)).toBeVisible();
  });

  test('on a narrow window it is shown above the screen, and folds behind the tabs', async () => {
    await page.viewport(390, 844);
    await open();
    await placeable('Cola').click();
    await expect.element(cell(/^Cola .*row 1, column 2/)).toBeVisible();
    await chooseSegment('Beside the screen', 'Tabs');
    await expect.element(search()).not.toBeInTheDocument();
  });
});
