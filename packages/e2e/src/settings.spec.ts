import { expect, type Page, test } from '@playwright/test';
import { save } from './menu-editing.ts';
import { signIn } from './sign-in.ts';

const pages = [
  ['KR-02', '/locationSettings/orderTypes'],
  ['KR-05', '/locationSettings/hours'],
  ['KR-06', '/locationSettings/deliverySettings'],
  ['KR-07', '/locationSettings/tableAndBar'],
  ['KR-08', '/locationSettings/marketing'],
  ['KR-09', '/locationSettings/creditAndGift'],
  ['KR-10', '/locationSettings/payments'],
  ['KR-14', '/locationSettings/cashDrawers'],
  ['KR-03', '/locationSettings/onlineDesign'],
  ['KR-20', '/kiosk/design'],
  ['KR-01', '/locationSettings/thriveOnline'],
] as const;

/** Id of the company in the level selector. */
const wholeCompany = '0';

async function open(page: Page, path: string, locationId = wholeCompany) {
  await page.goto(`${path}?companyId=harbor&locationId=${locationId}`);
  const field = page.getByRole('main').getByRole('switch', { disabled: false }).first();
  await expect(field).toBeAttached();
  return field;
}

/** Presses a switch and saves; it stays so after a reload. */
async function turn(page: Page, path: string, locationId = wholeCompany): Promise<boolean> {
  const field = await open(page, path, locationId);
  const before = await field.isChecked();
  await field.press('Space');
  await expect(field).toBeChecked({ checked: !before });
  await save(page);
  await page.reload();
  await expect(await open(page, path, locationId)).toBeChecked({ checked: !before });
  return !before;
}

test.beforeEach(async ({ page }) => {
  // ST-13: hours that stop following get the seven days that they showed, which is more than six changes.
  const question = page.getByRole('dialog', { name: 'Are You Sure?' });
  await page.addLocatorHandler(question, () => question.getByRole('button', { name: 'Yes' }).click());
  await signIn(page, 'admin@harbor.example');
});

for (const [rule, path] of pages) {
  test(`${rule} OV-19 ${path}: edited and saved for the company, overridden at a store, reverted there`, async ({
    page,
  }) => {
    const ofCompany = await turn(page, path);
    await expect(await open(page, path, 'pier-39')).toBeChecked({ checked: ofCompany });
    await turn(page, path, 'pier-39');
    await expect(await open(page, path)).toBeChecked({ checked: ofCompany });
    const field = await open(page, path, 'pier-39');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Revert all to inherited' }).click();
    await expect(field).toBeChecked({ checked: ofCompany });
    await save(page);
    await page.reload();
    await expect(await open(page, path, 'pier-39')).toBeChecked({ checked: ofCompany });
  });
}

test('CG-07 ST-28 ST-29 a token is kept by the server, shown by its end, and stays after a reload', async ({
  page,
}) => {
  await open(page, '/locationSettings/creditAndGift');
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
