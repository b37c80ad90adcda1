import { expect, type Page } from '@playwright/test';
import type { Ticket } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { followLastLink, mailedText } from '../addresses/mail.ts';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';
import { downloadReport } from './report-file.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'reports' });

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const yesterday = dayBefore(1);
const timesOf = (date: string) => ({
  businessDate: date,
  opened: `${date}T19:02:00.000Z`,
  closed: `${date}T19:41:00.000Z`,
});

function ticketOf(id: string, locationId: string, price: number) {
  return buildTicket({
    id,
    locationId,
    number: id,
    ...timesOf(yesterday),
    lines: [
      buildTicketLine({ id: '1', item: { id: 'item-lobster', name: 'Lobster Roll' }, price }),
      buildTicketLine({ id: '2', item: { id: 'item-cola', name: 'Harbor Cola' }, price: 350 }),
    ],
    discounts: [{ offerId: null, name: 'Regular', amount: 100 }],
  });
}

/** The first line was spilled, and the second is taken a little off. */
function withVoid(ticket: Ticket): Ticket {
  const [first, second] = ticket.lines;
  if (!first || !second) return ticket;
  const voided = { by: { id: 'usr_mia', name: 'Mia' }, reason: 'Spilled', at: ticket.opened };
  const off = { offerId: null, name: 'Long wait', amount: 45 };
  return {
    ...ticket,
    lines: [
      { ...first, voided },
      { ...second, discounts: [off] },
    ],
  };
}

function refundOf(ticket: Ticket): Ticket {
  return { ...ticket, lines: ticket.lines.map((line) => ({ ...line, price: -line.price })), discounts: [] };
}

/** The sums of tickets, added up one by one. */
function counted(tickets: readonly Ticket[]) {
  let [gross, discounts, voids, tax] = [0, 0, 0, 0];
  for (const ticket of tickets) {
    if (ticket.state !== 'VOIDED') for (const { amount } of ticket.taxes) tax += amount;
    for (const line of ticket.lines)
      if (ticket.state === 'VOIDED' || line.voided !== null) voids += line.price;
      else {
        gross += line.price;
        for (const { amount } of line.discounts) discounts += amount;
      }
    if (ticket.state !== 'VOIDED') for (const { amount } of ticket.discounts) discounts += amount;
  }
  return { net: dollars(gross - discounts), discounts: dollars(discounts), voids: dollars(voids), tax: dollars(tax) };
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** The file of the report on the screen, and sums of its columns. */
async function fileOf(page: Page) {
  const { head, lines } = await downloadReport(page);
  const sumOf = (column: string) =>
    dollars(lines.reduce((sum, line) => sum + Math.round(Number(line[head.indexOf(column)]) * 100), 0));
  return { lines, sumOf };
}

test('RT-05 RT-06 RT-07 RT-10 RT-106 NG-09 AN-01 NG-04 NG-05 NG-06 HM-05 what stores sell is in every report to the cent, down to its ticket', async ({
  page,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  const navy = await reportFrom(page, demoServer.url, 'navy-pier');
  const atPier = [
    ticketOf('a1', 'pier-39', 2_899),
    { ...ticketOf('a2', 'pier-39', 2_899), revision: 3 },
    withVoid(ticketOf('a3', 'pier-39', 1_250)),
    { ...ticketOf('a4', 'pier-39', 4_000), state: 'VOIDED' as const },
    refundOf(ticketOf('a5', 'pier-39', 799)),
  ];
  const atNavy = [ticketOf('b1', 'navy-pier', 3_050)];
  await pier.reportTickets(atPier);
  // An earlier revision of a ticket comes late, and known tickets come again.
  await pier.reportTickets([{ ...ticketOf('a2', 'pier-39', 9_900), revision: 2 }, ...atPier.toReversed()]);
  await navy.reportTickets(atNavy);
  const all = counted([...atPier, ...atNavy]);
  const [pierCount, navyCount] = [counted(atPier), counted(atNavy)];

  await page.getByRole('button', { name: 'View Store Summary' }).click();
  await expect(page.getByRole('heading', { name: 'Store Summary' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^All/ })).toContainText(all.net);
  await expect(page.getByRole('row', { name: /^Pier 39/ })).toContainText(pierCount.net);
  await expect(page.getByRole('row', { name: /^Navy Pier/ })).toContainText(navyCount.net);
  for (const [name, value] of [
    ['Voids', all.voids],
    ['Discounts', all.discounts],
  ] as const) {
    const figure = page.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: name }) });
    await expect(figure).toContainText(value);
  }
  const ofStores = await fileOf(page);
  expect(ofStores.sumOf('Net sales')).toBe(all.net);
  expect(ofStores.sumOf('Voids')).toBe(all.voids);

  await goTo(page, 'Analytics', 'All Reports');
  await page.getByRole('main').getByRole('link', { name: 'Server Performance' }).click();
  await expect(page.getByRole('row', { name: /^Nora Quist/ })).toContainText(all.net);
  expect((await fileOf(page)).sumOf('Net sales')).toBe(all.net);

  await goTo(page, 'Analytics', 'All Reports');
  await page.getByRole('main').getByRole('link', { name: 'Taxes' }).click();
  await expect(page.getByRole('row', { name: /^Sales tax/ })).toContainText(all.tax);
  await page.getByRole('row', { name: /^Sales tax/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sales tax' }).getByText('b1 Navy Pier')).toBeVisible();
  await page.keyboard.press('Escape');

  await goTo(page, 'Analytics', 'Product Mix');
  await expect(page.getByRole('row', { name: /Lobster Roll/ })).toBeVisible();
  await expect(page.getByText(`${all.net} of ${all.net} net sales`)).toBeVisible();
  const ofItems = await fileOf(page);
  expect(ofItems.lines).toHaveLength(2);
  expect(ofItems.sumOf('Net sales')).toBe(all.net);

  await page.getByRole('button', { name: /^Stores/ }).click();
  await page.getByRole('option', { name: 'Tag: open late' }).click();
  await expect(page.getByText(`${pierCount.net} of ${pierCount.net} net sales`)).toBeVisible();
  await page.getByRole('button', { name: /^Stores/ }).click();
  await page.getByRole('option', { name: 'Navy Pier' }).click();
  await expect(page.getByText(`${navyCount.net} of ${navyCount.net} net sales`)).toBeVisible();
  await page.getByRole('row', { name: /Lobster Roll/ }).click();
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
  await expect(page.getByRole('heading', { name: 'Store Summary' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Pier 39/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Seaport/ })).toBeHidden();
  const all = page.getByRole('row', { name: /^All/ });
  const wide = await all.getByRole('cell').first().textContent();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(all.getByRole('cell').first()).toHaveText(wide ?? '');
  await expect(page.getByRole('row', { name: /^Pier 39/ })).toBeVisible();
});

