import { expect, type Page } from '@playwright/test';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { createServerClient } from '@servery/terminal';
import { call } from '../support/console-calls.ts';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';

test.use({ demoOf: 'out-of-stock' });

const now = () => new Date().toISOString();

test('a thing is out in two presses, at the terminals with the next check-in, counted down by tickets, and back with Undo', async ({
  page,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  const params = { companyId: 'harbor', locationId: 'pier-39' };
  const { id, secret } = await call(page, 'createCredential', { params, body: { name: 'Register' } });
  const terminal = createServerClient(demoServer.url, `${id}.${secret}`);
  const heldAt = async () => (await terminal.checkIn({}, undefined)).outOfStock?.entries ?? [];

  await goTo(page, 'Menu', 'Out of Stock');
  await expect(page.getByText('Nothing is out of stock')).toBeVisible();
  const take = page.getByRole('region', { name: 'Take something out' });
  await take.getByRole('searchbox').fill('calamari');
  await take.getByRole('button', { name: /^Calamari/ }).click();
  await take.getByRole('button', { name: /^End of business day/ }).click();
  const row = page.getByRole('row', { name: /Calamari/ });
  await expect(row).toContainText('All 6 stores');
  await expect(row).toContainText(/back tomorrow/);
  await expect.poll(heldAt).toMatchObject([{ name: 'Calamari', left: null }]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing is out of stock')).toBeVisible();
  await expect.poll(heldAt).toEqual([]);

  await take.getByRole('searchbox').fill('calamari');
  await take.getByRole('button', { name: /^Calamari/ }).click();
  await take.getByRole('combobox', { name: 'At' }).click();
  await page.getByRole('option', { name: 'Pier 39' }).click();
  await take.getByRole('button', { name: /^Only a few left/ }).click();
  await take.getByRole('textbox', { name: 'How many are left' }).fill('6');
  await take.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect(row).toContainText('6 left');
  await expect.poll(heldAt).toMatchObject([{ name: 'Calamari', left: 6 }]);
  const [counted] = await heldAt();
  const sold = (quantity: number, number: string) =>
    buildTicket({
      id: `t-${number}`,
      number,
      businessDate: now().slice(0, 10),
      opened: now(),
      closed: null,
      state: 'OPEN',
      lines: [buildTicketLine({ quantity, item: { id: counted?.id ?? '', name: 'Calamari' } })],
    });
  await terminal.reportTickets([sold(4, '1'), sold(3, '2')]);
  await page.reload();
  await expect(row).toContainText('1 sold beyond the count');
  await page.getByRole('button', { name: 'Put back Calamari' }).click();
  await expect(page.getByText('Nothing is out of stock')).toBeVisible();
  await page.getByText('Last 30 days', { exact: true }).click();
  await expect(page.getByRole('row', { name: /Calamari/ }).first()).toContainText('put back by Dana Whitfield');
});

test('on a phone a manager takes out at the own store, and one press at home puts it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager@harbor.example');
  await openEntry(page, 'Out of Stock');
  await page.getByRole('searchbox', { name: 'Item, modifier or size' }).fill('calamari');
  await page.getByRole('button', { name: /^Calamari/ }).click();
  const panel = page.getByRole('dialog', { name: 'Take Calamari out of stock' });
  await expect(
    panel.getByRole('button', { name: /^End of business day back tomorrow, \d+:\d\d (AM|PM)/ }),
  ).toBeVisible();
  await panel.getByRole('button', { name: /^4 hours/ }).click();
  await expect(page.getByText('Calamari is out of stock at Pier 39')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Item, modifier or size' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('row', { name: /Calamari/ })).toContainText(/back (at|tomorrow)/);

  await openEntry(page, 'Home');
  const home = page.getByRole('region', { name: 'Out of stock' });
  await expect(home).toContainText('Calamari');

  await home.getByRole('button', { name: 'Put back Calamari' }).click();
  await expect(page.getByText('Calamari is back in stock')).toBeVisible();
  await expect(home).toHaveCount(0);
});

/** An entry of the navigation as it is on a phone. */
async function openEntry(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const navigation = page.getByRole('dialog');
  const link = navigation.getByRole('link', { name, exact: true });
  const group = navigation.getByRole('button', { name: 'Menu', exact: true });
  await expect(group).toBeVisible();
  if (!(await link.isVisible())) await group.click();
  await link.click();
}
