import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildLocation, seaport } from '../../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../../testing/servers/fake-server.ts';
import { LocationsPage } from '../locations-page.tsx';

const configuring = buildSession({ enabledFeatures: ['accessConfigurationOptions', 'manageMenus'] });
const overrideChanges = { 'location-settings': { group: 0, own: 2 } };
const pier = buildLocation({ overrideChanges });
const sea = buildLocation({ ...seaport, overrideChanges });
const inner = buildLocation({ ...seaport, id: 'inner', name: 'Inner Harbor' });
const settings = '/api/blobs/settings/company/harbor';
const tips = [
  {
    name: 'Tips',
    place: '',
    sentences: [{ field: 'Tips at the point of sale', kind: 'changed', from: 'No', to: 'Yes', count: 1 }],
  },
];
const kept = (tenantId: string, version = 4) => ({ tenantId, version });
const group = { locations: [kept('pier'), kept('sea')], changes: tips, changeCount: 1, leftOut: [], secrets: 0 };
const outcome = { saved: [kept('pier', 5)], unchanged: [], skipped: ['sea'], unfit: [] };
const counts = [
  { place: 'hours', changes: 3 },
  { place: 'tipsSettings', changes: 2 },
  { place: 'tenderTypes', changes: 1 },
];

async function open(more: Answers = {}, session = configuring) {
  const server = fakeServer({
    'GET /api/tenants/sync-status/harbor': { body: [pier, sea, inner] },
    [`POST ${settings}/own`]: { body: counts },
    [`POST ${settings}/resets/preview`]: { body: { groups: [group] } },
    [`POST ${settings}/resets`]: { body: outcome },
    [`POST ${settings}/saves/undo`]: { body: { ...outcome, saved: [kept('pier', 6)], skipped: [] } },
    ...more,
  });
  const opened = await openScreen({ paths: { '/locations': LocationsPage }, at: '/locations', session });
  return { ...opened, server };
}

const dialog = () => page.getByRole('dialog');

async function choose(...names: readonly string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Reset settings…' }).click();
}

test('RT-37 sections are chosen, what would change is read in sentences, and each location that keeps something is saved', async () => {
  const { server } = await open();
  await choose('Pier 39', 'Seaport', 'Inner Harbor');
  await expect.element(dialog().getByRole('checkbox', { name: 'Hours (3)' })).toBeVisible();
  await expectText(dialog(), '1 of the selected locations has no settings overrides and stays unchanged.');
  await expect.element(dialog().getByRole('button', { name: 'Reset 2 locations' })).toBeDisabled();
  await dialog().getByRole('checkbox', { name: 'Payments (3)' }).click();
  await expectText(dialog().getByRole('region', { name: 'Tips' }), 'Tips at the point of sale: No to Yes');
  await expectText(dialog(), 'Pier 39, Seaport · 1 change');
  await expectAccessible();
  await dialog().getByRole('button', { name: 'Reset 2 locations' }).click();
  await expectText(dialog(), '1 changed, 0 needed no change, 1 not changed, 0 not tried.');
  const left = dialog().getByRole('grid', { name: 'Not changed' });
  await expectText(left, 'Someone else has changed it.');
  expect(server.to(`${settings}/own`)[0]?.body).toMatchObject({ locationIds: ['pier', 'sea'] });
  expect(server.to(`${settings}/resets`)[0]?.body).toEqual({
    places: ['tenderTypes', 'tipsSettings', 'paidInOutAccounts'],
    locations: [kept('pier'), kept('sea')],
  });
  await dialog().getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() =>
    expect(server.to(`${settings}/saves/undo`)[0]?.body).toEqual({ locations: [kept('pier', 5)] }),
  );
  await expectText(dialog(), '1 changed, 0 needed no change, 0 not changed, 0 not tried.');
  expect(dialog().getByRole('button', { name: 'Undo' }).elements()).toHaveLength(0);
});

test('RT-37 the menu of a row resets this one location; who leaves the dialog is notified in the end', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await open({
    [`POST ${settings}/resets`]: async () => {
      await held;
      return { body: { ...outcome, skipped: [] } };
    },
  });
  await page.getByRole('button', { name: 'Actions for Pier 39' }).click();
  await page.getByRole('menuitem', { name: 'Reset settings…' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Reset settings of Pier 39' })).toBeVisible();
  await dialog().getByRole('checkbox', { name: 'Payments (3)' }).click();
  await dialog().getByRole('button', { name: 'Reset 1 location' }).click();
  await dialog().getByRole('button', { name: 'Keep working' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  release();
  await expect.element(page.getByText('Settings of 1 location were reset.')).toBeVisible();
});

test('RT-37 where nothing is kept, or nothing that the person may see, it says so', async () => {
  const { screen } = await open({ [`POST ${settings}/own`]: { body: [] } });
  await choose('Pier 39');
  await expectText(dialog(), 'Nothing to reset');
  await screen.unmount();
  const { server } = await open();
  await choose('Inner Harbor');
  await expectText(dialog(), 'Nothing to reset');
  expect(server.to(`${settings}/own`)).toHaveLength(0);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Actions for Inner Harbor' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Copy settings…' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Reset settings…' }).elements()).toHaveLength(0);
});

test('RT-37 what a copy that has just ended made locations keep is offered once the list says so', async () => {
  const { promise: refreshed, resolve: refresh } = Promise.withResolvers<void>();
  let asked = 0;
  const { queries } = await open({
    'GET /api/tenants/sync-status/harbor': async () => {
      asked += 1;
      if (asked === 1) return { body: [buildLocation(), inner] };
      await refreshed;
      return { body: [pier, inner] };
    },
  });
  await page.getByRole('checkbox', { name: /Pier 39/ }).click();
  void queries.invalidateQueries({ queryKey: ['sync-status'] });
  await page.getByRole('button', { name: 'Reset settings…' }).click();
  await expectText(dialog(), 'Nothing to reset');
  refresh();
  await expect.element(dialog().getByRole('checkbox', { name: 'Hours (3)' })).toBeVisible();
});

test('RT-37 a failure says so and asks again', async () => {
  let isDown = true;
  await open({
    [`POST ${settings}/own`]: () => (isDown ? { status: 500, body: { error: 'INTERNAL' } } : { body: counts }),
  });
  await choose('Pier 39');
  await expectText(dialog(), 'The overrides of these locations could not be loaded');
  isDown = false;
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByRole('checkbox', { name: 'Hours (3)' })).toBeVisible();
});

test('RT-37 PM-39 PM-56 who may not change settings there, or only looks on, is offered no reset', async () => {
  const looking = { ...configuring, isReadOnly: true };
  const elsewhere = buildSession({
    enabledFeatures: ['accessConfigurationOptions'],
    grantedRoles: [{ grantedOn: { type: 'LOCATION', id: 'inner' }, permissions: ['ACCESS_CONFIGURATION_OPTIONS'] }],
  });
  for (const session of [looking, elsewhere]) {
    const { screen } = await open({}, session);
    await page.getByRole('checkbox', { name: /Seaport/ }).click();
    await expect.element(page.getByRole('region', { name: '1 selected' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Reset settings…' }).elements()).toHaveLength(0);
    await page.getByRole('button', { name: 'Actions for Seaport' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    expect(page.getByRole('menuitem', { name: /Reset|Copy/ }).elements()).toHaveLength(0);
    await screen.unmount();
  }
});
