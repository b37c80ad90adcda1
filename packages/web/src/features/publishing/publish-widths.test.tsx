import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { publishRoutes } from '../../app/routes/publish-routes.ts';
import { expectTidy } from '../../testing/expect-tidy.ts';
import { buildLocation, menuWaits } from '../../testing/locations.ts';
import { buildSession, expectText } from '../../testing/screens/open-screen.tsx';
import { renderApp } from '../../testing/screens/render-app.tsx';
import { pendingMenu, publishingAnswers, running } from '../../testing/servers/publish-server.ts';

const names = ['Embarcadero', 'Jack London Square', 'Pier 39', 'Seaport', 'Navy Pier', 'Inner Harbor'];
const stores = names.map((name, at) => buildLocation({ id: `s${at}`, name, ...menuWaits }));
const pizza = (at: number) => ({ ...pendingMenu.groups[0], name: `Harbor Supreme ${at}`, place: 'Pizza › Signature' });
const many = { ...pendingMenu, changeCount: 24, groups: Array.from({ length: 24 }, (_, at) => pizza(at)) };
const sent = { kind: 'menu', documentId: 'm1', level: 'warning', departmentId: 'pizza', from: null, to: null } as const;
const found = [
  {
    ...sent,
    code: 'SENT_NOWHERE',
    weight: 'stop',
    name: 'Smokestack BBQ Chicken',
    sentence: 'Smokestack BBQ Chicken is not sent to a kitchen printer.',
    path: ['items', { id: 'storm' }, 'printing'],
  },
  {
    ...sent,
    code: 'NO_BUTTON',
    weight: 'look',
    name: 'Smokestack BBQ Chicken',
    sentence: 'Smokestack BBQ Chicken has no button.',
    path: ['items', { id: 'storm' }],
  },
];
const answers = publishingAnswers({
  'GET /api/tenants/sync-status/harbor': { body: stores },
  'POST /api/publishing/harbor/preview': {
    body: stores.map(({ id }) => ({
      locationId: id,
      kinds: [many],
      problem: null,
      findings: found,
      findingCount: 2,
      isOpen: true,
    })),
  },
});

const open = (path: string, more = {}) =>
  renderApp({ path, session: buildSession(), answers: { ...answers, ...more }, routes: publishRoutes });

test('RT-51 on Publish no part lies over another and none leaves the page, from a phone to a desk', async () => {
  const { screen } = await open('/menu/publish');
  await expect.element(screen.getByText('Harbor Supreme 0')).toBeVisible();
  await expectTidy();
  await screen.getByText('At a time').click();
  await expect.element(screen.getByLabelText('Store time')).toBeVisible();
  await expectTidy();
});

test('RT-51 each location of Publish holds its name and its state, and on a phone the button that sends is at the foot', async () => {
  const { screen } = await open('/menu/publish');
  const name = screen.getByRole('checkbox', { name: 'Jack London Square' });
  await expect.element(name).toBeVisible();
  for (const width of [768, 1024, 1440]) {
    await page.viewport(width, 900);
    const store = name.element().closest('fieldset > div > div');
    const right = store?.lastElementChild?.getBoundingClientRect().right;
    expect([width, right]).toEqual([width, (store?.getBoundingClientRect().right ?? 0) - 16]);
  }
  await page.viewport(390, 1200);
  await expect.poll(() => document.querySelector('footer')?.getBoundingClientRect().bottom).toBe(1200);
});

test('PB-08 on the board no part lies over another and none leaves the page, from a phone to a desk', async () => {
  const { screen } = await open('/menu/publish', {
    ...running(Object.fromEntries(stores.map(({ id }) => [id, { state: 'COMPLETED' as const }]))),
  });
  await expect.element(screen.getByRole('heading', { name: 'Jack London Square' })).toBeVisible();
  await expectTidy();
});

test('SH-29 on Publish status no part lies over another and none leaves the page, from a phone to a desk', async () => {
  const { screen } = await open('/publishStatus');
  await expectText(screen.getByRole('row', { name: /Jack London Square/ }), 'Changes');
  await expectTidy();
});
