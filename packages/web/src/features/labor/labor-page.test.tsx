import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { laborRoutes } from '../../app/routes/labor-routes.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession, type SessionOverrides } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';

beforeEach(() => page.viewport(1440, 900));

const pier = { id: '101', name: 'Pier 39', isConnected: true, locationId: '80211' };
const navy = { id: '104', name: 'Navy Pier', isConnected: false, locationId: null };
const settled = { waiting: 0, sent: 2, failed: 2 };
const status = { isOn: true, locations: [pier, navy], counts: settled };

const buildEntry = (overrides: object = {}) => ({
  id: 'lab_1',
  kind: 'DEPARTMENT',
  entityId: '1',
  locationId: '101',
  name: 'Management',
  theirName: 'Management',
  externalId: '4711',
  state: 'SENT',
  reason: null,
  attempts: 0,
  nextAttemptAt: null,
  isGone: false,
  isMatched: false,
  changedAt: '2026-11-20T14:00:00.000Z',
  ...overrides,
});
const entries = [
  buildEntry(),
  buildEntry({
    id: 'lab_2',
    name: 'Kitchen',
    theirName: 'Back of House',
    externalId: '4712',
    isMatched: true,
    state: 'WAITING',
  }),
  buildEntry({
    id: 'lab_3',
    kind: 'JOB_TYPE',
    name: 'Host',
    theirName: null,
    externalId: null,
    state: 'FAILED',
    reason: 'The schedule of this location is locked.',
  }),
  buildEntry({
    id: 'lab_4',
    kind: 'USER',
    locationId: null,
    name: 'Nell Nomail',
    theirName: null,
    externalId: null,
    state: 'FAILED',
    reason: 'User does not have an email address.',
  }),
];

async function openLabor(answers: FakeAnswers = {}, session: SessionOverrides = {}, path = '/employment/labor') {
  return renderApp({
    path,
    session: buildSession(session),
    routes: laborRoutes,
    answers: {
      'GET /api/labor-integration/2/status': { body: status },
      'GET /api/labor-integration/2/entries': { body: { entries, total: entries.length } },
      ...answers,
    },
  });
}

const row = (name: RegExp) => page.getByRole('row', { name }).first();

test('TN-27 our records are listed beside theirs, with state and reason', async () => {
  await openLabor();
  await expect.element(row(/Management/)).toMatchTextContent(/Department.*Id 4711.*Pier 39.*Up to date/);
  await expect.element(row(/Kitchen/)).toMatchTextContent(/Back of House.*Id 4712, entered by hand.*Waiting/);
  await expect
    .element(row(/Host/))
    .toMatchTextContent(/Job type.*Not there yet.*Failed.*The schedule of this location is locked\./);
  await expect.element(page.getByText('2 up to date, 0 waiting, 2 failed')).toBeVisible();
});

test('LB-18 somebody without an email address is shown as rejected, in these words', async () => {
  await openLabor();
  await expect
    .element(row(/Nell Nomail/))
    .toMatchTextContent(/Employee.*Company.*Failed.*User does not have an email address\./);
});

test.each([
  [1440, 900],
  [360, 800],
])('the page has no violation at %i by %i', async (width, height) => {
  await page.viewport(width, height);
  await openLabor();
  await expect.element(row(/Host/)).toBeVisible();
  await expectAccessible();
});

