import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { clearNotices } from '../../../ui/notifications/notice-history.ts';
import { notify } from '../../../ui/notifications/notify.ts';

test('an error is marked on the bell until the notifications are opened, not on the keyboard help', async () => {
  clearNotices();
  await renderApp({ screens: ['/locations'] });
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect.element(bell).toBeVisible();
  notify.success('The menu has been saved.');
  await expect.element(bell).toBeVisible();
  notify.error('The printer does not answer.');
  const unread = page.getByRole('button', { name: 'Notifications: unread errors' });
  await expect.element(unread).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keyboard shortcuts', exact: true })).toBeVisible();
  await unread.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel.getByText('The printer does not answer.')).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(panel.getByText('There are no notifications')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect.element(bell).toBeVisible();
});
