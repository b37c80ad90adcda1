import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ticketRoutes } from '../../app/routes/ticket-routes.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import { keepsAll } from '../../testing/servers/ticket-answers.ts';

const location = (locationId: string, lastReported: string) => ({
  locationId,
  tickets: 1_284,
  marked: 3,
  oldest: '2026-01-02',
  newest: '2026-11-27',
  lastReported,
});

const index = {
  tickets: 1_284_630,
  marked: 17,
  marks: [
    { kind: 'TOTAL', tickets: 5 },
    { kind: 'UNKNOWN_ITEM', tickets: 12 },
  ],
  oldest: '2026-01-01',
  newest: '2026-11-27',
  lastReported: '2026-11-28T03:02:00.000Z',
  locations: [location('104', '2026-11-20T12:00:00.000Z'), location('101', '2026-11-28T03:02:00.000Z')],
  locationCount: 3,
  secondsBehind: null,
};

async function openIndex(answers: FakeAnswers = {}, session = buildSession()) {
  return renderApp({
    path: '/ticket-finder/index-info',
    session,
    routes: ticketRoutes,
    answers: {
      'GET /api/tickets/index-info': ({ url }) => ({
        body:
          url.searchParams.get('offset') === '2'
            ? { ...index, locations: [location('closed-store', '2026-11-28T03:02:00.000Z')] }
            : index,
      }),
      'GET /api/tickets/search': { body: { tickets: [], next: null } },
      'GET /api/retention': { body: keepsAll },
      ...answers,
    },
  });
}

test('TF-04 RT-101 the index shows how many tickets there are, from when to when, and the longest silent location first', async () => {
  await openIndex();
  for (const text of ['1,284,630', 'Thu, Jan 1st 2026', '17'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  const rows = page.getByRole('row');
  await expect.element(rows.nth(1).getByText('Navy Pier')).toBeVisible();
  for (const text of ['Pier 39', '11/27/2026', '07:02 PM PST', '1,284'])
    await expect.element(rows.nth(2).getByText(text, { exact: true })).toBeVisible();
  await expectAccessible();
});

test('where a replica answers, it is said how far behind it is', async () => {
  await openIndex({ 'GET /api/tickets/index-info': { body: { ...index, secondsBehind: 4 } } });
  const totals = page.getByLabelText('All tickets');
  await expect.element(totals.getByText('4 seconds at most')).toBeVisible();
  await expectAccessible();
});

test('TF-04 more locations are loaded; one that was deleted has its id as name', async () => {
  await openIndex();
  await expect.element(page.getByText('2 of 3 locations')).toBeVisible();
  await page.getByRole('button', { name: 'Load more locations' }).click();
  await expect.element(page.getByRole('row').filter({ hasText: 'closed-store' })).toBeVisible();
  await expect.element(page.getByText('3 of 3 locations')).toBeVisible();
});

test('the index counts the tickets of each mark, and leads to them at every location', async () => {
  const { router } = await openIndex();
  const marks = page.getByRole('navigation', { name: 'Tickets with marks' });
  await expect.element(marks.getByRole('link', { name: 'Total does not add up 5' })).toBeVisible();
  await marks.getByRole('link', { name: 'Item not on the menu 12' }).click();
  await expect.poll(() => router.state.location.search).toMatchObject({ marked: 'UNKNOWN_ITEM' });
});

test('TF-04 a location opens its tickets', async () => {
  const { router } = await openIndex();
  await page.getByRole('row').filter({ hasText: 'Navy Pier' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/ticket-finder/search');
  expect(router.state.location.search).toMatchObject({ place: '104' });
});

test('TF-04 without a ticket it is said where they come from', async () => {
  const empty = { ...index, tickets: 0, marked: 0, marks: [], oldest: null, newest: null, lastReported: null };
  await openIndex({ 'GET /api/tickets/index-info': { body: { ...empty, locations: [], locationCount: 0 } } });
  await expect.element(page.getByText('No tickets yet')).toBeVisible();
});

test('TF-04 a failure offers to try again', async () => {
  await openIndex({ 'GET /api/tickets/index-info': { status: 400, body: { errors: [] } } });
  await expect.element(page.getByText('The index could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('RT-101 without the dashboard a person is told so, and nothing is asked', async () => {
  const session = buildSession({ userId: crypto.randomUUID(), enabledFeatures: ['manageMenus'] });
  const { calls } = await openIndex({}, session);
  await expect.element(page.getByText('You do not have access to Ticket Index')).toBeVisible();
  expect(calls.some(({ path }) => path.startsWith('/api/tickets'))).toBe(false);
});
