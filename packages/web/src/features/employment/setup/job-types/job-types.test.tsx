import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseOfRow, openRow, pick, rowOf, saveTo, undo } from '../../../../testing/editing.ts';
import { openEmployment, openTab } from '../../../../testing/screens/employment-screen.ts';
import { answerSettings, employmentServer } from '../../../../testing/servers/employment-server.ts';
import type { SettingsServer } from '../../../../testing/servers/settings-server.ts';

let server: SettingsServer;
const saved = (...at: Path) => findByPath(server.base, at);

beforeEach(() => {
  server = employmentServer();
});

describe('job types', () => {
  const current = () =>
    page
      .getByRole('button', { name: /^Edit / })
      .elements()
      .find(isCurrent)?.textContent;
  const isCurrent = (button: Element) => button.getAttribute('aria-current') === 'true';

  test('EM-86 EM-84 the added one is current; when it goes, the first remaining one is', async () => {
    await openEmployment();
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
    await openEmployment({ at: 'pier-39' });
    await openTab('Job Types');
    await chooseOfRow('Driver', 'Remove');
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([{ kind: 'ARRAY_ENTITY_REMOVED' }]);
    await page.getByRole('button', { name: 'Restore Driver' }).click();
    await expect.element(rowOf('Driver')).toBeVisible();
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('EM-87 EM-88 EM-89 a requirement is asked for and no longer; one that is added is asked for at once', async () => {
    await openEmployment();
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
    await openEmployment();
    await openTab('Job Types');
    await openRow('Cashier');
    await page.getByRole('textbox', { name: 'Name' }).fill('server');
    await expect.element(page.getByText('server is listed twice.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Cashier');
    for (const typed of ['120', '-5']) {
      await page.getByRole('textbox', { name: 'Minimum tip' }).fill(typed);
      await expect.element(page.getByText('Enter a percentage from 0 to 100.').first()).toBeVisible();
    }
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.').last()).toBeVisible();
    expect(server.saves(null)).toHaveLength(0);
  });

  test('EM-02 EM-31 a driver is paid per zone, by the zones of the settings, with a fee for any other', async () => {
    const zone = { id: 'wharf', name: "Fisherman's Wharf", deliveryFee: '2.99' };
    const feeOf = (name: string) =>
      page
        .getByRole('row', { name: new RegExp(`^${name}`) })
        .getByRole('gridcell')
        .last();
    answerSettings(server, { entityType: 'LOCATION_SETTINGS', deliveryArea: { enforceInPos: false, zones: [zone] } });
    await openEmployment();
    await openTab('Job Types');
    await openRow('Driver');
    await pick('Driver', 'Driver');
    await pick('Paid per delivery', 'Per zone');
    await feeOf("Fisherman's Wharf").click();
    await userEvent.keyboard('2.5{Enter}');
    await feeOf('Any other').click();
    await userEvent.keyboard('-1');
    await expect.element(page.getByText('An amount cannot be negative here.')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}1.75{Enter}');
    await page.getByRole('textbox', { name: 'Per mile' }).fill('.67');
    const worked = page.getByRole('group', { name: 'Example: driver pay for one delivery' });
    await expect
      .element(worked)
      .toMatchTextContent(/Fee, Fisherman's Wharf.*\$2\.50.*Mileage, 2\.0 mi.*\$1\.34.*\$3\.84/);
    await feeOf("Fisherman's Wharf").click();
    await userEvent.keyboard('{Delete}');
    await expect.element(feeOf("Fisherman's Wharf")).toMatchTextContent('$1.75');
    await expect.element(worked).toMatchTextContent('$3.09');
    await undo();
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
    await openEmployment();
    await openTab('Job Types');
    await openRow('Cashier');
    await pick('Department', 'Management');
    await saveTo(server);
    expect(saved('jobTypes', { id: '1' })).toMatchObject({ departmentId: '1', departmentCode: '1', externalId: null });
  });
});
