import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { createServerClient, openConfigFolder, syncOnce } from '@servery/terminal';
import { call, publishedText, startPublication, storesRunNewest, waitForPublication } from './support/console-calls.ts';
import { test } from './support/console-test.ts';
import { openMenuItem, priceCell, save, setPrice } from './support/menu-editing.ts';
import { changesNothingByLooking, comesBackTheSame } from './support/menu-looking.ts';
import { signIn } from './support/sign-in.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { goHome, goTo } from './support/walking.ts';

const source = [
  join(import.meta.dirname, '../../../../shared/data'),
  join(import.meta.dirname, '../../../../../shared/data'),
]
  .map((folder) => join(folder, 'pizza-chain-menu-2021.json'))
  .find(existsSync);

test.describe.configure({ mode: 'serial' });

async function signedIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, email);
  return page;
}

const kitchenPrinters = (page: Page) => page.getByRole('group', { name: 'Kitchen printers' });
const labelPrinters = (page: Page) => page.getByRole('group', { name: 'Label printers' });

/** A dessert that takes the printers of its category, which are then taken from it: no display shows desserts. */
async function addUnprinted(page: Page, name: string): Promise<void> {
  await openMenuItem(page, 'Tiramisu');
  await page.getByRole('button', { name: 'Add item to Desserts' }).click();
  // Until then the name that is in sight is that of the thing before.
  await expect(page.getByRole('heading', { name: /^New /, level: 1 })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await kitchenPrinters(page).getByRole('button', { name: 'Kitchen' }).click();
  await labelPrinters(page).getByRole('button', { name: 'Labels' }).click();
  await save(page);
}

/** Publishing is locked; the line that locks it leads to the printers, and is gone when one is chosen. */
async function mendWhatStops(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await page.getByRole('link', { name: 'Printers: Lantern Cake prints nowhere' }).click();
  await kitchenPrinters(page).getByRole('button', { name: 'Kitchen' }).click();
  await save(page);
  await goHome(page);
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByRole('link', { name: 'Printers: Lantern Cake prints nowhere' })).toHaveCount(0);
}

