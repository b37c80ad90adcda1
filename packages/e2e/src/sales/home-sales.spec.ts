import { expect, type Page } from '@playwright/test';
import { daysAfter, instantAt, salesHourAt } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'home-sales' });

const zones = { 'pier-39': 'America/Los_Angeles', seaport: 'America/New_York' };
type Store = keyof typeof zones;

/** The business date of a store now; until 5 AM of its clock it is the day before. */
const todayOf = (store: Store) => salesHourAt(Date.now(), zones[store]).date;

/** Sold at noon of the store, whatever the hour is there now: an hour that is to come is no less of today. */
function ticketOf(id: string, store: Store, { daysAgo = 0, price = 3_000 } = {}) {
  const date = daysAfter(todayOf(store), -daysAgo);
  const at = new Date(instantAt(date, 12 * 3_600, zones[store])).toISOString();
  return buildTicket({
    id,
    locationId: store,
    number: id,
    businessDate: date,
    opened: at,
    closed: at,
    lines: [buildTicketLine({ id: '1', item: { id: 'item-lobster', name: 'Lobster Roll' }, price })],
  });
}

test('HM-05 PM-58 on a phone a manager sees what her own store sells today, down to one receipt, and nothing of another', async ({
  page,
  browser,
  demoServer,
}) => {
  const office = await browser.newPage({ baseURL: demoServer.url });
  await signIn(office, 'admin@harbor.example');
  const pier = await reportFrom(office, demoServer.url, 'pier-39');
  const seaport = await reportFrom(office, demoServer.url, 'seaport');
  await pier.reportTickets([
    ticketOf('h1', 'pier-39'),
    ticketOf('h2', 'pier-39', { price: 4_000 }),
    ticketOf('h3', 'pier-39', { daysAgo: 7 }),
  ]);
  await seaport.reportTickets([ticketOf('h4', 'seaport', { price: 50_000 })]);
  await office.reload();
  const everywhere = office.getByRole('region', { name: 'Sales today' });
  await expect(everywhere).toContainText('$570.00');
  await everywhere
    .getByRole('row', { name: /^Seaport/ })
    .getByRole('link')
    .click();
  await expect(office.getByRole('heading', { name: 'Store Summary' })).toBeVisible();
  await expect(office.getByRole('row', { name: /^Seaport/ })).toContainText('$500.00');
  await office.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'manager@harbor.example');
  const panel = page.getByRole('region', { name: 'Sales today' });
  await expect(panel.getByText('$70.00', { exact: true })).toBeInViewport();
  await expect(panel).toContainText(/last \w+day/);
  await expectOnlyPier(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pier 39');
  await expect(page.getByRole('region', { name: 'Pier 39' })).toContainText(/menu \d|No menu is published/);
  const daily = page.getByRole('navigation', { name: 'Done daily' });
  await daily.getByRole('link', { name: 'Take out of stock' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Out of Stock');
  await page.goBack();
  await daily.getByRole('link', { name: 'Hours today' }).click();
  await expect(page.getByRole('button', { name: /^Mon / })).toBeVisible();
  await page.goBack();

  await panel.getByRole('link', { name: 'Store Summary' }).click();
  await expect(page.getByRole('heading', { name: 'Store Summary' })).toBeVisible();
  const store = page.getByRole('row', { name: /^Pier 39/ });
  await expect(store).toContainText('$70.00');
  await expect(page.getByRole('row', { name: /^All/ }).first()).toContainText('$70.00');
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByRole('button', { name: /^Compared with/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Stores/ })).toHaveCount(0);
  await expectOnlyPier(page);

  await store.click();
  const tickets = page.getByRole('dialog', { name: 'Pier 39' });
  await expect(tickets.getByRole('link', { name: 'h2 Pier 39' })).toBeVisible();
  await tickets.getByRole('link', { name: 'h1 Pier 39' }).click();
  const receipt = page.getByRole('dialog', { name: 'Ticket h1' });
  await expect(receipt).toContainText('Lobster Roll');
  await expect(receipt).toContainText('$33.00');
  await expectOnlyPier(page);
  await page.goBack();
  await expect(tickets).toBeVisible();
  await expect(receipt).toHaveCount(0);
});

/** No word of another store, and nothing beside the screen. */
async function expectOnlyPier(page: Page): Promise<void> {
  await expect(page.getByText(/Seaport|Embarcadero|Navy Pier/)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('who may not see reports finds no sales on home', async ({ page }) => {
  await signIn(page, 'menus@harbor.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sales today' })).toHaveCount(0);
});
