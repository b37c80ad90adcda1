import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { changeValue, expectValue } from '../support/field-value.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { chooseLevel, goTo } from '../support/walking.ts';

interface Place {
  readonly field: Locator;
  readonly isText?: boolean;
  /** The part of the page that shows the mark of the level that decides. */
  readonly around: Locator;
}

interface Screen {
  readonly path: readonly [string, string];
  readonly find: (page: Page) => Promise<Place>;
}

const kitchen = async (page: Page) => {
  const around = page.getByRole('row', { name: /Anchor Pepperoni/ });
  return { field: around.getByRole('checkbox').nth(1), around };
};

/** Parts of the menu and of the kitchen, each with one field. */
const screens: readonly (readonly [rule: string, what: string, screen: Screen])[] = [
  [
    'RT-74',
    'a department',
    {
      path: ['Menu', 'Menu Items'],
      find: async (page) => {
        await openNode(page, 'Desserts');
        const around = page.getByRole('main');
        return { field: around.getByRole('textbox', { name: 'Description' }), isText: true, around };
      },
    },
  ],
  [
    'RT-76',
    'a category',
    {
      path: ['Menu', 'Menu Items'],
      find: async (page) => {
        await openNode(page, 'Wings & tenders');
        const around = page.getByRole('region', { name: 'Availability' });
        return { field: around.getByRole('switch', { name: 'Kiosk', exact: true }), around };
      },
    },
  ],
  ['RT-53 KR-26', 'Menu Printers', { path: ['Menu', 'Menu Printers'], find: kitchen }],
  ['RT-54 KR-27', 'KPS', { path: ['Menu', 'KPS'], find: kitchen }],
  [
    'RT-104 KR-21 NG-39',
    'Kiosk Menu',
    {
      path: ['Kiosk', 'Kiosk Menu'],
      find: async (page) => {
        // A search unfolds the category of its results.
        await page.getByLabel(/^Search \d+ items/).fill('Anchor Pepperoni');
        const field = page.getByRole('switch', { name: 'Anchor Pepperoni on the kiosk' });
        return { field, around: page.getByRole('listitem').filter({ has: field }) };
      },
    },
  ],
];

for (const [rule, what, screen] of screens) {
  test(`${rule} OV-13 ${what}: edited and saved for the company, overridden at a store, read again, followed again`, async ({
    page,
  }) => {
    await signIn(page, 'admin@harbor.example');
    const ofCompany = await edit(page, screen);
    await expectValue((await open(page, screen, 'Pier 39')).field, ofCompany);
    await edit(page, screen, 'Pier 39');
    await expectValue((await open(page, screen)).field, ofCompany);
    const { field, around } = await open(page, screen, 'Pier 39');
    await around.getByRole('button', { name: /^Here/ }).first().click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await page.keyboard.press('Escape');
    await expectValue(field, ofCompany);
    await save(page);
    await page.reload();
    await expectValue((await open(page, screen, 'Pier 39')).field, ofCompany);
    await expect(around.getByRole('button', { name: /^Here/ })).toHaveCount(0);
  });
}

async function open(page: Page, { path: [group, entry], find }: Screen, level = 'Harbor Pizza Co.'): Promise<Place> {
  await goTo(page, group, entry);
  await chooseLevel(page, level);
  return find(page);
}

/** Saved, it is the same after a reload. */
async function edit(page: Page, screen: Screen, level?: string): Promise<string | boolean> {
  const { field, isText = false } = await open(page, screen, level);
  await expect(field).toBeEnabled();
  const value = await changeValue(field, isText);
  await save(page);
  await page.reload();
  await expectValue((await open(page, screen, level)).field, value);
  return value;
}

/** The first in the tree of this name. */
async function openNode(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^Search \d+ items/).fill(name);
  const node = page.getByRole('treeitem', { name: new RegExp(`^${name}`) }).first();
  await node.click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
