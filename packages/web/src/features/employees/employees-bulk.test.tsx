import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bulkBar } from '../../testing/bulk.ts';
import { buildEmployee, openEmployees } from '../../testing/screens/open-employees.tsx';
import { buildSession, expectAccessible, expectText } from '../../testing/screens/open-screen.tsx';

const people = ['Ana', 'Ben', 'Cleo', 'Dana'].map((name) => buildEmployee({ id: name.toLowerCase(), name }));
const dana = buildSession({ enabledFeatures: ['userAdmin'], userId: 'dana' });

beforeEach(() => page.viewport(1440, 900));

const outcomes = [
  { id: 'ana', outcome: 'CHANGED' },
  { id: 'ben', outcome: 'LAST_ADMINISTRATOR' },
  { id: 'cleo', outcome: 'CHANGED_MEANWHILE' },
  { id: 'dana', outcome: 'YOURSELF' },
];

async function open(users = people) {
  const opened = await openEmployees(
    '/employees',
    {
      'GET /api/users/harbor': { body: { users, total: users.length } },
      'POST /api/users/harbor/status': { body: outcomes },
    },
    { session: dana },
  );
  await expect.element(page.getByRole('row', { name: /Ana/ }).first()).toBeVisible();
  return opened;
}

test('EE-05 many are deactivated after a question; who could not be is named with the reason and stays selected', async () => {
  const { server } = await open();
  await page.getByRole('checkbox').first().click();
  await bulkBar().getByRole('button', { name: 'Deactivate' }).click();
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await page
    .getByRole('dialog', { name: 'Deactivate 4 employees?' })
    .getByRole('button', { name: 'Deactivate' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate 4 employees' });
  await expect.element(dialog.getByText('1 changed, 3 not changed, 0 not reached')).toBeVisible();
  await expectText(dialog.getByRole('row', { name: /Ben/ }), 'This would leave the company without an administrator');
  await expectText(
    dialog.getByRole('row', { name: /Cleo/ }),
    'Someone else changed this employee. Check the changes, then try again.',
  );
  await expectText(dialog.getByRole('row', { name: /Dana/ }), 'You cannot deactivate yourself.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectText(bulkBar(), '3 selected');
  const asked = people.map(({ id, ver }) => ({ id, ver }));
  expect(server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { status: 'DEACTIVATED', users: asked },
  ]);
});

test('EE-05 who is deactivated is only reactivated', async () => {
  const { server } = await open([buildEmployee({ id: 'ana', name: 'Ana', status: 'DEACTIVATED' })]);
  await page.getByRole('checkbox').first().click();
  expect(bulkBar().getByRole('button', { name: 'Deactivate' }).elements()).toHaveLength(0);
  await bulkBar().getByRole('button', { name: 'Reactivate' }).click();
  await expect.element(page.getByText('1 changed, 0 not changed, 0 not reached')).toBeVisible();
  expect(server.to('/api/users/harbor/status').map(({ body }) => body)).toEqual([
    { status: 'ACTIVE', users: [{ id: 'ana', ver: 3 }] },
  ]);
});

test('EE-01 the selected people are exported by the server, whatever the filters are', async () => {
  await open();
  await page.getByRole('checkbox', { name: /Ben/ }).click();
  await page.getByRole('checkbox', { name: /Dana/ }).click();
  await expect
    .element(bulkBar().getByRole('link', { name: 'Export' }))
    .toHaveAttribute('href', '/api/users/harbor/export?status=ALL&ids=ben%2Cdana');
});

test('EE-01 with more selected than one address holds, the export says what to do', async () => {
  await open(
    Array.from({ length: 100 }, (_, at) => buildEmployee({ id: `${'x'.repeat(80)}${at}`, name: `Ana ${at}` })),
  );
  await page.getByRole('checkbox').first().click();
  await expect.element(bulkBar().getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
});

test('RT-20 a head that the server sorts by says so, by click and by key', async () => {
  const { router } = await open();
  const head = page.getByRole('columnheader', { name: 'Email' });
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ sort: 'email' }));
});

test('RT-20 a filter finds among thousands of places by typing, and says what it lets through', async () => {
  const places = Array.from({ length: 5000 }, (_, at) => ({
    id: `p${at}`,
    name: `Store ${at}`,
    type: 'LOCATION',
    mayViewWages: false,
  }));
  const { router } = await openEmployees('/employees', {
    'GET /api/users/harbor/choices': {
      body: {
        roles: [],
        company: true,
        places,
        jobTypes: [],
        requirements: [],
        terms: {
          today: '2026-11-23',
          requirements: [],
          required: {},
          driverJobs: [],
          driverUntil: '2026-12-07',
        },
      },
    },
  });
  await page.getByRole('button', { name: /^Location or group/ }).click();
  expect(page.getByRole('option').elements().length).toBeLessThan(300);
  await page.getByRole('textbox', { name: 'Search: Location or group' }).fill('4321');
  await page.getByRole('option', { name: 'Store 4321' }).click();
  await expect.element(page.getByText('Location or group: Store 4321')).toBeVisible();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ place: 'p4321' }));
});

test('what the search takes is read in full at 360 pixels', async () => {
  await page.viewport(360, 800);
  await open();
  const input = page.getByRole('searchbox').element();
  if (!(input instanceof HTMLInputElement)) throw new Error('The search is no input');
  const style = getComputedStyle(input);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is no canvas');
  pen.font = style.font;
  const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  expect(pen.measureText(input.placeholder).width).toBeLessThanOrEqual(room);
});
