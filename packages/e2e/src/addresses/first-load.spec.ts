import { expect } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';

test('the first load of the signed-in shell takes at most 200 kB of compressed JavaScript', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  const cold = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  const first = await cold?.newPage();
  const loaded: Promise<number>[] = [];
  first?.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) loaded.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await first?.goto('/home?companyId=harbor');
  await expect(first?.getByRole('heading', { level: 1 }) ?? page.locator('nothing')).toBeVisible();
  await first?.waitForLoadState('networkidle');
  const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(200_000);
});
