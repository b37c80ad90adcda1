import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { createServerClient, openConfigFolder, syncOnce } from '@servery/terminal';
import { call, startPublication, waitForPublication } from './support/console-calls.ts';
import { test } from './support/console-test.ts';
import { chooseOption, tabTo } from './support/keyboard.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test.use({ demoOf: 'the day of a menu manager' });

test('by keyboard only a new item gets prices, modifiers, a cost, sizes, a button, a category online and an offer, is published, and reaches the terminal', async ({
  page,
}) => {
  await signInByKeyboard(page, 'admin@harbor.example');

  await goByPalette(page, 'harbor supreme');
  await expect(page.getByRole('heading', { name: 'Harbor Supreme', level: 1 })).toBeVisible();
  await tabTo(page, 'Add item to Signature');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Lantern Deluxe');
  await tabTo(page, /Copy from/);
  await page.keyboard.press('ArrowDown');
  await chooseOption(page, 'Harbor Supreme');
  await tabTo(page, 'Add');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lantern Deluxe', level: 1 })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Prices' })).toBeVisible();
  await page.keyboard.press('p');
  await page.keyboard.type('13.25');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Prices' }).getByRole('gridcell').first()).toContainText('13.25');
  await takeDressings(page);
  await tabInto(page, page.getByRole('grid', { name: 'Costs and margins' }));
  await page.keyboard.type('4.10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Costs and margins' })).toContainText('4.10');
  await expect(page.getByRole('grid', { name: 'Costs and margins' })).toContainText(/\d ?%/);
  await offerInNoLarge(page);
  await saveByKeyboard(page);

  await goByPalette(page, 'menu layout');
  await tabInto(page, page.getByRole('grid', { name: /^Point of sale/ }));
  await goToCell(page, 'Row 2, column 2, empty');
  await tabTo(page, 'Add a button here');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Assigned to/);
  await page.keyboard.type('Lantern');
  await chooseOption(page, 'Lantern Deluxe');
  await expect(page.getByRole('gridcell', { name: /^Lantern Deluxe .*row 2, column 2/ })).toBeVisible();
  await saveByKeyboard(page);

  await goByPalette(page, 'online layout');
  await expect(page.getByRole('heading', { name: 'Online categories', level: 1 })).toBeVisible();
  const shop = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
  await expect(shop.getByText('Lantern Deluxe').first()).toBeVisible();
  await addOnlineCategory(page);
  await expect(shop.getByRole('heading', { name: 'Lantern picks' })).toBeVisible();
  await saveByKeyboard(page);
  await goByPalette(page, 'kiosk menu');
  await expect(page.getByRole('heading', { name: 'Kiosk menu', level: 1 })).toBeVisible();
  await tabTo(page, /^Search \d+ items/);
  await page.keyboard.type('Lantern');
  await tabInto(page, page.getByRole('treegrid', { name: 'Kiosk menu' }));
  for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('switch', { name: 'Lantern Deluxe on the kiosk' })).toBeChecked();

  await goByPalette(page, 'offers');
  await expect(page.getByRole('treeitem', { name: /^Two-topping Tuesday/ })).toBeVisible();
  await tabTo(page, 'Add an offer');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Buy one get one');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Blank offer' })).toBeChecked();
  await tabTo(page, 'Name');
  await page.keyboard.type('Lantern week');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Lantern week', level: 1 })).toBeVisible();
  await tabTo(page, 'Info');
  while (!(await page.getByRole('tab', { name: 'Value', exact: true }).getAttribute('aria-selected'))?.includes('true'))
    await page.keyboard.press('ArrowRight');
  await tabInto(page, page.getByRole('grid', { name: 'Value per pricing scheme' }));
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /^2% off/ }).first()).toBeVisible();
  await saveByKeyboard(page);

  await goByPalette(page, 'publish menus');
  await tabTo(page, 'Publish now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  await tabTo(page, /^(Publish|Yes)/);
  await startPublication(page, () => page.keyboard.press('Enter'));
  await waitForPublication(page);

  const menu = await menuOfTerminal(page, 'pier-39');
  const item = menu.items.find(({ info }) => info.name === 'Lantern Deluxe');
  expect(item?.inclusions.categoriesSettings.map(({ id }) => id)).toContain('mod-dressings');
  expect(item?.styles.flatMap(({ options }) => options)).toContain('size-medium');
  expect(JSON.stringify(item)).not.toContain('size-large');
  expect(JSON.stringify(menu.layout)).toContain(item?.id);
  expect(menu.offers.map(({ info }) => info.name)).toContain('Lantern week');
});

