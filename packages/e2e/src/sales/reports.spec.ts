import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { createServerClient } from '@servery/terminal';
import { call } from '../support/console-calls.ts';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';

test.use({ demoOf: 'reports' });

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

function ticketOf(id: string, locationId: string, price: number) {
  return buildTicket({
    id,
    locationId,
    number: id,
    businessDate: yesterday,
    opened: `${yesterday}T19:02:00.000Z`,
    closed: `${yesterday}T19:41:00.000Z`,
    lines: [
      buildTicketLine({ id: '1', item: { id: 'item-lobster', name: 'Lobster Roll' }, price }),
      buildTicketLine({ id: '2', item: { id: 'item-cola', name: 'Harbor Cola' }, price: 350 }),
    ],
    discounts: [{ offerId: null, name: 'Regular', amount: 100 }],
  });
}

async function reportFrom(page: Page, url: string, locationId: string) {
  const { id, secret } = await call(page, 'createCredential', {
    params: { companyId: 'harbor', locationId },
    body: { name: 'Register' },
  });
  return createServerClient(url, `${id}.${secret}`);
}

test('RT-05 RT-06 RT-07 RT-10 RT-106 NG-09 AN-01 NG-04 NG-05 NG-06 HM-05 what stores sell is in every report to the cent, down to its ticket', async ({
  page,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  const navy = await reportFrom(page, demoServer.url, 'navy-pier');
  await pier.reportTickets([ticketOf('a1', 'pier-39', 2_899), ticketOf('a2', 'pier-39', 2_899)]);
  await navy.reportTickets([ticketOf('b1', 'navy-pier', 3_050)]);

  await page.getByRole('button', { name: 'View Store Summary' }).click();
  await expect(page.getByRole('heading', { name: 'Store Summary' })).toBeVisible();
  const net = '$95.98';
  await expect(page.getByRole('row', { name: /^All/ })).toContainText(net);
  await expect(page.getByRole('row', { name: /^Pier 39/ })).toContainText('$62.98');
  await expect(page.getByRole('row', { name: /^Navy Pier/ })).toContainText('$33.00');

  await goTo(page, 'Analytics', 'All Reports');
  await page.getByRole('main').getByRole('link', { name: 'Server Performance' }).click();
  await expect(page.getByRole('row', { name: /^Nora Quist/ })).toContainText(net);

  await goTo(page, 'Analytics', 'Product Mix');
  await expect(page.getByRole('row', { name: /^Lobster Roll/ })).toBeVisible();
  await expect(page.getByText(`${net} of ${net} net sales`)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(2);

  await page.getByRole('button', { name: /^Stores/ }).click();
  await page.getByRole('option', { name: 'Navy Pier' }).click();
  await expect(page.getByText('$33.00 of $33.00 net sales')).toBeVisible();
  await page.getByRole('row', { name: /^Lobster Roll/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Lobster Roll' });
  await expect(drawer.getByText('b1 Navy Pier')).toBeVisible();
  await expect(drawer.getByText('a1 Pier 39')).toBeHidden();
  await drawer.getByRole('link', { name: 'Open in Ticket Finder' }).click();
  await expect(page.getByRole('heading', { name: 'Ticket Finder' })).toBeVisible();
  await expect(page.getByRole('row', { name: /b1/ })).toBeVisible();
});

test('a manager of a group sees the sums of its stores, at any width', async ({ page, browser, demoServer }) => {
  const office = await browser.newPage({ baseURL: demoServer.url });
  await signIn(office, 'admin@harbor.example');
  const pier = await reportFrom(office, demoServer.url, 'pier-39');
  const seaport = await reportFrom(office, demoServer.url, 'seaport');
  await pier.reportTickets([ticketOf('c1', 'pier-39', 1_000)]);
  await seaport.reportTickets([ticketOf('c2', 'seaport', 2_000)]);
  await office.close();
  await signIn(page, 'area@harbor.example');
  await goTo(page, 'Analytics', 'Store Summary');
  await expect(page.getByRole('row', { name: /^Pier 39/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Seaport/ })).toBeHidden();
  const all = page.getByRole('row', { name: /^All/ });
  const wide = await all.getByRole('cell').first().textContent();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(all.getByRole('cell').first()).toHaveText(wide ?? '');
  await expect(page.getByRole('row', { name: /^Pier 39/ })).toBeVisible();
});
