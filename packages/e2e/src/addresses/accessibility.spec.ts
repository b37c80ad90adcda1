import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from '../console-test.ts';
import { signIn } from '../sign-in.ts';

/** An entry of the demo company for each path with parameters: one that fits none of these fails the test. */
const entries: readonly (readonly [RegExp, string])[] = [
  [/^\/locations\/\$id/, '/locations/pier-39'],
  [/^\/groups\/\$id/, '/groups/bay-area'],
  [/^\/companies\/\$id/, '/companies/harbor'],
  [/^\/roles\/\$id\/default/, '/roles/default-cashier/default'],
  [/^\/roles\/edit\/\$id\/default/, '/roles/edit/default-cashier/default'],
  [/^\/roles\/\$id/, '/roles/cashier'],
  [/^\/roles\/edit\/\$id/, '/roles/edit/cashier'],
  [/^\/employees\/\$id/, '/employees/usr-sam'],
  [/^\/employees\/edit\/\$id\/\$cf/, '/employees/edit/usr-crew-6/phone'],
  [/^\/employees\/edit\/\$id/, '/employees/edit/usr-sam'],
  [/^\/news\/\$companyId/, '/news/harbor'],
];
const menuItems = [
  '/menu/menuItems',
  '/menu/menuItems/departments/add',
  '/menu/menuItems/departments/dep-pizza/edit',
  '/menu/menuItems/dep-pizza/category/add',
  '/menu/menuItems/dep-pizza/item/item-harbor-supreme',
];
/** Ways that lead on at once, and pages for people who did not sign in. */
const passing = /^\/?(\$|$|login|recover|reset|invite|debug|auth|redirect|changeLocation|changeMenu|companies\/change)/;
/** Screens that only staff of the provider may open. */
const forStaff = /^\/(companies|defaultRoles|roles\/.*default)/;

/** Every screen of this build, read from the routes themselves: a new one is opened here by itself. */
function builtScreens(): string[] {
  const folder = new URL('../../../web/src/app/routes/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('-routes.ts') && name !== 'menu-items-routes.ts');
  const paths = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/path: '([^']+)'/g)].flatMap(([, path]) => path ?? []),
  );
  const screens = paths.filter((path) => !passing.test(path)).map(filled);
  return [...new Set([...screens, ...menuItems, '/roles?view=matrix'])].toSorted();
}

function filled(path: string): string {
  const [pattern, entry] = entries.find(([candidate]) => candidate.test(path)) ?? [];
  const known = pattern === undefined || entry === undefined ? path : path.replace(pattern, entry);
  if (known.includes('$')) throw new Error(`${path} needs an entry of the demo company here`);
  return known;
}

const screens = builtScreens();
const ofStaff = screens.filter((screen) => forStaff.test(screen));
const ofCompany = screens.filter((screen) => !forStaff.test(screen));
const half = Math.ceil(ofCompany.length / 2);

test.describe.configure({ mode: 'parallel' });

test('the screens are found in the routes', () => {
  expect(screens).toContain('/home');
  expect(screens).toContain('/audit');
  expect(screens.length).toBeGreaterThan(10);
});

for (const [whose, email, theirs] of [
  ['of a company, first half', 'admin@harbor.example', ofCompany.slice(0, half)],
  ['of a company, second half', 'admin@harbor.example', ofCompany.slice(half)],
  ['of the provider', 'provider@servery.example', ofStaff],
] as const) {
  test(`no screen ${whose} violates WCAG 2.2 AA in either theme, and none scrolls sideways at 360 px`, async ({
    browser,
  }) => {
    // Milliseconds for each screen, in one go.
    test.setTimeout(60_000 + theirs.length * 10_000);
    const found: string[] = [];
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signIn(page, email);
    for (const screen of theirs) {
      await open(page, screen);
      const problems = [...(await violationsIn(page, 'light')), ...(await violationsIn(page, 'dark'))];
      found.push(...[...problems, ...(await beyondPhone(page))].map((problem) => `${screen} ${problem}`));
    }
    expect(found).toEqual([]);
  });
}

async function open(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}companyId=harbor`);
  const title = page.getByRole('main').getByRole('heading').first();
  await expect(title, screen).toBeVisible();
  await page.waitForTimeout(400);
  await expect(title, screen).not.toHaveText(/There is no|not found/);
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  // A frame that runs no scripts answers no questions: what it shows is drawn by the preview's own tests.
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function beyondPhone(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.waitForTimeout(150);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return beyond > 0 ? [`${beyond} px too wide`] : [];
}
