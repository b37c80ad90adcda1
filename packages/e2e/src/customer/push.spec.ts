import { expect } from '@playwright/test';
import { call } from '../support/console-calls.ts';
import { test } from '../support/console-test.ts';
import { signIn } from '../support/sign-in.ts';
import { goTo } from '../support/walking.ts';

// A store is moved to another time zone.
test.use({ demoOf: 'push' });

/** A zone where it is about 1:00 PM now, so that no store is quiet at whatever hour this runs. */
function zoneAtNoon(): string {
  const behind = ((new Date().getUTCHours() - 13 + 36) % 24) - 12;
  return behind === 0 ? 'UTC' : `Etc/GMT${behind > 0 ? '+' : ''}${behind}`;
}

test('PN-01 PN-02 PN-03 RT-99 a message is written, counted, scheduled in store time and stopped, then sent to the sandbox with its results', async ({
  page,
}) => {
  await signIn(page, 'admin@harbor.example');
  const store = await call(page, 'getTenant', { params: { companyId: 'harbor', locationId: 'pier-39' } });
  const moved = { ...store, type: 'LOCATION', timezone: zoneAtNoon() } as const;
  await call(page, 'editTenant', { params: { companyId: 'harbor' }, body: moved });

  await goTo(page, 'Customer', 'Push Notifications');
  await expect(page).toHaveURL(/\/customer\/pushNotifications/);
  await expect(page.getByText('Goes to the sandbox: no phone gets anything.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Calamari tonight');
  await page.getByRole('textbox', { name: 'Text' }).fill('Hi {first name}, fresh from the harbor at {store}.');
  await page.getByRole('combobox', { name: 'Guests of' }).fill('Pier');
  // The company gives way to the store.
  await page.getByRole('option', { name: 'Pier 39' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^\d+ guests in 1 store, now$/)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(
    'Hi Ana, fresh from the harbor at Pier 39.',
  );

  await page.getByText('At a time', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'When it goes out' })).toContainText(/Pier 39.*11:15 AM/);
  await page.getByLabel('Store time').fill('23:00');
  await expect(page.getByText('Choose a time between 9:00 AM and 9:00 PM.')).toBeVisible();
  await page.getByLabel('Store time').fill('12:30');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^Scheduled for \d+ guests$/)).toBeVisible();
  const list = page.getByRole('grid', { name: 'Earlier and next' });
  await expect(list.getByRole('row', { name: /Calamari tonight/ })).toContainText('Scheduled');

  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped before it was done: Pier 39')).toBeVisible();

  await page.getByRole('button', { name: 'Use again' }).click();
  await page.getByRole('button', { name: 'Send to me first' }).click();
  await expect(page.getByText('Sent to your phone')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The message goes out')).toBeVisible();
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results).toContainText(/Sent[1-9]\d*Opened0.*Failed\d+Not known0/, { timeout: 30_000 });
  await expect(list.getByRole('row', { name: /Calamari tonight/ }).first()).toContainText('Sent');
});
