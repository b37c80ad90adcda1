import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { save } from './support/menu-editing.ts';
import { signIn } from './support/sign-in.ts';
import { goTo } from './support/walking.ts';

test.use({ demoOf: 'on the go' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('KR-34 a two-for-one is made in six steps', async ({ page }) => {
    await signIn(page, 'menus@harbor.example');
    await goByMenu(page, 'Menu', 'Offers');
    await makeTwoForOne(page, 'Garlic Knots');
  });

  test('HR-01 OV-06 OV-19 Monday’s hours are one change and one sentence, and one press lets them follow again', async ({
    page,
  }) => {
    await signIn(page, 'manager@harbor.example');
    await goByMenu(page, 'Configuration', 'Hours');
    const monday = page.getByRole('button', { name: /^Mon / });
    await monday.click();
    const panel = page.getByRole('dialog', { name: /^Monday/ });
    const opens = panel.getByLabel('Opens, line 1');
    const before = await opens.inputValue();
    await opens.fill('9:15 AM');
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(monday).toContainText('9:15 AM');
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('heading', { name: 'Review 1 change' })).toBeVisible();
    const changes = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Monday: ' });
    await expect(changes).toHaveCount(1);
    await expect(changes).toContainText(/Monday: .*9:15 AM/);
    await save(page);

    await goByMenu(page, 'Configuration', 'Hours');
    await monday.click();
    await panel.getByRole('button', { name: 'Revert to inherited' }).click();
    await expect(opens).toHaveValue(before);
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('1 change', { exact: true })).toBeVisible();
    await save(page);
    await expect(monday).toContainText(before);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('RT-77 LY-02 a new item prints, sells, and shows on the point of sale', async ({ page }) => {
    await signIn(page, 'menus@harbor.example');
    await goTo(page, 'Menu', 'Menu Items');
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Lantern Sundae');
    await page.getByRole('combobox', { name: 'Category' }).fill('Desserts');
    await page.getByRole('option', { name: 'Desserts', exact: true }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Lantern Sundae', level: 1 })).toBeVisible();
    const printers = page.getByRole('group', { name: 'Kitchen printers' });
    await expect(printers.getByRole('button', { name: 'Kitchen', pressed: true })).toBeVisible();
    const price = page.getByRole('grid', { name: 'Prices' }).getByRole('gridcell').first();
    await price.click();
    await page.keyboard.type('6.50');
    await page.keyboard.press('Enter');
    await expect(price).toContainText('6.50');
    await save(page);

    await goTo(page, 'Menu', 'Menu Layout');
    await page
      .getByRole('gridcell', { name: /, empty$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add a button here' }).click();
    await page.getByRole('combobox', { name: /^Assigned to/ }).fill('Lantern');
    await page.getByRole('option', { name: 'Lantern Sundae', exact: true }).click();
    await expect(page.getByRole('gridcell', { name: /^Lantern Sundae / })).toBeVisible();
    await save(page);

    await goTo(page, 'Menu', 'Online Layout');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const shop = page.getByRole('region', { name: 'Preview' }).frameLocator('iframe');
    await expect(shop.getByText('Lantern Sundae').first()).toBeVisible();
  });
});

/** Goes to a screen where the navigation lies behind a button. */
async function goByMenu(page: Page, group: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const menu = page.getByRole('dialog');
  const opener = menu.getByRole('button', { name: group, exact: true });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await menu.getByRole('link', { name: entry, exact: true }).click();
  await expect(menu).toBeHidden();
}

/** Six steps, the last of which saves. */
async function makeTwoForOne(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an offer' }).first().click();
  await page.getByRole('radio', { name: 'Buy one get one' }).check();
  await page.getByRole('combobox', { name: 'Guests buy', exact: true }).fill(item);
  await page.getByRole('option', { name: item, exact: true }).click();
  await page.getByRole('switch', { name: 'Active' }).press('Space');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: `${item} 2 for 1`, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('The menu has been saved correctly.').first()).toBeVisible();
}