test('1 RT-50 MN-08 a real menu is imported with a preview, a list of what could not be mapped, and its locations', async ({
  browser,
}) => {
  test.skip(source === undefined, 'the real menu of ../shared/data is not here');
  const page = await signedIn(browser, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Menus Admin');
  await page.getByRole('link', { name: 'Import' }).click();
  await page.locator('input[type=file]').setInputFiles(source ?? '');
  const preview = page.getByRole('region', { name: 'File contents' });
  for (const [what, count] of [
    ['Items', '73'],
    ['Variants', '226'],
    ['Cooking instructions', '9'],
    ['Offers', '16'],
  ] as const) {
    await expect(preview.locator('dt', { hasText: new RegExp(`^${what}$`) }).locator('+ dd')).toHaveText(count);
  }
  await expect(page.getByRole('region', { name: /Not imported/ })).toBeVisible();
  await page.getByRole('button', { name: 'Choose locations' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(/\/menu\/(menuItems|admin)/);
  const menus = await call(page, 'listMenus', { params: { companyId: 'harbor' } });
  const locationIds = menus.find(({ name }) => name.startsWith('Pizza chain'))?.assignedTo ?? [];
  expect(locationIds).toHaveLength(6);
  const imported = menus.find(({ name }) => name.startsWith('Pizza chain'))?.id ?? '';
  await changesNothingByLooking(page, imported);
  await comesBackTheSame(page, imported, 'Parmesan Bread Twists');
  // The other journeys go on with the demo's own menu.
  await call(page, 'assignMenu', { params: { companyId: 'harbor', menuId: 'harbor-main' }, body: { locationIds } });
});

test('2 PX-07 OV-01 OV-09 MN-17 a price and a name change at company level', async ({ browser }) => {
  const page = await signedIn(browser, 'admin@harbor.example');
  await openMenuItem(page, 'Portside Veggie');
  await setPrice(page, { size: 'Large 14″', scheme: 'Dine in', price: '18.75' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Portside Garden');
  await expect(page.getByText('2 changes')).toBeVisible();
  await save(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Portside Garden', level: 1 })).toBeVisible();
  await expect(priceCell(page, 'Large 14″', 'Dine in')).toContainText('18.75');
  await addUnprinted(page, 'Lantern Cake');
});

test('2 OV-01 OV-05 OV-08 OV-12 an item is made inactive for one group, the company keeps it', async ({ browser }) => {
  const page = await signedIn(browser, 'area@harbor.example');
  await openMenuItem(page, 'Buffalo Buoy');
  await expect(page.getByText(/Bay Area \(group\)/)).toBeVisible();
  await page.getByRole('button', { name: /^Make inactive in/ }).click();
  await save(page);
  const west = await call(page, 'getLocationMenu', { params: { locationId: 'pier-39', menuId: 'harbor-main' } });
  expect(JSON.stringify(west.groupOverride?.changes)).toContain('INACTIVE');
});

test('2 OV-01 OV-06 OV-08 OV-11 a manager overrides one price; the field shows it and reverts to inherited', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'manager@harbor.example');
  await openMenuItem(page, 'Lighthouse White');
  await setPrice(page, { size: 'Medium 12″', scheme: 'Carryout', price: '15.25' });
  await save(page);
  await page.reload();
  const cell = priceCell(page, 'Medium 12″', 'Carryout');
  await expect(cell).toContainText('15.25');
  await cell.click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText(/Sam Okafor · version/)).toBeVisible();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await expect(cell).not.toContainText('15.25');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(cell).toContainText('15.25');
});

test('3 PB-14 PB-22 LC-04 review in sentences, publish, watch it complete; terminals fetch and acknowledge', async ({
  browser,
}) => {
  const page = await signedIn(browser, 'admin@harbor.example');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Portside Veggie', { exact: false }).first()).toBeVisible();
  await expect(main.getByText('Portside Garden', { exact: false }).first()).toBeVisible();
  await mendWhatStops(page);
  await page.getByRole('button', { name: 'Publish now' }).first().click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(confirm).toBeVisible();
  await startPublication(page, () => confirm.getByRole('button', { name: /Publish|Yes/ }).click());
  await expect(page.getByText(/Running|Live|Waiting/).first()).toBeVisible();
  await waitForPublication(page);
  expect(await storesRunNewest(page)).toEqual([]);

  const documents = new Map<string, string>();
  for (const location of ['pier-39', 'embarcadero', 'seaport']) {
    const { id, secret } = await call(page, 'createCredential', {
      params: { companyId: 'harbor', locationId: location },
      body: { name: 'Register' },
    });
    const folder = temporaryFolder('store');
    const url = new URL(page.url()).origin;
    await syncOnce({
      client: createServerClient(url, `${id}.${secret}`),
      folder: await openConfigFolder(folder),
      onEvent: () => undefined,
      signal: new AbortController().signal,
    });
    documents.set(location, readFileSync(join(folder, 'menus.json'), 'utf8'));
  }
  const statusOf = (location: string, item: string): string =>
    JSON.parse(documents.get(location) ?? '').items.find((entry: { id: string }) => entry.id === item).info.status;
  expect(['pier-39', 'embarcadero', 'seaport'].map((location) => statusOf(location, 'item-buffalo-buoy'))).toEqual([
    'INACTIVE',
    'INACTIVE',
    'ACTIVE',
  ]);
  expect(documents.get('pier-39')).not.toBe(documents.get('embarcadero'));
  await goHome(page);
  await expect(page.getByText(/\d stores? in contact/)).toBeVisible();
});

test('4 VR-14 VR-17 two people edit one menu: different fields merge, the same field asks and nobody’s work is lost', async ({
  browser,
}) => {
  const dana = await signedIn(browser, 'admin@harbor.example');
  const luis = await signedIn(browser, 'menus@harbor.example');
  for (const page of [dana, luis]) await openMenuItem(page, 'Anchor Pepperoni');
  await setPrice(dana, { size: 'Small 10″', scheme: 'Dine in', price: '12.25' });
  await setPrice(luis, { size: 'Small 10″', scheme: 'Carryout', price: '11.25' });
  await save(dana);
  // It arrives while Luis still edits.
  await expect(priceCell(luis, 'Small 10″', 'Dine in')).toContainText('12.25');
  await save(luis);
  await expect(priceCell(dana, 'Small 10″', 'Carryout')).toContainText('11.25');
  for (const [scheme, price] of [
    ['Dine in', '12.25'],
    ['Carryout', '11.25'],
  ] as const)
    await expect(priceCell(luis, 'Small 10″', scheme)).toContainText(price);

  await setPrice(dana, { size: 'Small 10″', scheme: 'Delivery', price: '13.10' });
  await setPrice(luis, { size: 'Small 10″', scheme: 'Delivery', price: '13.20' });
  await save(dana);
  await luis.getByRole('button', { name: /^Save/ }).click();
  const question = luis.getByRole('dialog');
  await expect(question).toContainText('13.10');
  await expect(question).toContainText('13.20');
  await expect(question).toContainText('Dana Whitfield');
});

test('5 PB-15 PB-16 a revert brings the stores back to what they ran before, byte for byte', async ({ browser }) => {
  const page = await signedIn(browser, 'admin@harbor.example');
  const locationIds = ['seaport', 'navy-pier'];
  const published = () => Promise.all(locationIds.map((id) => publishedText(page, 'getPublishedMenu', id)));
  const before = await published();
  const publish = (action: 'PUBLISH' | 'REVERT') =>
    call(page, 'startSync', { query: { companyId: 'harbor' }, body: { syncDateMillis: null, action, locationIds } });
  await publish('PUBLISH');
  await waitForPublication(page);
  expect(await published()).not.toEqual(before);
  await publish('REVERT');
  await waitForPublication(page);
  expect(await published()).toEqual(before);
});
