import { newInfo } from '@servery/domain';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { closeEditors } from '../../editing/kinds/editors.ts';
import { chooseTheme } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { buildMenuBlob, menuAnswers } from '../../testing/servers/menu-server.ts';
import { menuListRoutes } from '../routes/menus/menu-list-routes.ts';

afterEach(async () => {
  window.dispatchEvent(new Event('afterprint'));
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});

/** As the browser does before it lays the page out on a sheet of A4. */
async function print(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await page.viewport(794, 1123);
  window.dispatchEvent(new Event('beforeprint'));
}

test('SH-01 a printed table has all its rows, in the light theme, and no frame around it', async () => {
  closeEditors();
  chooseTheme('dark');
  await page.viewport(1440, 700);
  const menu = buildMenuBlob();
  const [pizza] = menu.items;
  if (!pizza) throw new Error('The menu has a pizza.');
  const items = Array.from({ length: 60 }, (_, at) => ({
    ...pizza,
    id: `p${at}`,
    info: newInfo({ name: `Pizza ${at}` }),
  }));
  const departments = menu.departments.map((one) => ({ ...one, items: items.map(({ id }) => id) }));
  await renderApp({
    path: '/menu/pricingSchemes',
    session: buildSession({ userId: crypto.randomUUID() }),
    routes: [...menuListRoutes],
    answers: menuAnswers({ ...menu, items, departments }),
  });
  await expect.element(page.getByRole('row', { name: /Pizza 0 / }).first()).toBeVisible();
  expect(page.getByRole('row', { name: /Pizza 59 / }).elements()).toHaveLength(0);
  await print();
  const last = page.getByRole('row', { name: /Pizza 59 / }).last();
  await expect.element(last).toBeVisible();
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
  expect(document.documentElement.dataset.theme).toBe('light');
  const frame = last.element().closest('[data-flows]');
  expect(frame?.scrollHeight).toBe(frame?.clientHeight);
  const foot = page
    .getByText(/^\d+ rows/)
    .element()
    .getBoundingClientRect();
  expect(foot.top).toBeGreaterThanOrEqual(last.element().getBoundingClientRect().bottom);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
});
