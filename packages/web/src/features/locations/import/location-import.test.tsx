import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildLocation } from '../../../testing/locations.ts';
import { buildSession, expectAccessible, expectText, openScreen } from '../../../testing/screens/open-screen.tsx';
import { type Answers, fakeServer } from '../../../testing/servers/fake-server.ts';
import { LocationsPage } from '../locations-page.tsx';

const editor = buildSession({ enabledFeatures: ['addLocation', 'editLocation', 'manageMenus'] });
const path = '/api/tenants/harbor/import';
const line = (number: number, action: string, name: string) => ({
  line: number,
  action,
  name,
  changes: action === 'CHANGE' ? [{ column: 'Phone', from: '', to: '5550001111' }] : [],
  errors: action === 'REFUSE' ? [{ code: 'NO_SUCH_GROUP', column: 'Group', message: 'There is no such group.' }] : [],
  save: action === 'CREATE' || action === 'CHANGE' ? { type: 'LOCATION', name, timezone: 'UTC' } : null,
});
const lines = [
  line(2, 'KEEP', 'Kept'),
  line(3, 'CREATE', 'Brand New'),
  line(4, 'CHANGE', 'Pier 39'),
  line(5, 'REFUSE', 'Nowhere'),
];
const preview = { lines, counts: { create: 1, change: 1, keep: 1, refuse: 1 }, ignored: ['Publish'], remarks: [] };

async function open(more: Answers = {}, session = editor) {
  const server = fakeServer({
    'GET /api/tenants/sync-status/harbor': { body: [buildLocation()] },
    [`POST ${path}/preview`]: { body: preview },
    [`POST ${path}`]: {
      body: { saved: 1, refused: [{ line: 4, message: 'Someone else changed this location in the meantime.' }] },
    },
    'GET /api/session/status': { body: session },
    ...more,
  });
  return { ...(await openScreen({ paths: { '/locations': LocationsPage }, at: '/locations', session })), server };
}

const dialog = () => page.getByRole('dialog');

async function choose(csv: string) {
  await page.getByRole('button', { name: 'Import' }).click();
  await expect.element(page.getByRole('button', { name: 'Choose file' })).toBeVisible();
  const input = dialog().getByLabelText('Drop a CSV file here').elements().at(-1);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
  await userEvent.upload(input, new File([csv], 'locations.csv', { type: 'text/csv' }));
}

test('RT-34 a file is previewed, refused lines first; the lines that can be are saved, and who could not be is named', async () => {
  const { server } = await open();
  await choose('Location\nBrand New');
  await expectText(dialog(), '1 added, 1 changed, 1 unchanged, 1 refused');
  await expectText(dialog(), 'Columns not imported: Publish.');
  await expectText(dialog(), 'Group: There is no such group.');
  const numbers = () =>
    dialog()
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelector('[role=gridcell]')?.textContent);
  await expect.poll(numbers).toEqual(['5', '4', '3', '2']);
  await page.getByText('Changed only').click();
  await expect.poll(numbers).toEqual(['4', '3']);
  await expectAccessible();
  expect(server.to(path)).toHaveLength(0);
  await dialog().getByRole('button', { name: 'Import', exact: true }).click();
  await expectText(dialog(), '1 saved, 1 not saved, 0 not tried.');
  const left = dialog().getByRole('grid', { name: 'Lines that were not saved' });
  await expectText(left, 'Line 4: Pier 39');
  await expectText(left, 'Someone else changed this location in the meantime.');
  await expectAccessible();
  expect(server.to(path)[0]?.body).toMatchObject({ lines: [{ line: 3 }, { line: 4 }] });
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('RT-34 thousands of lines are saved two hundred with each call, and can be stopped', async () => {
  const many = Array.from({ length: 500 }, (_, at) => line(at + 2, 'CREATE', `Store ${at}`));
  const counts = { create: 500, change: 0, keep: 0, refuse: 0 };
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { server } = await open({
    [`POST ${path}/preview`]: { body: { lines: many, counts, ignored: [], remarks: [] } },
    [`POST ${path}`]: async () => {
      await held;
      return { body: { saved: 200, refused: [] } };
    },
  });
  await choose('Location\nmany');
  await dialog().getByRole('button', { name: 'Import', exact: true }).click();
  await expectText(dialog(), '0 of 500 done');
  await dialog().getByRole('button', { name: 'Stop' }).click();
  release();
  await expectText(dialog(), '200 saved, 0 not saved, 300 not tried.');
  expect(server.to(path)).toHaveLength(1);
});

test('RT-34 a file that is no list of locations is refused with the reason', async () => {
  const errors = [{ code: 'NO_NAME_COLUMN', message: 'The first line names the columns.', path: 'body.csv' }];
  await open({ [`POST ${path}/preview`]: { status: 400, body: { error: 'INVALID', errors } } });
  await choose('nonsense');
  await expect.element(page.getByRole('alert')).toHaveTextContent('The first line names the columns.');
});

test('RT-34 PM-39 who neither adds nor edits locations finds no import', async () => {
  await open({}, buildSession({ enabledFeatures: ['manageMenus'] }));
  await expect.element(page.getByRole('row', { name: /Pier 39/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Import' }).elements()).toHaveLength(0);
});
