import type { PublishFinding } from '@servery/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectText, openScreen } from '../../../../testing/screens/open-screen.tsx';
import { failingAt, pendingMenu, servePublishing } from '../../../../testing/servers/publish-server.ts';
import { MenuPublishPage } from '../../publish-page.tsx';

const nowhere: PublishFinding = {
  kind: 'menu',
  documentId: 'm1',
  code: 'SENT_NOWHERE',
  level: 'warning',
  weight: 'stop',
  name: 'Storm Warning',
  sentence: 'Storm Warning is not sent to a kitchen printer.',
  path: ['items', { id: 'storm' }, 'printing'],
  departmentId: 'pizza',
  from: null,
  to: null,
};
const price: PublishFinding = {
  ...nowhere,
  code: 'PRICE_FAR',
  name: 'Wings 8 pc, Delivery',
  sentence: 'Wings 8 pc, Delivery: The price goes from $11.99 to $109.99.',
  path: ['items', { id: 'wings' }, 'pricing', { by: 'pricingScheme', value: 'delivery' }, 'prices', { id: 'BASE' }],
  departmentId: 'starters',
  from: '$11.99',
  to: '$109.99',
};
const image = (at: number): PublishFinding => ({
  ...nowhere,
  code: 'NO_IMAGE',
  weight: 'look',
  name: `Item ${at}`,
  sentence: `Item ${at} has no image.`,
  path: ['items', { id: `item-${at}` }, 'info', 'imageId'],
});

async function open(findings: readonly PublishFinding[], isOpen: boolean | null = null) {
  const one = { kinds: [pendingMenu], problem: null, findings, findingCount: findings.length, isOpen };
  const body = ['pier', 'sea'].map((locationId) => ({ locationId, ...one }));
  servePublishing({ 'POST /api/publishing/harbor/preview': { body } });
  return openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish' });
}

