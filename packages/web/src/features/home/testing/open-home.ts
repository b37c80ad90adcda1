import { expect } from 'vitest';
import type { SyncStatus } from '../../../publishing/sync-status.ts';
import { buildLocation, menuWaits } from '../../../testing/locations.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

const hour = 60 * 60_000;
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

export function location(name: string, lastPing: string | null, more: Partial<SyncStatus> = {}) {
  const own = { id: name, name, groupId: null, lastPing, softwareVersion: '8.4.2', running: {}, published: {} };
  return buildLocation({ ...own, ...more });
}

export const lastSeen = hoursAgo(25);
/** One in contact with a menu that waits, one silent, one that never was in contact. */
export const locations = [
  location('Pier 39', hoursAgo(23), menuWaits),
  location('Navy Pier', lastSeen),
  location('Seaport', null),
];
export const article = {
  id: 'a1',
  title: 'Winter menu goes live Saturday',
  displayTitle: true,
  content:
    '<p>Crab Louie moves <strong onclick="x()">to weekends</strong>.</p><img src=x onerror="alert(1)"><script>alert(1)</script>',
  status: 'ACTIVE',
  publishDate: '2026-01-19T08:00:00Z',
};

export async function openHome(answers: FakeAnswers = {}, options: Parameters<typeof renderApp>[0] = {}) {
  const usual = {
    'GET /api/tenants/sync-status/2': { body: locations },
    'GET /api/news/2': { body: { companyId: '2', articles: JSON.stringify([article]), version: 1 } },
  };
  const opened = await renderApp({ ...options, answers: { ...usual, ...answers } });
  await expect.element(opened.screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  return opened;
}
