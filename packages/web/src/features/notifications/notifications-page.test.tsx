import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import { openScreen } from '../../testing/screens/open-screen.tsx';
import { fakeServer } from '../../testing/servers/fake-server.ts';
import { NotificationsPage } from './notifications-page.tsx';

const dayMillis = 86_400_000;
const at = (daysAgo: number) => new Date(new Date().setHours(12, 0, 0, 0) - daysAgo * dayMillis).toISOString();
const silent = {
  id: 'silent:navy',
  at: at(0),
  isUnread: true,
  facts: { kind: 'STORE_SILENT', locationId: 'navy', store: 'Navy Pier', since: at(0), backAt: null },
};
const paper = {
  userId: 'u1',
  person: 'Priscilla Oyelaran',
  certification: 'Food Handlers',
  day: '2026-11-18',
  place: '',
};
const expired = {
  id: 'certification:u1',
  at: at(1),
  isUnread: false,
  facts: { kind: 'CERTIFICATION_EXPIRED', ...paper },
};

const Place = () => null;
const paths = { '/notifications': NotificationsPage, '/locations/$id': Place, '/employees/$id': Place };

function serve() {
  return fakeServer({
    'GET /api/notifications/harbor/unread': { body: { unread: 1 } },
    'GET /api/notifications/harbor': ({ url }) => {
      const group = url.searchParams.get('group');
      const entries = group === 'PEOPLE' ? [expired] : group === null ? [silent, expired] : [];
      const asked = url.searchParams.get('unreadOnly') === 'true' ? entries.filter((entry) => entry.isUnread) : entries;
      return { body: { entries: asked, next: null } };
    },
    'POST /api/notifications/harbor/read': { body: { unread: 0 } },
  });
}

test('entries are listed under their day, in sentences that lead to their place; unread entries are marked', async () => {
  serve();
  await openScreen({ paths, at: '/notifications' });
  const today = page.getByRole('region', { name: 'Today' });
  const store = today.getByRole('link', { name: /^Navy Pier has been silent since 12:00 PM$/ });
  await expect.element(store).toHaveAttribute('href', expect.stringMatching(/^\/locations\/navy/));
  await expect.element(today.getByRole('img', { name: 'Unread' })).toBeVisible();
  const yesterday = page.getByRole('region', { name: 'Yesterday' });
  await expect.element(yesterday.getByText('Whole company, since Wed, Nov 18th 2026.')).toBeVisible();
  await expect.element(yesterday.getByRole('img', { name: 'Unread' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a group or what is unread is shown for itself, and everything is marked at once', async () => {
  const { to } = serve();
  await openScreen({ paths, at: '/notifications' });
  await page.getByRole('button', { name: 'People', exact: true }).click();
  await expect.element(page.getByRole('region', { name: 'Today' })).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'Unread only' }).click();
  await expect.element(page.getByText('Everything is read')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect.poll(() => to('/api/notifications/harbor/read').map(({ body }) => body)).toEqual([{}]);
});