test('RT-08 NG-07 what drivers report is on the map and in the tables of Deliveries, down to the ticket', async ({
  page,
  demoServer,
}) => {
  const opened = `${yesterday}T19:02:00.000Z`;
  const minuteAt = (minutes: number) => new Date(Date.parse(opened) + minutes * 60_000).toISOString();
  const deliveryOf = (id: string, zone: string, minutes: number) => ({
    ...ticketOf(id, 'pier-39', 2_000),
    orderType: 7,
    delivery: {
      zone,
      driver: { id: 'pos-1015', name: 'Nadia Haddad' },
      promised: minuteAt(40),
      made: minuteAt(12),
      out: minuteAt(17),
      delivered: minuteAt(minutes),
    },
  });
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  await pier.reportTickets([
    deliveryOf('d1', 'Wharf', 27),
    deliveryOf('d2', 'Wharf', 33),
    deliveryOf('d3', 'Embarcadero', 58),
  ]);
  await goTo(page, 'Analytics', 'Deliveries');
  // Home lists its stores too, until the report is there.
  await page
    .getByRole('grid', { name: 'Stores' })
    .getByRole('row', { name: /^Pier 39/ })
    .click();
  const zones = page.getByRole('table', { name: 'By zone' });
  await expect(zones.getByRole('row', { name: /^Wharf/ })).toContainText('27 min100.0 %');
  await expect(zones.getByRole('row', { name: /^Embarcadero/ })).toContainText('58 min');
  await expect(page.getByText('1 of 1 came late.', { exact: false })).toBeVisible();
  const driver = page.getByRole('table', { name: 'Drivers' }).getByRole('row', { name: /^Nadia Haddad/ });
  await expect(driver).toContainText('66.7 %$2.50');
  await expect(page.locator('[data-map-share="low"]')).toHaveText('Embarcadero58 min · 0 %');
  await zones.getByRole('button', { name: '1, Tickets: Embarcadero' }).click();
  await expect(page.getByRole('dialog', { name: 'Embarcadero' }).getByText('d3 Pier 39')).toBeVisible();
  await page.getByRole('link', { name: 'Open in Ticket Finder' }).click();
  await expect(page.getByRole('row', { name: /d3/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /d1/ })).toBeHidden();
});

test('a view is saved, mailed to oneself and found again from its mail, and turned off', async ({
  page,
  browser,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  // The mail goes by the clock of the store, where it may still be the day before.
  const tickets = [1, 2].map((days) => ({ ...ticketOf(`v${days}`, 'pier-39', 2_000), ...timesOf(dayBefore(days)) }));
  await pier.reportTickets(tickets);
  await goTo(page, 'Analytics', 'Server Performance');
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Yesterday' }).click();
  await page.getByRole('button', { name: 'Mail this' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Servers of yesterday');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('The first one comes on', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Send me one now' }).click();
  const subject = 'Servers of yesterday: ';
  const provider = await browser.newPage({ baseURL: demoServer.url });
  await signIn(provider, 'provider@servery.example');
  await expect.poll(() => mailedText(provider, subject), { timeout: 20_000 }).toMatch(/Net sales: \$(?!0\.00)/);
  const text = await mailedText(provider, subject);
  await provider.close();
  await goTo(page, 'Analytics', 'Store Summary');
  await followLastLink(page, text);
  await page.getByRole('button', { name: 'Mail this' }).click();
  await expect(page.getByRole('button', { name: 'Servers of yesterday' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Servers of yesterday' }).click();
  await page.getByRole('menuitem', { name: 'Delete Servers of yesterday' }).click();
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible();
});
