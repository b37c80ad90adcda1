import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withValue } from '../../../editing/document/path-value.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { employmentServer } from '../../../testing/servers/employment-server.ts';
import type { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { EmploymentPage } from '../setup/employment-page.tsx';
import { EmploymentImportPage } from './import-page.tsx';

let server: SettingsServer;
const path = '/employment/import';

beforeEach(() => {
  server = employmentServer();
});

async function chooseFile(text: string, at: string | null = null) {
  const pages = { '/employment/employment': EmploymentPage };
  const opened = await renderScreen({ path, screen: EmploymentImportPage, at, pages });
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await userEvent.upload(page.getByLabelText('Drop a file here').last(), new File([text], 'staff.json'));
  return opened;
}

const renamed = () =>
  JSON.stringify({
    ...withValue(server.base, ['departments', { id: '2' }, 'name'], 'Dining room'),
    employees: [{ id: 'u1', grantedRoles: [] }],
    mystery: 1,
  });

test('RT-96 KR-17 what a file changes is shown in sentences, enters the draft, is reviewed and saved', async () => {
  const { router } = await chooseFile(renamed());
  await expect.element(page.getByText(/Dining room/).first()).toBeVisible();
  await expect.element(page.getByText(/people in the file are not imported/)).toBeVisible();
  expect(server.saves(null)).toHaveLength(0);
  await page.getByRole('button', { name: 'Add 1 change to the draft' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/employment/employment');
  await expect.element(page.getByRole('heading', { name: 'Review 1 change' })).toBeVisible();
  expect(server.saves(null)).toHaveLength(0);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.saves(null).length).toBe(1);
  expect(server.base).toMatchObject({ departments: [{}, { name: 'Dining room' }, {}, {}] });
  expect(server.base).not.toHaveProperty('employees');
});

test('RT-96 at a store it becomes the changes of the store', async () => {
  await chooseFile(renamed(), 'pier-39');
  await expect.element(page.getByRole('heading', { name: 'Changes at Pier 39' })).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 change to the draft' }).click();
  await expect.element(page.getByRole('heading', { name: 'Review 1 change' })).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.saves('pier-39').length).toBe(1);
  expect(server.overrides.get('pier-39')?.changes).toMatchObject([{ path: ['departments', { id: '2' }, 'name'] }]);
});

describe('a file that cannot be taken', () => {
  test('RT-96 is refused in words and leaves a place to choose another', async () => {
    await chooseFile('{ "entityType": ');
    await expect.element(page.getByText('staff.json is not valid JSON')).toBeVisible();
    await userEvent.upload(page.getByLabelText('Drop a file here').last(), new File(['{"items":[]}'], 'menu.json'));
    await expect.element(page.getByText('Not a recognizable employment blob.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  test('RT-96 EM-91 says each thing that is wrong, with its place', async () => {
    await chooseFile(
      JSON.stringify(withValue(server.base, ['payrollAndOvertime', 'salaryAllocationsPercentage', '0'], '9.99')),
    );
    await expect.element(page.getByText('1 problem prevents the import of this file')).toBeVisible();
    await expect.element(page.getByText(/They add up to 99.99: 0.01 is missing./)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /to the draft/ })).not.toBeInTheDocument();
  });

  test('RT-96 with more than 8 MiB is not read', async () => {
    await chooseFile(' '.repeat(8 * 1024 * 1024 + 1));
    await expect.element(page.getByText('staff.json is larger than 8 MiB')).toBeVisible();
  });

  test('RT-96 that says the same has nothing to bring', async () => {
    await chooseFile(JSON.stringify(server.base));
    await expect.element(page.getByText('Employment already matches the file')).toBeVisible();
  });
});

describe('in both themes', () => {
  test.each([1440, 360])('RT-96 the page has no accessibility problem at %i px', async (width) => {
    await page.viewport(width, 800);
    await chooseFile(renamed(), null);
    await expect.element(page.getByRole('button', { name: 'Add 1 change to the draft' })).toBeVisible();
    await expectAccessible();
  });
});
