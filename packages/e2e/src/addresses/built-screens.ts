import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

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
const modifiers = [
  '/menu/modifiers',
  '/menu/modifiers/addCategory',
  '/menu/modifiers/mod-meat/edit',
  '/menu/modifiers/mod-meat/item/add',
  '/menu/modifiers/items/mod-item-bay-shrimp',
];
const offers = ['/menu/offers', '/menu/offers/add', '/menu/offers/offer-two-topping-tuesday'];
/** Views of screens that their address names; those of an offer have tests of their own. */
const views = ['/kiosk/menu?show=categories', '/roles?view=matrix'];
const menuItems = [
  '/menu/menuItems',
  '/menu/menuItems/departments/add',
  '/menu/menuItems/departments/dep-pizza/edit',
  '/menu/menuItems/dep-pizza/category/add',
  '/menu/menuItems/dep-pizza/category/cat-slices',
  '/menu/menuItems/dep-pizza/cat-slices/item/add',
  '/menu/menuItems/dep-pizza/item/item-harbor-supreme',
];
/** Their routes stand below the tree that they share. */
const inTrees = new Set(['menus/menu-items-routes.ts', 'menus/modifier-routes.ts', 'menus/offer-routes.ts']);
/** Ways that lead on at once, and pages for people who did not sign in. */
const passing = /^\/?(\$|$|login|recover|reset|invite|debug|auth|redirect|changeLocation|changeMenu|companies\/change)/;
/** Screens that only staff of the provider may open. */
export const forStaff = /^\/(companies|defaultRoles|roles\/.*default)/;

/** Every screen of this build, read from the routes themselves: a new one is opened here by itself. */
export function builtScreens(): string[] {
  const folder = new URL('../../../web/src/app/routes/', import.meta.url);
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('-routes.ts') && !inTrees.has(name),
  );
  const paths = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/path: '([^']+)'/g)].flatMap(([, path]) => path ?? []),
  );
  const screens = paths.filter((path) => !passing.test(path)).map(filled);
  return [...new Set([...screens, ...menuItems, ...modifiers, ...offers, ...views])].toSorted();
}

function filled(path: string): string {
  const [pattern, entry] = entries.find(([candidate]) => candidate.test(path)) ?? [];
  const known = pattern === undefined || entry === undefined ? path : path.replace(pattern, entry);
  if (known.includes('$')) throw new Error(`${path} needs an entry of the demo company here`);
  return known;
}

/** Opens it for the demo company and waits until it shows what it is about. */
export async function openScreen(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${screen}${screen.includes('?') ? '&' : '?'}companyId=harbor`);
  const title = page.getByRole('main').getByRole('heading').first();
  await expect(title, screen).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' }), screen).toHaveCount(0);
  await page.waitForTimeout(200);
  await expect(title, screen).not.toHaveText(/There is no|not found/);
}
