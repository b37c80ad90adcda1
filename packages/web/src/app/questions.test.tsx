import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../testing/screens/render-app.tsx';
import { confirm } from '../ui/dialogs/dialog-store.ts';

test('a question of a page that is left is canceled, so that nobody accepts it on another page', async () => {
  const { router } = await renderApp({ screens: ['/menu/publish', '/locations'], path: '/menu/publish' });
  await expect.element(page.getByRole('heading', { name: 'Screen /menu/publish' })).toBeVisible();
  const answer = confirm({ message: 'Publish to 6 locations?' });
  await expect.element(page.getByText('Publish to 6 locations?')).toBeVisible();
  router.history.push('/menu/publish?view=new');
  await expect.element(page.getByText('Publish to 6 locations?')).toBeVisible();
  router.history.push('/locations');
  expect(await answer).toBe('cancel');
  await expect.element(page.getByText('Publish to 6 locations?')).not.toBeInTheDocument();
});
