import { findByPath, newLocationSettings, type Path } from '@servery/domain';
import { dayName, weekDays } from '@servery/words';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseOfRow, openRow, pressSwitch, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { openEmployment, openTab } from '../../../testing/screens/employment-screen.ts';
import { answerSettings, employmentServer } from '../../../testing/servers/employment-server.ts';
import type { SettingsServer } from '../../../testing/servers/settings-server.ts';

let server: SettingsServer;
const days = [...weekDays(1).map(dayName), 'Week'];
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
    await page.getByRole('textbox', { name: 'Remind before expiration' }).fill('-3');
    await expect.element(page.getByText('Enter 0 to 3650 days.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Remind before expiration' }).fill('30');
    await chooseOfRow('Liquor Service', 'Remove');
    await expect.element(page.getByText('Server requires it and no longer will.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    await saveTo(server);
    expect(saved('requirements', { id: '2' }, 'warnTimeBeforeExpiration')).toBe(30 * 86_400);
    await chooseOfRow('Liquor Service', 'Remove');
    await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await saveTo(server, null, 2);
    expect(saved('jobTypes', { id: '4' }, 'requirements')).toEqual([]);
  });
});

describe('time clock, payroll and overtime', () => {
  const cell = (share: string, name: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${share}`) })
      .getByRole('gridcell')
      .nth(days.indexOf(name));
  const type = async (share: string, name: string, text: string) => {
    await cell(share, name).click();
    await userEvent.keyboard(`${text}{Enter}`);
  };

  test('EM-04 the time clock is set in hours and minutes and kept in seconds', async () => {
    await openEmployment();
    await openTab('Time Clock');
    await expect.element(page.getByRole('textbox', { name: 'Clock out automatically after' })).toHaveValue('16 h');
    await page.getByRole('textbox', { name: 'Clock out automatically after' }).fill('12.5');
    await page.getByRole('textbox', { name: 'Log off an idle screen after' }).fill('3');
    await pressSwitch('Lunch is paid');
    await saveTo(server);
    expect(saved('timeClock')).toMatchObject({
      autoClockOffAfterTime: 45_000,
      autoLogOffAfterTime: 180,
      lunch: { isPaid: true, defaultLength: 1800 },
    });
    await page.getByRole('textbox', { name: 'Clock out automatically after' }).fill('90');
    await expect.element(page.getByText('Choose 0 to 48 hours.').first()).toBeVisible();
  });

  test('EM-05 minimum wage, overtime, target and employer cost are set', async () => {
    await openEmployment();
    await openTab('Time Clock');
    await pressSwitch('Minimum wage');
    await page.getByRole('textbox', { name: 'Minimum wage per hour' }).fill('18.67');
    await pressSwitch('California overtime');
    await type('Labor target', 'Wednesday', '26');
    await page.getByRole('textbox', { name: 'Employer cost in addition to wages' }).fill('9.2');
    await saveTo(server);
    expect(saved('payrollAndOvertime')).toMatchObject({
      minimumWage: { enabled: true, amount: '18.67' },
      overTimePay: { californiaOvertime: true },
      laborBudgetTargetPercentage: { 3: '26.00' },
      additionalEmployerLaborCostPercentage: '9.20',
    });
  });

  test('EM-56 HR-08 the labor week starts on the day that the settings say', async () => {
    const blob = newLocationSettings();
    answerSettings(server, { ...blob, hours: { ...blob.hours, startOfWeek: 6 } });
    await openEmployment();
    await openTab('Time Clock');
    const heads = () =>
      page
        .getByRole('columnheader')
        .elements()
        .map(({ textContent }) => textContent.trim());
    await expect.poll(heads).toEqual(['Share', ...weekDays(6).map(dayName), 'Week']);
  });

  test('the labor week says what its days sell, and what labor may cost by the target', async () => {
    server.fixed.set('GET /api/sales/hours', () => ({
      sums: ['tickets', 'gross', 'discounts'],
      rows: [
        { key: ['2026-11-16'], sums: [50, 110_000, 10_000], before: null },
        { key: ['2026-11-23'], sums: [60, 200_000, 0], before: null },
        { key: ['2026-11-24'], sums: [0, 0, 0], before: null },
      ],
      names: {},
    }));
    await openEmployment({ session: { enabledFeatures: ['accessConfigurationOptions', 'dashboard'] } });
    await openTab('Time Clock');
    const week = page.getByRole('region', { name: 'Net sales of a usual day' });
    const day = (name: string) => week.getByRole('listitem').filter({ hasText: name });
    await expect.element(day('Monday')).toMatchTextContent(/Monday\$1,500\.00\$405\.00 labor/);
    await expect.element(day('Tuesday').getByText('No sales')).toBeVisible();
    await type('Labor', 'Monday', '30');
    await expect.element(day('Monday').getByText('$450.00 labor')).toBeVisible();
  });

  test('the labor week of somebody without the dashboard says nothing of sales', async () => {
    await openEmployment();
    await openTab('Time Clock');
    await expect.element(cell('Labor', 'Monday')).toBeVisible();
    expect(page.getByRole('region', { name: 'Net sales of a usual day' }).elements()).toEqual([]);
  });

  test('EM-91 salaries that do not add up say their total and what is missing, and keep everything from being saved', async () => {
    await openEmployment();
    await openTab('Time Clock');
    await type('Salaries by day', 'Sunday', '9.99');
    await expect.element(page.getByText('Total 99.99 %: 0.01 % is missing')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .element(page.getByText('They add up to 99.99: 0.01 is missing.', { exact: false }).last())
      .toBeVisible();
    expect(server.saves(null)).toHaveLength(0);
    await type('Salaries by day', 'Monday', '10.51');
    await expect.element(page.getByText('Total 100.50 %: 0.50 % is too much')).toBeVisible();
    await type('Salaries by day', 'Monday', '10.01');
    await expect.element(page.getByText('Total 100.00 %')).toBeVisible();
    await saveTo(server);
    expect(saved('payrollAndOvertime', 'salaryAllocationsPercentage')).toMatchObject({ 0: '9.99', 1: '10.01' });
  });

  test('EM-91 a percentage below zero or above 100 is said at its day', async () => {
    await openEmployment();
    await openTab('Time Clock');
    const friday = cell('Labor target', 'Friday');
    for (const typed of ['101', '250']) {
      await type('Labor target', 'Friday', typed);
      await expect.element(friday).toHaveAttribute('aria-invalid', 'true');
      await friday.click();
      await expect.element(page.getByText('Enter a percentage from 0 to 100.').first()).toBeVisible();
    }
    await friday.click();
    await userEvent.keyboard('-1');
    await expect.element(page.getByText('An amount cannot be negative here.')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}28x');
    await expect.element(page.getByText('Not an amount.', { exact: false })).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}28{Enter}');
    await expect.element(friday).toMatchTextContent('28.00 %');
    await saveTo(server);
    expect(saved('payrollAndOvertime', 'laborBudgetTargetPercentage', '5')).toBe('28.00');
  });

  test('EM-91 EM-64 the week comes to its sum at the end of the row; every day gets the same in one step of undo', async () => {
    await openEmployment();
    await openTab('Time Clock');
    await expect.element(cell('Salaries by day', 'Week')).toMatchTextContent('100.00 %');
    await type('Salaries by day', 'Saturday', '24');
    await expect.element(cell('Salaries by day', 'Week')).toMatchTextContent('99.00 %');
    await expect.element(cell('Salaries by day', 'Week')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Same for all days' }).click();
    const dialog = page.getByRole('dialog', { name: 'Same for all days' });
    await expect.element(dialog.getByRole('textbox', { name: 'Labor target' })).toHaveValue('27 %');
    await dialog.getByRole('textbox', { name: 'Labor target' }).fill('120');
    await expect.element(dialog.getByText('Enter a percentage from 0 to 100.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Set all days' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Labor target' }).fill('25.5');
    await dialog.getByRole('checkbox', { name: 'Spread salaries evenly' }).click();
    await dialog.getByRole('button', { name: 'Set all days' }).click();
    await expect.element(cell('Labor target', 'Tuesday')).toMatchTextContent('25.50 %');
    await expect.element(cell('Salaries by day', 'Week')).toMatchTextContent('100.00 %');
    await undo();
    await expect.element(cell('Labor target', 'Tuesday')).toMatchTextContent('27.00 %');
    await expect.element(cell('Salaries by day', 'Saturday')).toMatchTextContent('24.00 %');
  });

  test('EM-05 OV-06 a store’s day shows what it would inherit, says where it comes from and takes it back', async () => {
    await openEmployment({ at: 'pier-39' });
    await openTab('Time Clock');
    await type('Labor target', 'Friday', '28');
    await expect.element(cell('Labor target', 'Friday')).toMatchTextContent(/27\.00.*28\.00 %.*Here/i);
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([
      { path: ['payrollAndOvertime', 'laborBudgetTargetPercentage', '5'], to: '28.00' },
    ]);
    await cell('Labor target', 'Friday').click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });
});
