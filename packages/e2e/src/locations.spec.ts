import { expect, type Locator, type Page } from '@playwright/test';
import { call } from './support/console-calls.ts';
import { test } from './support/console-test.ts';
import { signIn } from './support/sign-in.ts';
import { goTo } from './support/walking.ts';

const name = 'Harbor Point';

/** Tabs until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} was not reached with Tab`);
}

/** Walks down an open list until the option is the one that Enter takes. */
async function chooseByArrow(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await option.getAttribute('data-combobox-selected')) !== null) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error('The option was not reached with the arrow keys');
}

async function press(page: Page, label: string | RegExp, within: Page | Locator = page): Promise<void> {
  await tabTo(page, within.getByRole('button', { name: label, exact: typeof label === 'string' }));
  await page.keyboard.press('Enter');
}

test('RT-35 RT-36 RT-37 RT-38 TN-13 TN-14 TN-16 by keyboard only: a location is added, moved, follows its group again, and is deleted', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Accounts', 'Locations');

  await press(page, 'Add Location');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await press(page, 'Edit');
  await tabTo(page, page.getByRole('combobox', { name: 'Group' }));
  await page.keyboard.press('ArrowDown');
  await chooseByArrow(page, page.getByRole('option', { name: 'East' }));
  await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('East');
  await press(page, 'Save');
  const question = page.getByRole('dialog');
  await expect(question).toContainText(`Move ${name} to East?`);
  await press(page, 'Move', question);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('East', { exact: true }).first()).toBeVisible();

  const change = {
    kind: 'SIMPLE_FIELD_CHANGED',
    path: ['items', { id: 'item-harbor-supreme' }, 'info', 'displayName'],
    from: '',
    to: 'The Point Supreme',
  } as const;
  await call(page, 'putMenuOverride', {
    params: { locationId: id, menuId: 'harbor-main' },
    query: { companyId: 'harbor', overrideVer: 0 },
    body: { changes: [change] },
  });

  await press(page, 'Overrides');
  await expect(page.getByText('The Point Supreme')).toBeVisible();
  await press(page, /^Revert Harbor Supreme/);
  await expect(page.getByText(`${name} inherits every value`)).toBeVisible();

  await tabTo(page, page.getByRole('main').getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await press(page, 'Delete');
  const deletion = page.getByRole('dialog');
  await tabTo(page, deletion.getByRole('textbox'));
  await page.keyboard.type(name);
  await press(page, 'Delete', deletion);
  await expect(page.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
});

test('RT-44 RT-45 RT-46 RT-47 RT-48 a group is added, gets locations, is renamed, and lists what it keeps', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Accounts', 'Groups');
  await press(page, 'Add Group');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Waterfront');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waterfront', level: 1 })).toBeVisible();
  await expect(page.getByText('No location is in this group')).toBeVisible();
  await press(page, 'Edit');
  await page.getByRole('textbox', { name: 'Name' }).fill('By the water');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'By the water', level: 1 })).toBeVisible();
  await press(page, 'Overrides');
  await expect(page.getByText('By the water inherits every value')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'By the water' }).click();
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('textbox').fill('By the water');
  await press(page, 'Delete', page.getByRole('dialog'));
  await expect(page.getByRole('row', { name: /By the water/ })).toHaveCount(0);
  await page
    .getByRole('row', { name: /Bay Area/ })
    .getByText('Bay Area', { exact: true })
    .click();
  await press(page, 'Overrides');
  await expect(page.getByText(/inherited:/).first()).toBeVisible();
});

test('RT-38 TN-14 two people edit one location: nothing of either is lost, and what both changed is asked', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Accounts', 'Locations');
  await page.getByRole('button', { name: 'Add Location' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Two Editors');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Two Editors', level: 1 })).toBeVisible();
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signIn(other, 'admin@harbor.example');
  for (const window of [page, other]) {
    await goTo(window, 'Accounts', 'Locations');
    await window.getByRole('gridcell', { name: 'Two Editors', exact: true }).click();
    await window.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(window.getByRole('textbox', { name: 'Name' })).toHaveValue('Two Editors');
  }
  await other.getByRole('textbox', { name: 'Name' }).fill('Their Point');
  await other.getByRole('textbox', { name: 'Phone' }).fill('555 010 0100');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Their Point', level: 1 })).toBeVisible();
  await context.close();

  await page.getByRole('textbox', { name: 'Name' }).fill('My Point');
  await page.getByRole('textbox', { name: 'Labor scheduling id' }).fill('L-7');
  await page.getByRole('textbox', { name: 'Labor scheduling id' }).press('Enter');
  const notice = page.getByRole('region', { name: 'Someone else saved this in the meantime' });
  await expect(notice).toContainText('Phone: – to 555 010 0100');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(555) 010-0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One value is not decided yet.')).toBeVisible();
  await expect(notice.getByRole('radio', { name: /^Yours.*My Point/ })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await notice.getByRole('radio', { name: /^Theirs.*Their Point/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Their Point');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Their Point', level: 1 })).toBeVisible();
  await expect(page.getByText('(555) 010-0100')).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Labor scheduling id' })).toHaveValue('L-7');
  await page.goBack();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Their Point');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Their Point/ })).toHaveCount(0);
});
