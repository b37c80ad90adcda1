import { expect, type Page } from '@playwright/test';
import { call } from './console-calls.ts';
import { openMenuItem, save } from './menu-editing.ts';
import { goTo } from './walking.ts';

/** Entries beside the menu: they show no document of it. */
const without = ['Menus Admin', 'Image Manager', 'Kiosk Design', 'Out of Stock'];

/** The views that open behind an entry, besides its first page. */
const behind: Readonly<Record<string, (page: Page, look: () => Promise<void>) => Promise<void>>> = {
  'Menu Items': (page, look) => downTheTree(page, look, 3),
  Modifiers: (page, look) => downTheTree(page, look, 2),
  Offers: async (page, look) => {
    await page.getByRole('treeitem').first().click();
    const tabs = page.getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (const tab of await tabs.all()) {
      await tab.click();
      await look();
    }
  },
  'Menu Layout': async (page, look) => {
    await page.getByRole('link', { name: 'Create from the menu' }).first().click();
    await look();
  },
  'Kiosk Menu': async (page, look) => {
    await page.getByText('Categories', { exact: true }).first().click();
    await look();
  },
  'Tax Structures': firstRow,
  'Pricing Schemes': firstRow,
  Messages: firstRow,
  Requirements: firstRow,
};

/** Every screen of a menu is opened and saved without a change: the document stays the same, byte for byte. */
export async function changesNothingByLooking(page: Page, menuId: string): Promise<void> {
  const menu = () => call(page, 'getMenu', { params: { companyId: 'harbor', menuId } });
  const { menuBlob, name, ver } = await menu();
  const look = async () => {
    await expect(page.getByText(`${name} · version ${ver}`, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();
  };
  for (const [group, entries] of [
    ['Menu', await entriesOf(page, 'Menu')],
    ['Kiosk', await entriesOf(page, 'Kiosk')],
  ] as const) {
    for (const entry of entries.filter((name) => !without.includes(name))) {
      await goTo(page, group, entry);
      await look();
      await behind[entry]?.(page, look);
    }
  }
  const after = await menu();
  expect(after.ver).toBe(ver);
  expect(after.menuBlob === menuBlob).toBe(true);
}

/** A name is changed, saved, changed back and saved: two more versions, and the same bytes. */
export async function comesBackTheSame(page: Page, menuId: string, item: string): Promise<void> {
  const menu = () => call(page, 'getMenu', { params: { companyId: 'harbor', menuId } });
  const { menuBlob, ver } = await menu();
  await openMenuItem(page, item);
  for (const name of [`${item} twice`, item]) {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await save(page);
  }
  const after = await menu();
  expect(after.ver).toBe(ver + 2);
  expect(after.menuBlob === menuBlob).toBe(true);
}

/** The names in a group of the navigation. */
async function entriesOf(page: Page, group: string): Promise<readonly string[]> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const opener = navigation.getByRole('button', { name: group, exact: true });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  const list = navigation.locator(`#${await opener.getAttribute('aria-controls')}`);
  const links = list.getByRole('link');
  await expect(links.first()).toBeVisible();
  return (await links.allTextContents()).map((name) => name.trim());
}

/** The first entry of each level of a tree, which Enter opens. */
async function downTheTree(page: Page, look: () => Promise<void>, levels: number): Promise<void> {
  await page.getByRole('treeitem', { level: 1 }).first().click();
  await look();
  for (let level = 2; level <= levels; level += 1) {
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('treeitem', { level, selected: true })).toBeVisible();
    await look();
  }
}

/** A list may have none. */
async function firstRow(page: Page, look: () => Promise<void>): Promise<void> {
  const row = page.getByRole('row').nth(1);
  if ((await row.count()) === 0) return;
  await row.click();
  await look();
}
