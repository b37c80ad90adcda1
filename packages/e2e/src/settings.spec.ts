import { expect, type Locator, type Page } from '@playwright/test';
import { test as consoleTest } from './support/console-test.ts';
import { changeValue, expectValue } from './support/field-value.ts';
import { save } from './support/menu-editing.ts';
import { signIn } from './support/sign-in.ts';
import { chooseLevel, goTo } from './support/walking.ts';

/** Every screen of settings and every list of the menu, with the kind of its first field. */
const pages = [
  ['KR-02', ['Configuration', 'Order Types'], 'switch'],
  ['KR-05', ['Configuration', 'Hours'], 'switch'],
  ['KR-06', ['Configuration', 'Delivery'], 'switch'],
  ['KR-07', ['Configuration', 'Table & Bar'], 'switch'],
  ['KR-08', ['Configuration', 'Marketing'], 'switch'],
  ['KR-09', ['Configuration', 'Credit & Gift'], 'switch'],
  ['KR-10', ['Configuration', 'Payments'], 'switch'],
  ['KR-11', ['Hardware', 'Stations'], 'switch'],
  ['KR-12', ['Hardware', 'Printers'], 'switch'],
  ['KR-13', ['Hardware', 'Printer Options'], 'switch'],
  ['KR-14', ['Hardware', 'Cash Drawers'], 'switch'],
  ['KR-15', ['Configuration', 'Mobile App'], 'textbox'],
  ['KR-03', ['Configuration', 'Online Design'], 'switch'],
  ['KR-04', ['Configuration', 'POS Design'], 'textbox'],
  ['KR-20', ['Kiosk', 'Kiosk Design'], 'switch'],
  ['KR-01', ['Configuration', 'Online Ordering'], 'switch'],
  ['KR-25 RT-52', ['Menu', 'Tax Structures'], 'switch'],
  ['KR-29 RT-56', ['Menu', 'Messages'], 'switch'],
  ['KR-30 RT-57', ['Menu', 'Requirements'], 'switch'],
  ['KR-33 RT-60', ['Menu', 'Online Layout'], 'textbox'],
] as const;

type Screen = { readonly path: readonly [string, string]; readonly role: 'switch' | 'textbox' };

const wholeCompany = 'Harbor Pizza Co.';

/** Screens that are only a list: nothing of them is edited before a row is chosen. */
const isEditedByRow: ReadonlySet<string> = new Set([
  'Stations',
  'Printers',
  'Tax Structures',
  'Messages',
  'Requirements',
  'Online Layout',
]);

/** The first field of the screen, or of the row that is open. */
function fieldOf(page: Page, { role }: Screen): Locator {
  return page.getByRole('main').getByRole(role, { disabled: false }).first();
}

async function open(page: Page, screen: Screen, level = wholeCompany) {
  const [group, entry] = screen.path;
  await goTo(page, group, entry);
  await chooseLevel(page, level);
  if (entry === 'Printer Options') await page.getByRole('tab', { name: 'Templates' }).click();
  if (isEditedByRow.has(entry))
    await page
      .getByRole('main')
      .getByRole('row')
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
  const field = fieldOf(page, screen);
  await expect(field).toBeAttached();
  return field;
}

/** Presses a switch or writes on in a field, and saves. */
async function edit(page: Page, screen: Screen): Promise<string | boolean> {
  const value = await changeValue(fieldOf(page, screen), screen.role === 'textbox');
  await save(page);
  return value;
}

interface WorkerParts {
  /** One window of an administrator for all screens that a worker looks at. */
  readonly window: Page;
}

const test = consoleTest.extend<Readonly<Record<never, never>>, WorkerParts>({
  window: [
    async ({ browser, demoServer }, use) => {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL: demoServer.url, reducedMotion: 'reduce', viewport });
      const page = await context.newPage();
      // ST-13: hours that stop following get the seven days that they showed, which is more than six changes.
      const question = page.getByRole('dialog', { name: 'Are You Sure?' });
      await page.addLocatorHandler(question, () => question.getByRole('button', { name: 'Yes' }).click());
      await signIn(page, 'admin@harbor.example');
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// With the sign-ins of the other journeys, one address would sign in more often than a server allows.
test.use({ demoOf: 'settings' });

// They touch different sections: both workers take of them.
test.describe.configure({ mode: 'parallel' });

for (const [rule, path, role] of pages) {
  const screen = { path, role };
  test(`${rule} OV-19 ${path[1]}: edited and saved for the company, overridden at a store, reverted there`, async ({
    window,
  }) => {
    await open(window, screen);
    const ofCompany = await edit(window, screen);
    await expectValue(await open(window, screen, 'Pier 39'), ofCompany);
    const ofStore = await edit(window, screen);
    // The data that the page remembers is gone: both levels come from the server.
    await window.reload();
    await expectValue(await open(window, screen), ofCompany);
    const field = await open(window, screen, 'Pier 39');
    await expectValue(field, ofStore);
    await window.getByRole('button', { name: 'More', exact: true }).click();
    await window.getByRole('menuitem', { name: 'Revert all to inherited' }).click();
    await expectValue(field, ofCompany);
    await save(window);
    await expectValue(await open(window, screen, 'Pier 39'), ofCompany);
  });
}

test('CG-07 ST-28 ST-29 a token is kept by the server, shown by its end, and stays after a reload', async ({
  window: page,
}) => {
  await open(page, { path: ['Configuration', 'Credit & Gift'], role: 'switch' });
  await page.getByRole('combobox', { name: 'Processor' }).first().click();
  await page.getByRole('option', { name: 'OpenEdge' }).click();
  const token = page.getByRole('group', { name: 'Account token' }).first();
  await token.getByRole('button', { name: 'Set', exact: true }).click();
  await page.getByLabel(/New value of/).fill('tok-live-55284417');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(token).toContainText('Ends in 4417');
  await save(page);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Account token' }).first()).toContainText('Ends in 4417');
});

test('DZ-01 DZ-10 an address as people write it is answered over the map, chosen among several, and placed: how far outside it is', async ({
  window: page,
}) => {
  await goTo(page, 'Configuration', 'Delivery');
  await chooseLevel(page, 'Pier 39');
  const tester = page.getByRole('region', { name: 'Test an address' });
  const box = tester.getByRole('combobox');
  const ask = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };
  await ask('1450 Grant Ave');
  await expect(tester).toContainText('Delivers from Pier 39');
  await expect(tester).toContainText('The Hills');
  await expect(tester).toContainText('$3.99');
  await ask('500 Broadway');
  await expect(page.getByRole('option')).toHaveCount(2);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue(/Oakland/);
  await expect(tester).toContainText('Jack London');
  await ask('5000 Geary Blvd');
  await expect(tester).toContainText('Outside all zones');
  await expect(tester).toContainText(/mi from Marina, the nearest zone/);
});
