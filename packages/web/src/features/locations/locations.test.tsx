import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildTenant } from '../../testing/build-session.ts';
import { buildLocation, buildTenantRecord, menuWaits, seaport } from '../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../testing/servers/fake-server.ts';
import { LocationsPage } from './locations-page.tsx';
import { LocationPage } from './page/location-page.tsx';

let server: ReturnType<typeof fakeServer>;

const yesterday = '2026-01-01T08:12:00.000Z';
const record = buildTenantRecord();
const credential = { id: 'cred_1', name: 'Counter 1', createdAt: '2026-11-20T14:00:00.000Z' };

async function open(at: string, more: Answers = {}, session = buildSession()) {
  server = fakeServer({
    'GET /api/tenants/sync-status/harbor': {
      body: [
        buildLocation(menuWaits),
        buildLocation({ ...seaport, lastPing: yesterday }),
        buildLocation({ ...seaport, id: 'inner', name: 'Inner Harbor', lastPing: null, running: {} }),
      ],
    },
    'GET /api/tenants/harbor/pier': { body: record },
    'GET /api/tenants/harbor/pier/api-credentials': { body: [credential] },
    ...more,
  });
  return openScreen({ paths: { '/locations': LocationsPage, '/locations/$id': LocationPage }, at, session });
}

test('RT-34 NG-13 LC-01 LC-02 LC-03 every location with its contact in words, its versions and its state', async () => {
  const { screen } = await open('/locations');
  await expectText(screen.getByRole('row', { name: /Pier 39/ }), 'Just now');
  await expectText(screen.getByRole('row', { name: /Pier 39/ }), 'Changes');
  await expectText(screen.getByRole('row', { name: /Seaport/ }), '01/01/2026');
  await expectText(screen.getByRole('row', { name: /Inner Harbor/ }), 'Never contacted');
  await expect
    .element(screen.getByText('1 in contact, 1 not in contact for 24 hours, 1 never contacted'))
    .toBeVisible();
  await expectAccessible();
});

test('RT-34 search and filters live in the address bar, and the address restores them', async () => {
  const { screen, router } = await open('/locations?contact=never');
  await expect.element(screen.getByRole('row', { name: /Inner Harbor/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Pier 39/ }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Clear' }).click();
  await screen.getByRole('searchbox').fill('seaport');
  await expect.element(screen.getByRole('row', { name: /Inner Harbor/ })).not.toBeInTheDocument();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ q: 'seaport' }));
});

test('PM-57 a store whose group this person may not see is not said to have none', async () => {
  const session = buildSession({ accessibleTenants: [buildTenant({ id: 'pier', name: 'Pier 39', groupId: 'bay' })] });
  const { screen } = await open('/locations/pier', {}, session);
  await expect.element(screen.getByText('America/Los_Angeles')).toBeVisible();
  await expect.element(screen.getByText('No group')).not.toBeInTheDocument();
});

test('RT-34 the keyboard moves, unfolds and opens', async () => {
  const { screen, router } = await open('/locations');
  await expect.element(screen.getByRole('row', { name: /Pier 39/ })).toBeVisible();
  screen
    .getByRole('row', { name: /Bay Area/ })
    .element()
    .focus();
  await userEvent.keyboard('j{ArrowRight}');
  await expect.element(screen.getByText('Published and running')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations/pier'));
});

test('TN-26 a failed load says Unable to retrieve locations', async () => {
  const { screen } = await open('/locations', { 'GET /api/tenants/sync-status/harbor': { status: 500 } });
  await expect.element(screen.getByText('Unable to retrieve locations')).toBeVisible();
});

test('TN-17 TN-19 a credential is created and its secret shown this once', async () => {
  const { screen } = await open('/locations/pier?tab=credentials', {
    'POST /api/tenants/harbor/pier/api-credentials': { body: { id: 'cred_2', secret: 's3cr3t' } },
  });
  await expect.element(screen.getByRole('row', { name: /Counter 1/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Create credential' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.getByText('Enter a name.')).toBeVisible();
  await screen.getByLabelText('Name').fill('Counter 2');
  await screen.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.getByText('s3cr3t')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(screen.getByText('s3cr3t')).not.toBeInTheDocument();
});

test('TN-18 a credential is deleted after a confirm', async () => {
  const path = '/api/tenants/harbor/pier/api-credentials/cred_1/delete';
  const { screen } = await open('/locations/pier?tab=credentials', { [`POST ${path}`]: {} });
  await screen.getByRole('button', { name: 'Delete Counter 1' }).click();
  expect(server.to(path)).toHaveLength(0);
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await vi.waitFor(() => expect(server.to(path)).toHaveLength(1));
});

test('TN-17 without the rights there is no credentials tab; who may only look changes nothing', async () => {
  const looking = buildSession({ enabledFeatures: ['viewApiCreds'] });
  const { screen } = await open('/locations/pier?tab=credentials', {}, looking);
  await expect.element(screen.getByRole('row', { name: /Counter 1/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Create|Delete/ }).elements()).toHaveLength(0);
  expect(screen.getByRole('tab', { name: 'Published config' }).elements()).toHaveLength(0);
});

test.each([
  { feature: 'providerStaff', isShown: true },
  { feature: 'dashboard', isShown: false },
])('PM-47 the overrides of a location with $feature alone: $isShown', async ({ feature, isShown }) => {
  const { screen } = await open('/locations/pier', {}, buildSession({ enabledFeatures: [feature] }));
  await expect.element(screen.getByRole('heading', { name: 'Pier 39' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Overrides' }).elements()).toHaveLength(isShown ? 1 : 0);
});

test('RT-34 a location that is not there says so', async () => {
  const { screen } = await open('/locations/nowhere');
  await expect.element(screen.getByText('There is no such location')).toBeVisible();
});

test('RT-36 PM-54 TN-10 a location that no role reaches is not called deleted, and the list is one press away', async () => {
  const refused = { status: 403, body: { error: 'FORBIDDEN' } };
  const { screen, router } = await open('/locations/sea', { 'GET /api/tenants/harbor/sea': refused });
  await expect.element(screen.getByText('You do not have access to this location')).toBeVisible();
  expect(screen.getByText(/It may have been deleted/).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Show locations' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/locations'));
});
