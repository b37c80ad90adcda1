import { expect, test } from 'vitest';
import { chooseTheme, expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { buildLocation } from '../../testing/locations.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';

const at = new Date(new Date().setHours(12, 0, 0, 0)).toISOString();
const publish = {
  publicationId: 'pub',
  workflow: 'locations',
  action: 'PUBLISH',
  name: 'Winter menu',
  startedBy: 'Luis Ferreira',
  total: 6,
  sent: 2,
  failed: 0,
  failedAt: null,
  last: null,
};
const offer = {
  menuId: 'm',
  offerId: 'storm',
  offer: 'Storm 2 for 1',
  reason: 'Its last day lies before its first day.',
};
const silent = { locationId: 'navy', store: 'Navy Pier', since: at, backAt: null };
const entries = [
  { kind: 'OFFER_NEVER_APPLIES', ...offer },
  { kind: 'STORE_SILENT', ...silent },
  { kind: 'PUBLISH_STOPPED', publish, state: 'HELD', by: 'Luis Ferreira' },
].map((facts, index) => ({ id: String(index), at, isUnread: true, facts }));

function openHome(
  waiting: readonly object[],
  session = buildSession({ enabledFeatures: ['accessConfigurationOptions'] }),
) {
  return renderApp({
    session,
    screens: ['/menu/publish', '/locations/$id', '/menu/offers/$offerId'],
    answers: {
      'GET /api/tenants/sync-status/2': { body: [buildLocation({ id: 'navy', name: 'Navy Pier' })] },
      'POST /api/notifications/2/read': { body: { unread: 0 } },
      'GET /api/notifications/2': ({ url }) => ({
        body: { entries: url.searchParams.get('openOnly') === 'true' ? waiting : [], next: null },
      }),
    },
  });
}

test('home begins with what waits for the reader, worst first, each with the place where it is mended', async () => {
  const { screen } = await openHome(entries);
  const panel = screen.getByRole('region', { name: 'Needs you' });
  await expect.element(panel.getByText('Luis Ferreira put Winter menu on hold')).toBeVisible();
  expect(
    panel
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.split(' ')[0]),
  ).toEqual(['Luis', 'Navy', 'Storm']);
  const leads = (name: string, href: RegExp) =>
    expect.element(panel.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(href));
  await leads('Open the publish', /^\/menu\/publish\?run=pub/);
  await leads('Open the store', /^\/locations\/navy/);
  await leads('Fix the offer', /^\/menu\/offers\/storm\?menuId=m/);
  expect(screen.getByRole('region').elements()[0]).toBe(panel.element());
  await expectAccessible();
  await chooseTheme('dark');
  await expectAccessible();
});

test('to open the place of an event is to read it', async () => {
  const { screen, router, calls } = await openHome(entries);
  await screen.getByRole('link', { name: 'Fix the offer' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/menu/offers/storm');
  const read = () => calls.find(({ path }) => path === '/api/notifications/2/read');
  await expect.poll(() => read()?.body).toEqual({ ids: ['0'] });
});

test('where nothing waits, one line says so', async () => {
  const { screen } = await openHome([]);
  const panel = screen.getByRole('region', { name: 'Needs you' });
  await expect.element(panel.getByText('Nothing at the moment')).toBeVisible();
});

test('who publishes nothing and edits no menu has no such line', async () => {
  const { screen } = await openHome(entries, buildSession({ enabledFeatures: [] }));
  await expect.element(screen.getByRole('region', { name: 'Locations Status' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Needs you' }).elements()).toEqual([]);
});
