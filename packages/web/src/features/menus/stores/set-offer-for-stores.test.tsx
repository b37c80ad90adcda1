import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod/mini';
import type { OverrideBelow } from '../../../editing/document/configuration-calls.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { pressSwitch } from '../../../testing/editing.ts';
import { openOffers } from '../../../testing/screens/open-offers.tsx';
import { expectText } from '../../../testing/screens/open-screen.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

const url = 'POST /api/configuration/2/menu/overrides-below';
const five = ['offers', { id: 'five' }];
const amount = ['value', 'schemes', { by: 'schemeId', value: 'dine' }, 'entireOrder', 'amountValue'];
const atPier: OverrideBelow = {
  tenantId: '101',
  name: 'Pier 39',
  type: 'LOCATION',
  changes: [{ kind: 'SIMPLE_FIELD_CHANGED', path: [...five, ...amount], from: '5.00', to: '7.00' }],
  overrideVersion: 2,
  version: 2,
  by: 'Luis Ortega',
  at: '2026-11-18T17:31:00.000Z',
};
const nothing = { saved: [], unchanged: [], skipped: [], unfit: [] };
const asked = z.object({ tenantIds: z.array(z.string()) });
const sentence = { field: 'Status', kind: 'changed', from: 'Active', to: 'Inactive', count: 1 } as const;
const changes = [{ name: '$5 off $30', place: '', sentences: [sentence] }];

/** A server on which one store keeps an amount of its own, until it is reset. */
function answers(): FakeAnswers {
  let kept = [atPier];
  return {
    [url]: () => ({ body: kept }),
    [`${url}/places`]: () => ({ body: kept.flatMap((one) => one.changes.map(({ path }) => path)) }),
    [`${url}/reset`]: () => {
      kept = [];
      return { body: { ...nothing, saved: [{ tenantId: '101', version: 3 }] } };
    },
    [`${url}/set/preview`]: ({ body }) => ({
      body: {
        groups: [
          {
            changes,
            changeCount: 1,
            leftOut: [],
            secrets: 0,
            locations: asked.parse(body).tenantIds.map((tenantId) => ({ tenantId, version: 0 })),
          },
        ],
      },
    }),
    [`${url}/set`]: { body: { ...nothing, saved: [{ tenantId: '102', version: 1 }] } },
  };
}

const open = (path = '/five', enabledFeatures: readonly string[] = []) =>
  openOffers(path, { answers: answers(), enabledFeatures });

const differ = () => page.getByRole('button', { name: '1 store differs' });
const panel = () => page.getByRole('dialog', { name: '$5 off $30: stores with their own value' });
const dialog = () => page.getByRole('dialog');

async function openDialog(): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Set for stores…' }).click();
}

async function addField(name: string): Promise<void> {
  await dialog().getByRole('combobox', { name: 'Add a field' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('OV-15 an offer says how many stores differ, what they keep since when and by whom; one is taken over', async () => {
  await open('/five?tab=value');
  await differ().click();
  const row = panel().getByRole('row', { name: /Pier 39/ });
  await expectText(row, 'Amount, Dine in: $5.00 to $7.00');
  await expectText(row, 'Luis Ortega');
  await expectText(row, 'Nov 18');
  await expectAccessible();
  await panel().getByRole('button', { name: 'Use the value of Pier 39' }).click();
  const dineIn = page
    .getByRole('grid')
    .getByRole('row', { name: /^Dine in/ })
    .getByRole('gridcell');
  await expect.element(dineIn.first()).toMatchTextContent('$7.00 off');
  await expect.element(page.getByText('1 change', { exact: true })).toBeVisible();
});

test('OV-15 a store that is reset inherits the offer again, and no store differs', async () => {
  const { calls } = await open();
  await differ().click();
  await panel().getByRole('checkbox').first().click();
  await panel().getByRole('button', { name: 'Reset 1 store' }).click();
  const question = page.getByRole('dialog', { name: 'Reset $5 off $30?' });
  await question.getByRole('button', { name: 'Reset 1 store' }).click();
  await expect.element(differ()).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path.endsWith('/reset'))?.body).toEqual({
    documentId: 'm1',
    path: five,
    overridesBelow: [{ tenantId: '101', version: 2 }],
  });
});

test.each([
  {
    field: 'Status',
    act: () => dialog().getByRole('switch', { name: 'Active' }).click(),
    path: ['info', 'status'],
    value: 'INACTIVE',
  },
  {
    field: 'Value, Dine in',
    act: () => dialog().getByRole('textbox', { name: 'Amount, Dine in' }).fill('4'),
    path: ['value', 'schemes', { by: 'schemeId', value: 'dine' }],
    value: { schemeId: 'dine', entireOrder: { type: 'AMOUNT', amountValue: '4.00' } },
  },
  {
    field: 'Value, Delivery',
    act: async () => {
      await dialog().getByRole('button', { name: 'Set its own value' }).click();
      await dialog().getByRole('textbox', { name: 'Amount, Delivery' }).fill('3');
      await userEvent.tab();
    },
    path: ['value', 'schemes', { by: 'schemeId', value: 'delivery' }],
    value: { schemeId: 'delivery', entireOrder: { type: 'AMOUNT', amountValue: '3.00' } },
  },
  {
    field: 'Only between two dates',
    act: async () => {
      await pressSwitch('Only between two dates');
      await dialog().getByLabelText('Last day').fill('2026-12-31');
    },
    path: ['validity', 'dateRange'],
    value: { enabled: true, startDate: null, endDate: '2026-12-31' },
  },
  {
    field: 'Only at certain hours',
    act: () => pressSwitch('Only at certain hours'),
    path: ['validity', 'timeOfDay'],
    value: { enabled: true },
  },
])('OV-15 of an offer $field is set for stores as its form shows it', async ({ field, act, path, value }) => {
  const { calls } = await open();
  await openDialog();
  await addField(field);
  await act();
  await dialog()
    .getByRole('checkbox', { name: /Embarcadero/ })
    .click();
  await dialog().getByRole('button', { name: 'Set at 1 place' }).click();
  await expectText(dialog(), '1 changed');
  await vi.waitFor(() =>
    expect(calls.find(({ path: called }) => called.endsWith('/set'))?.body).toMatchObject({
      values: [{ path: [...five, ...path], value }],
      overridesBelow: [{ tenantId: '102', version: 0 }],
    }),
  );
});

test('PM-19 without the right to override a menu nothing is set, and what stores keep is still compared', async () => {
  await open('/five', ['manageMenus']);
  await expect.element(differ()).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Move up' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Set for stores…' })).not.toBeInTheDocument();
});
