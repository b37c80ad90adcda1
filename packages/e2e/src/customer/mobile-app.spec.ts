import { expect } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';

// The settings of the company are changed.
test.use({ demoOf: 'mobile-app' });

test('MA-01 MA-04 MA-05 MB-01 MB-02 the app is described, a build is ordered and followed to its end', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Configuration', 'Mobile App');
  const builds = page.getByRole('region', { name: 'Builds' });
  await expect(builds.getByText('No builds yet')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Harbor Pizza');
  await page.getByLabel('Package name').fill('com.harborpizza.app');
  await page.getByLabel('Version').fill('1.4');
  await save(page);
  await builds.getByRole('button', { name: 'Build', exact: true }).click();
  await expect(page.getByText('The build is ordered')).toBeVisible();
  await expect(builds.getByRole('listitem')).toContainText('Version 1.4');
  await expect(builds.getByText('Building', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(builds.getByText('Done', { exact: true })).toBeVisible({ timeout: 30_000 });
  await builds.getByText('Log', { exact: true }).click();
  await expect(builds.getByText(/Signed and stored/)).toBeVisible();
});
