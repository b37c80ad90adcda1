import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { withValue } from '../../../editing/document/path-value.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { openRow, pick, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { openEmployment, openTab } from '../../../testing/screens/employment-screen.ts';
import { employmentServer } from '../../../testing/servers/employment-server.ts';
import { json, type SettingsServer } from '../../../testing/servers/settings-server.ts';

let server: SettingsServer;
/** The labor week starts on Monday. */
const fridayAt = 4;
const saved = (...at: Path) => findByPath(server.base, at);

beforeEach(() => {
  server = employmentServer();
});

describe('in both themes', () => {
  test('EM-01 EM-02 departments and job types have no accessibility problem', async () => {
    await openEmployment({ at: 'pier-39' });
    await openRow('Front of House');
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await expect.element(page.getByText('At least one department is unnamed.').first()).toBeVisible();
    await expectAccessible();
    await undo();
    await openTab('Job Types');
    await openRow('Driver');
    await pick('Driver', 'Driver');
    await expect.element(page.getByRole('switch', { name: 'Track mileage' })).toBeInTheDocument();
    await pick('Paid per delivery', 'Per zone');
    await expect.element(page.getByRole('grid', { name: 'Fee by delivery zone' })).toBeVisible();
    await expectAccessible();
  });

  test('EM-03 EM-04 EM-05 nor have requirements, time clock and payroll', async () => {
    await openEmployment({ at: 'pier-39' });
    await openTab('Requirements');
    await openRow('Liquor Service');
    await expectAccessible();
    await openTab('Time Clock');
    await expect.element(page.getByText('Total 100.00 %')).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Same for all days' }).click();
    await expectAccessible();
  });

  test('EM-01 EM-02 EM-05 nor on a phone', async () => {
    await page.viewport(360, 800);
    await openEmployment();
    await openTab('Job Types');
    await openRow('Cashier');
    await expect.element(page.getByRole('dialog', { name: 'Cashier' })).toBeVisible();
    await pick('Driver', 'Driver');
    await pick('Paid per delivery', 'Per zone');
    await expect.element(page.getByRole('group', { name: 'Example: driver pay for one delivery' })).toBeInTheDocument();
    await expectAccessible();
  });

  test('EM-04 EM-05 nor has the labor week on a phone', async () => {
    await page.viewport(360, 800);
    await openEmployment({ at: 'pier-39' });
    await openTab('Time Clock');
    await expect.element(page.getByRole('grid', { name: 'Labor week' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Same for all days' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Same for all days' })).toBeVisible();
  });
});

test('EM-01 EM-04 OV-02 a group keeps its own, its stores inherit it and say so; the company stays', async () => {
  await openEmployment({ at: 'bay-area' });
  await openTab('Time Clock');
  await page.getByRole('textbox', { name: 'Log off an idle screen after' }).fill('3');
  await saveTo(server, 'bay-area');
  expect(saved('timeClock', 'autoLogOffAfterTime')).toBe(300);
  await cleanup();
  const { router } = await openEmployment({ at: 'pier-39' });
  await openTab('Time Clock');
  await expect.element(page.getByRole('textbox', { name: 'Log off an idle screen after' })).toHaveValue('3 min');
  await expect.element(page.getByRole('button', { name: /Bay Area/ }).first()).toBeVisible();
  expect(router.state.location.search).toMatchObject({ tab: 'time' });
});

test('EM-01 EM-02 the row of one tab is not open on another, also after a reload', async () => {
  const { router } = await openEmployment();
  await openRow('Drivers');
  await expect.poll(() => router.state.location.search).toMatchObject({ row: 'departments.4' });
  await openTab('Job Types');
  await expect.poll(() => Reflect.get(router.state.location.search, 'row')).toBeUndefined();
  await expect.element(page.getByRole('region', { name: 'Drivers' })).not.toBeInTheDocument();
});

test('EM-02 job types are listed under their departments beside their form and the pay for driving; with less room in one table', async () => {
  await openEmployment();
  await openTab('Job Types');
  const table = page.getByRole('table', { name: 'Job types' });
  const lines = () => [...table.element().querySelectorAll('tbody th')].map((line) => line.textContent);
  await expect
    .poll(lines)
    .toEqual(['Management', 'Manager', 'Front of House', 'Cashier', 'Server', 'Drivers', 'Driver']);
  await openRow('Driver');
  await expect
    .element(page.getByRole('region', { name: 'Driving' }).getByRole('combobox', { name: 'Driver' }))
    .toBeVisible();
  await page.viewport(1100, 800);
  await expect.poll(lines).toEqual(['Cashier', 'Driver', 'Manager', 'Server']);
  await expect
    .element(page.getByRole('region', { name: 'Driver' }).getByRole('combobox', { name: 'Driver' }))
    .toBeVisible();
  await expect.element(rowOf('Cashier').getByText('Front of House')).toBeVisible();
});

