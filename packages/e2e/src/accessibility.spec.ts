import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

/** Entries of the demo company that stand for the parameters of paths; a path with another parameter needs a line here. */
const parameters: readonly (readonly [string, string])[] = [
  ['/locations/$id', '/locations/pier-39'],
  ['/groups/$id', '/groups/bay-area'],
  ['/companies/$id', '/companies/harbor'],
  ['/news/$companyId', '/news/harbor'],
  ['/menu/menuItems/$departmentId/item/$itemId', '/menu/menuItems/dep-pizza/item/item-harbor-supreme'],
];
/** Ways that lead on at once, and pages for people who did not sign in. */
const passing = /^\/($|login|recover|reset|invite|debug|auth|redirect|changeLocation|changeMenu|companies\/change)/;

/** Every screen of this build, read from the routes themselves: a new one is opened here by itself. */
function builtScreens(): string[] {
  const folder = new URL('../../web/src/app/routes/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('-routes.ts'));
  const paths = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/path: '([^']+)'/g)].flatMap(([, path]) => path ?? []),
  );
  const known = paths.map((path) => parameters.reduce((named, [from, to]) => named.replace(from, to), path));
  return [...new Set(known)].filter((path) => !path.includes('$') && !passing.test(path)).toSorted();
}

const screens = builtScreens();
/** Milliseconds for each of them, in one go. */
test.setTimeout(screens.length * 10_000);

test('the screens are found in the routes', () => {
  expect(screens).toContain('/home');
  expect(screens).toContain('/audit');
  expect(screens.length).toBeGreaterThan(10);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no screen violates WCAG 2.2 AA in the ${colorScheme} theme`, async ({ browser }) => {
    const page = await (
      await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    ).newPage();
    await signIn(page, 'admin@harbor.example');
    for (const screen of screens) {
      await page.goto(`${screen}?companyId=harbor`);
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
    await page.goto(`${screen}?companyId=harbor`);
    await page.waitForTimeout(800);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      screen,
    ).toBeLessThanOrEqual(0);
  }
});
