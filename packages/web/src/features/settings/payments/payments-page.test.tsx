import { findByPath, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { withValue } from '../../../editing/document/path-value.ts';
import { useListSelection } from '../../../editing/list/list-selection.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, openRow, pressSwitch, rowOf, saveTo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { PaymentsPage } from './payments-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/payments';

beforeEach(() => {
  server = new SettingsServer().install();
});

const saved = (...at: Path) => findByPath(server.base, at);
const visa = (...fields: readonly string[]) => saved('tenderTypes', { id: 4 }, ...fields);

describe('in both themes', () => {
  test('TT-01 TP-01 PI-01 KR-10 the page has no accessibility problem', async () => {
    await renderScreen({ path, screen: PaymentsPage, at: 'pier-39' });
    await openRow('Visa');
    await pressSwitch('Maximum amount');
    await pressSwitch('Add a gratuity for large parties');
    await page.getByRole('textbox', { name: 'Name' }).fill('');
    await expect.element(page.getByText('A tender needs a name.').first()).toBeVisible();
    await expectAccessible();
  });

  test('TT-01 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: PaymentsPage });
    await openRow('Repairs');
    await expect.element(page.getByRole('switch', { name: 'Money paid in' })).toBeInTheDocument();
    await expectAccessible();
  });
});

