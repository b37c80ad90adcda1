import {
  type LayoutButton,
  type LayoutTab,
  newButton,
  newItemInfo,
  newMenuBlob,
  newTab,
  newTypeInfo,
} from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../../testing/accessibility.ts';
import { chooseSegment, pick, undo } from '../../../testing/editing.ts';
import { openLayout } from '../../../testing/screens/open-layout.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { buildMenuBlob } from '../../../testing/servers/menu-server.ts';

const item = (itemId: string, buttonText: string): LayoutButton =>
  newButton({ buttonText, typeInfo: newTypeInfo({ itemInfo: newItemInfo({ itemId }) }) });
const link = (menuLinkId: string) =>
  newButton({ type: 'MENU_LINK', buttonText: 'More', typeInfo: newTypeInfo({ menuLinkId }) });
const tabs: LayoutTab[] = [
  newTab({ id: 'pizza', name: 'Pizza', order: 0, buttons: { 0: item('supreme', 'Supreme'), 1: item('clam', 'Clam') } }),
  newTab({ id: 'drinks', name: 'Drinks', order: 1, buttons: { 0: item('cola', 'Cola'), 5: link('fountain') } }),
  newTab({ id: 'fountain', name: 'Fountain', order: 2, visible: false }),
];
const menu = buildMenuBlob({ layout: { columns: 4, rows: 3, tabs } });

const open = (at = '', document = menu, answers: FakeAnswers = {}) => openLayout(document, { at, answers });

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
const texts = () =>
  page
    .getByRole('gridcell')
    .elements()
    .map((one) => `${one.firstElementChild?.textContent}, ${one.lastElementChild?.textContent}`)
    .filter((label) => !label.endsWith('empty'));

beforeEach(async () => {
  chooseTheme('light');
  await page.viewport(1440, 900);
});

