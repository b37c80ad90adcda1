import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { call, publishedText, startPublication, waitForPublication } from './support/console-calls.ts';
import { test } from './support/console-test.ts';
import { openMenuItem, priceCell, save, setPrice } from './support/menu-editing.ts';
import { signIn } from './support/sign-in.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { chooseLevel, goHome, goTo } from './support/walking.ts';

/** The main job as the README describes it, line by line and in its own words. */
const lines = linesOf(readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8'));
const root = join(import.meta.dirname, '../../..');

// It counts on nobody having been there.
test.use({ demoOf: 'readme' });

test('PM-57 RT-51 RT-72 the ten lines of the README hold, from the login on and by clicks', async ({ browser }) => {
  test.setTimeout(360_000);
  expect(lines).toHaveLength(10);
  const admin = await newPage(browser);

  await step(/^Sign in as `admin@harbor.example` and open \*\*Menu › Menu Items\*\*\.$/, async () => {
    await signIn(admin, 'admin@harbor.example');
    await goTo(admin, 'Menu', 'Menu Items');
    await expect(admin.getByRole('heading', { name: 'Menu Items', level: 1 })).toBeVisible();
  });

  await step(/^Change a price of \*Harbor Supreme\* and save: version 4 of the menu/, async () => {
    await openMenuItem(admin, 'Harbor Supreme');
    await setPrice(admin, { size: 'Large 14″', scheme: 'Dine in', price: '24.25' });
    await save(admin);
    await expect(admin.getByText('Main Menu · version 4', { exact: true })).toBeVisible();
  });

  await step(/^Choose \*Bay Area\* .* press \*Make inactive in Bay Area\* .* three stores lose it/, async () => {
    await openMenuItem(admin, 'Dockside Margherita', 'Bay Area');
    await admin.getByRole('button', { name: 'Make inactive in Bay Area' }).click();
    await save(admin);
    const stores = await storeIds(admin);
    const hidden = [];
    for (const store of stores) {
      const { groupOverride } = await call(admin, 'getLocationMenu', {
        params: { locationId: store, menuId: 'harbor-main' },
      });
      if (JSON.stringify(groupOverride?.changes ?? []).includes('item-dockside-margherita')) hidden.push(store);
    }
    expect([hidden.length, stores.length]).toEqual([3, 6]);
  });

  const manager = await newPage(browser);
  await step(
    /^Sign in as `manager@harbor.example`: \*\*Menu › Menu Items\*\* opens at Pier 39\. Override one price/,
    async () => {
      await signIn(manager, 'manager@harbor.example');
      await openMenuItem(manager, 'Lighthouse White');
      await expect(manager.getByText(/Pier 39 \(override\)/)).toBeVisible();
      await setPrice(manager, { size: 'Medium 12″', scheme: 'Carryout', price: '15.25' });
      await save(manager);
    },
  );

  await step(/^Every mark beside a field opens the chain of values.*\*Revert to inherited\*/, async () => {
    await priceCell(manager, 'Medium 12″', 'Carryout').click();
    await manager.keyboard.press('Alt+ArrowDown');
    await expect(manager.getByText(/Sam Okafor · version/)).toBeVisible();
    await manager.getByRole('button', { name: 'Revert to inherited' }).click();
    await expect(priceCell(manager, 'Medium 12″', 'Carryout')).not.toContainText('15.25');
    await manager.getByRole('button', { name: 'Discard' }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  });

  await step(/^\*\*Publish\*\* shows in sentences what would change at each store\. Nothing has reached/, async () => {
    await goHome(admin);
    await admin.getByRole('button', { name: 'Review and publish' }).click();
    await expect(admin.getByRole('main').getByText('Harbor Supreme').first()).toBeVisible();
    await expect(admin.getByRole('main').getByText('Lighthouse White').first()).toBeVisible();
  });

  const published = () => publishedText(admin, 'getPublishedMenu', 'pier-39');
  const before = await published();
  await step(/^\*Publish now\* sends it to five stores at a time; the board shows each of them/, async () => {
    await admin.getByRole('button', { name: 'Publish now' }).first().click();
    const confirm = admin.getByRole('alertdialog').or(admin.getByRole('dialog'));
    await startPublication(admin, () => confirm.getByRole('button', { name: /Publish|Yes/ }).click());
    await expect(admin.getByRole('heading', { name: 'Pier 39', level: 4 })).toBeVisible();
    await expect(admin.getByText(/2 waves|wave \d of 2/).first()).toBeVisible();
    await waitForPublication(admin);
    expect(await published()).not.toBe(before);
  });

  await step(/^Terminals: \*Create credential\* of a store under \*\*Locations\*\* gives the command/, async () => {
    await goTo(admin, 'Accounts', 'Locations');
    await admin
      .getByRole('row', { name: /Pier 39/ })
      .getByText('Pier 39', { exact: true })
      .click();
    await admin.getByRole('tab', { name: 'API credentials' }).click();
    await admin.getByRole('button', { name: 'Create credential' }).first().click();
    await admin.getByRole('textbox', { name: 'Name' }).fill('Counter 1');
    await admin.getByRole('button', { name: 'Create', exact: true }).click();
    const command = (await admin.getByText(/^npm run terminal/).textContent()) ?? '';
    await admin.getByRole('button', { name: 'Done' }).click();
    await runTerminal(command);
    await goHome(admin);
    await admin.reload();
    const row = admin.getByRole('region', { name: 'Publish status' }).getByRole('row', { name: /Pier 39/ });
    await expect(row.getByText('Live', { exact: true })).toBeVisible();
  });

  await step(/^Two people edit one menu: different fields merge by themselves, the same field asks/, async () => {
    const luis = await newPage(browser);
    await signIn(luis, 'menus@harbor.example');
    for (const page of [admin, luis]) await openMenuItem(page, 'Anchor Pepperoni');
    await chooseLevel(admin, 'Harbor Pizza Co.');
    await setPrice(admin, { size: 'Small 10″', scheme: 'Dine in', price: '12.25' });
    await setPrice(luis, { size: 'Small 10″', scheme: 'Carryout', price: '11.25' });
    await save(admin);
    await save(luis);
    await expect(priceCell(luis, 'Small 10″', 'Dine in')).toContainText('12.25');
    await setPrice(admin, { size: 'Small 10″', scheme: 'Delivery', price: '13.10' });
    await setPrice(luis, { size: 'Small 10″', scheme: 'Delivery', price: '13.20' });
    await save(admin);
    await luis.getByRole('button', { name: /^Save/ }).click();
    for (const shown of ['13.10', '13.20', 'Dana Whitfield'])
      await expect(luis.getByRole('dialog')).toContainText(shown);
  });

  await step(/^\*Revert\* brings stores back to what they ran before, byte for byte\.$/, async () => {
    await goHome(admin);
    await admin.getByRole('button', { name: 'Open board' }).click();
    await admin.getByRole('button', { name: 'Past publishes' }).click();
    await admin
      .getByRole('button', { name: /^Open Publish of/ })
      .first()
      .click();
    await admin.getByRole('button', { name: 'Revert', exact: true }).first().click();
    await admin.getByRole('alertdialog').or(admin.getByRole('dialog')).getByRole('button', { name: 'Revert' }).click();
    await expect.poll(published, { timeout: 60_000 }).toBe(before);
  });
});

let next = 0;

/** Performs the next line of the README; its words must be these. */
async function step(words: RegExp, walk: () => Promise<void>): Promise<void> {
  const line = lines[next] ?? '';
  next += 1;
  expect(line).toMatch(words);
  await test.step(`${next}. ${line}`, walk);
}

function linesOf(readme: string): string[] {
  const [, section = ''] = readme.split('## The main job in ten lines');
  return [...(section.split('\nYour own menu')[0] ?? '').matchAll(/^\d+\. ([\s\S]+?)(?=^\d+\. |$(?![\s\S]))/gm)].map(
    ([, text = '']) => text.replaceAll(/\s+/g, ' ').trim(),
  );
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

async function storeIds(page: Page): Promise<string[]> {
  const rows = await call(page, 'syncStatus', { params: { companyId: 'harbor' } });
  return (Array.isArray(rows) ? rows : rows.moved).filter(({ type }) => type === 'LOCATION').map(({ id }) => id);
}

/** Runs the command until the terminal has the published documents. */
function runTerminal(command: string): Promise<void> {
  const folder = temporaryFolder('terminal');
  const args = command.replace('npm run terminal -- ', '').split(' ');
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [join(root, 'packages/terminal/src/main.ts'), ...args, '--folder', folder, '--every', '1'],
      { cwd: root },
    );
    const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
    let heard = '';
    child.stdout?.on('data', (text: string) => {
      heard += text;
      if (/now running:.*menus/.test(heard)) child.kill('SIGTERM');
    });
    child.on('exit', () => {
      clearTimeout(timer);
      if (/now running:.*menus/.test(heard)) resolve();
      else reject(new Error(`The terminal never ran the menu: ${heard}`));
    });
  });
}
