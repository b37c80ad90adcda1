import { buildTicket, buildTicketLine } from '@servery/domain/testing/build-ticket';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ticketRoutes } from '../../../app/routes/ticket-routes.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { keepsAll, noMenu, unpriced } from '../../../testing/servers/ticket-answers.ts';

const line = (id: string, name: string) => buildTicketLine({ id, item: { id, name }, price: 1_400 });
const ticket = buildTicket({
  locationId: '101',
  lines: [line('a', 'Calamari'), line('b', 'Chowder'), line('c', 'Caesar')],
});
const menu = {
  state: 'KNOWN',
  id: 'm1',
  name: 'Main',
  version: 12,
  hasOwnChanges: true,
  publishedAt: '2026-11-20T18:00:00.000Z',
  publication: 3,
  isRunning: false,
};
const lines = [
  { cents: 1_400, reason: null },
  { cents: 1_500, reason: null },
  { cents: null, reason: 'The menu has no such item.' },
];
async function openTicket(prices: object, session = buildSession()) {
  await renderApp({
    path: '/ticket-finder/search?ticket=101.t1',
    session,
    routes: ticketRoutes,
    answers: {
      'GET /api/tickets/search': { body: { tickets: [], next: null } },
      'GET /api/tickets/101.t1': {
        body: { ticket, reported: '2026-11-28T08:06:00.000Z', marks: [], isForgotten: false },
      },
      'GET /api/retention': { body: keepsAll },
      'GET /api/tickets/101.t1/prices': prices,
    },
  });
  return page.getByRole('region', { name: 'Menu and prices' });
}

test('TF-03 a receipt names the menu that it was rung up under, and each line with the price by it', async () => {
  const prices = await openTicket({ body: { menu, unpriced: null, lines } });
  await expect.element(prices.getByRole('link', { name: 'Main, version 12' })).toBeVisible();
  const facts = 'Published 11/20/2026 10:00 AM PST, publication 3 · includes changes of the location or its group';
  await expect.element(prices.getByText(facts)).toBeVisible();
  for (const cells of [
    'Calamari$14.00$14.00None',
    'Chowder$14.00$15.00-$1.00',
    'Caesar$14.00The menu has no such item.',
  ])
    await expect.element(prices.getByRole('row').filter({ hasText: cells })).toBeVisible();
  await expectAccessible();
});

test('a person who does not see menus gets no link to one', async () => {
  const session = buildSession({ userId: crypto.randomUUID(), enabledFeatures: ['dashboard'] });
  const prices = await openTicket({ body: { menu, unpriced: null, lines } }, session);
  await expect.element(prices.getByText('Main, version 12')).toBeVisible();
  expect(prices.getByRole('link').query()).toBe(null);
});

test.each([
  [unpriced, 'The terminal did not report which menu'],
  [
    { menu: { ...noMenu, state: 'NOT_KNOWN' }, unpriced: 'NO_MENU', lines: [] },
    'under a menu that the console does not have',
  ],
  [
    { menu: { ...noMenu, state: 'KNOWN' }, unpriced: null, lines },
    'under a menu that was never published to this location',
  ],
  [{ menu, unpriced: 'ZONE_CHANGED', lines: [] }, 'The location has moved to another time zone since'],
  [{ menu, unpriced: 'UNREADABLE', lines: [] }, 'can no longer be read'],
])('what is not known is said, and nothing is claimed (%#)', async (body, sentence) => {
  const prices = await openTicket({ body });
  await expect.element(prices.getByText(new RegExp(sentence))).toBeVisible();
  expect(prices.getByRole('row').elements().length).toBe(body.lines.length === 0 ? 0 : 4);
});

test('prices that cannot be loaded leave the receipt, and are asked again', async () => {
  const prices = await openTicket({ status: 400, body: { errors: [] } });
  await expect.element(prices.getByText('The prices of the menu could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('article', { name: 'Ticket 128' })).toBeVisible();
  await expect.element(prices.getByRole('button', { name: 'Try again' })).toBeVisible();
});
