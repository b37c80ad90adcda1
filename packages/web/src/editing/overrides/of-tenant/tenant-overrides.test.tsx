import { newLocationSettings } from '@servery/domain';
import { expect, test, vi } from 'vitest';
import { buildSession, expectAccessible, openScreen } from '../../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../../testing/servers/fake-server.ts';
import { noLayers } from '../../../testing/servers/menu-server.ts';
import { TenantOverrides } from './tenant-overrides.tsx';

const startOfWeek = (from: number, to: number) => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['hours', 'startOfWeek'],
  from,
  to,
});
const name = (id: number, from: string, to: string) => ({
  kind: 'SIMPLE_FIELD_CHANGED',
  path: ['orderTypes', 'types', { id }, 'customName'],
  from,
  to,
});
const toGo = name(2, '', 'Pick up');
const savePath = '/api/blobs/settings/overrides/location/pier';

/** The group calls delivery `Brought to you`; so does the location by now, and it keeps two more values. */
function settingsServer(more: Answers = {}, withheld: readonly string[] = []) {
  let changes: object[] = [startOfWeek(0, 3), toGo, name(3, '', 'Brought to you')];
  let overrideVer = 4;
  const location = () => ({
    ...noLayers,
    id: 'set_harbor',
    ver: 7,
    overrideId: 'set_harbor__pier',
    overrideVer,
    groupOverrideId: 'set_harbor__bay',
    groupOverrideVer: 2,
    withheld,
    locationBlob: newLocationSettings(),
    override: { id: 'set_harbor__pier', ver: overrideVer, changes },
    groupOverride: { id: 'set_harbor__bay', ver: 2, changes: [name(3, '', 'Brought to you')] },
  });
  const saved: object[][] = [];
  fakeServer({
    'GET /api/configuration/harbor/overrides/pier': () => ({
      body:
        changes.length === 0
          ? []
          : [
              {
                kind: 'locationSettings',
                documentId: 'set_harbor',
                name: '',
                version: overrideVer,
                changes: changes.length,
                withheld: withheld.length,
              },
            ],
    }),
    'GET /api/blobs/settings/location/pier': () => ({ body: location() }),
    'GET /api/configuration/harbor/locationSettings/kept-since': {
      body: [{ path: toGo.path, version: 4, by: 'Sam Okafor', at: '2026-11-18T10:00:00.000Z' }],
    },
    [`PUT ${savePath}`]: ({ body }) => {
      const sent = JSON.parse(JSON.stringify(body));
      if (sent.overrideVer !== overrideVer) return { status: 409, body: { error: 'CONFLICTING EDIT', current: {} } };
      changes = sent.changes;
      overrideVer += 1;
      saved.push(sent.changes);
      const { locationBlob, override, groupOverride, ...versions } = location();
      return { body: versions };
    },
    ...more,
  });
  const saveMeanwhile = (next: object[]) => {
    changes = next;
    overrideVer += 1;
  };
  return { saved, saveMeanwhile };
}

async function open(session = buildSession()) {
  const Screen = () => <TenantOverrides tenantId="pier" name="Pier 39" />;
  return openScreen({ paths: { '/': Screen }, at: '/', session });
}

test('RT-37 TN-05 TN-06 each kept value in words, with what it would inherit, by whom, and which can be dropped', async () => {
  settingsServer();
  const { screen } = await open();
  await expect.element(screen.getByText('Pick up').first()).toBeVisible();
  await expect.element(screen.getByText(/Sam Okafor/)).toBeVisible();
  await expect.element(screen.getByText('Wednesday')).toBeVisible();
  await expect.element(screen.getByText(/inherited:/).first()).toBeVisible();
  await expect.element(screen.getByText('Matches the inherited value, so it can be reverted')).toBeVisible();
  await expectAccessible();
});

test('RT-37 one value is reverted, the others stay; Undo keeps it again', async () => {
  const { saved } = settingsServer();
  const { screen } = await open();
  await screen.getByRole('button', { name: /Revert .*Week starts/ }).click();
  await expect.element(screen.getByText('Wednesday')).not.toBeInTheDocument();
  expect(saved[0]).toHaveLength(2);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Wednesday')).toBeVisible();
  expect(saved[1]).toHaveLength(3);
});

test('RT-37 what equals the inherited is selected at once and dropped', async () => {
  const { saved } = settingsServer();
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Select the 1 that matches the inherited value' }).click();
  await screen.getByRole('button', { name: 'Revert selected' }).click();
  await vi.waitFor(() => expect(saved[0]).toEqual([startOfWeek(0, 3), toGo]));
});

test('RT-37 a value that somebody saved in between stays: exactly the chosen values go', async () => {
  const { saved, saveMeanwhile } = settingsServer();
  const { screen } = await open();
  await expect.element(screen.getByText('Pick up').first()).toBeVisible();
  saveMeanwhile([startOfWeek(0, 3), toGo, name(4, '', 'Curb')]);
  await screen.getByRole('button', { name: /Revert .*Week starts/ }).click();
  await vi.waitFor(() => expect(saved[0]).toEqual([toGo, name(4, '', 'Curb')]));
});

test('RT-37 a failed revert says so and changes nothing on the screen', async () => {
  settingsServer({ [`PUT ${savePath}`]: { status: 500 } });
  const { screen } = await open();
  await screen.getByRole('button', { name: /Revert .*Week starts/ }).click();
  await expect.element(screen.getByText('Unable to revert. Please try again later.')).toBeVisible();
  await expect.element(screen.getByText('Wednesday')).toBeVisible();
});

test('RT-37 PM-56 who views as another person finds nothing to revert', async () => {
  settingsServer();
  const { screen } = await open(buildSession({ isReadOnly: true }));
  await expect.element(screen.getByText('Pick up').first()).toBeVisible();
  expect(screen.getByRole('button', { name: /Revert/ }).elements()).toHaveLength(0);
});

test('RT-37 PM-39 whose role is granted at another location finds nothing to revert', async () => {
  settingsServer();
  const permissions = ['LOCATION_SETTINGS'];
  const grantedRoles = [{ grantedOn: { type: 'LOCATION', id: 'navy' } as const, permissions }];
  const { screen } = await open(buildSession({ enabledFeatures: ['locationSettings'], grantedRoles }));
  await expect.element(screen.getByText('Pick up').first()).toBeVisible();
  expect(screen.getByRole('button', { name: /Revert/ }).elements()).toHaveLength(0);
});

test('RT-37 PM-39 who may only look finds nothing to revert', async () => {
  settingsServer();
  const { screen } = await open(buildSession({ enabledFeatures: ['manageMenus'] }));
  await expect.element(screen.getByText('Pick up').first()).toBeVisible();
  expect(screen.getByRole('button', { name: /Revert/ }).elements()).toHaveLength(0);
});

test('RT-37 RT-47 who keeps nothing follows the values above in everything', async () => {
  settingsServer({ 'GET /api/configuration/harbor/overrides/pier': { body: [] } });
  const { screen } = await open();
  await expect.element(screen.getByText('Pier 39 inherits every value')).toBeVisible();
});

test('NG-66 values of sections that the person may not see are counted', async () => {
  settingsServer({}, ['creditAndGiftSettings']);
  const { screen } = await open();
  await expect
    .element(screen.getByText('1 more override is in sections that you do not have access to.'))
    .toBeVisible();
});
