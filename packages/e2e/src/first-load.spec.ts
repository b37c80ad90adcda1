import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';

test('the first load of the signed-in shell takes at most 200 kB of compressed JavaScript', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  const cold = await page
    .context()
    .browser()
    ?.newContext({ storageState: await page.context().storageState() });
  const first = await cold?.newPage();
  let bytes = 0;
  first?.on('response', async (response) => {
    if (response.url().endsWith('.js')) bytes += (await response.request().sizes()).responseBodySize;
  });
  await first?.goto('/home?companyId=harbor');
  await expect(first?.getByRole('heading', { level: 1 }) ?? page.locator('nothing')).toBeVisible();
  await first?.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(200_000);
});
