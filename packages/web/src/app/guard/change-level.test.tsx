import { expect, test } from 'vitest';
import { buildSession } from '../../testing/build-session.ts';
import { buildLocation } from '../../testing/locations.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

test('CO-12 SH-08 home, open while the company is changed, shows the new one', async () => {
  const session = buildSession();
  const harbor = buildSession({ userCompanyId: 'harbor', userCompanyName: 'Harbor' });
  const contacted = (name: string) => ({ body: [buildLocation({ name, lastPing: new Date().toISOString() })] });
  const { screen, router } = await renderApp({
    session,
    answers: {
      'GET /api/session/status': ({ url }) => ({
        body: url.searchParams.get('companyId') === 'harbor' ? harbor : session,
      }),
      'GET /api/tenants/sync-status/2': contacted('Seaport'),
      'GET /api/tenants/sync-status/harbor': contacted('Pier 39'),
      'GET /api/news/harbor': { body: { companyId: 'harbor', articles: '[]', version: 1 } },
    },
  });
  const panel = screen.getByRole('region', { name: 'Locations Status' });
  await expect.element(panel.getByText('Seaport')).toBeVisible();
  await router.navigate({ href: '/companies/change?companyId=harbor' });
  await expect.element(panel.getByText('Pier 39')).toBeVisible();
  expect(panel.getByText('Seaport').elements()).toHaveLength(0);
  expect(router.state.location.pathname).toBe('/home');
});
