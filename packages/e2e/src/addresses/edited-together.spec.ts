import { expect } from '@playwright/test';
import { call } from '../console-calls.ts';
import { test } from '../console-test.ts';
import { signIn } from '../sign-in.ts';

/** What the forms of this browser keep, as JSON: it is written a moment after somebody rests. */
async function keptForms(): Promise<string> {
  const read = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await read(indexedDB.open('servery-forms'));
  const kept = await read(database.transaction('drafts').objectStore('drafts').getAll());
  database.close();
  return JSON.stringify(kept);
}

test('RT-38 TN-14 two people edit one location: nothing of either is lost, and what both changed is asked', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin@harbor.example');
  const params = { companyId: 'harbor' };
  const body = { type: 'LOCATION', name: 'Two Editors', timezone: 'America/Los_Angeles' } as const;
  const { id } = await call(page, 'createTenant', { params, body });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signIn(other, 'admin@harbor.example');
  for (const window of [page, other]) {
    await window.goto(`/locations/${id}/edit`);
    await expect(window.getByRole('textbox', { name: 'Name' })).toHaveValue('Two Editors');
  }
  await other.getByRole('textbox', { name: 'Name' }).fill('Their Point');
  await other.getByRole('textbox', { name: 'Phone' }).fill('555 010 0100');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Their Point', level: 1 })).toBeVisible();
  await context.close();

  await page.getByRole('textbox', { name: 'Name' }).fill('My Point');
  await page.getByRole('textbox', { name: 'Labor scheduling id' }).fill('L-7');
  await page.getByRole('textbox', { name: 'Labor scheduling id' }).press('Enter');
  const notice = page.getByRole('region', { name: 'Somebody else saved this in the meantime' });
  await expect(notice).toContainText('Phone: – to 555 010 0100');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('555 010 0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One value is not decided yet.')).toBeVisible();
  await expect(notice.getByRole('radio', { name: /^Yours.*My Point/ })).toBeFocused();
  await expect.poll(() => page.evaluate(keptForms)).toContain('555 010 0100');
  await page.reload();
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await notice.getByRole('radio', { name: /^Theirs.*Their Point/ }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Their Point');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Their Point', level: 1 })).toBeVisible();
  const saved = await call(page, 'getTenant', { params: { ...params, locationId: id } });
  expect(saved).toMatchObject({ name: 'Their Point', phone: '555 010 0100', sevenshifts: { locationId: 'L-7' } });
  await call(page, 'deleteTenant', { params: { ...params, locationId: id }, body: { name: 'Their Point' } });
});
