import { keptFrom } from '@servery/domain';
import { dateText } from '@servery/words';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ticketRoutes } from '../../../app/routes/ticket-routes.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { pick } from '../../../testing/editing.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

const kept = { ticketMonths: 24, punchMonths: null, ticketsFrom: '2024-11-01', punchesFrom: null };
const none = { tickets: 0, marked: 0, marks: [], oldest: null, newest: null, lastReported: null };

async function openPanel(answers: FakeAnswers = {}, session = buildSession()) {
  const app = await renderApp({
    path: '/ticket-finder/index-info',
    session,
    routes: ticketRoutes,
    answers: {
      'GET /api/tickets/index-info': { body: { ...none, locations: [], locationCount: 0, secondsBehind: null } },
      'GET /api/retention': { body: kept },
      'PUT /api/retention': { body: kept },
      ...answers,
    },
  });
  return { ...app, panel: page.getByRole('region', { name: 'How long details are kept' }) };
}

test('it is said for how long details are kept, and from when on there are any', async () => {
  const { panel } = await openPanel();
  await expect.element(panel.getByText('Tickets are kept from Fri, Nov 1st 2024 on.')).toBeVisible();
  await expect.element(panel.getByRole('combobox', { name: 'Time punches' })).toHaveValue('Forever');
  await expectAccessible();
});

test('on a phone it takes one line until it is asked for', async () => {
  await page.viewport(390, 844);
  const { panel } = await openPanel();
  await expect.element(panel.getByText('Tickets: 24 months. Time punches: Forever.')).toBeVisible();
  expect(panel.getByRole('combobox').elements()).toHaveLength(0);
  await panel.getByRole('button', { name: 'Show' }).click();
  await expect.element(panel.getByRole('combobox', { name: 'Time punches' })).toHaveValue('Forever');
});

test('a shorter time is saved once it was confirmed what is deleted', async () => {
  const { calls, panel } = await openPanel();
  await expect.element(panel.getByRole('combobox', { name: 'Tickets and their deliveries' })).toHaveValue('24 months');
  await pick('Tickets and their deliveries', '6 months');
  const from = dateText(keptFrom(6, new Date().toISOString().slice(0, 10)));
  const dialog = page.getByRole('dialog', { name: 'Delete what is older?' });
  await expect.element(dialog.getByText(new RegExp(`^Tickets before ${from}`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await pick('Tickets and their deliveries', '6 months');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ ticketMonths: 6, punchMonths: null });
  await expect.element(page.getByText('The setting is saved')).toBeVisible();
});

test('to keep everything asks nothing', async () => {
  const { calls, panel } = await openPanel();
  await expect.element(panel.getByRole('combobox', { name: 'Tickets and their deliveries' })).toBeVisible();
  await pick('Tickets and their deliveries', 'Forever');
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ ticketMonths: null, punchMonths: null });
});

test('a longer time asks nothing: no more is deleted than before', async () => {
  const { calls, panel } = await openPanel();
  await expect.element(panel.getByRole('combobox', { name: 'Tickets and their deliveries' })).toBeVisible();
  await pick('Tickets and their deliveries', '36 months');
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ ticketMonths: 36, punchMonths: null });
});

test('who acts as another person reads it', async () => {
  const { panel } = await openPanel({}, buildSession({ originalUserId: 'u2', originalUserName: 'Sam Okoye' }));
  await expect.element(panel.getByText('It cannot be changed while you act as another person.')).toBeVisible();
  await expect.element(panel.getByRole('combobox', { name: 'Time punches' })).toBeDisabled();
});

test('who does not administer the company reads it', async () => {
  const session = buildSession({ userId: crypto.randomUUID(), enabledFeatures: ['dashboard'] });
  const { panel } = await openPanel({}, session);
  await expect.element(panel.getByText('Only people who administer the company can change it.')).toBeVisible();
  await expect.element(panel.getByRole('combobox', { name: 'Time punches' })).toBeDisabled();
});

test('a refusal is said in its words, and a failure offers to try again', async () => {
  const errors = [{ code: 'TOO_SMALL', message: 'Too small: expected number to be >=24', path: 'body.punchMonths' }];
  const { panel } = await openPanel({ 'PUT /api/retention': { status: 400, body: { errors } } });
  await expect.element(panel.getByRole('combobox', { name: 'Time punches' })).toBeVisible();
  await pick('Time punches', '36 months');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Too small: expected number to be >=24')).toBeVisible();
});
