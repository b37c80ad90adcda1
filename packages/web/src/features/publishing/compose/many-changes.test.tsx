import { expect, test } from 'vitest';
import { buildLocation, menuWaits } from '../../../testing/locations.ts';
import { expectAccessible, expectText, openScreen } from '../../../testing/screens/open-screen.tsx';
import { fakeServer } from '../../../testing/servers/fake-server.ts';
import { MenuPublishPage } from '../publish-page.tsx';

const priced = (name: string, place: string, count = 1) => ({
  name,
  place,
  sentences: [{ field: 'Price', kind: 'changed', from: '$1.00', to: '$2.00', count }],
});

function serve(groups: readonly ReturnType<typeof priced>[]) {
  const changeCount = groups.flatMap(({ sentences }) => sentences).reduce((sum, { count }) => sum + count, 0);
  const kind = { kind: 'menu', documentId: 'm1', fromVersion: 1, toVersion: 2, groups, changeCount };
  const pending = { ...kind, withheld: [], firstPublication: false };
  fakeServer({
    'GET /api/tenants/sync-status/harbor': { body: [buildLocation(menuWaits)] },
    'GET /api/sync-locations/running/harbor': { body: [] },
    'GET /api/sync-employment/running/harbor': { body: [] },
    'POST /api/publishing/harbor/preview': {
      body: [{ locationId: 'pier', kinds: [pending], problem: null, findings: [], findingCount: 0, isOpen: null }],
    },
    'GET /api/publishing/harbor/history': { body: [] },
  });
  return openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish' });
}

const pizzas = Array.from({ length: 14 }, (_, at) => priced(`Pizza ${at}`, 'Pizza › Signature'));

test('RT-51 many changes are folded by where they lie, each place with how many it has', async () => {
  const { screen } = await serve([...pizzas, priced('Pizza', ''), priced('Cola', 'Drinks › Soft', 2)]);
  const review = screen.getByRole('region', { name: 'Review before publishing' });
  await expectText(review, 'Pizza15 changes');
  await expectText(review, 'Drinks2 changes');
  await expect.element(review.getByText('Cola')).not.toBeVisible();
  await review.getByText('Drinks', { exact: true }).click();
  await expectText(review.getByRole('region', { name: 'Cola' }), 'Price: $1.00 to $2.00');
  await review.getByText('15 changes').click();
  await expect.element(review.getByRole('region', { name: 'Pizza 13' })).not.toBeInTheDocument();
  await review.getByRole('button', { name: 'Show all 15' }).click();
  await expect.element(review.getByRole('region', { name: 'Pizza 13' })).toBeVisible();
  await expectAccessible();
});

test('RT-51 what lies in one place is not folded', async () => {
  const { screen } = await serve(pizzas);
  await expect.element(screen.getByRole('region', { name: 'Pizza 0', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Show all 14' }).click();
  await expect.element(screen.getByRole('region', { name: 'Pizza 13' })).toBeVisible();
});
