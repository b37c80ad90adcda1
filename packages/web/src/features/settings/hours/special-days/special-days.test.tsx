import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../testing/accessibility.ts';
import type { SettingsServer } from '../../../../testing/servers/settings-server.ts';
import { hoursServer, openHours, save } from '../testing/open-hours.ts';

let server: SettingsServer;

beforeEach(() => {
  server = hoursServer();
});

test('a store that is closed on this date is not shown as open', async () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => {
    const day = { id: `d${dayOfWeek}`, entityType: 'DAY_HOURS', dayOfWeek };
    return { ...day, startTime: 0, endOffset: 86_400 };
  });
  server.put(['hours', 'inStore', 'days'], always);
  const first = await openHours({ at: 'pier-39' });
  await expect.element(page.getByText(/^Open until/)).toBeVisible();
  await first.unmount();
  const closed = [-1, 0, 1].map((days) => {
    const dateString = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    return { id: dateString, entityType: 'SPECIAL_HOURS', dateString, name: 'Closed', closed: true };
  });
  server.put(
    ['hours', 'inStore', 'specialHours'],
    closed.map((entry) => ({ ...entry, startTime: null, endOffset: null })),
  );
  await openHours({ at: 'pier-39' });
  await expect.element(page.getByText('Closed today')).toBeVisible();
});

test('HR-10 a special day is added, closed, and shown in its row', async () => {
  await openHours();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabelText('Date').fill('2026-11-26');
  await page.getByLabelText('Name').fill('Thanksgiving');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Edit Thu, Nov 26th 2026' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Thanksgiving' })).toBeVisible();
});

test('a special day has lunch and dinner; hours that overlap are said at once and not saved', async () => {
  await openHours();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabelText('Date').fill('2026-12-31');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Hours: In store' }).getByText('Open').click();
  await page.getByLabelText('Opens, In store, line 1').fill('11:00 AM');
  await page.getByLabelText('Closes, In store, line 1').fill('2:00 PM');
  await page.getByRole('button', { name: 'Add hours, In store' }).click();
  await page.getByLabelText('Closes, In store, line 2').fill('11:00 PM');
  await page.getByLabelText('Opens, In store, line 2').fill('1:00 PM');
  await expect.element(page.getByText('These hours overlap the ones before them.')).toBeVisible();
  await page.getByLabelText('Opens, In store, line 2').fill('5:00 PM');
  await expect.element(page.getByText('These hours overlap the ones before them.')).not.toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: '11:00 AM – 2:00 PM, 5:00 PM – 11:00 PM' })).toBeVisible();
  await save().click();
  await expect.poll(() => server.saves(null).length).toBe(1);
  expect(server.base).toMatchObject({
    hours: {
      inStore: {
        specialHours: [
          { dateString: '2026-12-31', startTime: 39_600, endOffset: 10_800 },
          { dateString: '2026-12-31', startTime: 61_200, endOffset: 21_600 },
        ],
      },
    },
  });
});

test('a store is closed from a date to a date by one entry, that is one line and one step', async () => {
  await openHours({ at: 'pier-39' });
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabelText('Date').fill('2027-01-04');
  await page.getByLabelText('Closed through').fill('2027-01-03');
  await expect.element(page.getByText('The last date is before the first date.')).toBeVisible();
  await page.getByLabelText('Closed through').fill('2027-01-24');
  await page.getByLabelText('Name').fill('Renovation');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const line = page.getByRole('row', { name: /Jan 4th 2027 – Sun, Jan 24th 2027/ });
  await expect.element(line.getByRole('cell', { name: 'Closed' }).first()).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(line).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(line).toBeVisible();
  await save().click();
  await expect.poll(() => server.overrides.get('pier-39')?.changes.length).toBe(4);
  expect(server.overrides.get('pier-39')?.changes).toMatchObject(
    ['inStore', 'online', 'delivery', 'onlineDelivery'].map((set) => ({
      path: ['hours', set, 'specialHours'],
      to: { dateString: '2027-01-04', until: '2027-01-24', closed: true, name: 'Renovation' },
    })),
  );
});

test('the last date of a range is moved in every set, and a date before the first is not taken over', async () => {
  for (const set of ['inStore', 'online', 'delivery', 'onlineDelivery'])
    server.put(
      ['hours', set, 'specialHours'],
      [
        {
          id: set,
          entityType: 'SPECIAL_HOURS',
          dateString: '2027-01-04',
          until: '2027-01-24',
          name: 'Renovation',
          closed: true,
          startTime: null,
          endOffset: null,
        },
      ],
    );
  await openHours();
  await page.getByRole('button', { name: /^Edit Mon, Jan 4th 2027 –/ }).click();
  await page.getByLabelText('Closed through').fill('2027-01-04');
  await expect.element(page.getByText('The last date must be after the first date.')).toBeVisible();
  await page.getByLabelText('Closed through').fill('2027-01-31');
  await expect.element(page.getByRole('button', { name: /^Edit .* – Sun, Jan 31st 2027/ })).toBeVisible();
  await save().click();
  await expect.poll(() => JSON.stringify(server.base).split('"until":"2027-01-31"').length).toBe(5);
  await expectAccessible();
});
