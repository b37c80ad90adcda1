import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { withValue } from '../../../editing/document/path-value.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, openRow, pick, pressSwitch, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { employmentServer } from '../../../testing/employment-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { json, type SettingsServer } from '../../../testing/settings-server.ts';
import { EmploymentPage } from './employment-page.tsx';

let server: SettingsServer;
const path = '/employment/employment';
const open = (at: string | null = null) => renderScreen({ path, screen: EmploymentPage, at });
const openTab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
const saved = (...at: Path) => findByPath(server.base, at);

beforeEach(() => {
  server = employmentServer();
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('EM-01 EM-02 departments and job types have no accessibility problem', async () => {
    await renderScreen({ path, screen: EmploymentPage, at: 'pier-39', theme });
    await openRow('Front of House');
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await expect.element(page.getByText('At least one department is unnamed.').first()).toBeVisible();
    await expectAccessible();
    await undo();
    await openTab('Job Types');
    await openRow('Driver');
    await pick('Drives', 'Driver');
    await expect.element(page.getByRole('switch', { name: 'Track mileage' })).toBeInTheDocument();
    await expectAccessible();
  });

  test('EM-03 EM-04 EM-05 nor have requirements, time clock and payroll', async () => {
    await renderScreen({ path, screen: EmploymentPage, at: 'pier-39', theme });
    await openTab('Requirements');
    await openRow('Liquor Service');
    await expectAccessible();
    await openTab('Time Clock');
    await expect.element(page.getByText('Together 100.00 %')).toBeVisible();
    await expectAccessible();
  });

  test('EM-01 EM-02 EM-05 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: EmploymentPage, theme });
    await openTab('Job Types');
    await openRow('Cashier');
    await expect.element(page.getByRole('dialog', { name: 'Cashier' })).toBeVisible();
    await expectAccessible();
  });
});

