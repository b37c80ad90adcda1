import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { openMenuItem } from './support/menu-editing.ts';
import { mostShift, shiftOf } from './support/page-shift.ts';
import { signIn } from './support/sign-in.ts';

/** How far a page moves on its own when it is loaded again while every answer takes its time. */
async function slowShiftOf(page: Page, isThere: () => Promise<unknown>): Promise<number> {
  let wait = 300;
  await page.route('**/api/**', async (route) => {
    wait = 300 + ((wait * 7) % 900);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
  await page.reload();
  await isThere();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const { sum } = await shiftOf(page);
  return sum;
}

for (const [width, height] of [
  [360, 800],
  [1440, 900],
] as const) {
  test(`HM-01 home keeps its shape while its data comes, however slowly, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin@harbor.example');
    const table = page.getByRole('table', { name: 'Publish status' });
    expect(await slowShiftOf(page, () => expect(table).toBeVisible())).toBeLessThan(mostShift);
  });

  test(`OV-15 an item stays where it is until it is said how many stores differ and who else edits it, at ${width} x ${height}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await signIn(other, 'menus@harbor.example');
    await openMenuItem(other, 'Harbor Supreme');
    const told = other.waitForResponse((answer) => answer.url().includes('/editing') && answer.ok());
    await other.getByRole('textbox', { name: 'Description' }).fill('Not saved');
    await told;
    await signIn(page, 'admin@harbor.example');
    await openMenuItem(page, 'Harbor Supreme');
    await page.setViewportSize({ width, height });
    const isThere = async () => {
      await expect(page.getByRole('button', { name: /^\d stores? differs?$/ })).toBeVisible();
      await expect(page.getByText(/ is editing Harbor Supreme$/)).toBeVisible();
    };
    expect(await slowShiftOf(page, isThere)).toBeLessThan(mostShift);
    await context.close();
  });
}

test('HM-01 on a phone the home of a manager keeps its shape while its data comes, however slowly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager@harbor.example');
  const due = page.getByRole('table', { name: 'Certifications due' });
  expect(await slowShiftOf(page, () => expect(due).toBeVisible())).toBeLessThan(mostShift);
});