test('RT-51 what stops a publish locks it, says why, and each line leads to its field', async () => {
  const { screen } = await open([nowhere, price], true);
  const stops = screen.getByRole('list', { name: '2 stop this publish' });
  await expectText(stops, 'Storm Warning prints nowhere');
  await expectText(stops, 'Wings 8 pc, Delivery is 9.2 times its old price');
  await expect.element(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Publish now' })).toHaveAccessibleDescription(/2 stop/);
  const way = stops.getByRole('link', { name: 'Printers: Storm Warning prints nowhere' });
  await expect.element(way).toHaveAttribute('href', expect.stringContaining('/menu/menuItems/pizza/item/storm'));
  await expect.element(way).toHaveAttribute('href', expect.stringContaining('field=items.storm.printing'));
  await expect.element(screen.getByRole('button', { name: 'Fix the first of 2' })).toBeVisible();
  await expectAccessible();
});

test('RT-51 a price and a printer that are meant are kept with one press each, and stop no more', async () => {
  const { screen } = await open([nowhere, price]);
  await screen.getByRole('button', { name: /^Keep: Wings 8 pc, Delivery/ }).click();
  await expect.element(screen.getByRole('list', { name: '1 stops this publish' })).toBeVisible();
  await screen.getByRole('button', { name: /^Keep: Storm Warning/ }).click();
  await expect.element(screen.getByRole('list', { name: /this publish/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expectText(screen.getByRole('region', { name: 'Before publishing' }), 'Nothing stops this publish');
});

test('RT-51 many prices are one line, kept together', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...price, name: `Pizza ${at}`, sentence: `Pizza ${at}.` }));
  const { screen } = await open(many);
  await expectText(screen.getByRole('list', { name: '1 stops this publish' }), '40 prices are far from what they were');
  await screen.getByRole('button', { name: /^Keep: 40 prices/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});

test('RT-51 a store that would become invalid is not kept, but left out', async () => {
  servePublishing({
    'POST /api/publishing/harbor/preview': { body: [failingAt('pier', 1), { ...failingAt('sea', 0), problem: null }] },
  });
  const { screen } = await openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish' });
  const stops = screen.getByRole('list', { name: '1 stops this publish' });
  await expectText(stops, 'Pier 39 would become invalidPLU 0 is already used by Caesar.');
  await expect.element(stops.getByRole('button', { name: /^Keep/ })).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: 'Pier 39' }).click();
  await expect.element(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});

test('RT-51 what is worth a look stops nothing: many of a kind are one line; stores that are silent or open now lead to their part of the page', async () => {
  const { screen } = await open(
    Array.from({ length: 12 }, (_, at) => image(at)),
    true,
  );
  const looks = screen.getByRole('list', { name: /to look at$/ });
  await expectText(looks, '12 items have no photo');
  await expectText(looks, '2 stores are open nowPier 39, Seaport');
  await looks.getByRole('button', { name: /^When: 2 stores are open now/ }).click();
  await expect.element(screen.getByRole('radio', { name: 'Now' })).toHaveFocus();
  await screen.getByText('At a time').click();
  await expect.element(screen.getByText('2 stores are open now')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Schedule' })).toBeEnabled();
});

test('RT-51 OF-13 HR-09 what is over or ends soon is one line while it is little, and leads to its date', async () => {
  const offer: PublishFinding = {
    ...nowhere,
    code: 'OFFER_OVER',
    weight: 'look',
    name: 'Summer Deal',
    sentence: 'Summer Deal ended on Aug 31st 2026.',
    path: ['offers', { id: 'summer' }, 'validity', 'dateRange', 'endDate'],
    departmentId: null,
  };
  const day = (at: number): PublishFinding => ({
    ...offer,
    kind: 'locationSettings',
    code: 'SPECIAL_DAY_OVER',
    name: 'In store, Special days',
    sentence: `In store, Special days, Nov ${at}: This day is over.`,
    path: ['hours', 'inStore', 'specialHours', { id: `day-${at}` }],
  });
  const ending: PublishFinding = {
    ...offer,
    code: 'OFFER_ENDS_SOON',
    name: 'Fall Deal',
    sentence: 'Fall Deal ends on Dec 1st 2026.',
    path: ['offers', { id: 'fall' }, 'validity', 'dateRange', 'endDate'],
  };
  const { screen } = await open([offer, ending, ...[1, 2, 3, 4].map(day)]);
  const looks = screen.getByRole('list', { name: '3 to look at' });
  await expectText(looks, 'Fall Deal ends on Dec 1st 2026After that day no order gets it');
  await expect.element(looks.getByRole('link', { name: /^Dates: Fall Deal ends/ })).toBeVisible();
  await expectText(looks, 'Summer Deal ended on Aug 31st 2026It is still active, but no order gets it');
  await expectText(looks, '4 special days are overIn store, Special days');
  const way = looks.getByRole('link', { name: /^Dates: Summer Deal ended/ });
  await expect.element(way).toHaveAttribute('href', expect.stringContaining('/menu/offers/summer'));
  await expect.element(way).toHaveAttribute('href', expect.stringContaining('field=offers.summer.validity'));
  const hours = looks.getByRole('link', { name: 'Hours: 4 special days are over' });
  await expect.element(hours).toHaveAttribute('href', expect.stringContaining('/hours'));
  await expect.element(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled();
});

const mailed = 'POST /api/publishing/harbor/preview/mail';

async function openMailed(answer: { readonly status?: number; readonly body?: object }) {
  const one = { kinds: [pendingMenu], problem: null, findings: [nowhere], findingCount: 1, isOpen: null };
  const body = ['pier', 'sea'].map((locationId) => ({ locationId, ...one }));
  const { to } = servePublishing({ 'POST /api/publishing/harbor/preview': { body }, [mailed]: answer });
  const { screen } = await openScreen({ paths: { '/menu/publish': MenuPublishPage }, at: '/menu/publish' });
  const pane = screen.getByRole('region', { name: 'Before publishing' });
  return { screen, to, button: pane.getByRole('button', { name: 'Send me this list' }) };
}

test('RT-51 the list of the chosen stores is mailed to the person who asks, by the keyboard too', async () => {
  const { screen, to, button } = await openMailed({ body: { email: 'dana@harbor.example' } });
  await expect.element(button).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Pier 39' }).click();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Sent to dana@harbor.example')).toBeVisible();
  expect(to('/api/publishing/harbor/preview/mail').map(({ body }) => body)).toEqual([
    { locationIds: ['sea'], kinds: ['menu', 'locationSettings'] },
  ]);
});

test('RT-51 a list that could not be mailed is said, and can be asked for again', async () => {
  const { screen, button } = await openMailed({ status: 500 });
  await button.click();
  await expect.element(screen.getByText('The list was not sent')).toBeVisible();
  await expect.element(button).toBeEnabled();
});

test('RT-51 a list of nothing but the stores of this moment is not mailed', async () => {
  const { screen } = await open([], true);
  await expect.element(screen.getByText('2 stores are open now')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send me this list' })).not.toBeInTheDocument();
});
