import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseOfRow, openRow, pressSwitch, rowOf, saveTo } from '../../../testing/editing.ts';
import { openEmployment, openTab } from '../../../testing/employment-screen.ts';
import { employmentServer } from '../../../testing/employment-server.ts';
import type { SettingsServer } from '../../../testing/settings-server.ts';

let server: SettingsServer;
const saved = (...at: Path) => findByPath(server.base, at);

beforeEach(() => {
  server = employmentServer();
});

describe('requirements', () => {
  test('EM-03 the warning is set in days; one that job types ask for says which before it goes', async () => {
    server.put(['jobTypes', { id: '4' }, 'requirements'], ['2']);
    await openEmployment();
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
    await openEmployment();
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
    await openEmployment();
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
    await openEmployment();
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
    await openEmployment();
    await openTab('Time Clock');
    for (const typed of ['-1', '101', '99999']) {
      await day('Labor target', 'Friday').fill(typed);
      await expect.element(page.getByText('A percentage is 0 to 100.').first()).toBeVisible();
    }
    await day('Labor target', 'Friday').fill('28x');
    await expect.element(day('Labor target', 'Friday')).toHaveValue('28 %');
  });
});
