import { expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const hour = 60 * 60_000;

test.each([
  ['SE-08', () => new KeyboardEvent('keydown', { key: 'a' })],
  ['SE-09', () => new MouseEvent('mousemove')],
])('%s SE-05 SE-12 a sign of life after an hour asks for the status', async (_rule, event) => {
  const { screen, calls } = await renderApp();
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  const asked = () => calls.filter(({ url }) => url.pathname === '/api/session/status').length;
  const before = asked();
  const later = Date.now() + hour;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  window.dispatchEvent(event());
  await expect.poll(asked).toBe(before + 1);
});
