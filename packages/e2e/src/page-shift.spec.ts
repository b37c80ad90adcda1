import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { openMenuItem } from './support/menu-editing.ts';
import { signIn } from './support/sign-in.ts';

/** What the guidelines for the web call good is 0.1. */
const mostShift = 0.05;

/** Adds up how far what is in sight moves by itself, from the start of the next page on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = Object.assign(
          { value: 0, hadRecentInput: false },
          entry.toJSON(),
        );
        if (!hadRecentInput) Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => Number(await page.evaluate(() => Reflect.get(window, 'shifted')));
}

/** How far a page moves by itself that is loaded again while every answer takes its time. */
async function shiftOf(page: Page, isThere: () => Promise<unknown>): Promise<number> {
  const shifted = await watchShifts(page);
  let wait = 300;
  await page.route('**/api/**', async (route) => {
    wait = 300 + ((wait * 7) % 900);
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
  await page.reload();
  await isThere();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  return shifted();
}

for (const [width, height] of [
  [360, 800],
  [1440, 900],
] as const) {
  test(`HM-01 home keeps its shape while its data comes, however slowly, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin@harbor.example');
    const table = page.getByRole('table', { name: 'Publish status' });
    expect(await shiftOf(page, () => expect(table).toBeVisible())).toBeLessThan(mostShift);
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
      await expect(page.getByText(/ is editing this too$/)).toBeVisible();
    };
    expect(await shiftOf(page, isThere)).toBeLessThan(mostShift);
    await context.close();
  });
}