/** A modifier category that the new item did not begin with. */
async function takeDressings(page: Page): Promise<void> {
  await tabTo(page, 'Add modifier');
  await page.keyboard.press('Enter');
  await chooseInMenu(page, 'Dressings');
  await expect(page.getByRole('button', { name: 'Edit Dressings', expanded: true })).toBeVisible();
}

/** One size less, and its prices go too. */
async function offerInNoLarge(page: Page): Promise<void> {
  await tabTo(page, 'Large 14″');
  await page.keyboard.press('Space');
  const sizes = page.getByRole('region', { name: 'Sizes and styles' });
  await expect(sizes.getByRole('button', { name: 'Large 14″', exact: true, pressed: false })).toBeVisible();
  await tabTo(page, 'Remove them');
  await page.keyboard.press('Enter');
  await expect(page.getByText('It is not offered in Large 14″', { exact: false })).toBeHidden();
}

async function addOnlineCategory(page: Page): Promise<void> {
  await tabTo(page, 'Add category');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name shown to guests' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Lantern picks');
  await tabTo(page, 'Pizza › Signature');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Pizza › Signature' })).toBeChecked();
}

async function signInByKeyboard(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await expect(page.getByLabel('Email address', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type('demo1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home/);
}

/** The command palette, the words, Enter for the first that is found. */
async function goByPalette(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: /^Go to a screen/ })).toBeFocused();
  await page.keyboard.type(words);
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(words, 'i') })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Go to a screen/ })).toBeHidden();
}

async function chooseInMenu(page: Page, entry: string): Promise<void> {
  for (const focused = page.getByRole('menuitem', { name: entry, exact: true }); ; ) {
    if (await focused.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

/** To the row or cell of a table that Tab stops at. */
async function tabInto(page: Page, table: Locator): Promise<void> {
  await expect(table).toBeVisible();
  const focused = table.locator('[role=row]:focus, [role=gridcell]:focus');
  while ((await focused.count()) === 0) await page.keyboard.press('Tab');
}

/** From a cell of the layout down and to the right, to the one of this name. */
async function goToCell(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('gridcell', { name, exact: true });
  for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

async function saveByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/has been saved correctly\./).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();
}

interface PublishedItem {
  readonly id: string;
  readonly info: { readonly name: string };
  readonly styles: readonly { readonly options: readonly string[] }[];
  readonly inclusions: { readonly categoriesSettings: readonly { readonly id: string }[] };
}

interface PublishedMenu {
  readonly items: readonly PublishedItem[];
  readonly offers: readonly { readonly info: { readonly name: string } }[];
  readonly layout: unknown;
}

/** The menu that the register of a store fetches. */
async function menuOfTerminal(page: Page, locationId: string): Promise<PublishedMenu> {
  const { id, secret } = await call(page, 'createCredential', {
    params: { companyId: 'harbor', locationId },
    body: { name: 'Register' },
  });
  const folder = temporaryFolder('store');
  await syncOnce({
    client: createServerClient(new URL(page.url()).origin, `${id}.${secret}`),
    folder: await openConfigFolder(folder),
    onEvent: () => undefined,
    signal: new AbortController().signal,
  });
  return JSON.parse(readFileSync(join(folder, 'menus.json'), 'utf8'));
}
