import { findByPath, newDiningTable, newHappyHour, newTableSection, type Path } from '@servery/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { chooseOfRow, openRow, pressSwitch, rowOf, saveTo, undo } from '../../../testing/editing.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { TableAndBarPage } from './table-and-bar-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/tableAndBar';

beforeEach(() => {
  server = new SettingsServer().install();
  server.put(['tableSettings', 'sections'], [newTableSection({ id: 'patio', name: 'Patio' })]);
  server.put(['tableSettings', 'tables'], [newDiningTable({ id: 't12', name: '12', section: 'patio', seats: 6 })]);
  server.put(['barSettings', 'happyHours'], [newHappyHour({ id: 'after', name: 'After work' })]);
});

const saved = (...at: Path) => findByPath(server.base, at);

describe('in both themes', () => {
  test('KR-07 the page has no accessibility problem', async () => {
    await renderScreen({ path, screen: TableAndBarPage, at: 'pier-39' });
    await pressSwitch('Serve in courses');
    await openRow('After work');
    await expect.element(page.getByRole('group', { name: 'Days' })).toBeVisible();
    await expectAccessible();
  });

  test('KR-07 nor on a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: TableAndBarPage });
    await openRow('After work');
    await expect.element(page.getByRole('group', { name: 'Days' })).toBeVisible();
    await expectAccessible();
  });

  test('KR-07 nor has a restaurant without tables', async () => {
    for (const list of ['sections', 'tables']) server.put(['tableSettings', list], []);
    await renderScreen({ path, screen: TableAndBarPage });
    await expect.element(page.getByText('No tables yet')).toBeVisible();
    await expectAccessible();
  });
});

test('TB-01 an alert is changed at a location, saved, read again with its mark, and reverted', async () => {
  await renderScreen({ path, screen: TableAndBarPage, at: 'pier-39' });
  await page.getByLabelText('Since the order').fill('75');
  await saveTo(server, 'pier-39');
  expect(server.overrides.get('pier-39')?.changes).toMatchObject([
    { path: ['tableSettings', 'alertMinutes', 'ordered'], from: 90, to: 75 },
  ]);

  await cleanup();
  await renderScreen({ path, screen: TableAndBarPage, at: 'pier-39' });
  await expect.element(page.getByLabelText('Since the order')).toHaveValue('75 min');
  await page.getByRole('button', { name: /Here/ }).first().click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('Since the order')).toHaveValue('90 min');
  await saveTo(server, 'pier-39', 2);
  expect(server.overrides.get('pier-39')?.changes).toEqual([]);
});

test('TB-01 an alert out of bounds says what is expected, and is not saved', async () => {
  await renderScreen({ path, screen: TableAndBarPage });
  await page.getByLabelText('Since the order').fill('0');
  await expect.element(page.getByText('Enter a whole number from 1 to 1440.')).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText('Not saved yet.')).toBeVisible();
  expect(server.saves(null)).toHaveLength(0);
});

test('TB-01 the next table takes the next number, section and seats', async () => {
  await renderScreen({ path, screen: TableAndBarPage });
  await page.getByRole('button', { name: 'Add a table' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Name or number' })).toHaveValue('13');
  await saveTo(server);
  expect(saved('tableSettings', 'tables')).toMatchObject([
    { name: '12' },
    { name: '13', section: 'patio', seats: 6, entityType: 'TABLE' },
  ]);
});

test('TB-01 removing a section says what becomes of its tables, and is one step of undo', async () => {
  await renderScreen({ path, screen: TableAndBarPage });
  await chooseOfRow('Patio', 'Remove');
  await expect.element(page.getByText('1 table of Patio is no longer in a section.')).toBeVisible();
  await expect.element(rowOf('12').getByText('No section')).toBeVisible();
  await undo();
  await expect.element(rowOf('12').getByText('Patio')).toBeVisible();
  await expect.element(rowOf('Patio')).toBeVisible();
});

test('TB-02 the bar holds more on the card, a happy hour is moved, and the review says so', async () => {
  await renderScreen({ path, screen: TableAndBarPage });
  await page.getByLabelText('Amount held').fill('50');
  await openRow('After work');
  await page.getByRole('group', { name: 'Days' }).getByRole('button', { name: 'Saturday' }).click();
  await page.getByRole('textbox', { name: 'Until' }).fill('1:00 AM');
  await expect.element(page.getByText('On the next day')).toBeVisible();
  await expect.element(rowOf('After work').getByText('Mon – Sat, 4:00 PM – 1:00 AM')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('$50.00').first()).toBeVisible();
  await expect.element(page.getByText('1:00 AM').first()).toBeVisible();
  await saveTo(server);
  expect(saved('barSettings', 'preAuth')).toEqual({ mode: 'PRE_AUTH_ONE', increment: 50 });
  expect(saved('barSettings', 'happyHours', { id: 'after' })).toMatchObject({
    days: [1, 2, 3, 4, 5, 6],
    startTime: 57_600,
    endTime: 3600,
  });
});

test('TB-02 a happy hour without days is refused by name', async () => {
  await renderScreen({ path, screen: TableAndBarPage });
  await openRow('After work');
  const days = page.getByRole('group', { name: 'Days' });
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await days.getByRole('button', { name: day }).click();
  await expect.element(page.getByText('Choose at least one day of the week.')).toBeVisible();
});
