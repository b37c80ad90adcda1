import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentSchema } from '../../../../editing/document/document-wire.ts';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import { chooseOfRow, openRow, saveTo, undo } from '../../../../testing/editing.ts';
import { openEmployment, openTab } from '../../../../testing/screens/employment-screen.ts';
import { employmentServer } from '../../../../testing/servers/employment-server.ts';
import type { SettingsServer } from '../../../../testing/servers/settings-server.ts';

let server: SettingsServer;
const grade = (id: string, name: string, wage: string) => ({ id, jobTypeId: '2', name, wage });
const wages = page.getByRole('group', { name: 'Wages', exact: true });
const wageOf = (name: string) => wages.getByRole('group', { name, exact: true }).getByRole('textbox', { name: 'Wage' });

const session = { enabledFeatures: ['accessConfigurationOptions', 'viewWageData'] };

beforeEach(() => {
  server = employmentServer();
  const wageGrades = [grade('new', 'New', '14.50'), grade('later', 'After 90 days', '15.25')];
  server.base = documentSchema.parse({ ...server.base, wageGrades });
});

async function openDriver(at: string | null = null): Promise<void> {
  await openEmployment({ at, session });
  await openTab('Job Types');
  await openRow('Driver');
}

describe('wages by grade', () => {
  test('RT-98 are changed, added and removed in the form of their job type, a step of undo each', async () => {
    await openDriver();
    await expect.element(wages.getByText('Overtime $21.75')).toBeVisible();
    await wageOf('New').fill('15.00');
    await wages.getByRole('button', { name: 'Add a grade' }).click();
    await expect.element(wages.getByRole('textbox', { name: 'Grade' }).last()).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Lead driver');
    await wageOf('Lead driver').fill('16.5');
    await wages.getByRole('button', { name: 'Remove After 90 days' }).click();
    await expect.element(wageOf('After 90 days')).not.toBeInTheDocument();
    await undo();
    await expect.element(wageOf('After 90 days')).toHaveValue('$15.25');
    await expectAccessible();
    await saveTo(server);
    expect(server.base.wageGrades).toMatchObject([
      grade('new', 'New', '15.00'),
      grade('later', 'After 90 days', '15.25'),
      { jobTypeId: '2', name: 'Lead driver', wage: '16.50' },
    ]);
  });

  test('RT-98 come with a duplicate of their job type, as one step of undo', async () => {
    await openDriver();
    await chooseOfRow('Driver', 'Duplicate');
    await expect.element(wageOf('After 90 days')).toHaveValue('$15.25');
    await wageOf('New').fill('20.00');
    await saveTo(server);
    const grades = [grade('new', 'New', '14.50'), { name: 'New', wage: '20.00' }];
    for (const one of grades) expect(server.base.wageGrades).toContainEqual(expect.objectContaining(one));
    expect(server.base.wageGrades).toHaveLength(4);
  });

  test('EM-90 a name that the job type has already is reported as it is typed, and nothing is saved', async () => {
    await openDriver();
    await wages.getByRole('textbox', { name: 'Grade' }).first().fill('after 90 days');
    await expect.element(wages.getByText('This job type already has a grade named "after 90 days".')).toBeVisible();
    await wages.getByRole('textbox', { name: 'Grade' }).first().fill(' ');
    await expect.element(wages.getByText('A grade needs a name.')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(server.saves(null)).toHaveLength(0);
  });

  test('OV-13 differ at a store, whose mark says so; what it takes away is put back', async () => {
    await openDriver('pier-39');
    await wageOf('New').fill('16.00');
    await wages.getByRole('button', { name: 'Remove After 90 days' }).click();
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([
      { kind: 'ARRAY_ENTITY_REMOVED', path: ['wageGrades', { id: 'later' }] },
      { kind: 'SIMPLE_FIELD_CHANGED', path: ['wageGrades', { id: 'new' }, 'wage'], from: '14.50', to: '16.00' },
    ]);
    await wages.getByRole('button', { name: 'Restore After 90 days' }).click();
    await expect.element(wageOf('After 90 days')).toHaveValue('$15.25');
  });

  test('PM-37 are absent for who may not see them, whose save leaves them as they are', async () => {
    server.withheld = ['wageGrades'];
    await openDriver();
    await expect.element(page.getByRole('switch', { name: 'Declare tips at clock-out' })).toBeVisible();
    await expect.element(wages).not.toBeInTheDocument();
    await page.getByRole('switch', { name: 'Declare tips at clock-out' }).click();
    await saveTo(server);
    expect(server.base.wageGrades).toHaveLength(2);
  });

  test('PM-37 stay out of a duplicate that somebody makes who may not see them, and that is said', async () => {
    server.withheld = ['wageGrades'];
    await openDriver();
    await chooseOfRow('Driver', 'Duplicate');
    await expect.element(page.getByText(/has no wage grades. Only people who can see wages/).first()).toBeVisible();
    await saveTo(server);
    expect(server.base.wageGrades).toHaveLength(2);
  });

  test('EM-84 go with a job type that the company removes, and come back with it', async () => {
    await openDriver();
    await chooseOfRow('Driver', 'Remove');
    await undo();
    await openRow('Driver');
    await expect.element(wageOf('New')).toHaveValue('$14.50');
    await chooseOfRow('Driver', 'Remove');
    await saveTo(server);
    expect(server.base.wageGrades).toEqual([]);
  });

  test('RT-98 the field that a search leads to is in sight, on a phone too', async () => {
    await page.viewport(360, 800);
    const { router } = await openEmployment({ session });
    await router.navigate({ to: '.', search: { field: 'wageGrades.later.wage' } });
    await expect.element(wageOf('After 90 days')).toBeVisible();
    await expectAccessible();
  });
});
