import { newLocationSettings } from '@servery/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { auditRoutes } from '../../app/routes/audit-routes.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';
import { noLayers } from '../../testing/servers/menu-server.ts';
import { formatDateTime } from '../../ui/dates.ts';

const buildEntry = (overrides: object = {}) => ({
  sequence: 7,
  at: '2026-11-20T14:00:00.000Z',
  actorId: 'u1',
  actorName: 'Dana Whitfield',
  originalUserId: null,
  originalUserName: null,
  action: 'SAVE_OVERRIDE',
  sentence: { key: 'SAVE.menu', values: { name: 'Main menu', place: 'Pier 39', count: 2 } },
  lines: [],
  moreLines: 0,
  saved: null,
  subject: 'menu:m1',
  subjectName: 'Main menu',
  isSubjectThere: true,
  tenants: [{ id: '101', name: 'Pier 39' }],
  tenantCount: 1,
  details: {},
  address: '203.0.113.7',
  ...overrides,
});
const asAnother = buildEntry({
  sequence: 5,
  action: 'PUBLISH',
  sentence: { key: 'PUBLISH.locations', values: { name: 'pub_1', place: 'Pier 39', count: 12 } },
  originalUserId: 'u9',
  originalUserName: 'Pat Provider',
  subject: 'publication:pub_1',
  subjectName: 'Autumn menu',
});

async function openAudit(answers: FakeAnswers = {}, session = buildSession(), path = '/audit') {
  const facets = { actors: [{ id: 'u1', name: 'Dana Whitfield' }], actions: ['PUBLISH', 'SAVE_OVERRIDE'] };
  return renderApp({
    path,
    session,
    routes: auditRoutes,
    answers: {
      'GET /api/audit/2/facets': { body: facets },
      'GET /api/audit/2': ({ url }) => ({
        body: url.searchParams.has('before')
          ? {
              entries: [
                buildEntry({
                  sequence: 2,
                  action: 'DELETE_MENU',
                  sentence: { key: 'DELETE_MENU', values: { name: 'Lunch' } },
                }),
              ],
              next: null,
            }
          : { entries: [buildEntry(), asAnother], next: 5 },
      }),
      ...answers,
    },
  });
}

async function unfold(name: RegExp, at = 0) {
  await page.getByRole('row', { name }).nth(at).getByRole('button', { name: 'Show details' }).click();
}

test('an entry says who, as whom, what, where and from which address', async () => {
  await openAudit();
  await expect
    .element(page.getByRole('gridcell', { name: /Saved the menu Main menu for Pier 39: 2 changes/ }))
    .toBeVisible();
  await expect.element(page.getByText('Published menu and settings to 12 locations')).toBeVisible();
  await expect.element(page.getByText('Autumn menu')).toBeVisible();
  await expect.element(page.getByText('Pat Provider')).toBeVisible();
  await expect.element(page.getByText('as Dana Whitfield')).toBeVisible();
  await expect.element(page.getByText('203.0.113.7').first()).toBeVisible();
});

test('LG-14 a failed sign-in says so in words, with its reason', async () => {
  const failed = buildEntry({
    action: 'LOGIN_FAILED',
    sentence: { key: 'LOGIN_FAILED.WRONG_PASSWORD', values: { name: 'Dana Whitfield', place: 'Harbor Pizza Co.' } },
    subject: 'user:u1',
    tenants: [],
    tenantCount: 0,
  });
  await openAudit({ 'GET /api/audit/2': { body: { entries: [failed], next: null } } });
  await expect.element(page.getByText('Failed to sign in: wrong password')).toBeVisible();
});

