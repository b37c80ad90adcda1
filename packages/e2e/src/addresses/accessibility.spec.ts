import { expect, type Page } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { violationsOf } from '../support/wcag.ts';
import { builtScreens, forStaff, openScreen } from './built-screens.ts';
import { movedWhileOpening, untidyParts } from './screen-layout.ts';

const screens = builtScreens();
const ofStaff = screens.filter((screen) => forStaff.test(screen));
const ofCompany = screens.filter((screen) => !forStaff.test(screen));
/** Their screens have another form on a phone: they are looked through there too. */
const ofMenu = /^\/(menu|kiosk)/;
/** Few enough that one that fails is soon tried again. */
const together = 10;
const parts = Array.from({ length: Math.ceil(ofCompany.length / together) }, (_, part) => ({
  whose: `of a company, part ${part + 1}`,
  email: 'admin@harbor.example',
  theirs: ofCompany.slice(part * together, (part + 1) * together),
}));

test.describe.configure({ mode: 'parallel' });

test('the screens are found in the routes', () => {
  expect(screens).toContain('/home');
  expect(screens).toContain('/audit');
  expect(screens).toContain('/menu/menuItems/item/add');
  expect(screens.length).toBeGreaterThan(10);
});

for (const { whose, email, theirs } of [
  ...parts,
  { whose: 'of the provider', email: 'provider@servery.example', theirs: ofStaff },
]) {
  test(`no screen ${whose} violates WCAG 2.2 AA in either theme, shifts while it opens, or covers a text at 360 to 1440 px`, async ({
    browser,
  }) => {
    // Milliseconds for each look at a screen, in one go.
    const looks = theirs.length + theirs.filter((screen) => ofMenu.test(screen)).length;
    test.setTimeout(60_000 + looks * 10_000);
    const found: string[] = [];
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await signIn(page, email);
    for (const screen of theirs) {
      await openScreen(page, screen);
      const problems = [...(await violations(page)), ...(await movedWhileOpening(page)), ...(await untidyParts(page))];
      if (ofMenu.test(screen)) problems.push(...(await violations(page)).map((problem) => `at 360 px ${problem}`));
      found.push(...problems.map((problem) => `${screen} ${problem}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
}

test('no page before signing in violates WCAG 2.2 AA, shifts while it opens, or covers a text at 360 to 1440 px', async ({
  page,
}) => {
  const found: string[] = [];
  for (const address of ['/login', '/recover', '/reset', '/invite']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
    const problems = [...(await violations(page)), ...(await movedWhileOpening(page)), ...(await untidyParts(page))];
    found.push(...problems.map((problem) => `${address} ${problem}`));
  }
  expect(found).toEqual([]);
});

/** In both themes, as wide as the page is. */
async function violations(page: Page): Promise<readonly string[]> {
  return [...(await violationsIn(page, 'light')), ...(await violationsIn(page, 'dark'))];
}

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  const found = await violationsOf(page, colorScheme === 'light' ? 'every' : 'colors');
  return found.map((violation) => `${colorScheme} ${violation}`);
}
