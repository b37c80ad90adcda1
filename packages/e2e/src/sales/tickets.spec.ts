import { expect } from '@playwright/test';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { createServerClient } from '@servery/terminal';
import { call } from '../support/console-calls.ts';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';

test.use({ demoOf: 'tickets' });

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const ticketOf = (number: string, itemName: string) =>
  buildTicket({
    id: `t-${number}`,
    locationId: 'pier-39',
    number,
    businessDate: yesterday,
    opened: `${yesterday}T19:02:00.000Z`,
    closed: `${yesterday}T19:41:00.000Z`,
    lines: [buildTicketLine({ item: { id: 'any', name: itemName } })],
  });

test('TF-01 TF-02 TF-03 TF-04 RT-100 RT-101 what a terminal reports is found as one types, opened as a receipt, and counted', async ({
  page,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Analytics', 'Ticket Finder');
  await expect(page.getByText('No tickets yet')).toBeVisible();

  const params = { companyId: 'harbor', locationId: 'pier-39' };
  const { id, secret } = await call(page, 'createCredential', { params, body: { name: 'Register' } });
  const terminal = createServerClient(demoServer.url, `${id}.${secret}`);
  const wrong = ticketOf('4472', 'Harbor Chowder');
  const tickets = [
    ticketOf('4471', 'Lobster Roll'),
    { ...wrong, totals: { ...wrong.totals, subtotal: wrong.totals.subtotal + 100 } },
  ];
  expect(await terminal.reportTickets(tickets)).toEqual({ taken: 2, unchanged: 0, refused: [] });

  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('lob');
  const row = page.getByRole('row', { name: /4471/ });
  await expect(row).toContainText('Lobster Roll');
  await expect(page.getByRole('row', { name: /4472/ })).toHaveCount(0);
  await row.click();
  const receipt = page.getByRole('region', { name: /4471/ });
  await expect(receipt).toContainText('Lobster Roll');
  await expect(receipt).toContainText('$15.40');
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('chowder');
  await page.getByRole('row', { name: /4472/ }).click();
  await expect(page.getByRole('region', { name: /4472/ })).toContainText(/\$14\.00.*\$15\.00/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Index', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ticket Index', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: /Pier 39/ })).toContainText('2');
});
