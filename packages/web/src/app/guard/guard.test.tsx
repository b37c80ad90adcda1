import { describe, expect, test } from 'vitest';
import { remember } from '../../session/browser-memory.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { redirectRoutes } from '../routes/redirect-routes.ts';

const consoleSettings = {
  'GET /api/console/settings': { body: { redirectOrigins: [], mapStyleUrl: null, findsAddresses: false } },
};
const signedIn = { 'POST /api/session/login': { body: buildSession() } };

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

async function logIn(screen: Screen) {
  await screen.getByLabelText('Email address').fill('dana@harbor.example');
  await screen.getByLabelText('Password', { exact: true }).fill('demo1234');
  await screen.getByRole('button', { name: 'Login' }).click();
}

const menuPlace = `/place?${new URLSearchParams({
  companyId: '2',
  locationId: '0',
  kind: 'menu',
  documentId: 'm1',
  departmentId: 'food',
  path: JSON.stringify(['items', { id: 'greek' }, 'pricing']),
})}`;

describe('without a signed-in user', () => {
  test('GD-01 /login opens', async () => {
    const { screen } = await renderApp({ path: '/login', session: null });
    await expect.element(screen.getByRole('heading', { name: "Welcome. Let's Get Started." })).toBeVisible();
  });

  test('GD-06 GD-07 GD-08 any other page goes to login, and after it to the page that was wanted', async () => {
    const { screen, router } = await renderApp({
      path: '/locations?search=pier',
      session: null,
      answers: signedIn,
      screens: ['/locations'],
    });
    await expect.element(screen.getByRole('heading', { name: "Welcome. Let's Get Started." })).toBeVisible();
    await logIn(screen);
    await expect.element(screen.getByRole('heading', { name: 'Screen /locations' })).toBeVisible();
    expect(router.state.location.search).toMatchObject({ search: 'pier', companyId: '2' });
  });
});

describe('with a signed-in user', () => {
  test('GD-05 /login sends home', async () => {
    const { screen, router } = await renderApp({ path: '/home' });
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    await router.navigate({ href: '/login' });
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });

  test('GD-10 GD-11 the address names the company and the location on every page', async () => {
    const { screen, router } = await renderApp({ path: '/home?locationId=101', screens: ['/locations'] });
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    await router.navigate({ href: '/locations' });
    await expect.element(screen.getByRole('heading', { name: 'Screen /locations' })).toBeVisible();
    expect(router.state.location.search).toEqual({ companyId: '2', locationId: '101' });
  });

  test('GD-14 /changeLocation makes the location the active one', async () => {
    const { router } = await renderApp({ path: '/changeLocation?locationId=104' });
    await expect.poll(() => router.state.location.href).toBe('/home?locationId=104&companyId=2');
  });

  test.each([
    ['/locations', '/locations'],
    ['https://evil.example/locations', '/home'],
    ['', '/home'],
  ])('RT-02 /auth with redirect_uri %s leads to %s, from any source', async (target, end) => {
    const { router } = await renderApp({
      path: `/auth?redirect_uri=${encodeURIComponent(target)}&source=portal`,
      answers: consoleSettings,
      routes: redirectRoutes,
      screens: ['/locations'],
    });
    await expect.poll(() => router.state.location.pathname).toBe(end);
  });

  test('RT-02 /auth asks who has not signed in to do so first, and goes on to where they came for', async () => {
    const { screen, router } = await renderApp({
      path: '/auth?redirect_uri=%2Flocations&source=portal',
      session: null,
      answers: { ...signedIn, ...consoleSettings },
      routes: redirectRoutes,
      screens: ['/locations'],
    });
    await logIn(screen);
    await expect.poll(() => router.state.location.pathname).toBe('/locations');
  });

  test.each([
    ['the field of an item', menuPlace, '/menu/menuItems/food/item/greek?'],
    ['no place', '/place?kind=menu&documentId=m1&path=items&companyId=2', '/menu/publish'],
  ])('/place of a mail leads on to %s', async (_what, path, end) => {
    const { router } = await renderApp({
      path,
      routes: redirectRoutes,
      screens: ['/menu/menuItems/food/item/greek', '/menu/publish'],
    });
    await expect.poll(() => router.state.location.href).toContain(end);
  });

  test('a foreign location on /changeLocation is refused in words', async () => {
    const { screen } = await renderApp({ path: '/changeLocation?locationId=999' });
    const refusal = screen.getByText('You are not authorized to perform the requested action.');
    await expect.element(refusal).toBeVisible();
  });

  test('an address without a page says so, inside the frame', async () => {
    const { screen } = await renderApp({ path: '/nowhere' });
    await expect.element(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await expect.element(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

describe('with a session that still lives', () => {
  test('GD-17 the login page tries the status of the last company and goes on', async () => {
    remember('lastCompany', '2');
    const { screen, calls } = await renderApp({ path: '/login' });
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    expect(calls[0]?.url.search).toBe('?companyId=2');
  });

  test('GD-18 SE-18 the location of the last visit is active again', async () => {
    remember('lastCompany', '2');
    remember('location.u1.2', '102');
    const { router } = await renderApp({ path: '/login' });
    await expect.poll(() => router.state.location.search).toEqual({ companyId: '2', locationId: '102' });
  });
});
