import { expect } from '@playwright/test';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'payroll' });

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const item = { id: 'item-winter-squash', name: 'Winter Squash' };
const small = { id: 'size-small', name: 'Small 10″' };
const large = { id: 'size-large', name: 'Large 14″' };
const lines = [
  buildTicketLine({ id: '1', item, options: [small], quantity: 3, price: 3 * 1_249 }),
  buildTicketLine({ id: '2', item, options: [large], quantity: 1, price: 1_849 }),
];

/**
 * By hand: three Small at 12.49 and a Large at 18.49 are 55.96 for four, 13.99 each. The dough of a Small costs 2.75, that of a Large
 * 4.07: 12.32 for four, 3.08 each. 13.99 less 3.08 are 10.91.
 */
test('RT-07 NG-05 the margin of a pizza is that of the sizes that guests chose, as worked out by hand', async ({
  page,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  const sold = buildTicket({
    id: 'squash',
    locationId: 'pier-39',
    number: '4711',
    businessDate: yesterday,
    opened: `${yesterday}T19:02:00.000Z`,
    closed: `${yesterday}T19:41:00.000Z`,
    lines,
  });
  expect(await pier.reportTickets([sold])).toMatchObject({ taken: 1, refused: [] });

  await goTo(page, 'Analytics', 'Product Mix');
  const row = page.getByRole('row', { name: /Winter Squash/ });
  for (const text of ['4', '$55.96', '$10.91'])
    await expect(row.getByRole('gridcell', { name: text, exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Show details' }).click();
  const sizes = page.getByRole('table', { name: 'Sizes and styles of Winter Squash' });
  await expect(sizes.getByRole('row', { name: /^Small 10″/ })).toContainText('75.0 %');
  await expect(sizes.getByRole('row', { name: /^Large 14″/ })).toContainText('25.0 %');
  const mark = page.getByRole('img', { name: /^Winter Squash: 4 sold, \$10\.91 margin of one/ });
  await expect(mark).toBeAttached();
});