test('what is scheduled says when in the time of the reader, and an unknown action says its name', async () => {
  const values = { name: 'p', place: 'Pier 39', count: 3, at: '2026-11-25T15:00:00.000Z' };
  const later = buildEntry({ sentence: { key: 'PUBLISH_LATER.employment', values } });
  const unknown = buildEntry({ sequence: 6, sentence: { key: 'FUTURE', values: {} } });
  await openAudit({ 'GET /api/audit/2': { body: { entries: [later, unknown], next: null } } });
  const shown = formatDateTime('2026-11-25T15:00:00.000Z');
  await expect
    .element(page.getByText(`Scheduled employment for 3 locations, to publish ${shown}`, { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('FUTURE', { exact: true })).toBeVisible();
});

test('a changed role unfolds to what stood before and after, permissions by their names, and leads to the role', async () => {
  const changed = buildEntry({
    action: 'EDIT_ROLE',
    sentence: { key: 'EDIT_ROLE', values: { name: 'Shift Lead', place: 'Harbor Pizza Co.' } },
    subject: 'role:r1',
    subjectName: 'Shift Lead',
    lines: [
      { field: 'name', kind: 'changed', from: 'Lead', to: 'Shift Lead' },
      { field: 'permission', kind: 'added', from: null, to: 'USER_ADMIN' },
      { field: 'jobs', kind: 'changed', from: null, to: null },
      { field: 'online', kind: 'changed', from: false, to: true },
    ],
    moreLines: 7,
  });
  const { router } = await openAudit({ 'GET /api/audit/2': { body: { entries: [changed], next: null } } });
  await unfold(/Changed the role Shift Lead/);
  const lines = page.getByRole('list').filter({ hasText: 'Manage Employees' });
  await expect
    .element(lines)
    .toHaveTextContent(
      'Name: Lead to Shift LeadPermission: Manage Employees addedJobs and wages: changedOnline license: No to Yes7 more',
    );
  await page.getByRole('link', { name: 'Open Shift Lead' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/roles/r1');
});

const saved = { kind: 'locationSettings', documentId: 'set_2', tenantId: '101', version: 3, changes: 1 };
const settingsSave = buildEntry({
  sentence: { key: 'SAVE.locationSettings', values: { name: 'set_2', place: 'Pier 39', count: 1 } },
  subject: 'locationSettings:set_2',
  subjectName: null,
  saved,
});
const oneEntry = (entry: object): FakeAnswers => ({ 'GET /api/audit/2': { body: { entries: [entry], next: null } } });
const history = 'GET /api/configuration/2/locationSettings/history/3';
const settings = {
  ...{ ...noLayers, id: 'set_2', ver: 1 },
  ...{ locationBlob: newLocationSettings(), override: null, groupOverride: null, withheld: [] },
};
const version = {
  ...{ version: 3, by: 'Dana', at: '2026-11-20T14:00:00.000Z', automatic: false, changeCount: 1, withheld: [] },
  changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path: ['deferredOrders', 'maxOrderLeadDays'], from: 15, to: 20 }],
};
const tips = { kind: 'SIMPLE_FIELD_CHANGED', path: ['tipsSettings', 'allowTipsPOS'], from: true, to: false };

test('a save unfolds to the sentences of its version, asked for when it unfolds, and each leads to its own screen', async () => {
  const { calls } = await openAudit({
    ...oneEntry(settingsSave),
    [history]: { body: { ...version, changeCount: 2, changes: [...version.changes, tips] } },
    'GET /api/blobs/settings/location/101': { body: settings },
  });
  const sentence = 'Saved the location settings for Pier 39: 1 change';
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(calls.some(({ path }) => path.includes('/history'))).toBe(false);
  await unfold(new RegExp(sentence));
  await expect.element(page.getByText(/15/).first()).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: '20' })).toBeVisible();
  const asked = calls.find(({ path }) => path.includes('/history'));
  expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
    documentId: 'set_2',
    tenantId: '101',
  });
  const lines = page.getByRole('list').filter({ hasText: '15' }).getByRole('link');
  const addresses = lines.elements().map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/locationSettings/orderTypes?companyId=2&locationId=101&field=deferredOrders.maxOrderLeadDays',
    '/locationSettings/payments?companyId=2&locationId=101&field=tipsSettings.allowTipsPOS',
  ]);
  await expectAccessible();
});

