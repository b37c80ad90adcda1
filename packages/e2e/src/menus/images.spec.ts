import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../support/console-test.ts';
import { openMenuItem, save } from '../support/menu-editing.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';

const picture = readFileSync(join(import.meta.dirname, '../../../demo/src/pictures/rendered/lighthouse-white.webp'));
const item = 'Lighthouse White';
const drop = 'Drop images here';

/** The picture that the item's form shows has really been drawn. */
async function expectPicture(page: Page, name: string): Promise<void> {
  const shown = page.getByRole('img', { name, exact: true });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(384);
}

test('IM-01 IM-02 OV-13 an image is uploaded, shown after a reload, overridden at a store and inherited again', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await openMenuItem(page, item);
  const [first] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'PUT'),
    page
      .getByLabel(drop)
      .first()
      .setInputFiles({ name: 'Sunset special.webp', mimeType: 'image/webp', buffer: picture }),
  ]);
  expect(first.status()).toBe(200);
  await expectPicture(page, 'Sunset special');
  await save(page);
  await page.reload();
  await expectPicture(page, 'Sunset special');

  await openMenuItem(page, item, 'Pier 39');
  await expectPicture(page, 'Sunset special');
  await page.getByRole('button', { name: 'Image Change' }).click();
  await page.getByRole('textbox', { name: 'Search images' }).fill('anchor');
  await page
    .getByRole('list', { name: 'Images of the company' })
    .getByRole('button', { name: /^Anchor Pepperoni/ })
    .click();
  await expectPicture(page, 'Anchor Pepperoni');
  await save(page);
  await page.reload();
  await expectPicture(page, 'Anchor Pepperoni');

  const field = page.getByRole('group', { name: 'Image', exact: true });
  await field.getByRole('button', { name: /^Here/ }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await expectPicture(page, 'Sunset special');
  await save(page);
  await page.reload();
  await expectPicture(page, 'Sunset special');
});

test('IM-02 what is no image is refused in words, a wrong ending is not, and nothing is lost', async ({ page }) => {
  await signIn(page, 'admin@harbor.example');
  await goTo(page, 'Menu', 'Image Manager');
  const files = [
    { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    { name: 'wrong ending.png', mimeType: 'image/png', buffer: picture },
    { name: 'lie.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') },
    { name: 'Half a picture.webp', mimeType: 'image/webp', buffer: picture.subarray(0, 900) },
  ];
  await page.locator('input[type=file]').setInputFiles(files);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByRole('listitem').filter({ hasText: 'menu.pdf' })).toContainText('Only PNG, JPEG and WebP');
  await expect(uploads.getByRole('listitem').filter({ hasText: 'lie.png' })).toContainText(
    'not a PNG, JPEG or WebP image',
  );
  await expect(uploads.getByRole('listitem').filter({ hasText: 'Half' })).toContainText('damaged or incomplete');
  await page.getByRole('button', { name: 'Dismiss lie.png' }).click();
  await expect(uploads.getByRole('listitem')).toHaveCount(2);
});