describe('the menu layout', () => {
  test('LY-17 a corner of the selected button is pulled by the mouse: what it would be is outlined, and is one step of undo', async () => {
    await open();
    await cell(/^Clam /).click();
    const corner = (name: string) => document.querySelector(`[data-corner="${name}"]`);
    const pull = async (name: string, { by, isKept }: { by: readonly [number, number]; isKept: boolean }) => {
      const handle = corner(name);
      const { left, top } = handle?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const send = (type: string, x: number, y: number) =>
        handle?.dispatchEvent(
          new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientX: left + x, clientY: top + y }),
        );
      const width = cell(/^Clam /)
        .element()
        .getBoundingClientRect().width;
      send('pointerdown', 0, 0);
      send('pointermove', by[0] * width, by[1] * 70);
      await expect.poll(() => document.querySelector('[data-pulled]') !== null).toBe(isKept);
      send('pointerup', by[0] * width, by[1] * 70);
    };
    // The button beside it is in the way.
    await pull('NW', { by: [-1, 0], isKept: false });
    await pull('SE', { by: [1, 1], isKept: true });
    await expect.element(page.getByRole('combobox', { name: 'Size on the grid' })).toHaveValue('2 × 2');
    await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
    await pull('NE', { by: [0, 1], isKept: true });
    await expect.poll(texts).toContain('Clam, Item, row 2, column 2');
    await undo();
    await undo();
    await expect.poll(texts).toContain('Clam, Item, row 1, column 2');
    await cell(/^Clam /).click();
    await cell(/^Supreme /).click({ modifiers: ['Shift'] });
    await expect.poll(() => corner('SE')).toBeNull();
  });

  test('LY-01 at the company a tab and a button say that some store has another one', async () => {
    const kept = [['layout', 'tabs', { id: 'pizza' }, 'buttons', '1', 'buttonText']];
    await open('', menu, { 'POST /api/configuration/2/menu/overrides-below/places': { body: kept } });
    await expect.element(cell(/^Clam .*, different in a group or store$/)).toBeVisible();
    await expect
      .element(page.getByRole('treeitem', { name: /Pizza/ }).getByRole('img', { name: 'A group or store differs' }))
      .toBeVisible();
    expect(page.getByRole('img', { name: 'A group or store differs' }).elements()).toHaveLength(1);
    expect(cell(/different in a group or store/).elements()).toHaveLength(1);
    await expectAccessible();
  });

  test('LY-07 LY-08 it is shown for a moment in time: tabs that are closed then are dashed and named', async () => {
    const hours = { enabled: true, startTime: 39_600, endOffset: 10_800 };
    const lunch = newTab({ id: 'lunch', name: 'Lunch', order: 3, limitHours: hours });
    await open('', buildMenuBlob({ layout: { columns: 4, rows: 3, tabs: [...tabs, lunch] } }));
    const stripped = () => [...document.querySelectorAll('[data-closed]')].map(({ textContent }) => textContent);
    const moment = page.getByRole('dialog');
    await page.getByRole('button', { name: /^Now: / }).click();
    await chooseSegment('Day', 'Fri');
    await moment.getByRole('textbox', { name: 'Time' }).fill('4:30 PM');
    await expect.element(moment.getByText('Not shown then: Lunch.')).toBeVisible();
    expect(stripped()).toEqual(['Lunch']);
    await expectAccessible();
    await moment.getByRole('textbox', { name: 'Time' }).fill('11:30 AM');
    await expect.element(moment.getByText('Every tab in the tab strip is shown then.')).toBeVisible();
    expect(stripped()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'At Fri 11:30 AM' })).toBeVisible();
    await moment.getByRole('button', { name: 'Show now' }).click();
    await expect.element(page.getByRole('button', { name: /^Now: / })).toBeVisible();
  });

  test.each([
    [1440, 900],
    [360, 800],
  ])('has no accessibility problem at %i x %i', async (width, height) => {
    await page.viewport(width, height);
    await open();
    await cell(/^Supreme/).click();
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Supreme');
    await expectAccessible();
  });

  test('LY-01 shows tabs in their order, those that a button opens below it, and keeps the open one in the address', async () => {
    const { router } = await open();
    await page.getByRole('treeitem', { name: /^Drinks/ }).click();
    await expect.element(cell(/^Cola .*Item, row 1, column 1/)).toBeVisible();
    expect(router.state.location.searchStr).toContain('tab=drinks');
    await expect.element(page.getByRole('treeitem', { name: /^Fountain/ })).toHaveAttribute('aria-level', '2');
  });

  test('LY-02 the keyboard goes from cell to cell, moves a button, and lets two change places', async () => {
    await open();
    await cell(/^Supreme/).click();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.poll(texts).toEqual(['Clam, Item, row 1, column 1', 'Supreme, Item, row 1, column 2']);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(texts).toEqual(['Clam, Item, row 1, column 1', 'Supreme, Item, row 2, column 2']);
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Delete}');
    await expect.poll(texts).toEqual(['Supreme, Item, row 2, column 2']);
    await undo();
    await expect.poll(() => texts().length).toBe(2);
  });

  test('LY-02 several are selected with Shift and move together; what has no room stays', async () => {
    await open();
    await cell(/^Supreme/).click();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect.element(page.getByText('2 buttons selected')).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(texts).toEqual(['Supreme, Item, row 2, column 1', 'Clam, Item, row 2, column 2']);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect.poll(texts).toEqual(['Supreme, Item, row 2, column 1', 'Clam, Item, row 2, column 2']);
  });

  test('LY-22 plus and minus change the size of a button, as far as it has room', async () => {
    await open();
    await cell(/^Clam/).click();
    const size = page.getByRole('combobox', { name: 'Size on the grid' });
    await userEvent.keyboard('+');
    await expect.element(size).toHaveValue('2 × 1');
    await userEvent.keyboard('-');
    await expect.element(size).toHaveValue('1 × 1');
    await userEvent.keyboard('-');
    await expect.element(size).toHaveValue('1 × 1');
    await userEvent.keyboard('++');
    await expect.element(size).toHaveValue('2 × 2');
    await undo();
    await expect.element(size).toHaveValue('2 × 1');
  });

  test('LY-18 a button is added, named with at most 25 characters, and put to use', async () => {
    await open();
    await cell('Row 2, column 3, empty').click();
    await page.getByRole('button', { name: 'Add a button here' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('A name that is far too long for it');
    await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('A name that is far too lo');
    await pick('Assigned to', 'Cola');
    await expect.element(cell(/^A name that is far too lo \$2\.99 Item, row 2, column 3/)).toBeVisible();
  });

  test('LY-16 a link that would lead in a circle cannot be chosen', async () => {
    await open('?tab=fountain');
    await cell('Row 1, column 1, empty').click();
    await page.getByRole('button', { name: 'Add a button here' }).click();
    await pick('Opens', 'Tab');
    await page.getByRole('combobox', { name: 'Assigned to' }).last().click();
    const drinks = page.getByRole('option', { name: 'Drinks: opens a tab that leads back to this one' });
    await expect.element(drinks).toHaveAttribute('data-combobox-disabled', 'true');
    await page.getByRole('option', { name: 'Pizza' }).click();
    await expect.element(cell(/^Pizza 2 buttons Tab/)).toBeVisible();
  });

  test('LY-17 a larger button needs room', async () => {
    await open();
    await cell(/^Clam/).click();
    await pick('Size on the grid', '2 × 2');
    await expect.element(page.getByText('There is no room for that.')).not.toBeInTheDocument();
    await cell(/^Supreme/).click();
    await pick('Size on the grid', '2 × 1');
    await expect.element(page.getByText('There is no room for that.')).toBeVisible();
  });

  test('says what is sold and has no button, and adds it', async () => {
    const base = buildMenuBlob();
    await open('', { ...base, layout: { ...menu.layout, tabs: tabs.slice(0, 1) } });
    await expect.element(page.getByText('1 item is sold at the point of sale but has no button.')).toBeVisible();
    await page.getByRole('button', { name: 'Add to Pizza' }).click();
    await expect.element(cell(/^Cola .*Item, row 1, column 3, not placed yet/)).toBeVisible();
    await page.getByRole('button', { name: 'Place 1 button' }).click();
    await expect.element(cell(/^Cola .*Item, row 1, column 3/)).toBeVisible();
    await expect.element(page.getByText(/^Every item sold at the point of sale has a button/)).toBeVisible();
  });

  test('LY-03 a tab is added, and deleted with the buttons that open it', async () => {
    await open();
    await page.getByRole('button', { name: 'Add a tab' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('New tab');
    await page.getByRole('treeitem', { name: /^Fountain/ }).click();
    await page.getByRole('button', { name: 'Delete the tab' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('treeitem', { name: /^Drinks/ }).click();
    await expect.poll(texts).toEqual(['Cola, Item, row 1, column 1']);
  });

  test('without tabs says what one is', async () => {
    await open('', newMenuBlob());
    await expect.element(page.getByText('No tabs yet')).toBeVisible();
    await expectAccessible();
  });
});

describe('a layout from the menu', () => {
  test('RT-65 is shown before it is taken, and adds its tabs', async () => {
    const { router } = await open('/generate');
    await expect.element(page.getByRole('region', { name: 'Pizza' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Add these 2 tabs' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/menu/layout');
    expect(page.getByRole('treeitem', { name: /^Pizza/ }).elements()).toHaveLength(2);
  });

  test('RT-65 replaces all tabs after a question', async () => {
    await open('/generate');
    await page.getByRole('button', { name: 'Replace all tabs' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await expect.element(page.getByRole('treeitem', { name: /^Drinks/ })).toBeVisible();
    expect(page.getByRole('treeitem', { name: /^Pizza/ }).elements()).toHaveLength(1);
    await expect.element(page.getByRole('treeitem', { name: /^Fountain/ })).not.toBeInTheDocument();
  });
});
