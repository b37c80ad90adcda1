import { expect, type Page } from '@playwright/test';
import { createServerClient, openConfigFolder, syncOnce } from '@servery/terminal';
import { call, waitForPublication } from './support/console-calls.ts';
import { test } from './support/console-test.ts';
import { signIn } from './support/sign-in.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

test.use({ demoOf: 'what people are told' });

const admin = 'admin@harbor.example';
/** Told of at any hour, unlike a silent store. */
const due = 'Mina Castellanos’s Food Handlers expires soon';

test('everything is marked as read, and what a person wants to be told is saved', async ({ page }) => {
  await signIn(page, admin);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: due })).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(panel.getByRole('img', { name: 'Unread' })).toHaveCount(0);

  await panel.getByRole('button', { name: 'Notification preferences' }).click();
  await expect(page.getByRole('heading', { name: 'Notification preferences', level: 1 })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Stopped, or a store failed: Console' })).toBeDisabled();
  const toldOfDue = page.getByRole('switch', { name: 'A certification is due: Console' });
  await expect(toldOfDue).toBeChecked();
  await toldOfDue.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '1 change' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('The preferences are saved.')).toBeVisible();
  await page.reload();
  await expect(toldOfDue).not.toBeChecked();
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await expect(page.getByText(due)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the bell opens the page, which opens what it tells', async ({ page }) => {
    await signIn(page, admin);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page).toHaveURL(/\/notifications/);
    await page.getByRole('button', { name: 'People', exact: true }).click();
    await page.getByRole('link', { name: 'Priscilla Oyelaran’s Food Handlers has expired' }).click();
    await expect(page.getByRole('heading', { name: 'Priscilla Oyelaran', level: 1 })).toBeVisible();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('a publish that the last store confirms is told of as one entry that opens it', async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, admin);
    await publishEverywhere(page);
    await everyStoreSyncs(page);
    const bell = page.getByRole('button', { name: /^Notifications: \d+ unread$/ });
    await expect(bell).toBeVisible({ timeout: 30_000 });
    await bell.click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('button', { name: 'Publish', exact: true }).click();
    const entry = panel.getByRole('link', { name: 'The publish by Dana Whitfield: 6 of 6 stores live' });
    await expect(entry).toHaveCount(1, { timeout: 60_000 });
    await entry.click();
    await expect(page).toHaveURL(/\/menu\/publish\?.*run=/);
    await expect(panel).toBeHidden();
    await expect(page.getByText('Replaced by a later publish')).toBeHidden();
  });
});

async function publishEverywhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await page.getByRole('button', { name: 'Publish now' }).first().click();
  const confirm = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await confirm.getByRole('button', { name: /^(Publish|Yes)/ }).click();
  await expect(page.getByRole('heading', { name: 'Pier 39', level: 4 })).toBeVisible();
}

/** The registers of all stores fetch the published documents, and say that they run it. */
async function everyStoreSyncs(page: Page): Promise<void> {
  const stores = (await call(page, 'listTenants', { params: { companyId: 'harbor' } })).filter(
    ({ type }) => type === 'LOCATION',
  );
  await waitForPublication(page);
  for (const { id: locationId } of stores) {
    const { id, secret } = await call(page, 'createCredential', {
      params: { companyId: 'harbor', locationId },
      body: { name: 'Register' },
    });
    await syncOnce({
      client: createServerClient(new URL(page.url()).origin, `${id}.${secret}`),
      folder: await openConfigFolder(temporaryFolder('store')),
      onEvent: () => undefined,
      signal: new AbortController().signal,
    });
  }
}
