import { expect, type Page } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { priceCell, save, setPrice } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';

async function act(page: Page, menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions of ${menu}` }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function openItem(page: Page): Promise<void> {
  await page.getByLabel(/^Search \d+ items/).fill('Harbor Supreme');
  await page
    .getByRole('treeitem', { name: /^Harbor Supreme/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Harbor Supreme', level: 1 })).toBeVisible();
}

test('a menu is saved as a template, the template is edited, a menu begins from it, and the template is deleted', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Menus Admin');
  await act(page, 'Main Menu', 'Save as template');
  await page.getByLabel('Name', { exact: true }).fill('lunch counter');
  await expect(page.getByText('There is already a menu named "Lunch counter".')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Pizza house');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The template Pizza house has been saved.')).toBeVisible();
  await expect(page).toHaveURL(/show=templates/);
  await expect(page.getByRole('row', { name: /Lunch counter/ })).toBeVisible();

  await page.getByRole('row', { name: /Pizza house/ }).click();
  await expect(page).toHaveURL(/\/menu\/menuItems/);
  await expect(page.getByText('Template', { exact: true })).toBeVisible();
  await openItem(page);
  await setPrice(page, { size: 'Large', scheme: 'Dine in', price: '25.49' });
  await save(page);

  await goTo(page, 'Menu', 'Menus Admin');
  await page.getByText('Templates', { exact: true }).click();
  await act(page, 'Pizza house', 'Add a menu from this template');
  await page.getByLabel('Name', { exact: true }).fill('Second house');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The menu Second house has been created.')).toBeVisible();
  await page.getByRole('row', { name: /Second house/ }).click();
  await openItem(page);
  await expect(priceCell(page, 'Large', 'Dine in')).toContainText('25.49');
  await expect(page.getByText('Template', { exact: true })).toHaveCount(0);

  await goTo(page, 'Menu', 'Menus Admin');
  await page.getByText('Templates', { exact: true }).click();
  await act(page, 'Pizza house', 'Delete');
  await page.getByRole('dialog').getByRole('textbox').fill('Pizza house');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The template Pizza house has been deleted.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Pizza house/ })).toHaveCount(0);
  await page.getByText('Menus', { exact: true }).click();
  await expect(page.getByRole('row', { name: /Second house/ })).toBeVisible();
});
