import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/screens/render-app.tsx';

const hour = 60 * 60_000;

async function askAfterAnHour(event: Event) {
  const { screen, calls } = await renderApp();
  await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  const asked = () => calls.filter(({ url }) => url.pathname === '/api/session/status').length;
  const before = asked();
  const later = Date.now() + hour;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  window.dispatchEvent(event);
  await expect.poll(asked).toBe(before + 1);
}

test('SE-08 SE-05 SE-12 a key press after an hour asks for the status', () =>
  askAfterAnHour(new KeyboardEvent('keydown', { key: 'a' })));

test('SE-09 SE-05 SE-12 a mouse move after an hour asks for the status', () =>
  askAfterAnHour(new MouseEvent('mousemove')));