test('LB-01 off, it says so and what to set', async () => {
  await openLabor({ 'GET /api/labor-integration/2/status': { body: { ...status, isOn: false, locations: [navy] } } });
  await expect.element(page.getByText('The labor service is off')).toBeVisible();
  await expect.element(page.getByText(/set LABOR_URL on the server/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Connect Locations' }).elements()).toHaveLength(0);
  await expectAccessible();
});

test('LB-20 a location is connected with a switch that acts at once', async () => {
  const { calls } = await openLabor({
    'GET /api/labor-integration/2/status': { body: { ...status, locations: [{ ...pier, isConnected: false }, navy] } },
    'POST /api/tenants/7shifts/laborIntegration': { body: { ...navy, isConnected: true } },
  });
  await page.getByRole('button', { name: 'Connect Locations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connected locations' });
  await expect.element(dialog.getByText('At the service: 80211')).toBeVisible();
  await dialog.getByRole('switch', { name: 'Navy Pier' }).click();
  await expect.element(page.getByText('Navy Pier is connected')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { tenantId: '104', laborIntegration: true },
  ]);
});

test('LB-14 failed records are sent again by hand, one at a time or together', async () => {
  const { calls } = await openLabor({ 'POST /api/labor-integration/2/retry': { body: { count: 1 } } });
  await page.getByRole('button', { name: 'Actions for Host' }).click();
  await page.getByRole('menuitem', { name: 'Send Now' }).click();
  await expect.element(page.getByText('1 record is being sent now')).toBeVisible();
  await page.getByRole('button', { name: 'Send Failed Now' }).click();
  await expect
    .poll(() => calls.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toEqual([{ ids: ['lab_3'] }, {}]);
});

test('LB-08 a record is matched with an id by hand; a bad one is refused as one types, a taken one by the server', async () => {
  const { calls } = await openLabor({
    'POST /api/labor-integration/2/match': ({ body }) =>
      JSON.stringify(body).includes('4711')
        ? {
            status: 400,
            body: { errors: [{ code: 'ID_TAKEN', message: 'Another entry has this id at the labor service.' }] },
          }
        : { body: buildEntry({ externalId: '900' }) },
  });
  await page.getByRole('button', { name: 'Actions for Kitchen' }).click();
  await page.getByRole('menuitem', { name: 'Match' }).click();
  const dialog = page.getByRole('dialog', { name: 'Match Kitchen' });
  const field = dialog.getByRole('textbox', { name: 'Id at the service' });
  await expect.element(field).toHaveValue('4712');
  await expect.element(dialog.getByRole('button', { name: 'Match' })).toBeDisabled();
  await field.fill('no spaces please');
  await expect.element(dialog.getByText('Letters, digits, _ or -, at most 64.')).toBeVisible();
  await field.fill('4711');
  await dialog.getByRole('button', { name: 'Match' }).click();
  await expect.element(page.getByText('Another entry has this id at the labor service.')).toBeVisible();
  await field.fill('900');
  await dialog.getByRole('button', { name: 'Match' }).click();
  await expect.element(page.getByText('Kitchen is matched with 900')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => calls.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toEqual([
      { id: 'lab_2', externalId: '4711' },
      { id: 'lab_2', externalId: '900' },
      { id: 'lab_2', externalId: '4712' },
    ]);
});

test('TN-27 everything is sent again after a question', async () => {
  const { calls } = await openLabor({ 'POST /api/labor-integration/2/run': { body: { count: 12 } } });
  await page.getByRole('button', { name: 'Send All Again' }).click();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  const question = page.getByRole('dialog', { name: 'Send everything again?' });
  await question.getByRole('button', { name: 'Send All Again' }).click();
  await expect.element(page.getByText('Sending 12 records')).toBeVisible();
});

test('TN-27 the choice of records is kept in the address and is asked of the server', async () => {
  const { calls, router } = await openLabor({}, {}, '/employment/labor?view=failed&kind=USER&text=Nell');
  await expect.poll(() => calls.some(({ url }) => url.search.includes('view=failed'))).toBe(true);
  const asked = calls.filter(({ url }) => url.pathname.endsWith('/entries')).at(-1)?.url.searchParams;
  expect([asked?.get('kind'), asked?.get('search')]).toEqual(['USER', 'Nell']);
  await page.getByText('Different').click();
  await expect.poll(() => router.state.location.search).toMatchObject({ view: 'drift' });
});

test('ER-22 when it cannot be read it says so and offers another try', async () => {
  await openLabor({ 'GET /api/labor-integration/2/status': { status: 500, body: { error: 'X' } } });
  await expect.element(page.getByText('Unable to retrieve the labor service')).toBeVisible();
});

test('PM-56 who only looks on changes nothing', async () => {
  await openLabor({}, { originalUserId: 'u9', originalUserName: 'Pat', isReadOnly: true });
  await expect.element(row(/Host/)).toBeVisible();
  for (const name of ['Send All Again', 'Locations', 'Send Failed Now', 'Actions for Host'])
    expect(page.getByRole('main').getByRole('button', { name }).elements()).toHaveLength(0);
});

test('T5 a person who lacks one of the rights sees which it takes', async () => {
  await openLabor({}, { enabledFeatures: ['accessConfigurationOptions'] });
  await expect.element(page.getByText('You do not have access to this page')).toBeVisible();
});

test.each([
  [1440, 900],
  [360, 800],
])('LB-08 LB-20 TN-27 its dialogs have no violation at %i by %i', async (width, height) => {
  await page.viewport(width, height);
  await openLabor();
  await page.getByRole('button', { name: 'Locations', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Connected locations' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Actions for Kitchen' }).click();
  await page.getByRole('menuitem', { name: 'Match' }).click();
  await page.getByRole('textbox', { name: 'Id at the service' }).fill('no spaces please');
  await expect.element(page.getByText('Letters, digits, _ or -, at most 64.')).toBeVisible();
  await expectAccessible();
});

test('LB-20 of many locations the one that is meant is found by its name', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ ...navy, id: `l${at}`, name: `Store ${at}` }));
  await openLabor({ 'GET /api/labor-integration/2/status': { body: { ...status, locations: many } } });
  await page.getByRole('button', { name: 'Connect Locations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connected locations' });
  await dialog.getByRole('searchbox', { name: 'Search locations' }).fill('store 7');
  await expect.element(dialog.getByRole('switch', { name: 'Store 7' })).toBeVisible();
  expect(dialog.getByRole('switch').elements()).toHaveLength(1);
});

test('LB-14 a row unfolds to everything that is known of it, on a phone too', async () => {
  await page.viewport(360, 800);
  await openLabor();
  await page.getByRole('row', { name: /Host/ }).first().getByRole('button', { name: 'Show details' }).click();
  await expect.element(page.getByText('The schedule of this location is locked.').last()).toBeVisible();
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('Not there yet');
  await expectAccessible();
});
