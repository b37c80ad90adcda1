import { expect, type Locator, type Page, test } from '@playwright/test';
import { save } from './menu-editing.ts';
import { signIn } from './sign-in.ts';

/** Every screen of settings, with the kind of its first field. */
const pages = [
  ['KR-02', '/locationSettings/orderTypes', 'switch'],
  ['KR-05', '/locationSettings/hours', 'switch'],
  ['KR-06', '/locationSettings/deliverySettings', 'switch'],
  ['KR-07', '/locationSettings/tableAndBar', 'switch'],
  ['KR-08', '/locationSettings/marketing', 'switch'],
  ['KR-09', '/locationSettings/creditAndGift', 'switch'],
  ['KR-10', '/locationSettings/payments', 'switch'],
  ['KR-11', '/locationSettings/stations', 'switch'],
  ['KR-12', '/locationSettings/printers', 'switch'],
  ['KR-13', '/locationSettings/printerOptions?tab=templates', 'switch'],
  ['KR-14', '/locationSettings/cashDrawers', 'switch'],
  ['KR-15', '/locationSettings/mobileApp', 'textbox'],
  ['KR-03', '/locationSettings/onlineDesign', 'switch'],
  ['KR-04', '/locationSettings/posDesign', 'textbox'],
  ['KR-20', '/kiosk/design', 'switch'],
  ['KR-01', '/locationSettings/thriveOnline', 'switch'],
] as const;

type Screen = { readonly path: string; readonly role: 'switch' | 'textbox' };

/** Id of the company in the level selector. */
const wholeCompany = '0';

async function open(page: Page, { path, role }: Screen, locationId = wholeCompany) {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}companyId=harbor&locationId=${locationId}`);
  const field = page.getByRole('main').getByRole(role, { disabled: false }).first();
  await expect(field).toBeAttached();
  return field;
}

async function expectValue(field: Locator, value: string | boolean): Promise<void> {
  if (typeof value === 'string') await expect(field).toHaveValue(value);
  else await expect(field).toBeChecked({ checked: value });
}

/** Presses a switch or writes on in a field, and saves; it stays so after a reload. */
async function edit(page: Page, screen: Screen, locationId = wholeCompany): Promise<string | boolean> {
  const field = await open(page, screen, locationId);
  const isSwitch = screen.role === 'switch';
  const value = isSwitch ? !(await field.isChecked()) : `${await field.inputValue()} 2`;
  if (typeof value === 'string') await field.fill(value);
  else await field.press('Space');
  await expectValue(field, value);
  await save(page);
  await expectValue(await open(page, screen, locationId), value);
  return value;
}

test.beforeEach(async ({ page }) => {
  // ST-13: hours that stop following get the seven days that they showed, which is more than six changes.
  const question = page.getByRole('dialog', { name: 'Are You Sure?' });
  await page.addLocatorHandler(question, () => question.getByRole('button', { name: 'Yes' }).click());
  await signIn(page, 'admin@harbor.example');
});

for (const [rule, path, role] of pages) {
  const screen = { path, role };
  test(`${rule} OV-19 ${path}: edited and saved for the company, overridden at a store, reverted there`, async ({
    page,
  }) => {
    const ofCompany = await edit(page, screen);
    await expectValue(await open(page, screen, 'pier-39'), ofCompany);
    await edit(page, screen, 'pier-39');
    await expectValue(await open(page, screen), ofCompany);
    const field = await open(page, screen, 'pier-39');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Revert all to inherited' }).click();
    await expectValue(field, ofCompany);
    await save(page);
    await expectValue(await open(page, screen, 'pier-39'), ofCompany);
  });
}

test('CG-07 ST-28 ST-29 a token is kept by the server, shown by its end, and stays after a reload', async ({
  page,
}) => {
  await open(page, { path: '/locationSettings/creditAndGift', role: 'switch' });
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
