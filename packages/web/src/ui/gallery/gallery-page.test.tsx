import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../testing/accessibility.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

test.each(['light', 'dark'] as const)('no component violates accessibility in the %s theme', async (theme) => {
  chooseTheme(theme);
  const { screen } = await renderApp({ path: '/debug/components', session: null });
  await expect.element(screen.getByRole('heading', { name: 'Servery components' })).toBeVisible();
  await expectAccessible();
});

test('the chain of values opens and closes with the keyboard order of a dialog', async () => {
  const { screen } = await renderApp({ path: '/debug/components', session: null });
  await screen.getByRole('button', { name: 'Bay Area: where this value comes from' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Large 14″ · Delivery' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Revert to inherited' })).toBeVisible();
  await expectAccessible();
});

test('at 360 px the gallery does not scroll sideways', async () => {
  await page.viewport(360, 800);
  const { screen } = await renderApp({ path: '/debug/components', session: null });
  await expect.element(screen.getByRole('heading', { name: 'Servery components' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1440, 900);
});
