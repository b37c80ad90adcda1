import { mostSavesAtOnce } from '@servery/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildLocation, seaport } from '../../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../../testing/servers/fake-server.ts';
import { noLayers } from '../../../testing/servers/menu-server.ts';
import { LocationsPage } from '../locations-page.tsx';

const configuring = buildSession({ enabledFeatures: ['accessConfigurationOptions', 'manageMenus'] });
const pier = buildLocation({ overrideChanges: { 'location-settings': { group: 0, own: 2 } } });
const sea = buildLocation(seaport);
const inner = buildLocation({ ...seaport, id: 'inner', name: 'Inner Harbor' });
const change = (path: readonly string[], from: unknown, to: unknown) => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path,
  from,
  to,
});
const own = [change(['hours', 'startOfWeek'], 0, 3), change(['tipsSettings', 'allowTipsPOS'], true, false)];
const copies = '/api/blobs/settings/company/harbor/copies';
const undo = '/api/blobs/settings/company/harbor/saves/undo';
const tips = [
  {
    name: 'Tips',
    place: '',
    sentences: [{ field: 'Tips at the point of sale', kind: 'changed', from: 'Yes', to: 'No', count: 1 }],
  },
];
const shown = { changes: tips, changeCount: 1, leftOut: [], secrets: 0 };
const kept = (tenantId: string, version = 0) => ({ tenantId, version });
const outcome = { saved: [kept('sea', 1)], unchanged: [], skipped: ['inner'], unfit: [] };

async function open(more: Answers = {}, session = configuring) {
  const server = fakeServer({
    'GET /api/tenants/sync-status/harbor': { body: [pier, sea, inner] },
    'GET /api/blobs/settings/location/pier': {
      body: {
        ...noLayers,
        id: 'set_harbor',
        ver: 7,
        overrideId: 'set_harbor__pier',
        overrideVer: 4,
        locationBlob: {},
        override: { id: 'set_harbor__pier', ver: 4, changes: own },
        groupOverride: null,
        withheld: [],
      },
    },
    [`POST ${copies}/preview`]: {
      body: { version: 4, groups: [{ ...shown, locations: [kept('sea'), kept('inner')] }] },
    },
    [`POST ${copies}`]: { body: outcome },
    [`POST ${undo}`]: { body: { ...outcome, saved: [kept('sea', 2)], skipped: [] } },
    ...more,
  });
  const opened = await openScreen({ paths: { '/locations': LocationsPage }, at: '/locations', session });
  return { ...opened, server };
}

const dialog = () => page.getByRole('dialog');

async function choose(...names: readonly string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Copy settings…' }).click();
  await dialog().getByRole('combobox', { name: 'Copy from' }).click();
  await page.getByRole('option', { name: 'Pier 39' }).click();
}

test('RT-34 sections of one location are chosen, what would change is read in sentences, and each location is saved', async () => {
  const { server } = await open();
  await choose('Seaport', 'Inner Harbor');
  await expect.element(dialog().getByRole('checkbox', { name: 'Hours (1)' })).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Copy to 2 locations' })).toBeDisabled();
  await dialog().getByRole('checkbox', { name: 'Payments (1)' }).click();
  await expectText(dialog().getByRole('region', { name: 'Tips' }), 'Tips at the point of sale: Yes to No');
  await expectText(dialog(), 'Inner Harbor, Seaport · 1 change');
  await expectAccessible();
  await dialog().getByRole('button', { name: 'Copy to 2 locations' }).click();
  await expectText(dialog(), '1 changed, 0 needed no change, 1 not changed, 0 not tried.');
  const left = dialog().getByRole('grid', { name: 'Not changed' });
  await expectText(left, 'Inner Harbor');
  await expectText(left, 'Someone else has changed it.');
  await expectAccessible();
  expect(server.to(copies)[0]?.body).toEqual({
    from: 'pier',
    version: 4,
    places: ['tenderTypes', 'tipsSettings', 'paidInOutAccounts'],
    locations: [kept('sea'), kept('inner')],
  });
  await dialog().getByRole('button', { name: 'Undo' }).click();
  await vi.waitFor(() => expect(server.to(undo)[0]?.body).toEqual({ locations: [kept('sea', 1)] }));
});

