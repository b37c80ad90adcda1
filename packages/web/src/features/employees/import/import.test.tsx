import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openEmployees } from '../../../testing/screens/open-employees.tsx';
import { expectAccessible } from '../../../testing/screens/open-screen.tsx';

test('EE-01 an import is previewed by line, and cannot run while a line is refused', async () => {
  const line = { line: 2, name: 'New', changes: [{ column: 'Name', from: '', to: 'New' }], errors: [] };
  const refused = {
    ...line,
    line: 3,
    action: 'REFUSE',
    changes: [],
    errors: [{ code: 'PHONE', column: 'Phone', message: 'A phone has 10 to 15 digits.' }],
  };
  const outcomes = [
    { lines: [{ ...line, action: 'CREATE' }, refused], counts: { create: 1, change: 0, keep: 0, refuse: 1 } },
    { lines: [{ ...line, action: 'CREATE' }], counts: { create: 1, change: 0, keep: 0, refuse: 0 } },
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
  await expect.element(screen.getByText('Phone: A phone has 10 to 15 digits.')).toBeVisible();
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Another file' }).click();
  await choose();
  await screen.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await vi.waitFor(() => expect(bodyOf('/api/users/harbor/import')).toEqual({ csv: 'Name\nNew' }));
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
      body: { lines, counts: { create: 1, change: 1, keep: 1, refuse: 1 } },
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
