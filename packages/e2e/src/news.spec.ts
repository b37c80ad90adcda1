import { expect, type Page } from '@playwright/test';
import { test } from './support/console-test.ts';
import { tabTo } from './support/keyboard.ts';
import { signIn } from './support/sign-in.ts';
import { goHome } from './support/walking.ts';

test('NW-05 NW-06 NW-07 NW-11 by keyboard only: an article is written, read on home, and then deleted', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  await goHome(page);
  await page.getByRole('button', { name: 'Configure News' }).first().click();
  await tabTo(page, 'New article');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Title');
  await page.keyboard.type('Winter hours');
  await tabTo(page, /^Active/);
  const active = page.getByRole('switch', { name: 'Active' });
  if (!(await active.isChecked())) await page.keyboard.press('Space');
  await expect(active).toBeChecked();
  await tabTo(page, 'Text');
  await page.keyboard.type('We open at noon in January.');
  await saveByKeyboard(page);

  await goHome(page);
  await expect(page.getByText('We open at noon in January.')).toBeVisible();

  await goHome(page);
  await page.getByRole('button', { name: 'Configure News' }).first().click();
  await tabTo(page, /^Winter hours/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Delete article');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Winter hours/ })).toHaveCount(0);
  await saveByKeyboard(page);
  await goHome(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('We open at noon in January.')).toHaveCount(0);
});

/** The notice on its own says too little: that of the save before may still be there. */
async function saveByKeyboard(page: Page): Promise<void> {
  await tabTo(page, /^Save/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The news is saved').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
}
