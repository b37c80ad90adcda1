import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withValue } from '../../../editing/document/path-value.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import type { SettingsServer } from '../../../testing/servers/settings-server.ts';
import { friday, hoursServer, openHours, save } from './testing/open-hours.ts';

let server: SettingsServer;

beforeEach(() => {
  server = hoursServer();
});

test('OV-06 at a location only the changed time travels, and the day is marked as set here', async () => {
  await openHours({ at: 'pier-39' });
  await friday().click();
  await page.getByLabelText('Opens, line 1').fill('10:00 AM');
  await expect.element(page.getByText('1 value differs')).toBeVisible();
  await expect.element(page.getByText('1 day here')).toBeVisible();
  await save().click();
  await expect.poll(() => server.saves('pier-39').length).toBe(1);
  expect(server.saves('pier-39')[0]).toMatchObject({
    changes: [
      { path: ['hours', 'inStore', 'days', { id: 'd5' }, 'startTime'], to: 36_000 },
      { path: ['hours', 'inStore', 'days', { id: 'd5' }, 'endOffset'], to: 43_200 },
    ],
  });
});

test('OV-19 Revert to inherited lets the day follow again', async () => {
  await openHours({ at: 'pier-39' });
  await friday().click();
  await page.getByRole('button', { name: 'Closed all day' }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await expect.element(page.getByLabelText('Opens, line 1')).toHaveValue('11:00 AM');
  await expect.element(save()).not.toBeInTheDocument();
});

test('OV-20 the hours go back to what was last loaded, as one step that can be undone', async () => {
  await openHours({ at: 'pier-39' });
  await friday().click();
  await page.getByRole('button', { name: 'Closed all day' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Back to what was last loaded' }).click();
  await expect.element(page.getByRole('button', { name: /Edit Friday, In store: 11:00 AM/ })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('button', { name: 'Edit Friday, In store: Closed' })).toBeVisible();
});

test('the overrides of a level are listed in sentences, each can follow again', async () => {
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, ['hours', 'startOfWeek'], 0));
  await openHours({ at: 'pier-39' });
  await page.getByRole('button', { name: 'Show overrides' }).click();
  await expect.element(page.getByText('Week starts:')).toBeVisible();
  await page.getByRole('button', { name: 'Revert', exact: true }).click();
  await expect.element(page.getByText('Pier 39 inherits every value.')).toBeVisible();
});

test('a store’s editors see each other: what one saved is re-based into what the other saves', async () => {
  await openHours({ at: 'pier-39' });
  await friday().click();
  await page.getByRole('button', { name: 'Closed all day' }).click();
  server.saveAs('Luis Ferreira', 'pier-39', (document) => withValue(document, ['hours', 'startOfWeek'], 0));
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.overrides.get('pier-39')?.ver).toBe(2);
  expect(server.overrides.get('pier-39')?.changes).toHaveLength(2);
});

test('VR-15 both values, both people and both times are shown, and the chosen one is saved', async () => {
  await openHours({ at: 'pier-39' });
  await friday().click();
  await page.getByLabelText('Closes, line 1').fill('11:00 PM');
  const place = ['hours', 'inStore', 'days', { id: 'd5' }, 'endOffset'];
  server.saveAs('Luis Ferreira', 'pier-39', (document) => withValue(document, place, 46_800));
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(/Luis Ferreira · version 1/)).toBeVisible();
  await page.getByRole('radio', { name: /Yours 12 h/ }).click();
  await expectAccessible();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.overrides.get('pier-39')?.ver).toBe(2);
  expect(server.overrides.get('pier-39')?.changes).toMatchObject([{ to: 43_200 }]);
});

test('OV-11 an override whose target is gone is shown, and can be taken away', async () => {
  const place = ['hours', 'inStore', 'days', { id: 'gone' }, 'startTime'];
  const change = { kind: 'SIMPLE_FIELD_CHANGED', path: place, from: 1, to: 2 } as const;
  server.overrides.set('pier-39', { ver: 1, changes: [change], versions: [] });
  await openHours({ at: 'pier-39' });
  await page.getByRole('button', { name: 'Show overrides' }).click();
  await expect.element(page.getByText('Its target no longer exists here')).toBeVisible();
  await page.getByRole('button', { name: 'Revert', exact: true }).click();
  await expect.poll(() => server.overrides.get('pier-39')).toMatchObject({ ver: 2, changes: [] });
  await expect.element(page.getByText('Pier 39 inherits every value.')).toBeVisible();
});

test('OV-11 a kept value that equals the value above it by now is said, and can be dropped', async () => {
  const change = { kind: 'SIMPLE_FIELD_CHANGED', path: ['hours', 'startOfWeek'], from: 3, to: 1 } as const;
  server.overrides.set('pier-39', { ver: 1, changes: [change], versions: [] });
  await openHours({ at: 'pier-39' });
  await page.getByRole('button', { name: 'Show overrides' }).click();
  await expect.element(page.getByText('1 override matches the inherited value.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => server.overrides.get('pier-39')).toMatchObject({ ver: 2, changes: [] });
  await expect.element(page.getByText('Pier 39 inherits every value.')).toBeVisible();
  await expect.element(page.getByText(/matches the inherited value/)).not.toBeInTheDocument();
});
