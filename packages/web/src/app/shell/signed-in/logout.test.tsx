import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentSession } from '../../../session/session-store.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { buildLocation, menuWaits } from '../../../testing/locations.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

/** Tests run inside a frame; these are about the console in a window of its own. */
beforeEach(() => {
  vi.stubGlobal('self', window.top);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const waiting = buildLocation(menuWaits);

async function logOut(answers: FakeAnswers = {}) {
  const opened = await renderApp({ answers });
  await expect.element(opened.screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  await expect.element(opened.screen.getByText(/^Checked/)).toBeVisible();
  await opened.screen.getByRole('button', { name: /^User menu/ }).click();
  await opened.screen.getByRole('menuitem', { name: 'Logout' }).click();
  return opened;
}

/** Signed in until the console logs out. */
function signedInUntilLogout(session: unknown): FakeAnswers {
  let isOut = false;
  return {
    'GET /api/session/status': () => (isOut ? { status: 401 } : { body: session }),
    'GET /api/session/logout': () => {
      isOut = true;
      return { body: {} };
    },
  };
}

describe('logout', () => {
  test('SH-11 SE-14 SE-15 ends the session, clears the user and goes to login', async () => {
    const { router, calls } = await logOut(signedInUntilLogout(buildSession()));
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    const call = calls.find(({ url }) => url.pathname === '/api/session/logout');
    expect(call?.headers.get('x-servery-request')).toBe('1');
    expect(currentSession()).toBeNull();
  });

  test('SE-16 with unpublished changes it asks first', async () => {
    const { screen, calls } = await logOut({ 'GET /api/tenants/sync-status/2': { body: [waiting] } });
    const dialog = screen.getByRole('dialog', { name: 'Are You Sure?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.some(({ url }) => url.pathname === '/api/session/logout')).toBe(false);
    expect(currentSession()).not.toBeNull();
  });

  test('SE-17 a logout that fails says so', async () => {
    const { screen } = await logOut({ 'GET /api/session/logout': { status: 500 } });
    await expect.element(screen.getByText('Unable to Log Out, please try again later.')).toBeVisible();
  });
});
