import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openEmployees } from '../../../testing/screens/open-employees.tsx';
import { expectAccessible } from '../../../testing/screens/open-screen.tsx';

const nothingMore = { ignored: [], remarks: [] };

test('EE-01 an import is previewed by line, and cannot run when every line is refused', async () => {
  const line = { line: 2, name: 'New', changes: [{ column: 'Name', from: '', to: 'New' }], errors: [] };
  const refused = {
    ...line,
    line: 3,
    action: 'REFUSE',
    changes: [],
    errors: [{ code: 'PHONE', column: 'Phone', message: 'Enter a phone number of 10 to 15 digits.' }],
  };
  const outcomes = [
    { lines: [refused], counts: { create: 0, change: 0, keep: 0, refuse: 1 }, ...nothingMore },
    {
      lines: [{ ...line, action: 'CREATE' }, refused],
      counts: { create: 1, change: 0, keep: 0, refuse: 1 },
      ignored: ['Shoe size'],
      remarks: [{ code: 'MONTH_FIRST', message: 'The dates in “Hired on” are read as month/day/year.' }],
    },
  ];
  let asked = 0;
  const { screen, bodyOf } = await openEmployees('/employees', {
    'POST /api/users/harbor/import/preview': () => ({ body: outcomes[asked++] }),
    'POST /api/users/harbor/import': { body: outcomes[1] },
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  const choose = async () => {
    const input = screen.getByRole('dialog').getByLabelText('Drop a CSV file here').elements().at(-1);
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await userEvent.upload(input, new File(['Name\nNew'], 'people.csv', { type: 'text/csv' }));
  };
  await expect.element(screen.getByRole('button', { name: 'Choose file' })).toBeVisible();
  await choose();
  await expect.element(screen.getByText('Phone: Enter a phone number of 10 to 15 digits.')).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Another file' }).click();
  await choose();
  for (const said of ['Columns not imported: Shoe size.', 'The dates in “Hired on” are read as month/day/year.'])
    await expect.element(screen.getByText(said)).toBeVisible();
  await expect.element(screen.getByText('Refused lines are left out. You can import the others.')).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await vi.waitFor(() => expect(bodyOf('/api/users/harbor/import')).toEqual({ csv: 'Name\nNew' }));
  await expect.element(screen.getByText('Imported: 1 added, 0 changed, 1 left out.')).toBeVisible();
});

test.each([
  ['Windows-1252 is read where its letters are certain', [0x4a, 0x6f, 0x73, 0xe9], /read as Windows-1252/],
  ['an encoding that is not certain is refused', [0x4a, 0x6f, 0x73, 0x8e], /not UTF-8 text\. Save it as “CSV UTF-8”/],
  ['a workbook is refused', [0x50, 0x4b, 0x03, 0x04], /spreadsheet workbook/],
])('EE-01 of a file in %s', async (_what, bytes, said) => {
  const counts = { create: 1, change: 0, keep: 0, refuse: 0 };
  const { screen, bodyOf } = await openEmployees('/employees', {
    'POST /api/users/harbor/import/preview': { body: { lines: [], counts, ...nothingMore } },
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  await expect.element(screen.getByRole('button', { name: 'Choose file' })).toBeVisible();
  const input = screen.getByRole('dialog').getByLabelText('Drop a CSV file here').elements().at(-1);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
  const head = [...new TextEncoder().encode('Name\n')];
  const file = new File([new Uint8Array(bytes[0] === 0x50 ? bytes : [...head, ...bytes])], 'people.csv');
  await userEvent.upload(input, file);
  await expect.element(screen.getByText(said)).toBeVisible();
  if (bytes.includes(0xe9)) expect(bodyOf('/api/users/harbor/import/preview')).toEqual({ csv: 'Name\nJosé' });
});

test('EE-01 refused lines come first, then changed and new ones; only what changes, or only what is refused, can be shown', async () => {
  const line = (number: number, action: string, name: string) => ({
    line: number,
    action,
    name,
    changes: [],
    errors: [],
  });
  const lines = [line(2, 'KEEP', 'Kim'), line(3, 'CHANGE', 'Cal'), line(4, 'REFUSE', 'Rex'), line(5, 'CREATE', 'Nia')];
  const { screen } = await openEmployees('/employees', {
    'POST /api/users/harbor/import/preview': {
      body: { lines, counts: { create: 1, change: 1, keep: 1, refuse: 1 }, ...nothingMore },
    },
  });
  await screen.getByRole('button', { name: 'Import' }).click();
  const drop = screen.getByRole('region', { name: 'Drop a CSV file here' });
  await expect.element(drop).toBeVisible();
  const body = drop.element().parentElement;
  expect(drop.element().getBoundingClientRect().width).toBeGreaterThan((body?.clientWidth ?? 0) - 60);
  const input = screen.getByRole('dialog').getByLabelText('Drop a CSV file here').elements().at(-1);
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
  await userEvent.upload(input, new File(['Name'], 'people.csv', { type: 'text/csv' }));
  const grid = screen.getByRole('grid', { name: 'Lines of the file' });
  const numbers = () =>
    grid
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.querySelector('[role=gridcell]')?.textContent);
  await expect.poll(numbers).toEqual(['4', '3', '5', '2']);
  await screen.getByText('Changed only').click();
  await expect.poll(numbers).toEqual(['3', '5']);
  await screen.getByText('Refused only').click();
  await expect.poll(numbers).toEqual(['4']);
});
