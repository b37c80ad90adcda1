import { expect, type Request } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';

test('the first load of the signed-in shell takes at most 200 kB of compressed JavaScript, in two scripts and two stylesheets', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  const cold = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  const first = await cold?.newPage();
  const loaded: Request[] = [];
  // At some hours a store of the demo is silent: events that wait for somebody bring the code of their panel.
  await first?.route('**/api/notifications/harbor?openOnly=*', (route) =>
    route.fulfill({ json: { entries: [], next: null } }),
  );
  first?.on('requestfinished', (request) => loaded.push(request));
  await first?.goto('/home?companyId=harbor');
  await expect(first?.getByRole('heading', { level: 1 }) ?? page.locator('nothing')).toBeVisible();
  await first?.waitForLoadState('networkidle');
  const filesOf = (type: string) => loaded.filter((request) => request.resourceType() === type);
  const urlsOf = (type: string) => filesOf(type).map((request) => request.url());
  const sizes = await Promise.all(filesOf('script').map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(200_000);
  // The files that begin every visit are bundled (vite.config.ts): a separate file is another round trip.
  expect(urlsOf('script').length, urlsOf('script').join('\n')).toBeLessThanOrEqual(2);
  expect(urlsOf('stylesheet').length, urlsOf('stylesheet').join('\n')).toBeLessThanOrEqual(2);
});
