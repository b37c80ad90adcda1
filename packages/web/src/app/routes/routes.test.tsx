import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { ChangingLocation } from '../pages/changing-location.tsx';

describe('the ways in', () => {
  test('RT-01 / leads to /home', async () => {
    const { router } = await renderApp({ path: '/' });
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });

  test('RT-03 /home is the home page, for people who signed in', async () => {
    await renderApp({ path: '/home' });
    await expect.element(page.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  });

  test('RT-13 /login is the login screen, for everybody', async () => {
    await renderApp({ path: '/login', session: null });
    await expect.element(page.getByRole('heading', { name: "Welcome. Let's Get Started." })).toBeVisible();
  });

  test('RT-14 /changeLocation goes on to its redir, and to no other origin', async () => {
    const { router } = await renderApp({ path: '/changeLocation?locationId=104&redir=%2Fhome%3FgetStatus%3D1' });
    await expect.poll(() => router.state.location.href).toContain('/home?getStatus=1');
    await router.navigate({ href: '/changeLocation?locationId=101&redir=%2F%2Fevil.example' });
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });

  test('RT-15 /changeLocation asks to wait', async () => {
    await render(
      <UiProvider>
        <ChangingLocation />
      </UiProvider>,
    );
    await expect.element(page.getByText('Please wait while we change the Active Location Settings.')).toBeVisible();
  });

  test('an unknown route says so and offers the way home', async () => {
    const { router } = await renderApp({ path: '/no/such/page' });
    await expect.element(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    await page.getByRole('button', { name: 'Go home' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });

  test('an unknown address below a screen says so, and not that the screen is missing', async () => {
    await renderApp({ path: '/home/no-such-page' });
    await expect.element(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });

  test('an address of a part that this version does not have says which part', async () => {
    const { router } = await renderApp({ path: '/storeSummary' });
    await expect.element(page.getByRole('heading', { name: 'Store Summary is not in this version' })).toBeVisible();
    await router.navigate({ href: '/productMix/today' });
    await expect.element(page.getByRole('heading', { name: 'Product Mix is not in this version' })).toBeVisible();
    await router.navigate({ href: '/customer/pushNotifications' });
    await expect.element(page.getByRole('heading', { name: /Push Notifications is not/ })).toBeVisible();
  });

  test('KR-61 a deep link restores the company, the level, the menu and what was filtered', async () => {
    const href = '/home?locationId=101&companyId=2&menuId=m1&getStatus=1';
    const { router } = await renderApp({ path: href });
    await expect.element(page.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    expect(router.state.location.search).toEqual({ locationId: '101', companyId: '2', menuId: 'm1', getStatus: '1' });
  });
});
