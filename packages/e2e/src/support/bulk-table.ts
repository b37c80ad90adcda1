import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from './walking.ts';

/** A row of the table of items, categories or modifiers, by the name it begins with. */
export function tableRow(page: Page, name: string): Locator {
  return page.getByRole('treegrid').getByRole('row', { name: new RegExp(`^Select ${name}`) });
}

/** The bar of actions for the selected rows. */
export function bulkBar(page: Page): Locator {
  return page.getByRole('region', { name: /\d+ selected/ });
}

export async function selectRows(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
}

export async function openCategories(page: Page): Promise<void> {
  await goTo(page, 'Menu', 'Menu Items');
  await page.getByRole('radiogroup', { name: 'List' }).getByText('Categories').click();
  await expect(page.getByRole('treegrid', { name: 'Categories' })).toBeVisible();
}