describe('departments', () => {
  test('EM-01 EM-15 EM-79 EM-80 EM-81 EM-82 a department is renamed and stamped; the company sends the whole blob and loads again', async () => {
    const before = Date.now();
    await open();
    await openRow('Front of House');
    await page.getByRole('textbox', { name: 'Name' }).fill('Dining room');
    await page.getByRole('textbox', { name: 'Code' }).fill('20');
    const loads = server.sent('GET', '/company/harbor').length;
    await saveTo(server);
    expect(saved('departments', { id: '2' })).toMatchObject({ name: 'Dining room', code: '20' });
    expect(Number(saved('departments', { id: '2' }, 'updated'))).toBeGreaterThanOrEqual(before);
    expect(saved('jobTypes', { id: '4' }, 'departmentCode')).toBe('20');
    expect(server.sent('PUT', '/company/harbor')[0]?.body).toMatchObject({
      blob: { entityType: 'EMPLOYMENT', timeClock: { enable: true }, payrollAndOvertime: { version: 1 } },
    });
    await expect.poll(() => server.sent('GET', '/company/harbor').length).toBeGreaterThan(loads);
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });

  test('EM-16 an unnamed department is said at its field and keeps everything from being saved', async () => {
    await open();
    await openRow('Drivers');
    await page.getByRole('textbox', { name: 'Name' }).fill('  ');
    await expect.element(page.getByText('At least one department is unnamed.').first()).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.').last()).toBeVisible();
    expect(server.sent('PUT', '/company/harbor')).toHaveLength(0);
  });

  test('EM-16 a code or name that is listed twice is said at its field', async () => {
    await open();
    await openRow('Drivers');
    await page.getByRole('textbox', { name: 'Code' }).fill('1');
    await expect.element(page.getByText('The code "1" is taken.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill('4');
    await page.getByRole('textbox', { name: 'Name' }).fill('management');
    await expect.element(page.getByText('The name "management" is taken.').first()).toBeVisible();
  });

  test('EM-01 one that job types use says which, and goes when they move to another; undo brings all back', async () => {
    await open();
    await chooseOfRow('Front of House', 'Remove');
    const dialog = page.getByRole('dialog', { name: 'Remove Front of House?' });
    await expect.element(dialog.getByText('Cashier, Server are in it.', { exact: false })).toBeVisible();
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
    await open();
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
    await open('pier-39');
    expect(server.sent('GET', '/employment/location/pier-39')).not.toHaveLength(0);
    await openRow('Drivers');
    await page.getByRole('textbox', { name: 'Name' }).fill('Couriers');
    await expect.element(rowOf('Couriers').getByRole('button', { name: /Here/ })).toBeVisible();
    await saveTo(server, '/location/pier-39');
    expect(server.overrides.get('pier-39')?.changes.map(({ path: at }) => at)).toEqual([
      ['departments', { id: '4' }, 'name'],
      ['departments', { id: '4' }, 'updated'],
    ]);
    await cleanup();
    await open('pier-39');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Revert all to inherited' }).click();
    await expect.element(rowOf('Drivers').getByRole('button', { name: /Company/ })).toBeVisible();
    await saveTo(server, '/location/pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('EM-83 EM-14 what the load created is kept: the draft goes back to it', async () => {
    server.put(['departments'], []);
    await open();
    await expect.poll(() => server.sent('PUT', '/company/harbor').length).toBe(1);
    await openRow('Management');
    await page.getByRole('textbox', { name: 'Name' }).fill('Office');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Back to what was last loaded' }).click();
    await expect.element(rowOf('Management')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Review' })).not.toBeInTheDocument();
  });
});

test('EM-01 EM-04 OV-02 a group keeps its own, its stores inherit it and say so; the company stays', async () => {
  await open('bay-area');
  await openTab('Time Clock');
  await page.getByRole('textbox', { name: 'Log off an idle screen after' }).fill('3');
  await saveTo(server, '/location/bay-area');
  expect(saved('timeClock', 'autoLogOffAfterTime')).toBe(300);
  await cleanup();
  const { router } = await open('pier-39');
  await openTab('Time Clock');
  await expect.element(page.getByRole('textbox', { name: 'Log off an idle screen after' })).toHaveValue('3 min');
  await expect.element(page.getByRole('button', { name: /Bay Area/ }).first()).toBeVisible();
  expect(router.state.location.search).toMatchObject({ tab: 'time' });
});

test('EM-01 EM-02 the row of one tab is not open on another, also after a reload', async () => {
  const { router } = await open();
  await openRow('Drivers');
  await expect.poll(() => router.state.location.search).toMatchObject({ row: 'departments.4' });
  await openTab('Job Types');
  await expect.poll(() => Reflect.get(router.state.location.search, 'row')).toBeUndefined();
  await expect.element(page.getByText('Choose a row to edit it.')).toBeVisible();
});

describe('loading', () => {
  test('EM-67 EM-75 EM-77 the company loads its own employment; what is missing gets its default and is saved at once', async () => {
    server.base = withValue(server.base, ['timeClock'], undefined);
    await open();
    await expect.poll(() => server.sent('PUT', '/company/harbor').length).toBe(1);
    expect(server.sent('GET', '/employment/company/harbor')).not.toHaveLength(0);
    expect(server.sent('PUT', '/company/harbor')[0]?.body).toMatchObject({ automatic: true });
    expect(saved('timeClock', 'autoClockOffAfterTime')).toBe(57_600);
  });

  test('EM-76 departments that a store emptied are filled again, and that is saved', async () => {
    server.saveAs('Sam', 'pier-39', (document) => ({ ...document, departments: [] }));
    await open('pier-39');
    await expect.element(rowOf('Management')).toBeVisible();
    await expect.poll(() => server.sent('PUT', '/location/pier-39').length).toBe(1);
    expect(server.sent('PUT', '/location/pier-39')[0]?.body).toMatchObject({ automatic: true, changes: [] });
  });

  test('EM-69 an unchanged document is answered 304 and stays', async () => {
    await open();
    await openRow('Management');
    const asked = server.sent('GET', '/company/harbor').length;
    await page.getByRole('textbox', { name: 'Name' }).fill('Office');
    await saveTo(server);
    await expect.poll(() => server.sent('GET', '/company/harbor').length).toBeGreaterThan(asked);
    expect(server.sent('GET', '/company/harbor').at(-1)?.query.get('expectedVersion')).toBe('2');
    await expect.element(rowOf('Office')).toBeVisible();
  });

  test('EM-70 an empty result loads nothing', async () => {
    server.answers.push({ match: 'GET /api/blobs/employment', answer: () => new Response(null, { status: 204 }) });
    const { router } = await open();
    await expect.element(page.getByText('Unable to load employment, please try again later.').last()).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/home');
  });

  test('VR-16 VR-18 a conflict at a store is re-based and sent again, twice; then it is reported', async () => {
    await open('pier-39');
    const conflict = () => json({ error: 'CONFLICTING EDIT', current: { ver: 0, changes: [], versions: [] } }, 409);
    for (let times = 0; times < 3; times += 1)
      server.answers.push({ match: 'PUT /api/blobs/employment', answer: conflict });
    await openRow('Drivers');
    await page.getByRole('textbox', { name: 'Name' }).fill('Couriers');
    await saveTo(server, '/location/pier-39', 3);
    await expect.element(page.getByText('Unable to save the employment. Please try again later.').last()).toBeVisible();
    expect(server.sent('PUT', '/location/pier-39')).toHaveLength(3);
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Couriers');
  });
});

describe('job types', () => {
  const current = () =>
    page
      .getByRole('button', { name: /^Edit / })
      .elements()
      .find(isCurrent)?.textContent;
  const isCurrent = (button: Element) => button.getAttribute('aria-current') === 'true';

  test('EM-86 EM-84 the added one is current; when it goes, the first remaining one is', async () => {
    await open();
    await openTab('Job Types');
    await page.getByRole('button', { name: 'Add a job type' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect.poll(current).toBe('New job type');
    await chooseOfRow('New job type', 'Remove');
    await expect.poll(current).toBe('Cashier');
    await chooseOfRow('Cashier', 'Remove');
    await expect.poll(current).toBe('Driver');
    await chooseOfRow('Server', 'Remove');
    await expect.poll(current).toBe('Driver');
  });

  test('EM-85 a job type that a store removed is put back from the base', async () => {
    await open('pier-39');
    await openTab('Job Types');
    await chooseOfRow('Driver', 'Remove');
    await saveTo(server, '/location/pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([{ kind: 'ARRAY_ENTITY_REMOVED' }]);
    await page.getByRole('button', { name: 'Put back Driver' }).click();
    await expect.element(rowOf('Driver')).toBeVisible();
    await saveTo(server, '/location/pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('EM-87 EM-88 EM-89 a requirement is asked for and no longer; one that is added is asked for at once', async () => {
    await open();
    await openTab('Job Types');
    await openRow('Server');
    const liquor = page.getByRole('checkbox', { name: 'Liquor Service' });
    await liquor.click();
    await expect.element(liquor).toBeChecked();
    await page.getByRole('checkbox', { name: 'Food Handlers' }).click();
    await liquor.click();
    await page.getByRole('button', { name: 'Add a requirement' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'New requirement' })).toBeChecked();
    await saveTo(server);
    const requirements = findByPath(server.base, ['requirements']);
    expect(requirements).toHaveLength(3);
    expect(saved('jobTypes', { id: '4' }, 'requirements')).toEqual(['1', expect.any(String)]);
    await liquor.click();
    await expect.element(liquor).toBeChecked();
  });

  test('EM-02 EM-90 what makes a job type invalid is said at its field and keeps everything from being saved', async () => {
    await open();
    await openTab('Job Types');
    await openRow('Cashier');
    await page.getByRole('textbox', { name: 'Name' }).fill('server');
    await expect.element(page.getByText('server is listed twice.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Cashier');
    for (const typed of ['120', '-5']) {
      await page.getByRole('textbox', { name: 'Minimum tip' }).fill(typed);
      await expect.element(page.getByText('A percentage is 0 to 100.').first()).toBeVisible();
    }
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.').last()).toBeVisible();
    expect(server.sent('PUT', '/company/harbor')).toHaveLength(0);
  });

  test('EM-02 EM-31 a driver is paid per zone, by the zones of the settings, with a fee for any other', async () => {
    const zone = { id: 'wharf', name: "Fisherman's Wharf" };
    server.answers.push({ match: 'GET /api/blobs/settings', answer: () => json(settingsWith([zone])) });
    await open();
    await openTab('Job Types');
    await openRow('Driver');
    await pick('Drives', 'Driver');
    await pick('Paid per delivery', 'Per zone');
    await page.getByRole('textbox', { name: "Fisherman's Wharf" }).fill('2.5');
    await page.getByRole('textbox', { name: 'Any other zone' }).fill('-1');
    await expect.element(page.getByText('Not an amount of money.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Any other zone' }).fill('1.75');
    await page.getByRole('textbox', { name: 'Per mile' }).fill('.67');
    await saveTo(server);
    expect(saved('jobTypes', { id: '2' }, 'driverSettings')).toMatchObject({
      mode: 'DRIVER',
      feeMethod: 'PER_ZONE',
      feePerZone: '1.75',
      mileage: '0.67',
      zones: [{ id: 'wharf', fee: '2.50' }],
    });
  });

  test('EM-02 its department is chosen, and its code follows', async () => {
    await open();
    await openTab('Job Types');
    await openRow('Cashier');
    await pick('Department', 'Management');
    await saveTo(server);
    expect(saved('jobTypes', { id: '1' })).toMatchObject({ departmentId: '1', departmentCode: '1', externalId: null });
  });
});

describe('requirements', () => {
  test('EM-03 the warning is set in days; one that job types ask for says which before it goes', async () => {
    server.put(['jobTypes', { id: '4' }, 'requirements'], ['2']);
    await open();
    await openTab('Requirements');
    await expect.element(rowOf('Food Handlers').getByText('21 days ahead')).toBeVisible();
    await openRow('Liquor Service');
    await page.getByRole('textbox', { name: 'Warn before it expires' }).fill('-3');
    await expect.element(page.getByText('A warning comes 0 to 3650 days ahead.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Warn before it expires' }).fill('30');
    await chooseOfRow('Liquor Service', 'Remove');
    await expect.element(page.getByText('Server asks for it, and no longer will.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    await saveTo(server);
    expect(saved('requirements', { id: '2' }, 'warnTimeBeforeExpiration')).toBe(30 * 86_400);
    await chooseOfRow('Liquor Service', 'Remove');
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await saveTo(server, '/company/harbor', 2);
    expect(saved('jobTypes', { id: '4' }, 'requirements')).toEqual([]);
  });
});

describe('time clock, payroll and overtime', () => {
  const day = (group: string, name: string) => page.getByRole('group', { name: group }).getByRole('textbox', { name });

  test('EM-04 the time clock is set in hours and minutes and kept in seconds', async () => {
    await open();
    await openTab('Time Clock');
    await expect.element(page.getByRole('textbox', { name: 'Clock off by itself after' })).toHaveValue('16 h');
    await page.getByRole('textbox', { name: 'Clock off by itself after' }).fill('12.5');
    await page.getByRole('textbox', { name: 'Log off an idle screen after' }).fill('3');
    await pressSwitch('Lunch is paid');
    await saveTo(server);
    expect(saved('timeClock')).toMatchObject({
      autoClockOffAfterTime: 45_000,
      autoLogOffAfterTime: 180,
      lunch: { isPaid: true, defaultLength: 1800 },
    });
    await page.getByRole('textbox', { name: 'Clock off by itself after' }).fill('90');
    await expect.element(page.getByText('Choose 0 to 48 hours.').first()).toBeVisible();
  });

  test('EM-05 minimum wage, overtime, target and employer cost are set', async () => {
    await open();
    await openTab('Time Clock');
    await pressSwitch('Minimum wage');
    await page.getByRole('textbox', { name: 'Minimum wage per hour' }).fill('18.67');
    await pressSwitch('California overtime');
    await day('Labor target', 'Wednesday').fill('26');
    await page.getByRole('textbox', { name: 'Employer cost on top of wages' }).fill('9.2');
    await saveTo(server);
    expect(saved('payrollAndOvertime')).toMatchObject({
      minimumWage: { enabled: true, amount: '18.67' },
      overTimePay: { californiaOvertime: true },
      laborBudgetTargetPercentage: { 3: '26.00' },
      additionalEmployerLaborCostPercentage: '9.20',
    });
  });

  test('EM-91 salaries that do not add up say their total and what is missing, and keep everything from being saved', async () => {
    await open();
    await openTab('Time Clock');
    await day('Salaries by day', 'Sunday').fill('9.99');
    await expect.element(page.getByText('Together 99.99 %: 0.01 % is missing')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .element(page.getByText('They add up to 99.99: 0.01 is missing.', { exact: false }).last())
      .toBeVisible();
    expect(server.sent('PUT', '/company/harbor')).toHaveLength(0);
    await day('Salaries by day', 'Monday').fill('10.51');
    await expect.element(page.getByText('Together 100.50 %: 0.50 % is too much')).toBeVisible();
    await day('Salaries by day', 'Monday').fill('10.01');
    await expect.element(page.getByText('Together 100.00 %')).toBeVisible();
    await saveTo(server);
    expect(saved('payrollAndOvertime', 'salaryAllocationsPercentage')).toMatchObject({ 0: '9.99', 1: '10.01' });
  });

  test('EM-91 a percentage below zero or above 100 is said at its day', async () => {
    await open();
    await openTab('Time Clock');
    for (const typed of ['-1', '101', '99999']) {
      await day('Labor target', 'Friday').fill(typed);
      await expect.element(page.getByText('A percentage is 0 to 100.').first()).toBeVisible();
    }
    await day('Labor target', 'Friday').fill('28x');
    await expect.element(day('Labor target', 'Friday')).toHaveValue('28 %');
  });
});

test('EM-01 who may not save sees everything and changes nothing', async () => {
  await renderScreen({ path, screen: EmploymentPage, session: { isReadOnly: true } });
  await openRow('Drivers');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Add a department' })).not.toBeInTheDocument();
  await openTab('Job Types');
  await openRow('Driver');
  await expect.element(page.getByRole('checkbox', { name: 'Food Handlers' })).toBeDisabled();
});

test('EM-01 the review says in sentences what changed', async () => {
  await open();
  await openRow('Front of House');
  await page.getByRole('textbox', { name: 'Name' }).fill('Dining room');
  await openTab('Time Clock');
  await page.getByRole('group', { name: 'Labor target' }).getByRole('textbox', { name: 'Friday' }).fill('28');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText(/Labor target, Friday/)).toBeVisible();
  await expect.element(page.getByText(/28%/)).toBeVisible();
});

function settingsWith(zones: readonly object[]) {
  return {
    id: 'set_harbor',
    ver: 1,
    overrideId: null,
    overrideVer: null,
    groupOverrideId: null,
    groupOverrideVer: null,
    withheld: [],
    blob: { entityType: 'LOCATION_SETTINGS', deliveryArea: { enforceInPos: false, zones } },
  };
}
