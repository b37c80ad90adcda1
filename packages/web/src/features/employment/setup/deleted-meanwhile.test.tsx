import { type EmploymentBlob, findByPath, type JsonObject, type Path, withoutDepartment } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentSchema } from '../../../editing/document/document-wire.ts';
import { savedEmployment } from '../../../editing/kinds/employment-document.ts';
import { openRow, pick, saveTo } from '../../../testing/editing.ts';
import { openEmployment, openTab } from '../../../testing/screens/employment-screen.ts';
import { employmentServer } from '../../../testing/servers/employment-server.ts';
import type { SettingsServer } from '../../../testing/servers/settings-server.ts';

let server: SettingsServer;
const saved = (...at: Path) => findByPath(server.base, at);
const edited = (edit: (employment: EmploymentBlob) => EmploymentBlob) => (document: JsonObject) =>
  documentSchema.parse(edit(savedEmployment(document)));

beforeEach(() => {
  server = employmentServer();
});

describe('somebody else deletes what is being assigned', () => {
  test('EM-90 VR-14 a department: the other change is shown, the assignment is kept and says that its department is gone', async () => {
    await openEmployment();
    await openTab('Job Types');
    await openRow('Cashier');
    await pick('Department', 'Drivers');
    server.saveAs(
      'Luis Ferreira',
      null,
      edited((employment) => withoutDepartment(employment, '4', '1')),
    );
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('The department of Cashier no longer exists.').first()).toBeVisible();
    expect(saved('jobTypes', { id: '1' }, 'departmentId')).toBe('2');
    await pick('Department', 'Back of House');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => saved('jobTypes', { id: '1' }, 'departmentId')).toBe('3');
    expect(saved('departments', { id: '4' })).toBeUndefined();
  });

  test('EM-90 at a store, where the company took the department away, it is reported and keeps nothing from being saved', async () => {
    server.base = edited((employment) => ({
      ...employment,
      departments: employment.departments.filter(({ id }) => id !== '2'),
    }))(server.base);
    await openEmployment({ at: 'pier-39' });
    await openTab('Job Types');
    await openRow('Cashier');
    await page.getByRole('textbox', { name: 'Name' }).fill('Counter');
    await expect.element(page.getByText('The department of Counter no longer exists.').first()).toBeVisible();
    await saveTo(server, 'pier-39');
  });
});
