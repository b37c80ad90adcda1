import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an item of the demo's pizza department at a level; the whole company without one. */
export async function openMenuItem(page: Page, itemId: string, locationId?: string): Promise<void> {
  const level = locationId === undefined ? '' : `&locationId=${locationId}`;
  await page.goto(`/menu/menuItems/dep-pizza/item/${itemId}?companyId=harbor${level}`);
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

export async function setPrice(page: Page, size: string, scheme: string, price: string): Promise<void> {
  await priceCell(page, size, scheme).click();
  await page.keyboard.type(price);
  await page.keyboard.press('Enter');
  await expect(priceCell(page, size, scheme)).toContainText(price);
}

/** KE-20 saves and waits for the word that it is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/has been saved correctly\./).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();
}
