import { expect, type Page } from '@playwright/test';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'forgotten-customer' });

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** A medium pizza, which costs $14.99 by the menu, and an item that the menu does not have. */
function ticketOf(menuHash: string) {
  return buildTicket({
    id: 'odd',
    locationId: 'pier-39',
    number: '8812',
    businessDate: yesterday,
    opened: `${yesterday}T20:40:00.000Z`,
    closed: `${yesterday}T21:10:00.000Z`,
    server: null,
    customer: { name: 'Wilma Quill', phone: '+1 415 555 0142', email: 'wilma@guests.example', address: null },
    lines: [
      buildTicketLine({ id: '1', item: { id: 'item-harbor-supreme', name: 'Harbor Supreme' }, price: 1_699 }),
      buildTicketLine({ id: '2', item: { id: 'item-ghost', name: 'Ghost Sundae' }, price: 700 }),
    ],
    menuHash,
  });
}

/** The receipt of the ticket, opened from the mark that the index counts. */
async function openByMark(page: Page) {
  await goTo(page, 'Analytics', 'Ticket Finder');
  await page.getByRole('link', { name: 'Index', exact: true }).click();
  const marks = page.getByRole('navigation', { name: 'Tickets with marks' });
  await marks.getByRole('link', { name: 'Item not on the menu 1' }).click();
  await page.getByRole('row', { name: /8812/ }).click();
  const receipt = page.getByRole('region', { name: 'Ticket 8812' });
  await expect(receipt).toContainText('Wilma Quill');
  return receipt;
}

test('TF-02 TF-03 TF-04 a ticket with an unknown item is found by its mark and priced, and its customer is forgotten by an administrator only', async ({
  page,
  browser,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  const published = await page.request.get('/api/published-config/menus/pier-39');
  const menuHash = /[0-9a-f]{64}/.exec(published.headers().etag ?? '')?.[0] ?? '';
  expect(await pier.reportTickets([ticketOf(menuHash)])).toMatchObject({ taken: 1, refused: [] });

  const receipt = await openByMark(page);
  await expect(receipt.getByRole('list', { name: 'Not known to the console' })).toHaveText(
    'Line 2: Ghost Sundae is not an item of the menu that the ticket was rung up under.',
  );
  const prices = receipt.getByRole('region', { name: 'Menu and prices' });
  await expect(prices.getByRole('row', { name: /^Harbor Supreme/ })).toHaveText('Harbor Supreme$16.99$14.99+$2.00');
  await expect(prices.getByRole('row', { name: /^Ghost Sundae/ })).toContainText('This item does not exist.');

  const other = await browser.newContext({ baseURL: demoServer.url });
  const reader = await other.newPage();
  await signIn(reader, 'reports@harbor.example');
  const seen = await openByMark(reader);
  await expect(seen.getByRole('link', { name: 'All tickets 8812' })).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Forget this customer…' })).toHaveCount(0);
  await other.close();

  await receipt.getByRole('button', { name: 'Forget this customer…' }).click();
  const question = page.getByRole('dialog', { name: 'Forget this customer?' });
  await expect(question).toContainText('removed from this ticket');
  await question.getByRole('button', { name: 'Forget' }).click();
  await expect(receipt).toContainText('Forgotten on request');
  await expect(receipt).not.toContainText(/Wilma|0142|guests\.example/);
  await expect(receipt.getByRole('button', { name: 'Forget this customer…' })).toHaveCount(0);
  await receipt.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /8812/ })).toContainText('Ghost Sundae');
  await expect(page.getByRole('row', { name: /8812/ })).not.toContainText('Wilma');
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('wilma');
  await expect(page.getByText('No tickets match')).toBeVisible();
});
