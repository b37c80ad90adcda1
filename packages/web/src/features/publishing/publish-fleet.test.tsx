import { expect, test } from 'vitest';
import { buildLocation, menuWaits } from '../../testing/locations.ts';
import { expectText, openScreen } from '../../testing/screens/open-screen.tsx';
import { publishingAnswers, running } from '../../testing/servers/publish-server.ts';
import { fakeServer } from '../../testing/servers/fake-server.ts';
import { MenuPublishPage } from './publish-page.tsx';

const stores = Array.from({ length: 3000 }, (_, at) =>
  buildLocation({ id: `s${at}`, name: `Store ${at}`, ...(at === 0 && menuWaits) }),
);

function open(more = {}) {
  fakeServer(publishingAnswers({ 'GET /api/tenants/sync-status/harbor': { body: stores }, ...more }));
  return openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish' });
}

test('RT-51 of thousands of locations the groups are in sight, and each opens a hundred at a time', async () => {
  const { screen } = await open();
  const chooser = screen.getByRole('region', { name: 'Locations' });
  await expectText(chooser, '1/3000');
  await expect.element(chooser.getByRole('checkbox', { name: 'Store 7', exact: true })).not.toBeInTheDocument();
  await chooser.getByRole('button', { name: /^Locations of / }).click();
  await expect.element(chooser.getByRole('checkbox', { name: 'Store 7', exact: true })).toBeVisible();
  expect(chooser.element().querySelectorAll('input[type=checkbox]')).toHaveLength(101);
  await chooser.getByRole('button', { name: 'Show 100 more of 3,000' }).click();
  await expect.poll(() => chooser.element().querySelectorAll('input[type=checkbox]').length).toBe(201);
  await chooser.getByLabelText('Search locations').fill('Store 2999');
  await expect.element(chooser.getByRole('checkbox', { name: 'Store 2999' })).toBeVisible();
});

test('PB-08 the board of thousands of locations shows a hundred of each state, and more when asked', async () => {
  const { screen } = await open(running(Object.fromEntries(stores.map(({ id }) => [id, { state: 'COMPLETED' as const }]))));
  await expect.poll(() => screen.container.querySelectorAll('h4').length).toBe(100);
  await screen.getByRole('button', { name: 'Show 100 more of 3,000' }).click();
  await expect.poll(() => screen.container.querySelectorAll('h4').length).toBe(200);
});