describe('tenders', () => {
  test('TT-02 TT-20 a tender is edited, disabled and enabled again, saved and read again', async () => {
    await renderScreen({ path, screen: PaymentsPage });
    await openRow('Visa');
    await pressSwitch('Maximum amount');
    await page.getByLabelText('Maximum payment amount').fill('250');
    await pressSwitch('Active');
    await expect.element(rowOf('Visa').getByText('Not accepted')).toBeVisible();
    await saveTo(server);
    expect(visa('max')).toEqual({ enabled: true, amount: '250.00' });
    expect(visa('disabled')).toBe(true);

    await cleanup();
    await renderScreen({ path, screen: PaymentsPage });
    await openRow('Visa');
    await expect.element(page.getByLabelText('Maximum payment amount')).toHaveValue('$250.00');
    await pressSwitch('Active');
    await saveTo(server, null, 2);
    expect(visa('disabled')).toBe(false);
  });

  test('TT-03 only Gift asks for a certificate; a standard tender has no Remove', async () => {
    await renderScreen({ path, screen: PaymentsPage });
    await openRow('Visa');
    await expect.element(page.getByRole('switch', { name: 'Require the gift certificate' })).not.toBeInTheDocument();
    await openRow('Gift');
    await expect.element(page.getByRole('switch', { name: 'Require the gift certificate' })).toBeInTheDocument();
    await page.getByRole('button', { name: 'More about Gift' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
  });

  test('TT-21 an invalid tender is marked and keeps the page from saving', async () => {
    await renderScreen({ path, screen: PaymentsPage });
    await openRow('Visa');
    await page.getByRole('textbox', { name: 'Name' }).fill('Cash');
    await expect.element(rowOf('Cash').getByRole('img', { name: 'The name "Cash" is taken.' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Visa');
    await pressSwitch('Maximum amount');
    await page.getByLabelText('Maximum payment amount').fill('5');
    await page.getByLabelText('Minimum payment amount').fill('6');
    await expect.element(page.getByText('The minimum amount is above the maximum.').first()).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
    expect(server.saves(null)).toHaveLength(0);
  });

  test('TT-21 a negative amount is refused as it is typed', async () => {
    await renderScreen({ path, screen: PaymentsPage });
    await openRow('Visa');
    await page.getByLabelText('Minimum payment amount').fill('-5');
    await expect.element(page.getByText('Enter an amount such as 12.99.').first()).toBeVisible();
  });
});

describe('rows', () => {
  test('a row is added, named, moved, taken away, and every step is undone', async () => {
    await renderScreen({ path, screen: PaymentsPage });
    await page.getByRole('button', { name: 'Add an account' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await page.getByRole('textbox', { name: 'Name' }).fill('Flowers');
    await chooseOfRow('Flowers', 'Move up');
    const names = () =>
      page
        .getByRole('table', { name: 'Paid in and paid out' })
        .getByRole('button', { name: /^Edit / })
        .elements()
        .map((button) => button.textContent);
    await expect.poll(names).toEqual(['Delivery', 'Repairs', 'Supplies', 'Smallwares', 'Flowers', 'Event Deposit']);
    await chooseOfRow('Repairs', 'Remove');
    await expect.poll(names).not.toContain('Repairs');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toContain('Repairs');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Delivery', 'Repairs', 'Supplies', 'Smallwares', 'Event Deposit', 'Flowers']);
  });

  test('PI-08 OV-06 a location disables an account: the row is marked, only the change travels, and it can be reverted', async () => {
    await renderScreen({ path, screen: PaymentsPage, at: 'pier-39' });
    await openRow('Repairs');
    await pressSwitch('Active');
    await expect.element(rowOf('Repairs').getByRole('button', { name: /Here/ })).toBeVisible();
    await expect.element(rowOf('Supplies').getByRole('button', { name: /Company/ })).toBeVisible();
    await saveTo(server, 'pier-39');
    expect(server.saves('pier-39')[0]).toMatchObject({
      changes: [{ path: ['paidInOutAccounts', { id: 'repairs' }, 'disabled'], to: true }],
    });

    await cleanup();
    await renderScreen({ path, screen: PaymentsPage, at: 'pier-39' });
    await rowOf('Repairs').getByRole('button', { name: /Here/ }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await expect.element(rowOf('Repairs').getByRole('button', { name: /Company/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('a location takes a row away and puts it back; its own order is reported and reverted', async () => {
    await renderScreen({ path, screen: PaymentsPage, at: 'pier-39' });
    await chooseOfRow('Repairs', 'Remove');
    await expect.element(page.getByText('Removed here')).toBeVisible();
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([{ kind: 'ARRAY_ENTITY_REMOVED' }]);
    await page.getByRole('button', { name: 'Restore Repairs' }).click();
    await expect.element(page.getByText('Removed here')).not.toBeInTheDocument();
    await chooseOfRow('Supplies', 'Move down');
    await expect.element(page.getByText('The rows have their own order here.')).toBeVisible();
    await page.getByRole('button', { name: 'Revert the order' }).click();
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('a row that the group changed shows the group’s mark at its locations', async () => {
    server.saveAs('Luis', 'bay-area', (document) =>
      withValue(document, ['paidInOutAccounts', { id: 'supplies' }, 'name'], 'Supplies and linen'),
    );
    await renderScreen({ path, screen: PaymentsPage, at: 'pier-39' });
    await expect.element(rowOf('Supplies and linen').getByRole('button', { name: /Bay Area/ })).toBeVisible();
  });
});

describe('tips', () => {
  test('TP-02 the gratuity of large parties is set, saved, and said in the review', async () => {
    await renderScreen({ path, screen: PaymentsPage });
    await pressSwitch('Tips online');
    await pressSwitch('Add a gratuity for large parties');
    await page.getByLabelText('Gratuity', { exact: true }).fill('20.5');
    await page.getByLabelText('Minimum party size').fill('6');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('20.5%')).toBeVisible();
    await expect.element(page.getByText('Minimum party size:')).toBeVisible();
    await saveTo(server);
    expect(saved('tipsSettings')).toMatchObject({
      allowTipsOnline: false,
      autoGratuityOnPOSOrder: { enabled: true, incomeType: 'NET', chargePercentage: '20.50', minPeoplePerOrder: 6 },
    });
  });

  test('TP-02 OV-06 a location charges large parties otherwise: marked, read again, and reverted', async () => {
    server.saveAs('Luis', null, (document) =>
      withValue(document, ['tipsSettings', 'autoGratuityOnPOSOrder', 'enabled'], true),
    );
    await renderScreen({ path, screen: PaymentsPage, at: 'pier-39' });
    await page.getByLabelText('Gratuity', { exact: true }).fill('22');
    await saveTo(server, 'pier-39');
    expect(server.overrides.get('pier-39')?.changes).toMatchObject([
      { path: ['tipsSettings', 'autoGratuityOnPOSOrder', 'chargePercentage'], from: '18.00', to: '22.00' },
    ]);
    await cleanup();
    await renderScreen({ path, screen: PaymentsPage, at: 'pier-39' });
    await expect.element(page.getByLabelText('Gratuity', { exact: true })).toHaveValue('22 %');
    await page.getByRole('button', { name: 'Here: where this value comes from' }).click();
    await page.getByRole('button', { name: 'Revert to inherited' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByLabelText('Gratuity', { exact: true })).toHaveValue('18 %');
    await saveTo(server, 'pier-39', 2);
    expect(server.overrides.get('pier-39')?.changes).toEqual([]);
  });

  test('TP-02 more than 100 % is refused as it is typed', async () => {
    await renderScreen({ path, screen: PaymentsPage });
    await pressSwitch('Add a gratuity for large parties');
    await page.getByLabelText('Gratuity', { exact: true }).fill('101');
    await expect.element(page.getByText('Enter a gratuity of 100% or less.')).toBeVisible();
  });
});

test('PI-09 payroll reporting without a code is refused by name', async () => {
  await renderScreen({ path, screen: PaymentsPage });
  await openRow('Repairs');
  await pressSwitch('Report on payroll');
  await expect.element(page.getByText('Enter a payroll code to report this account on payroll.').first()).toBeVisible();
});

describe('the address', () => {
  test('holds the chosen row and the review; Back leaves one step each, and nothing is edited that nobody chose', async () => {
    useListSelection.setState({ list: null, id: null });
    const { router } = await renderScreen({ path, screen: PaymentsPage });
    const search = () => router.state.location.search;
    await expect.element(rowOf('Visa')).toBeVisible();
    expect(page.getByRole('region', { name: 'Visa' }).elements()).toEqual([]);
    await openRow('Visa');
    await expect.poll(search).toMatchObject({ row: 'tenderTypes.4' });
    const panel = page.getByRole('region', { name: 'Visa', exact: true });
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await openRow('Visa');
    await expect.element(panel).toBeVisible();
    await openRow('Repairs');
    await expect.poll(search).toMatchObject({ row: expect.stringMatching(/^paidInOutAccounts\./) });
    router.history.back();
    await expect.poll(search).toMatchObject({ row: 'tenderTypes.4' });
    await expect.element(page.getByRole('region', { name: 'Visa' })).toBeVisible();

    await pressSwitch('Active');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.poll(search).toMatchObject({ review: '1', row: 'tenderTypes.4' });
    await expect.element(page.getByRole('heading', { name: /1 change/ })).toBeVisible();
    router.history.back();
    await expect.poll(search).toEqual({ row: 'tenderTypes.4' });
    await expect.element(rowOf('Visa')).toBeVisible();
  });
});
