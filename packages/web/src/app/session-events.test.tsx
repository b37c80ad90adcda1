import { describe, expect, test } from 'vitest';
import { call } from '../api/call.ts';
import { keepAlive } from '../session/session-calls.ts';
import { currentSession } from '../session/session-store.ts';
import { useReportUnsaved } from '../session/unsaved-work.ts';
import { buildSession } from '../testing/build-session.ts';
import { renderApp } from '../testing/screens/render-app.tsx';

const timedOut = { status: 401, body: { error: 'UNAUTHORIZED' } };

async function openHome(answers = {}) {
  const opened = await renderApp({ answers });
  await expect.element(opened.screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  return opened;
}

describe('a session that timed out', () => {
  test('SE-07 a call that somebody asked for ends the session and goes to login', async () => {
    const { screen, router } = await openHome({
      'GET /api/companies/': timedOut,
      'GET /api/session/status': () => (currentSession() === null && askedOnce() ? timedOut : { body: buildSession() }),
    });
    await call('listCompanies');
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    await expect.element(screen.getByText('Session Expired')).toBeVisible();
    expect(currentSession()).toBeNull();
  });

  test('SE-01 SE-02 SE-06 SH-26 keep-alive asks for the password again, and everything stays', async () => {
    let isOver = false;
    const { screen, calls } = await openHome({
      'GET /api/session/status': () => (isOver ? timedOut : { body: buildSession() }),
      'POST /api/session/login': { body: buildSession() },
    });
    isOver = true;
    await keepAlive('2');
    await expect.element(screen.getByRole('dialog', { name: 'Session Timeout' })).toBeVisible();
    const sentence = 'Your session has timed out. Please provide your password to login again.';
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await screen.getByLabelText('Password', { exact: true }).fill('demo1234');
    await screen.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    const login = calls.find(({ url }) => url.pathname === '/api/session/login');
    expect(login?.body).toEqual({ email: 'dana.whitfield@harborpizza.example', password: 'demo1234', companyId: '2' });
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  });

  test('SE-06 a draft with changes is never thrown out, no matter who asked', async () => {
    const { screen, router } = await renderApp({
      path: '/menu/menuItems',
      pages: { '/menu/menuItems': Editor },
      answers: { 'GET /api/companies/': timedOut },
    });
    await expect.element(screen.getByRole('heading', { name: 'Editor' })).toBeVisible();
    await call('listCompanies');
    await expect.element(screen.getByRole('dialog', { name: 'Session Timeout' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/menu/menuItems');
  });

  test('SE-03 SE-04 another user goes to login', async () => {
    let isOver = false;
    const { screen, router } = await openHome({
      'GET /api/session/status': () => (isOver ? timedOut : { body: buildSession() }),
    });
    isOver = true;
    await keepAlive('2');
    await screen.getByRole('button', { name: 'Log in as a different user' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    expect(currentSession()).toBeNull();
  });
});

test('ER-05 ER-11 ER-12 HM-02 a 403 says so and goes home with the status asked again', async () => {
  const { screen, router, calls } = await openHome({
    'GET /api/companies/': { status: 403, body: { error: 'FORBIDDEN' } },
  });
  await call('listCompanies');
  await expect.element(screen.getByText('You are not authorized to perform the requested action.')).toBeVisible();
  await expect.poll(() => router.state.location.search).toMatchObject({ getStatus: '1' });
  await expect.poll(() => calls.filter(({ url }) => url.pathname === '/api/session/status').length).toBe(2);
});

test('ER-11 two calls of a screen that are refused together are told once', async () => {
  const { screen } = await openHome({ 'GET /api/companies/': { status: 403, body: { error: 'FORBIDDEN' } } });
  const sentence = 'You are not authorized to perform the requested action.';
  await Promise.all([1, 2].map(() => call('listCompanies')));
  await expect.element(screen.getByText(sentence).first()).toBeVisible();
  expect(screen.getByText(sentence).elements()).toHaveLength(1);
});

test('a person who lost a right while a call was under way is informed', async () => {
  const { screen, router } = await openHome({
    'GET /api/companies/': { status: 403, body: { error: 'RIGHTS_CHANGED' } },
  });
  await call('listCompanies');
  await expect.element(screen.getByText(/Your permissions changed in the meantime/)).toBeVisible();
  await expect.poll(() => router.state.location.search).toMatchObject({ getStatus: '1' });
});

test('a busy server is asked again automatically, which a notice says until there is an answer', async () => {
  let isBusy = true;
  const { screen, calls } = await openHome({
    'POST /api/session/own/endOthers': () =>
      isBusy ? { status: 503, body: { error: 'BUSY' }, headers: { 'retry-after': '0.1' } } : { status: 204 },
  });
  const answered = call('endOtherSessions');
  await expect.element(screen.getByText(/The server is busy\. Trying again automatically/)).toBeVisible();
  isBusy = false;
  expect(await answered).toMatchObject({ status: 'ok' });
  expect(calls.filter(({ path }) => path === '/api/session/own/endOthers').length).toBeGreaterThan(1);
  await expect.element(screen.getByText(/The server is busy/)).not.toBeInTheDocument();
});

function Editor() {
  useReportUnsaved(true);
  return <h1>Editor</h1>;
}

let asked = 0;
function askedOnce(): boolean {
  asked += 1;
  return asked > 1;
}

test.each([
  ['DATABASE_UNAVAILABLE', 503, /cannot reach its database at the moment\. Nothing was saved/],
  ['DATABASE_BUSY', 503, /database is busy\. Nothing was saved/],
  ['OUTCOME_UNKNOWN', 503, /may or may not be saved/],
  ['STORAGE_FULL', 507, /disk of the server is full\. Nothing was saved/],
])('%s is reported once, in words, and leaves the screen as it is', async (error, status, sentence) => {
  const { screen, router } = await openHome({ 'POST /api/session/own/endOthers': { status, body: { error } } });
  const before = router.state.location.href;
  await Promise.all([1, 2].map(() => call('endOtherSessions')));
  await expect.element(screen.getByText(sentence)).toBeVisible();
  expect(screen.getByText(sentence).elements()).toHaveLength(1);
  expect(router.state.location.href).toBe(before);
});
