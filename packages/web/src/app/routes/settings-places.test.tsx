import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { menuAnswers } from '../../testing/servers/menu-server.ts';
import { settingsRoutes } from './settings-routes.ts';

function open(path: string) {
  closeEditors();
  const session = buildSession({ userId: crypto.randomUUID() });
  return renderApp({ path, routes: [...settingsRoutes], session, answers: menuAnswers() });
}

test.each([
  ['/locationSettings/deliverySettings', 'tab', ['Zones', 'Addresses', 'Drivers']],
  ['/locationSettings/payments', 'heading', ['Tenders', 'Tips', 'Paid in and paid out']],
  ['/locationSettings/cashDrawers', 'heading', ['Cash management']],
])('KR-63 %s holds by a %s each what has no address of its own: %s', async (path, role, names) => {
  await open(path);
  for (const name of names) await expect.element(page.getByRole(role, { name }).first()).toBeVisible();
});

test('RT-102 /kiosk leads to its design', async () => {
  const { router } = await open('/kiosk');
  await expect.poll(() => router.state.location.pathname).toBe('/kiosk/design');
  await expect.element(page.getByRole('heading', { name: 'Kiosk Design', exact: true })).toBeVisible();
});
