import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import { clearNotices } from '../../../ui/notifications/notice-history.ts';
import { notify } from '../../../ui/notifications/notify.ts';

const publish = {
  publicationId: 'pub_1',
  workflow: 'locations',
  action: 'PUBLISH',
  name: 'Winter menu',
  startedBy: 'Luis Ferreira',
  total: 6,
  sent: 2,
  failed: 1,
  failedAt: { store: 'Jack London Square', error: 'Menu 132 has errors.' },
  last: null,
};
const stopped = {
  id: 'publication:pub_1',
  at: new Date().toISOString(),
  isUnread: true,
  facts: { kind: 'PUBLISH_STOPPED', publish, state: 'FAILED', by: null },
};
const bell = page.getByRole('button', { name: 'Notifications', exact: true });

test('an error is marked on the bell until the notifications are opened, and can be read again there', async () => {
  clearNotices();
  await renderApp({ screens: ['/locations'] });
  await expect.element(bell).toBeVisible();
  notify.success('The menu has been saved.');
  await expect.element(bell).toBeVisible();
  notify.error('The printer does not answer.');
  const unread = page.getByRole('button', { name: 'Notifications: unread errors' });
  await expect.element(unread).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keyboard shortcuts', exact: true })).toBeVisible();
  await unread.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel.getByText('Nothing has happened that concerns you')).toBeVisible();
  await panel.getByRole('button', { name: 'This session' }).click();
  await expect.element(panel.getByText('The printer does not answer.')).toBeVisible();
  await expectAccessible();
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(panel.getByText('No messages in this session')).toBeVisible();
  // The button is gone: the panel has its focus, and Escape still closes it.
  expect(panel.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('the notifications give the focus back to the bell', async () => {
  await renderApp();
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel.getByText('Nothing has happened that concerns you')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
});

test('the bell counts what is unread; an entry opens its place and is read with that', async () => {
  let unread = 1;
  const { router, calls } = await renderApp({
    session: buildSession(),
    screens: ['/menu/publish'],
    answers: {
      'GET /api/notifications/2/unread': () => ({ body: { unread } }),
      'GET /api/notifications/2': { body: { entries: [stopped], next: null } },
      'POST /api/notifications/2/read': () => {
        unread = 0;
        return { body: { unread } };
      },
    },
  });
  await page.getByRole('button', { name: 'Notifications: 1 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect.element(panel.getByRole('link', { name: 'Winter menu failed at Jack London Square' })).toBeVisible();
  await expect
    .element(panel.getByText('Jack London Square: Menu 132 has errors. 2 of 6 stores have it.'))
    .toBeVisible();
  await expectAccessible();
  await panel.getByRole('link', { name: 'Open the publish' }).click();
  await expect.poll(() => router.state.location.href).toMatch(/^\/menu\/publish\?run=pub_1/);
  await expect.element(bell).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  const [marked] = calls.filter(({ path }) => path === '/api/notifications/2/read');
  expect(marked?.body).toEqual({ ids: ['publication:pub_1'] });
});

test('what happens is counted within seconds, also for those who may not publish', async () => {
  const pulse = { body: { mark: 'one', notifications: 'one' } };
  const count = { body: { unread: 0 } };
  await renderApp({
    session: buildSession({ enabledFeatures: ['manageOnline'] }),
    answers: { 'GET /api/tenants/pulse/2': () => pulse, 'GET /api/notifications/2/unread': () => count },
  });
  await expect.element(bell).toBeVisible();
  count.body = { unread: 2 };
  pulse.body = { mark: 'one', notifications: 'two' };
  const counted = page.getByRole('button', { name: 'Notifications: 2 unread' });
  await expect.element(counted, { timeout: 15_000 }).toBeVisible();
});
