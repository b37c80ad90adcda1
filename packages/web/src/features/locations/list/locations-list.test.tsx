import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildLocation, menuWaits, seaport } from '../../../testing/locations.ts';
import { nextDownload } from '../../../testing/next-download.ts';
import { buildSession, expectAccessible, openScreen } from '../../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../../testing/servers/fake-server.ts';
import { LocationsPage } from '../locations-page.tsx';

const editor = buildSession({ enabledFeatures: ['manageMenus', 'accessConfigurationOptions', 'editLocation'] });
const formula = '=HYPERLINK("http://x","Inner")';

beforeEach(() => localStorage.clear());

type OpenOptions = { readonly at?: string; readonly session?: typeof editor; readonly more?: Answers };

async function open({ at = '/locations', session = editor, more = {} }: OpenOptions = {}) {
  const server = fakeServer({
    'GET /api/tenants/sync-status/harbor': {
      body: [
        buildLocation(menuWaits),
        buildLocation(seaport),
        buildLocation({ ...seaport, id: 'inner', name: formula }),
      ],
    },
    ...more,
  });
  const paths = { '/locations': LocationsPage, '/menu/publish': () => null };
  return { ...(await openScreen({ paths, at, session })), server };
}

const head = (name: string) => page.getByRole('columnheader', { name });

