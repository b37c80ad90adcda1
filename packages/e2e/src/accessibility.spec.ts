import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

const screens = [
  '/home',
  '/locationSettings/hours',
  '/locationSettings/orderTypes',
  '/menu/admin',
  '/menu/imageManager',
  '/menu/import',
  '/menu/menuItems/dep-pizza/item/item-harbor-supreme',
  '/menu/publish',
  '/employment/publish',
  '/publishStatus',
  '/locations',
  '/locations/add',
  '/locations/pier-39?tab=sync',
  '/locations/pier-39/overrides',
  '/groups',
  '/groups/bay-area',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen violates WCAG 2.2 AA in the ${colorScheme} theme`, async ({ browser }) => {
    const page = await (
      await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signIn(page, 'admin@harbor.example');
    for (const screen of screens) {
      await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}companyId=harbor`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForTimeout(500);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${screen} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    }
  });
}

test('at 360 px nothing scrolls sideways', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await signIn(page, 'admin@harbor.example');
  for (const screen of screens) {
    await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}companyId=harbor`);
    await page.waitForTimeout(800);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      screen,
    ).toBeLessThanOrEqual(0);
  }
});