test.each([
  ['timeClock.lunch.defaultLength', 'Time Clock', 'textbox', 'Lunch length'],
  ['payrollAndOvertime.overTimePay.californiaOvertime', 'Time Clock', 'switch', 'California overtime'],
  ['jobTypes.4.minimumTipPercentage', 'Job Types', 'textbox', 'Minimum tip'],
  ['jobTypes.2.driverSettings.mode', 'Job Types', 'combobox', 'Driver'],
  ['requirements.2.warnTimeBeforeExpiration', 'Requirements', 'textbox', 'Remind before expiration'],
] as const)(
  'EM-01 EM-02 EM-03 EM-04 EM-05 an address with %s opens its tab at the field',
  async (field, tab, role, name) => {
    const { router } = await openEmployment();
    await router.navigate({ to: '/employment/employment', search: { field } });
    await expect
      .element(page.getByRole('tab', { name: new RegExp(`^${tab}`) }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole(role, { name })).toHaveFocus();
  },
);

test('EM-64 an address with a day of the labor target opens the labor week at its cell', async () => {
  const { router } = await openEmployment();
  const field = 'payrollAndOvertime.laborBudgetTargetPercentage.5';
  await router.navigate({ to: '/employment/employment', search: { field } });
  await expect
    .element(
      page
        .getByRole('row', { name: /^Labor target/ })
        .getByRole('gridcell')
        .nth(fridayAt),
    )
    .toHaveFocus();
});

describe('loading', () => {
  test('EM-67 EM-75 EM-77 the company loads its own employment; what is missing gets its default and is saved at once', async () => {
    server.base = withValue(server.base, ['timeClock'], undefined);
    await openEmployment();
    await expect.poll(() => server.saves(null).length).toBe(1);
    expect(server.sent('GET', '/employment/company/harbor')).not.toHaveLength(0);
    expect(server.saves(null)[0]).toMatchObject({ automatic: true });
    expect(saved('timeClock', 'autoClockOffAfterTime')).toBe(57_600);
  });

  test('EM-76 departments that a store emptied are filled again, and that is saved', async () => {
    server.saveAs('Sam', 'pier-39', (document) => ({ ...document, departments: [] }));
    await openEmployment({ at: 'pier-39' });
    await expect.element(rowOf('Management')).toBeVisible();
    await expect.poll(() => server.saves('pier-39').length).toBe(1);
    expect(server.saves('pier-39')[0]).toMatchObject({ automatic: true });
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('EM-69 an unchanged document is answered 304 and stays', async () => {
    await openEmployment();
    await openRow('Management');
    const asked = server.sent('GET', '/company/harbor').length;
    await page.getByRole('textbox', { name: 'Name' }).fill('Office');
    await saveTo(server);
    await expect.poll(() => server.sent('GET', '/company/harbor').length).toBeGreaterThan(asked);
    expect(server.sent('GET', '/company/harbor').at(-1)?.query.get('expectedVersion')).toBe('2');
    await expect.element(rowOf('Office')).toBeVisible();
  });

  test('an answer without a document loads nothing', async () => {
    server.answers.push({ match: 'GET /api/blobs/employment', answer: () => new Response(null, { status: 204 }) });
    const { router } = await openEmployment();
    await expect.element(page.getByText('Unable to load employment, please try again later.').last()).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });

  test('VR-16 VR-18 a conflict at a store is re-based and sent again, twice; then it is reported', async () => {
    await openEmployment({ at: 'pier-39' });
    const conflict = () => json({ error: 'CONFLICTING EDIT', current: { ver: 0, changes: [], versions: [] } }, 409);
    for (let times = 0; times < 3; times += 1) server.answers.push({ match: '/changes', answer: conflict });
    await openRow('Drivers');
    await page.getByRole('textbox', { name: 'Name' }).fill('Couriers');
    await saveTo(server, 'pier-39', 3);
    await expect.element(page.getByText('Unable to save the employment. Please try again later.').last()).toBeVisible();
    expect(server.saves('pier-39')).toHaveLength(3);
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Couriers');
  });
});

test('EM-01 who may not save sees everything and changes nothing', async () => {
  await openEmployment({ session: { isReadOnly: true } });
  await openRow('Drivers');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Add a department' })).not.toBeInTheDocument();
  await openTab('Job Types');
  await openRow('Driver');
  await expect.element(page.getByRole('checkbox', { name: 'Food Handlers' })).toBeDisabled();
});

test('EM-01 the review says in sentences what changed', async () => {
  await openEmployment();
  await openRow('Front of House');
  await page.getByRole('textbox', { name: 'Name' }).fill('Dining room');
  await openTab('Time Clock');
  await page
    .getByRole('row', { name: /^Labor target/ })
    .getByRole('gridcell')
    .nth(fridayAt)
    .click();
  await userEvent.keyboard('28{Enter}');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText(/Labor target, Friday/)).toBeVisible();
  await expect.element(page.getByText(/28%/)).toBeVisible();
});
