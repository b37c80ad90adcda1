import { expect } from '@playwright/test';
import { daysAfter, instantAt, localTimeIn, salesHourAt, type Ticket } from '@servery/domain';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { call, startPublication, waitForPublication } from '../support/console-calls.ts';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goHome } from '../support/walking.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'unusual-sales', isOwn: true, hoursBehind: 8 });

const zone = 'America/Los_Angeles';
const hourMillis = 3_600_000;
const ticketsOfHour = 25;

/** The first two hours after the publish; one is left that the clocks neither skip nor show twice. */
function hoursAfter(publish: number): readonly number[] {
  const first = Math.ceil(publish / hourMillis) * hourMillis;
  return [first, first + hourMillis];
}

/** As many tickets in each hour as on the same weekday of the four weeks before. */
function ticketsFrom(hours: readonly number[], weeksAgo: number, price: number): Ticket[] {
  return hours.flatMap((hour, at) => {
    const { date, seconds } = localTimeIn(hour, zone);
    const opened = instantAt(daysAfter(date, -7 * weeksAgo), seconds + 300, zone);
    const instant = new Date(opened).toISOString();
    return Array.from({ length: ticketsOfHour }, (_, number) =>
      buildTicket({
        id: `w${weeksAgo}-${at}-${number}`,
        number: `${number}`,
        locationId: 'pier-39',
        businessDate: salesHourAt(opened, zone).date,
        opened: instant,
        closed: instant,
        lines: [buildTicketLine({ price })],
      }),
    );
  });
}

test('PB-14 HM-05 a publish after which a store sells for nothing is said on home and board, and leads to the report of the store', async ({
  page,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).first().click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await startPublication(page, () => confirm.getByRole('button', { name: /Publish|Yes/ }).click());
  await waitForPublication(page);
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  const { fetch } = await pier.checkIn({}, undefined);
  await pier.acknowledge(Object.fromEntries(fetch.map(({ kind, hash }) => [kind, hash])));
  const published = Date.now() - 8 * hourMillis;
  await goHome(page);
  await expect(page.getByRole('region', { name: 'Sales today' })).toBeVisible();
  await expect(page.getByText('Sales look unusual since the last publish', { exact: false })).toBeHidden();

  // Eight hours later the prices of the first two are known to be wrong.
  demoServer.catchUp();
  const hours = hoursAfter(published);
  const before = [1, 2, 3, 4].flatMap((weeksAgo) => ticketsFrom(hours, weeksAgo, 3_000));
  for (const tickets of [before, ticketsFrom(hours, 0, 0)])
    expect(await pier.reportTickets(tickets)).toMatchObject({ taken: tickets.length, refused: [] });
  await expect
    .poll(async () => (await call(page, 'readSalesSincePublish', { query: { companyId: 'harbor' } })).unusual)
    .toMatchObject([
      { locationId: 'pier-39', signals: [{ signal: 'value', now: 0, usual: 3_000 }, { signal: 'free' }] },
    ]);
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('link', { name: /^Sales look unusual at Pier 39: \$0\.00/ })).toBeVisible();
  await goHome(page);
  const line = page.getByRole('link', { name: 'Sales look unusual since the last publish at Pier 39', exact: true });
  await expect(line).toBeVisible();
  await line.click();
  await expect(page.getByRole('heading', { name: 'Store Summary' })).toBeVisible();
  const store = page.getByRole('row', { name: /^Pier 39/ });
  await expect(store).toContainText('$0.00');
  await expect(page.getByRole('row', { name: /^Navy Pier/ })).toBeHidden();
  await store.click();
  await expect(
    page
      .getByRole('dialog', { name: 'Pier 39' })
      .getByRole('link', { name: /Pier 39$/ })
      .first(),
  ).toBeVisible();
});