test('RT-34 what does not apply and secrets that stay are named before; the location itself is no target', async () => {
  const leftOut = [
    { name: 'Bar', place: '', sentences: [{ field: '', kind: 'added', from: null, to: 'Bar', count: 1 }] },
  ];
  const groups = [{ ...shown, leftOut, secrets: 2, locations: [kept('sea')] }];
  const { server } = await open({ [`POST ${copies}/preview`]: { body: { version: 4, groups } } });
  await choose('Pier 39', 'Seaport');
  await dialog().getByRole('checkbox', { name: 'Hours (1)' }).click();
  await expectText(dialog().getByRole('region', { name: 'Does not apply here' }), 'Bar');
  await expectText(dialog(), '2 passwords or keys are not copied');
  expect(server.to(`${copies}/preview`)[0]?.body).toMatchObject({ from: 'pier', locationIds: ['sea'] });
  await expect.element(dialog().getByRole('button', { name: 'Copy to 1 location' })).toBeEnabled();
});

test('RT-34 thousands go some with each call; who leaves the dialog is notified in the end', async () => {
  const many = Array.from({ length: 250 }, (_, at) => buildLocation({ ...seaport, id: `l${at}`, name: `Store ${at}` }));
  const asked = (body: unknown): { locationIds?: string[]; locations?: { tenantId: string }[] } =>
    JSON.parse(JSON.stringify(body));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { server } = await open({
    'GET /api/tenants/sync-status/harbor': { body: [pier, ...many] },
    [`POST ${copies}/preview`]: ({ body }) => ({
      body: { version: 4, groups: [{ ...shown, locations: (asked(body).locationIds ?? []).map((id) => kept(id)) }] },
    }),
    [`POST ${copies}`]: async ({ body }) => {
      await held;
      const saved = (asked(body).locations ?? []).map(({ tenantId }) => kept(tenantId, 1));
      return { body: { ...outcome, saved, skipped: [] } };
    },
  });
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Copy settings…' }).click();
  await dialog().getByRole('combobox', { name: 'Copy from' }).click();
  await page.getByRole('option', { name: 'Pier 39' }).click();
  await dialog().getByRole('checkbox', { name: 'Payments (1)' }).click();
  await expectText(dialog(), 'Store 0, Store 1, Store 2 and 247 more · 1 change');
  await dialog().getByRole('button', { name: 'Copy to 250 locations' }).click();
  await dialog().getByRole('button', { name: 'Keep working' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  release();
  await expect.element(page.getByText('Settings were copied to 250 locations.')).toBeVisible();
  expect(server.to(copies)).toHaveLength(250 / mostSavesAtOnce);
});

test('RT-34 PM-39 PM-56 who may not change settings there, or only looks on, is offered no copy', async () => {
  const looking = { ...configuring, isReadOnly: true };
  const elsewhere = buildSession({
    enabledFeatures: ['accessConfigurationOptions'],
    grantedRoles: [{ grantedOn: { type: 'LOCATION', id: 'pier' }, permissions: ['ACCESS_CONFIGURATION_OPTIONS'] }],
  });
  for (const session of [looking, elsewhere]) {
    const { screen } = await open({}, session);
    await page.getByRole('checkbox', { name: /Seaport/ }).click();
    await expect.element(page.getByRole('region', { name: '1 selected' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Copy settings…' }).elements()).toHaveLength(0);
    await screen.unmount();
  }
});

test('RT-34 a company where no location keeps settings of its own says how to begin', async () => {
  await open({ 'GET /api/tenants/sync-status/harbor': { body: [sea] } });
  await page.getByRole('checkbox', { name: /Seaport/ }).click();
  await page.getByRole('button', { name: 'Copy settings…' }).click();
  await expectText(dialog(), 'No location has settings overrides');
});
