import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { chooseOfRow, openRow, rowOf, saveTo, undo } from '../../../../testing/editing.ts';
import { openEmployment } from '../../../../testing/screens/employment-screen.ts';
import { employmentServer } from '../../../../testing/servers/employment-server.ts';
import type { SettingsServer } from '../../../../testing/servers/settings-server.ts';

let server: SettingsServer;
const saved = (...at: Path) => findByPath(server.base, at);

beforeEach(() => {
  server = employmentServer();
});

describe('departments', () => {
  test('EM-01 EM-15 EM-79 EM-80 EM-81 EM-82 a department is renamed and stamped; the company sends the whole blob and loads again', async () => {
    const before = Date.now();
    await openEmployment();
    await openRow('Front of House');
    await page.getByRole('textbox', { name: 'Name' }).fill('Dining room');
    await page.getByRole('textbox', { name: 'Code' }).fill('20');
    const loads = server.sent('GET', '/company/harbor').length;
    await saveTo(server);
    expect(saved('departments', { id: '2' })).toMatchObject({ name: 'Dining room', code: '20' });
    expect(Number(saved('departments', { id: '2' }, 'updated'))).toBeGreaterThanOrEqual(before);
    expect(saved('jobTypes', { id: '4' }, 'departmentCode')).toBe('20');
    expect(server.base).toMatchObject({
      entityType: 'EMPLOYMENT',
      timeClock: { enable: true },
      payrollAndOvertime: { version: 1 },
    });
    await expect.poll(() => server.sent('GET', '/company/harbor').length).toBeGreaterThan(loads);
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });

  test('EM-16 an unnamed department is said at its field and keeps everything from being saved', async () => {
    await openEmployment();
    await openRow('Drivers');
    await page.getByRole('textbox', { name: 'Name' }).fill('  ');
    await expect.element(page.getByText('At least one department is unnamed.').first()).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.').last()).toBeVisible();
    expect(server.saves(null)).toHaveLength(0);
  });

  test('EM-16 a code or name that is listed twice is said at its field', async () => {
    await openEmployment();
    await openRow('Drivers');
    await page.getByRole('textbox', { name: 'Code' }).fill('1');
    await expect.element(page.getByText('The code "1" is taken.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill('4');
    await page.getByRole('textbox', { name: 'Name' }).fill('management');
    await expect.element(page.getByText('The name "management" is taken.').first()).toBeVisible();
  });

  test('EM-01 one that job types use says which, and goes when they move to another; undo brings all back', async () => {
    await openEmployment();
    await chooseOfRow('Front of House', 'Remove');
    const dialog = page.getByRole('dialog', { name: 'Remove Front of House?' });
    await expect.element(dialog.getByText('It contains Cashier, Server.', { exact: false })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Remove and move' })).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Move to' }).click();
    await page.getByRole('option', { name: 'Back of House' }).click();
    await dialog.getByRole('button', { name: 'Remove and move' }).click();
    await expect.element(rowOf('Front of House')).not.toBeInTheDocument();
    await expect.element(rowOf('Back of House').getByText('Cashier, Server')).toBeVisible();
    await undo();
    await expect.element(rowOf('Front of House').getByText('Cashier, Server')).toBeVisible();
    await chooseOfRow('Front of House', 'Remove');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(rowOf('Front of House')).toBeVisible();
    await chooseOfRow('Back of House', 'Remove');
    await expect.element(rowOf('Back of House')).not.toBeInTheDocument();
  });

  test('EM-01 one is added under a name and a code of its own', async () => {
    await openEmployment();
    await page.getByRole('button', { name: 'Add a department' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveValue('5');
    await page.getByRole('textbox', { name: 'Name' }).fill('Bakery');
    await saveTo(server);
    expect(findByPath(server.base, ['departments'])).toHaveLength(5);
    expect(server.base).toMatchObject({
      departments: [{}, {}, {}, {}, { name: 'Bakery', code: '5', isDefault: false }],
    });
  });

  test('EM-78 EM-68 EM-83 OV-06 a location sends only its changes, reads them again and takes back what it inherits', async () => {
    await openEmployment({ at: 'pier-39' });
    await expect.poll(() => server.sent('GET', '/employment/location/pier-39').length).toBeGreaterThan(0);
    await openRow('Drivers');
    await page.getByRole('textbox', { name: 'Name' }).fill('Couriers');
    await expect.element(rowOf('Couriers').getByRole('button', { name: /Here/ })).toBeVisible();
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes.map(({ path: at }) => at)).toEqual([
      ['departments', { id: '4' }, 'name'],
      ['departments', { id: '4' }, 'updated'],
    ]);
    await cleanup();
    await openEmployment({ at: 'pier-39' });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Revert all to inherited' }).click();
    await expect.element(rowOf('Drivers').getByRole('button', { name: /Company/ })).toBeVisible();
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('EM-83 EM-14 what the load created is kept: the draft goes back to it', async () => {
    server.put(['departments'], []);
    await openEmployment();
    await expect.poll(() => server.saves(null).length).toBe(1);
    await openRow('Management');
    await page.getByRole('textbox', { name: 'Name' }).fill('Office');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Back to what was last loaded' }).click();
    await expect.element(rowOf('Management')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });
});