test('RT-34 a head sorts by click and by key, and says so', async () => {
  await open();
  await head('POS version').getByRole('button').click();
  await expect.element(head('POS version')).toHaveAttribute('aria-sort', 'ascending');
  head('Location').getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(head('Location')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(head('POS version')).not.toHaveAttribute('aria-sort');
});

test('RT-34 columns are chosen from a menu, and the next visit shows the same', async () => {
  const first = await open();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Employment' }).click();
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Employment' })).not.toBeChecked();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(head('Employment')).not.toBeInTheDocument();
  await first.screen.unmount();
  await open();
  await expect.element(head('Settings')).toBeVisible();
  await expect.element(head('Employment')).not.toBeInTheDocument();
});

test('RT-34 T5 what the filters let through is exported, and a name is no formula', async () => {
  await open({ at: '/locations?group=bay' });
  const filtered = nextDownload();
  await page.getByRole('button', { name: 'Export 1 location as CSV' }).click();
  const lines = (await filtered).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Id,Location,Group,Street');
  expect(lines[1]).toContain('pier,Pier 39,Bay Area,');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  const whole = nextDownload();
  await page.getByRole('button', { name: 'Export 3 locations as CSV' }).click();
  expect(await whole).toContain(`"'=HYPERLINK(""http://x"",""Inner"")"`);
});

test('RT-34 of each document it counts the changes of the group and of the location, in the list, its details and the export', async () => {
  const overrideChanges = { menus: { group: 1, own: 1204 }, employment: { group: 0, own: 1 } };
  await open({ more: { 'GET /api/tenants/sync-status/harbor': { body: [buildLocation({ overrideChanges })] } } });
  const row = page.getByRole('row', { name: /Pier 39/ });
  await expect.element(row.getByRole('img', { name: '1 override of the group' })).toHaveTextContent('1');
  await expect.element(row.getByRole('img', { name: '1,204 overrides at this location' })).toHaveTextContent('1,204');
  expect(row.getByRole('img', { name: /override/ }).elements()).toHaveLength(3);
  await expectAccessible();
  const file = nextDownload();
  await page.getByRole('button', { name: 'Export 1 location as CSV' }).click();
  const [head = '', line = ''] = (await file).trim().split('\r\n');
  const cells = Object.fromEntries(
    head.split(',').map((name, at) => [name, line.replaceAll(/"[^"]*"/g, '').split(',')[at]]),
  );
  expect([cells['Menu overrides of the group'], cells['Menu overrides at this location']]).toEqual(['1', '1204']);
  expect([cells['Settings overrides of the group'], cells['Employment overrides at this location']]).toEqual([
    '0',
    '1',
  ]);
  row.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('1 override of the group · 1,204 overrides at this location')).toBeVisible();
});

test('RT-34 the selected locations, and only these, go to a new publish', async () => {
  const { router } = await open();
  await page.getByRole('checkbox', { name: /Seaport/ }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/menu/publish'));
  expect(router.state.location.state.publishLocations).toEqual(['sea']);
  expect(router.state.location.search).toEqual({ view: 'new' });
});

test('RT-34 the selected locations go to a publish at a time, or to a revert', async () => {
  const { router } = await open();
  for (const [name, start] of [
    ['Schedule…', 'schedule'],
    ['Revert…', 'revert'],
  ] as const) {
    await page.getByRole('checkbox', { name: /Seaport/ }).click();
    await page.getByRole('button', { name }).click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/menu/publish'));
    expect(router.state.location.state).toMatchObject({ publishLocations: ['sea'], publishStart: start });
    router.history.back();
    await expect.element(page.getByRole('checkbox', { name: /Seaport/ })).toBeVisible();
  }
});

test('RT-34 the menu of a row publishes at a time, reverts, and copies to this one location', async () => {
  const { router } = await open();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Seaport' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  for (const [name, start] of [
    ['Schedule…', 'schedule'],
    ['Revert…', 'revert'],
  ] as const) {
    await choose(name);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/menu/publish'));
    expect(router.state.location.state).toMatchObject({ publishLocations: ['sea'], publishStart: start });
    router.history.back();
    await expect.element(page.getByRole('button', { name: 'Actions for Seaport' })).toBeVisible();
  }
  await choose('Copy settings…');
  await expect.element(page.getByRole('dialog', { name: 'Copy settings to Seaport' })).toBeVisible();
});

test('RT-34 the selected locations are exported in the order of the list', async () => {
  await open();
  await page.getByRole('checkbox', { name: /Pier 39/ }).click();
  const chosen = nextDownload();
  await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Export' }).click();
  expect((await chosen).trim().split('\r\n')).toHaveLength(2);
});

test('RT-34 T5 who may neither publish nor edit finds only what reads in the bar and in the menu of a row', async () => {
  const looking = buildSession({ enabledFeatures: ['dashboard'] });
  await open({ session: { ...looking, grantedRoles: [] } });
  await page.getByRole('checkbox', { name: /Seaport/ }).click();
  const bar = page.getByRole('region', { name: '1 selected' });
  await expect.element(bar.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(bar.getByRole('button', { name: /Publish|Schedule|Revert|Move|Copy|Reset/ }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Actions for Pier 39' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Open' })).toBeVisible();
  expect(page.getByRole('menuitem').elements()).toHaveLength(1);
});

test('RT-34 the menu of a row opens, edits, publishes and moves, and does not open the row', async () => {
  const { router, server } = await open({ more: { 'POST /api/tenants/groups/harbor/bay/members': {} } });
  await page.getByRole('button', { name: 'Actions for Seaport' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'To Bay Area' })).toBeVisible();
  await expectAccessible();
  expect(
    page
      .getByRole('menuitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Open', 'Edit', 'Overrides', 'Publish…', 'Schedule…', 'Copy settings…', 'Revert…', 'To Bay Area']);
  expect(router.state.location.pathname).toBe('/locations');
  await page.getByRole('menuitem', { name: 'To Bay Area' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
  await vi.waitFor(() => expect(server.calls.some(({ body }) => JSON.stringify(body)?.includes('"sea"'))).toBe(true));
});

test('RT-34 ten thousand locations are sorted, and few rows are drawn', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => buildLocation({ id: `l${at}`, name: `Store ${at}` }));
  await open({ more: { 'GET /api/tenants/sync-status/harbor': { body: many } } });
  await expect.element(page.getByRole('row', { name: /Store 0/ })).toBeVisible();
  await head('Location').getByRole('button').click();
  await head('Location').getByRole('button').click();
  await expect.element(page.getByRole('row', { name: /Store 9999/ })).toBeVisible();
  expect(page.getByRole('row').elements().length).toBeLessThan(80);
});
