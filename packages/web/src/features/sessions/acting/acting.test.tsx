import { describe, expect, test } from 'vitest';
import { keepAlive } from '../../../session/session-calls.ts';
import { currentSession } from '../../../session/session-store.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

const mia = { userId: 'u2', name: 'Mia Manager', email: 'mia@harbor.example', roles: ['Store Manager'] };
const acting = buildSession({
  userId: 'u2',
  userDisplayName: 'Mia Manager',
  originalUserId: 'u1',
  originalUserName: 'Dana Whitfield',
  isReadOnly: false,
});
const banner = 'You are acting as Mia Manager.';

async function openList(answers: FakeAnswers = {}) {
  const opened = await renderApp({
    path: '/actAs',
    answers: {
      'GET /api/users/2/actable': { body: [mia] },
      'POST /api/users/2/u2/actAs': { body: acting },
      ...answers,
    },
  });
  await expect.element(opened.screen.getByRole('heading', { name: 'Act as Another Person', level: 1 })).toBeVisible();
  return opened;
}

async function openActing(answers: FakeAnswers = {}, session = acting) {
  const opened = await renderApp({ session, answers });
  await expect.element(opened.screen.getByRole('heading', { name: 'Welcome, Mia Manager' })).toBeVisible();
  return opened;
}

describe('acting as another person', () => {
  test('the list finds people by name, with the search in the address', async () => {
    const { screen, calls, router } = await openList({
      'GET /api/users/2/actable': ({ url }) => ({ body: url.searchParams.get('search') === 'nobody' ? [] : [mia] }),
    });
    await expect.element(screen.getByText('Store Manager')).toBeVisible();
    await screen.getByRole('searchbox').fill('nobody');
    await expect.element(screen.getByText('No people found')).toBeVisible();
    expect(router.state.location.search).toMatchObject({ q: 'nobody' });
    expect(calls.filter(({ url }) => url.pathname.endsWith('/actable'))).toHaveLength(2);
  });

  test('PM-56 EN-01 one goes home as that person, with a banner that names both', async () => {
    const { screen, router, calls } = await openList();
    await screen.getByRole('button', { name: 'Act as Mia Manager' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
    await expect.element(screen.getByText(banner)).toBeVisible();
    await expect
      .element(screen.getByText('You are Dana Whitfield; everything is recorded under both names.'))
      .toBeVisible();
    const call = calls.find(({ url }) => url.pathname.endsWith('/actAs'));
    expect(call?.body).toEqual({ readOnly: false });
    expect(calls.filter(({ url }) => url.pathname.endsWith('/actable'))).toHaveLength(1);
  });

  test('looking on says that nothing can be changed', async () => {
    const { screen } = await openActing({}, { ...acting, isReadOnly: true });
    await expect.element(screen.getByText('You are viewing as Mia Manager. Nothing can be changed.')).toBeVisible();
  });

  test('while one acts, the list says that one has to return first', async () => {
    const { screen, calls } = await renderApp({ path: '/actAs', session: acting });
    await expect.element(screen.getByText('You are already acting as another person')).toBeVisible();
    await expect.element(screen.getByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
    expect(calls.filter(({ url }) => url.pathname.endsWith('/actable'))).toEqual([]);
  });

  test('Return to myself goes home as oneself', async () => {
    const { screen } = await openActing({ 'POST /api/session/return': { body: buildSession() } });
    await screen.getByRole('button', { name: 'Return to myself' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    await expect.element(screen.getByText(banner)).not.toBeInTheDocument();
  });

  test('the account of that person is out of reach: neither password nor sessions', async () => {
    const { screen } = await openActing();
    await screen.getByRole('button', { name: /^User menu/ }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Change Password' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('menuitem', { name: 'My Sessions' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('menuitem', { name: 'Act as Another Person' })).not.toBeInTheDocument();
  });

  test('SE-01 when it times out nobody asks for a password that nobody here has', async () => {
    let isOver = false;
    const { screen, router } = await openActing({
      'GET /api/session/status': () =>
        isOver ? { status: 401, body: { error: 'UNAUTHENTICATED' } } : { body: acting },
    });
    isOver = true;
    await keepAlive('2');
    await expect.element(screen.getByText(/Acting as Mia Manager has ended\./)).toBeVisible();
    await screen.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
    expect(currentSession()).toBeNull();
  });
});

test('acting has no accessibility violation', async () => {
  const { screen } = await openList();
  await expect.element(screen.getByText('Store Manager')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Act as Mia Manager' }).click();
  await expect.element(screen.getByText(banner)).toBeVisible();
  await expectAccessible();
});