test.each([
  [{ status: 403 }, 'Only people with access to this document can see what changed.'],
  [{ status: 404 }, 'The document was deleted, and its changes with it.'],
  [{ status: 400, body: { errors: [] } }, 'The history could not be retrieved.'],
  [{ body: { ...version, changes: [] } }, 'Only people with access to this document can see what changed.'],
  [{ body: { ...version, changes: null } }, 'This change is over 8 MB and too large to show.'],
])('T5 what may not be read or is gone unfolds to a sentence that says so (%j)', async (answer, words) => {
  await openAudit({ ...oneEntry(settingsSave), [history]: answer });
  await unfold(/Saved the location settings/);
  await expect.element(page.getByText(words)).toBeVisible();
});

test('sign-ins show when they are asked for; the address keeps that, and an action decides on its own', async () => {
  const { calls, router } = await openAudit();
  const asked = () => calls.findLast(({ path }) => path === '/api/audit/2')?.url.searchParams.get('kind');
  await expect.poll(asked).toBe('changes');
  await page.getByText('Sign-ins', { exact: true }).click();
  await expect.poll(() => router.state.location.search).toMatchObject({ kind: 'sign-ins' });
  await expect.poll(asked).toBe('signIns');
  await page.getByText('All', { exact: true }).click();
  await expect.poll(asked).toBe(null);
  await page.getByText('Changes', { exact: true }).click();
  await expect.poll(() => 'kind' in router.state.location.search).toBe(false);
  await router.navigate({ to: '.', search: (before: object) => ({ ...before, action: 'LOGIN' }) });
  await expect.poll(asked).toBe(null);
  await expect.element(page.getByRole('radio', { name: 'Sign-ins' })).toBeChecked();
});

test('what was deleted, or is not the reader’s to open, leads nowhere', async () => {
  const gone = buildEntry({ subject: 'role:r1', subjectName: 'Shift Lead', isSubjectThere: false });
  const elsewhere = buildEntry({ sequence: 6, subject: 'location:999', subjectName: 'Elsewhere' });
  await openAudit({ 'GET /api/audit/2': { body: { entries: [gone, elsewhere], next: null } } });
  for (const row of [0, 1]) await unfold(/Saved the menu/, row);
  await expect.element(page.getByRole('button', { name: 'Hide details' }).nth(1)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Open / })).not.toBeInTheDocument();
});

test('older entries are loaded by the key of the last', async () => {
  const { calls } = await openAudit();
  await page.getByRole('button', { name: 'Load older entries' }).click();
  await expect.element(page.getByRole('gridcell', { name: /Deleted the menu Lunch/ })).toBeVisible();
  expect(calls.some(({ url }) => url.searchParams.get('before') === '5')).toBe(true);
  await expect.element(page.getByText('End of the log')).toBeVisible();
});

test('filters are kept in the address and reach the server and the export', async () => {
  const { calls, router } = await openAudit({}, buildSession(), '/audit?action=PUBLISH');
  await page.getByRole('searchbox', { name: 'Object' }).fill('main');
  await expect.poll(() => router.state.location.search).toMatchObject({ object: 'main', action: 'PUBLISH' });
  await expect.poll(() => calls.at(-1)?.url.search).toContain('object=main');
  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect.element(link).toHaveAttribute('href', '/api/audit/2/export?object=main&action=PUBLISH');
});

test('a person who may not read it is informed, and nothing is asked', async () => {
  const { calls } = await openAudit({}, buildSession({ enabledFeatures: ['dashboard'] }));
  await expect.element(page.getByText('You do not have access to the audit')).toBeVisible();
  expect(calls.some(({ path }) => path.startsWith('/api/audit'))).toBe(false);
});

test('a failure offers to try again', async () => {
  await openAudit({ 'GET /api/audit/2': { status: 400, body: { errors: [] } } });
  await expect.element(page.getByText('The audit could not be loaded')).toBeVisible();
});

test('the audit has no accessibility violation', async () => {
  await openAudit();
  await expect
    .element(page.getByRole('gridcell', { name: /Saved the menu Main menu for Pier 39: 2 changes/ }))
    .toBeVisible();
  await expectAccessible();
});
