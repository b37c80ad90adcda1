import { expect } from '@playwright/test';
import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { test } from '../support/console-test.ts';
import { openMenuItem, save, setPrice } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { goHome } from '../support/walking.ts';
import { reportFrom } from './reporting-store.ts';

test.use({ demoOf: 'replay' });

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** So many of a medium pizza, which is the usual size. */
function ticketOf(id: string, pizzas: number) {
  return buildTicket({
    id,
    locationId: 'pier-39',
    number: id,
    businessDate: yesterday,
    opened: `${yesterday}T20:40:00.000Z`,
    closed: `${yesterday}T21:10:00.000Z`,
    lines: [
      buildTicketLine({
        id: '1',
        item: { id: 'item-harbor-supreme', name: 'Harbor Supreme' },
        quantity: pizzas,
        price: 1_499 * pizzas,
      }),
    ],
  });
}

test('RT-51 a price that was mistyped is found by last week’s tickets before it is published, and gone once it is mended', async ({
  page,
  demoServer,
}) => {
  await signIn(page, 'admin@harbor.example');
  const pier = await reportFrom(page, demoServer.url, 'pier-39');
  expect(await pier.reportTickets([ticketOf('r1', 1), ticketOf('r2', 3)])).toMatchObject({ taken: 2, refused: [] });
  const cell = { size: 'Medium', scheme: 'Dine in' } as const;
  await openMenuItem(page, 'Harbor Supreme');
  await setPrice(page, { ...cell, price: '4.99' });
  await save(page);

  await goHome(page);
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Replay last week’s tickets' }).click();
  const panel = page.getByRole('dialog', { name: 'Last week’s tickets under the new menu' });
  const items = panel.getByRole('table', { name: 'By item' });
  await expect(items.getByRole('row', { name: /^Harbor Supreme/ })).toContainText('4$14.99 to $4.99– $40.00');
  await expect(panel.getByRole('table', { name: 'By store' }).getByRole('row', { name: /^Pier 39/ })).toContainText(
    '2– $40.00',
  );
  await panel.getByRole('button', { name: 'Close' }).click();

  await openMenuItem(page, 'Harbor Supreme');
  await setPrice(page, { ...cell, price: '15.49' });
  await save(page);
  await goHome(page);
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Replay last week’s tickets' }).click();
  await expect(items.getByRole('row', { name: /^Harbor Supreme/ })).toContainText('4$14.99 to $15.49+ $2.00');
});
