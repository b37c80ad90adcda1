import { expect, test } from 'vitest';
import { buildSession, expectAccessible, expectText, openScreen } from '../../../../testing/screens/open-screen.tsx';
import { pendingMenu, servePublishing } from '../../../../testing/servers/publish-server.ts';
import { MenuPublishPage } from '../../publish-page.tsx';
import { type Replay, together } from './replay-sums.ts';

const hours = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 300 : 0));
const nothing: Replay = {
  from: '2026-11-20',
  to: '2026-11-26',
  stores: [],
  items: [],
  hours: hours.map(() => 0),
  lost: [],
  offers: [],
  taxes: [],
  rates: [],
  requirements: [],
  withheld: 0,
};
const store = {
  tickets: 2,
  changed: 2,
  before: 1_747,
  difference: 150,
  lost: 1,
  lostSales: 850,
  otherPrice: 0,
  notSold: 3,
  tax: 144,
  taxDifference: 13,
  otherTax: 1,
};
const cola = {
  key: 'cola',
  name: 'Cola',
  variant: '',
  thousandths: 3_000,
  unitBefore: 299,
  unitAfter: 349,
  difference: 150,
};
const clam = {
  locationId: 'pier',
  ticketId: 'a',
  number: '0233',
  opened: '2026-11-24T20:40:00.000Z',
  item: 'Clam Chowder',
  reason: 'Clam Chowder is inactive.',
};
const found: Replay = {
  ...nothing,
  stores: [
    { ...store, locationId: 'pier' },
    { ...store, locationId: 'sea', lost: 0, lostSales: 0 },
  ],
  items: [{ ...cola, thousandths: 6_000, difference: 300 }],
  hours,
  lost: [clam],
  offers: [{ name: 'Lunch deal', uses: 4 }],
  taxes: [
    { id: 'food', name: 'Prepared food', before: 288, after: 214 },
    { id: 'soda', name: 'Soda tax', before: 0, after: 100 },
  ],
  rates: [{ key: 'cola', name: 'Cola', thousandths: 6_000, before: '8.625', after: '10' }],
  requirements: [{ id: 'id', name: 'Check ID', lines: 5 }],
  withheld: 1,
};

async function open(answer: object) {
  const one = { kinds: [pendingMenu], problem: null, findings: [], findingCount: 0, isOpen: null };
  const body = ['pier', 'sea'].map((locationId) => ({ locationId, ...one }));
  servePublishing({ 'POST /api/publishing/harbor/preview': { body }, 'POST /api/publishing/harbor/replay': answer });
  const session = buildSession({ enabledFeatures: ['manageMenus', 'accessConfigurationOptions', 'dashboard'] });
  const { screen } = await openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish', session });
  await screen.getByRole('button', { name: 'Replay last week’s tickets' }).click();
  return screen.getByRole('dialog', { name: 'Last week’s tickets under the new menu' });
}

test('RT-51 the tickets of last week tell what the new menu would bring, by store, item and hour', async () => {
  const panel = await open({ body: found });
  await expect.element(panel.getByText('+ $3.00').first()).toBeVisible();
  await expectText(panel.getByRole('table', { name: 'By store' }), 'All4+ $3.001');
  await expectText(panel.getByRole('table', { name: 'By item' }), 'Cola6$2.99 to $3.49+ $3.00');
  await expectText(panel.getByRole('table', { name: 'By hour' }), '12:00 PM+ $3.00');
  await expectText(panel.getByRole('table', { name: 'Cannot be rung up any more' }), 'Clam Chowder is inactive.');
  await expect
    .element(panel.getByRole('link', { name: /0233/ }))
    .toHaveAttribute('href', expect.stringContaining('pier.a'));
  await expectText(panel.getByRole('table', { name: 'By tax' }), 'Prepared food$2.88$2.14– $0.74');
  await expectText(panel.getByRole('table', { name: 'By tax' }), 'All$2.88$3.14+ $0.26');
  await expectText(panel.getByRole('table', { name: 'Taxed at another rate' }), 'Cola68.625 % to 10 %');
  await expect.element(panel.getByText('Check ID, 5 times')).toBeVisible();
  await expect.element(panel.getByText('$2.88 now')).toBeVisible();
  await expect.element(panel.getByText('Lunch deal, used 4 times')).toBeVisible();
  await expect.element(panel.getByText('items that the menu of the store does not have')).toBeVisible();
  await expect.element(panel.getByText('1 store is left out: you do not see its sales.')).toBeVisible();
  await expectAccessible();
});

test('a replay that fails says so, and one without stores too', async () => {
  const failed = await open({ status: 400, body: { errors: [] } });
  await expect.element(failed.getByText('The tickets could not be replayed')).toBeVisible();
  await expect.element(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('where no store runs a menu there is nothing to replay', async () => {
  const panel = await open({ body: nothing });
  await expect.element(panel.getByText('There is nothing to replay')).toBeVisible();
});

test('parts of the stores add up, and a price that differs between them is none', () => {
  const rate = { key: 'cola', name: 'Cola', thousandths: 1_000, before: '8.625', after: '9' };
  const other = { ...found, items: [{ ...cola, unitAfter: 319, difference: -60 }], rates: [rate], withheld: 2 };
  expect(together(found, other)).toMatchObject({
    items: [{ key: 'cola', thousandths: 9_000, unitBefore: 299, unitAfter: null, difference: 240 }],
    offers: [{ name: 'Lunch deal', uses: 8 }],
    taxes: [
      { id: 'food', before: 576, after: 428 },
      { id: 'soda', before: 0, after: 200 },
    ],
    rates: [{ key: 'cola', thousandths: 7_000, before: '8.625', after: null }],
    requirements: [{ id: 'id', lines: 10 }],
    withheld: 3,
  });
  expect(together(found, other).hours[12]).toBe(600);
  expect(together(found, other).stores).toHaveLength(4);
});
