import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Ticket } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'pizza year' });

const file = [
  join(import.meta.dirname, '../../../../../shared/data'),
  join(import.meta.dirname, '../../../../../../shared/data'),
]
  .map((folder) => join(folder, 'pizza-place-orders-2015.csv'))
  .find(existsSync);

const dayMillis = 86_400_000;
/** Whole weeks from that year into the last twelve months, which terminals may report. */
const weeks = Math.floor((Date.now() - Date.parse('2016-01-01')) / (7 * dayMillis));
const atOnce = 500;

interface OrderLine {
  readonly order: string;
  readonly date: string;
  readonly time: string;
  readonly pizza: string;
  readonly size: string;
  readonly quantity: number;
  readonly cents: number;
}

function readLines(path: string): OrderLine[] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const cells =
      line.match(/("[^"]*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '').replace(/^"|"$/g, '')) ?? [];
    const [order = '', date = '', time = '', pizza = '', , size = '', quantity = '', price = ''] = cells;
    const moved = new Date(Date.parse(date) + weeks * 7 * dayMillis).toISOString().slice(0, 10);
    const cents = Number(price.replace('.', '')) * (price.includes('.') ? 1 : 100);
    return { order, date: moved, time, pizza, size, quantity: Number(quantity), cents };
  });
}

function ticketOf(order: string, lines: readonly OrderLine[]): Ticket {
  const [{ date = '', time = '' } = {}] = lines;
  const opened = `${date}T${time.padStart(8, '0')}.000Z`;
  return buildTicket({
    id: `order-${order}`,
    number: order,
    locationId: 'pier-39',
    businessDate: date,
    opened,
    closed: opened,
    lines: lines.map(({ pizza, size, quantity, cents }, at) =>
      buildTicketLine({
        id: String(at + 1),
        item: { id: pizza, name: pizza },
        options: [{ id: size, name: size }],
        quantity,
        price: cents * quantity,
      }),
    ),
  });
}

/** Cells with a comma count as one; their text is of no interest here. */
function cellsOf(csv: string): readonly (readonly string[])[] {
  return csv
    .trim()
    .split('\r\n')
    .map((line) => line.replace(/"[^"]*"/g, '').split(','));
}

test('RT-05 RT-07 a year of a real pizza place is in every report and its file to the cent', async ({
  page,
  demoServer,
}) => {
  test.skip(file === undefined, 'the orders of ../shared/data are not here');
  test.setTimeout(240_000);
  const lines = readLines(file ?? '');
  const orders = [...Map.groupBy(lines, ({ order }) => order)].map(([order, some]) => ticketOf(order, some));
  expect([orders.length, lines.length]).toEqual([21_350, 48_620]);
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  for (let from = 0; from < orders.length; from += atOnce) {
    const part = orders.slice(from, from + atOnce);
    expect(await pier.reportTickets(part)).toEqual({ taken: part.length, unchanged: 0, refused: [] });
  }

  await goTo(page, 'Analytics', 'Product Mix');
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Days of your choice' }).click();
  const dates = lines.map(({ date }) => date).sort();
  await page.getByLabel('From').fill(dates[0] ?? '');
  await page.getByLabel('To', { exact: true }).fill(dates.at(-1) ?? '');
  await expect(page.getByText('$817,860.05 of $817,860.05 net sales')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const [head = [], ...rows] = cellsOf(await readFile(await download.path(), 'utf8'));
  const column = head.indexOf('Net sales');
  const cents = rows.map((cells) => Math.round(Number(cells[column]) * 100));
  expect(cents.reduce((sum, some) => sum + some, 0)).toBe(81_786_005);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Store Summary' }).click();
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Days of your choice' }).click();
  await page.getByLabel('From').fill(dates[0] ?? '');
  await page.getByLabel('To', { exact: true }).fill(dates.at(-1) ?? '');
  const store = page.getByRole('grid', { name: 'Stores compared' }).getByRole('row', { name: /^Pier 39/ });
  await expect(store).toContainText('21,350$817,860.05');
  await expect(
    page.getByRole('table', { name: 'By channel and order type' }).getByRole('row', { name: /^All/ }),
  ).toContainText('$817,860.05');
});
