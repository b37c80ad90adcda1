import { expect, type Locator, type Page } from '@playwright/test';
import { chooseLevel, goTo } from './walking.ts';

/** Opens an item by its name, where the person works or at another level. */
export async function openMenuItem(page: Page, name: string, level?: string): Promise<void> {
  await goTo(page, 'Menu', 'Menu Items');
  if (level !== undefined) await chooseLevel(page, level);
  await page.getByLabel(/^Search \d+ items/).fill(name);
  await page
    .getByRole('treeitem', { name: new RegExp(`^${name}`) })
    .last()
    .click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Prices' })).toBeVisible();
}

/** The cell of the price grid by its size and pricing scheme. */
export function priceCell(page: Page, size: string, scheme: string): Locator {
  const column = ['Dine in', 'Carryout', 'Delivery', 'Catering'].indexOf(scheme);
  return page
    .getByRole('grid', { name: 'Prices' })
    .getByRole('row', { name: new RegExp(`^${size}`) })
    .getByRole('gridcell')
    .nth(column);
}

interface CellPrice {
  readonly size: string;
  readonly scheme: string;
  readonly price: string;
}

export async function setPrice(page: Page, { size, scheme, price }: CellPrice): Promise<void> {
  await priceCell(page, size, scheme).click();
  await page.keyboard.type(price);
  await page.keyboard.press('Enter');
  await expect(priceCell(page, size, scheme)).toContainText(price);
}

/** KE-20 saves and waits for the notice that it is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/has been saved correctly\./).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();
}
