import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { auditRoutes } from '../../app/routes/audit-routes.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import type { FakeAnswers } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const buildEntry = (overrides: object = {}) => ({
  sequence: 7,
  at: '2026-11-20T14:00:00.000Z',
  actorId: 'u1',
  actorName: 'Dana Whitfield',
  originalUserId: null,
  originalUserName: null,
  action: 'SAVE_OVERRIDE',
  subject: 'menu:m1',
  subjectName: 'Main menu',
  tenants: [{ id: '101', name: 'Pier 39' }],
  details: { version: 4 },
  address: '203.0.113.7',
  ...overrides,
});
const asAnother = buildEntry({
  sequence: 5,
  action: 'PUBLISH',
  originalUserId: 'u9',
  originalUserName: 'Pat Provider',
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
          ? { entries: [buildEntry({ sequence: 2, action: 'DELETE_MENU' })], next: null }
          : { entries: [buildEntry(), asAnother], next: 5 },
      }),
      ...answers,
    },
  });
}

test('an entry says who, as whom, what, where and from which address', async () => {
  await openAudit();
  await expect.element(page.getByRole('gridcell', { name: /Save override/ })).toBeVisible();
  await expect.element(page.getByText('Main menu · menu').first()).toBeVisible();
  await expect.element(page.getByText('Pat Provider')).toBeVisible();
  await expect.element(page.getByText('as Dana Whitfield')).toBeVisible();
  await expect.element(page.getByText('203.0.113.7').first()).toBeVisible();
});

test('LG-14 a failed sign-in says so in words, with its reason', async () => {
  const failed = buildEntry({
    action: 'LOGIN_FAILED',
    subject: 'user:u1',
    subjectName: 'Dana Whitfield',
    tenants: [],
    details: { reason: 'WRONG_PASSWORD' },
  });
  await openAudit({ 'GET /api/audit/2': { body: { entries: [failed], next: null } } });
  await expect.element(page.getByText('Sign-in failed')).toBeVisible();
  await expect.element(page.getByText('Dana Whitfield · person · wrong password')).toBeVisible();
});

test('what has no name of its own is told by its kind; what is gone by its id too', async () => {
  const settings = buildEntry({ subject: 'locationSettings:set_2', subjectName: null });
  const gone = buildEntry({ sequence: 6, action: 'DELETE_ROLE', subject: 'role:r9', subjectName: null });
  await openAudit({ 'GET /api/audit/2': { body: { entries: [settings, gone], next: null } } });
  await expect.element(page.getByText('location settings', { exact: true })).toBeVisible();
  await expect.element(page.getByText('role · r9', { exact: true })).toBeVisible();
});

test('older entries are loaded by the key of the last', async () => {
  const { calls } = await openAudit();
  await page.getByRole('button', { name: 'Load older entries' }).click();
  await expect.element(page.getByRole('gridcell', { name: /Delete menu/ })).toBeVisible();
  expect(calls.some(({ url }) => url.searchParams.get('before') === '5')).toBe(true);
  await expect.element(page.getByText('That is all there is.')).toBeVisible();
});

test('filters stand in the address and reach the server and the export', async () => {
  const { calls, router } = await openAudit({}, buildSession(), '/audit?action=PUBLISH');
  await page.getByRole('searchbox', { name: 'Object' }).fill('main');
  await expect.poll(() => router.state.location.search).toMatchObject({ object: 'main', action: 'PUBLISH' });
  await expect.poll(() => calls.at(-1)?.url.search).toContain('object=main');
  const link = page.getByRole('link', { name: 'Export CSV' });
  await expect.element(link).toHaveAttribute('href', '/api/audit/2/export?object=main&action=PUBLISH');
});

test('who may not read it is told so, and nothing is asked', async () => {
  const { calls } = await openAudit({}, buildSession({ enabledFeatures: ['dashboard'] }));
  await expect.element(page.getByText('You may not read the audit')).toBeVisible();
  expect(calls.some(({ path }) => path.startsWith('/api/audit'))).toBe(false);
});

test('a failure offers to try again', async () => {
  await openAudit({ 'GET /api/audit/2': { status: 400, body: { errors: [] } } });
  await expect.element(page.getByText('The audit could not be loaded')).toBeVisible();
});

test('the audit has no accessibility violation', async () => {
  await openAudit();
  await expect.element(page.getByRole('gridcell', { name: /Save override/ })).toBeVisible();
  await expectAccessible();
});
