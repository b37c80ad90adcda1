import { buildTicket } from '@servery/domain/testing/build-ticket';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ticketRoutes } from '../../../app/routes/ticket-routes.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { keepsAll, unpriced } from '../../../testing/servers/ticket-answers.ts';

const customer = { name: 'Ana Ruiz', phone: '4155550142', email: 'ana@guests.example', address: null };
const ticket = buildTicket({ locationId: '101', customer });
const record = { ticket, reported: '2026-11-28T08:06:00.000Z', marks: [], isForgotten: false };

async function openTicket(answers: FakeAnswers = {}, session = buildSession()) {
  return renderApp({
    path: '/ticket-finder/search?ticket=101.t1',
    session,
    routes: ticketRoutes,
    answers: {
      'GET /api/tickets/search': { body: { tickets: [], next: null } },
      'GET /api/retention': { body: keepsAll },
      'GET /api/tickets/101.t1': { body: record },
      'GET /api/tickets/101.t1/prices': { body: unpriced },
      'GET /api/tickets/101.t1/customer': { body: { tickets: 12, by: ['phone', 'email'] } },
      'POST /api/tickets/101.t1/forget-customer': { body: { tickets: 12, devices: 1 } },
      ...answers,
    },
  });
}

test('a customer is forgotten once the number of tickets was confirmed, and it says that nothing brings it back', async () => {
  const { calls } = await openTicket();
  await page.getByRole('button', { name: 'Forget this customer…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget this customer?' });
  await expect
    .element(dialog.getByText(/removed from 12 tickets at all locations.*the same phone or email.*cannot be undone/))
    .toBeVisible();
  await expectAccessible();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await dialog.getByRole('button', { name: 'Forget' }).click();
  await expect.element(page.getByText('The customer is forgotten on 12 tickets')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ tickets: 12 }]);
});

test('a customer who has more tickets by now is not forgotten before the new number is confirmed', async () => {
  await openTicket({
    'POST /api/tickets/101.t1/forget-customer': { status: 409, body: { error: 'CONFLICT', tickets: 13 } },
  });
  await page.getByRole('button', { name: 'Forget this customer…' }).click();
  await page.getByRole('dialog', { name: 'Forget this customer?' }).getByRole('button', { name: 'Forget' }).click();
  await expect
    .element(page.getByText('The customer has other tickets by now, so nothing was removed. Try again.'))
    .toBeVisible();
});

test('who acts as another person is not offered it', async () => {
  await openTicket({}, buildSession({ originalUserId: 'u2', originalUserName: 'Sam Okoye' }));
  await expect.element(page.getByText('ana@guests.example')).toBeVisible();
  expect(page.getByRole('button', { name: 'Forget this customer…' }).query()).toBe(null);
});

test('a ticket whose customer was forgotten says so', async () => {
  const stripped = { ...record, ticket: { ...ticket, customer: null }, isForgotten: true };
  await openTicket({ 'GET /api/tickets/101.t1': { body: stripped } });
  await expect.element(page.getByText('Forgotten on request')).toBeVisible();
  expect(page.getByRole('button', { name: 'Forget this customer…' }).query()).toBe(null);
});

test('who does not administer the company, or only looks on, is not offered it', async () => {
  await openTicket({}, buildSession({ userId: crypto.randomUUID(), enabledFeatures: ['dashboard'] }));
  await expect.element(page.getByText('ana@guests.example')).toBeVisible();
  expect(page.getByRole('button', { name: 'Forget this customer…' }).query()).toBe(null);
});

test('a failure is said, and nothing is claimed', async () => {
  await openTicket({ 'POST /api/tickets/101.t1/forget-customer': { status: 400, body: { errors: [] } } });
  await page.getByRole('button', { name: 'Forget this customer…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await expect.element(page.getByText('The customer could not be forgotten')).toBeVisible();
});
