import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

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
  [/^\/menu\/menuItems\/departments\/\$departmentId/, '/menu/menuItems/departments/dep-pizza'],
  [/^\/menu\/menuItems\/\$departmentId\/category\/\$categoryId/, '/menu/menuItems/dep-pizza/category/cat-slices'],
  [/^\/menu\/menuItems\/\$departmentId\/\$categoryId/, '/menu/menuItems/dep-pizza/cat-slices'],
  [/^\/menu\/menuItems\/\$departmentId\/item\/\$itemId/, '/menu/menuItems/dep-pizza/item/item-harbor-supreme'],
  [/^\/menu\/menuItems\/\$departmentId/, '/menu/menuItems/dep-pizza'],
  [/^\/menu\/modifiers\/items\/\$modifierId/, '/menu/modifiers/items/mod-item-bay-shrimp'],
  [/^\/menu\/modifiers\/\$modifierCategoryId/, '/menu/modifiers/mod-meat'],
  [/^\/menu\/offers\/\$offerId/, '/menu/offers/offer-two-topping-tuesday'],
  [/^\/menu\/requirements\/\$rowId/, '/menu/requirements/req-check-id'],
];
/** Views of screens that their address names; those of an offer have tests of their own. */
const views = [
  '/kiosk/menu?show=categories',
  '/roles?view=matrix',
  '/menu/taxStructures?row=taxStructures.tax-alcohol',
];
/** Ways that lead on at once, and pages for people who did not sign in. */
const passing = /^\/?(\$|$|login|recover|reset|invite|debug|auth|redirect|changeLocation|changeMenu|companies\/change)/;
/** Screens that only staff of the provider may open. */
export const forStaff = /^\/(companies|defaultRoles|roles\/.*default)/;

/** Every screen of this build, read from the routes themselves: a new one is opened here automatically. */
export function builtScreens(): string[] {
  const folder = new URL('../../../web/src/app/routes/', import.meta.url);
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) =>
    name.endsWith('-routes.ts'),
  );
  const paths = files.flatMap((name) => pathsIn(readFileSync(new URL(name, folder), 'utf8')));
  const screens = paths.filter((path) => !passing.test(path)).map(filled);
  return [...new Set([...screens, ...views])].toSorted();
}

/** The paths of the routes of a file; one below another of the same file begins with its path. */
function pathsIn(text: string): readonly string[] {
  const trees = new Map(
    [...text.matchAll(/const (\w+) = createRoute\(\{[^}]*?path: '([^']+)'/g)].map(([, name = '', path = '']) => [
      name,
      path,
    ]),
  );
  return [...text.matchAll(/getParentRoute: \(\) => (\w+),\s*path: '([^']+)'/g)].map(([, parent = '', path = '']) => {
    const tree = trees.get(parent);
    return tree === undefined ? path : `${tree}${path === '/' ? '' : path}`;
  });
}

function filled(path: string): string {
  const [pattern, entry] = entries.find(([candidate]) => candidate.test(path)) ?? [];
  const known = pattern === undefined || entry === undefined ? path : path.replace(pattern, entry);
  if (known.includes('$')) throw new Error(`${path} needs an entry of the demo company here`);
  return known;
}

/** Loads it for the demo company and waits until it shows its subject. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addressOf(screen));
  await untilShown(page, screen);
}

/** Goes there within the page that is loaded, as a link does: most of the work of a load is spared. */
export async function goToScreen(page: Page, screen: string): Promise<void> {
  const go = (address: string) => page.evaluate((to) => history.pushState(null, '', to), address);
  // Between two screens there is one of which it is known when it is gone.
  await go('/nowhere');
  await expect(titleOf(page)).toHaveText(nowhere);
  await go(addressOf(screen));
  await expect(titleOf(page), screen).not.toHaveText(nowhere);
  await untilShown(page, screen);
}

const nowhere = 'This page does not exist';

function addressOf(screen: string): string {
  return `${screen}${screen.includes('?') ? '&' : '?'}companyId=harbor`;
}

function titleOf(page: Page): Locator {
  return page.getByRole('main').getByRole('heading').first();
}

async function untilShown(page: Page, screen: string): Promise<void> {
  const title = titleOf(page);
  await expect(title, screen).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' }), screen).toHaveCount(0);
  await page.waitForTimeout(200);
  await expect(title, screen).not.toHaveText(/There is no|not found|does not exist/);
}
