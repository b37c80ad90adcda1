import { expect, test } from 'vitest';
import { buildTenant } from '../../testing/build-session.ts';
import { buildLocation, menuWaits } from '../../testing/locations.ts';
import { buildSession, expectText, openScreen } from '../../testing/screens/open-screen.tsx';
import { fakeServer } from '../../testing/servers/fake-server.ts';
import { publishingAnswers, running } from '../../testing/servers/publish-server.ts';
import { MenuPublishPage } from './publish-page.tsx';

const stores = Array.from({ length: 3000 }, (_, at) =>
  buildLocation({ id: `s${at}`, name: `Store ${at}`, ...(at === 0 && menuWaits) }),
);

function open(more = {}, session = buildSession()) {
  fakeServer(publishingAnswers({ 'GET /api/tenants/sync-status/harbor': { body: stores }, ...more }));
  return openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish', session });
}

test('RT-51 of thousands of locations the groups are in sight, and each opens fifty at a time', async () => {
  const { screen } = await open();
  const chooser = screen.getByRole('region', { name: 'Locations' });
  await expectText(chooser, '1/3000');
  await expect.element(chooser.getByRole('checkbox', { name: 'Store 7', exact: true })).not.toBeInTheDocument();
  await chooser.getByRole('button', { name: /^Locations of / }).click();
  await expect.element(chooser.getByRole('checkbox', { name: 'Store 7', exact: true })).toBeVisible();
  expect(chooser.element().querySelectorAll('input[type=checkbox]')).toHaveLength(51);
  await chooser.getByRole('button', { name: 'Show 50 more of 3,000' }).click();
  await expect.poll(() => chooser.element().querySelectorAll('input[type=checkbox]').length).toBe(101);
  await chooser.getByLabelText('Search locations').fill('Store 2999');
  await expect.element(chooser.getByRole('checkbox', { name: 'Store 2999' })).toBeVisible();
});

test('RT-51 groups are in the order of their numbers', async () => {
  const names = ['Area 10', 'Area 2', 'Area 1'];
  const groups = names.map((name) => buildTenant({ id: name, name, type: 'GROUP' }));
  const session = buildSession({ accessibleTenants: groups });
  const grouped = stores.slice(0, 3).map((store, at) => ({ ...store, groupId: names[at] ?? null }));
  const { screen } = await open({ 'GET /api/tenants/sync-status/harbor': { body: grouped } }, session);
  const chooser = screen.getByRole('region', { name: 'Locations' });
  await expect.element(chooser.getByRole('group', { name: 'Area 2' })).toBeVisible();
  const legends = [...chooser.element().querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends).toEqual(['Area 1', 'Area 2', 'Area 10']);
});

test('PB-08 the board of thousands of locations shows fifty of each state, and more when asked', async () => {
  const { screen } = await open(
    running(Object.fromEntries(stores.map(({ id }) => [id, { state: 'COMPLETED' as const }]))),
  );
  await expect.poll(() => screen.container.querySelectorAll('h4').length).toBe(50);
  await screen.getByRole('button', { name: 'Show 50 more of 3,000' }).click();
  await expect.poll(() => screen.container.querySelectorAll('h4').length).toBe(100);
});
