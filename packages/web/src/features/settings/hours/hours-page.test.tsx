import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { json, type SettingsServer } from '../../../testing/servers/settings-server.ts';
import { friday, hoursServer, openHours } from './testing/open-hours.ts';

let server: SettingsServer;

beforeEach(() => {
  server = hoursServer();
});

describe('in both themes', () => {
  test('HR-01 the week, the special days and the panel have no accessibility problem', async () => {
    await openHours({ at: 'pier-39' });
    await friday().click();
    await expect.element(page.getByLabelText('Opens, line 1')).toHaveValue('11:00 AM');
    await expectAccessible();
  });

  test('HR-01 nor has the review', async () => {
    await openHours({ at: 'bay-area' });
    await friday().click();
    await page.getByLabelText('Closes, line 1').fill('1:00 AM');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Friday:')).toBeVisible();
    await expectAccessible();
  });

  test('HR-01 nor has a phone', async () => {
    await page.viewport(360, 800);
    await openHours();
    await page.getByRole('button', { name: /^Fri 11:00/ }).click();
    await expect.element(page.getByLabelText('Opens, line 1')).toBeVisible();
    await expectAccessible();
  });
});

test('HR-02 four sets by seven days, those that follow showing the other hours', async () => {
  await openHours();
  await expect.element(friday()).toBeVisible();
  expect(page.getByRole('button', { name: /^Edit .*day, / }).elements()).toHaveLength(28);
  await expect
    .element(page.getByRole('button', { name: /Edit Friday, Online delivery: 11:00 AM – 10:00 PM/ }))
    .toBeVisible();
});

test('HR-03 an end before the start lies on the next day, and is saved as a duration', async () => {
  await openHours();
  await friday().click();
  await page.getByLabelText('Closes, line 1').fill('1:00 AM');
  await expect.element(page.getByText('next day').first()).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.saves(null).length).toBe(1);
  expect(JSON.stringify(server.base)).toContain('"dayOfWeek":5,"startTime":39600,"endOffset":50400');
});

test('arrow keys move, Delete closes, copy and paste work on cells', async () => {
  await openHours();
  await friday().click();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('button', { name: 'Edit Friday, In store: Closed' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: /Edit Saturday, In store/ })).toHaveFocus();
  await userEvent.keyboard('{Control>}c{/Control}{ArrowUp}{Control>}v{/Control}');
  await expect.element(page.getByRole('button', { name: /Edit Friday, In store: 11:00 AM/ })).toHaveFocus();
});

test('hours that overlap are said without an edit', async () => {
  const monday = { id: 'a', entityType: 'DAY_HOURS', dayOfWeek: 1, startTime: 36_000, endOffset: 7200 };
  server.put(['hours', 'inStore', 'days'], [monday, { ...monday, id: 'b', startTime: 39_600 }]);
  await openHours();
  await page.getByRole('button', { name: /Edit Monday, In store/ }).click();
  await expect.element(page.getByText('These hours overlap the ones before them.')).toBeVisible();
});

test('ST-04 a failure is reported, and can be tried again', async () => {
  server.answers.push({ match: 'GET', answer: () => json({ error: 'DOWN' }, 503) });
  await openHours();
  await expect.element(page.getByText('Failed to retrieve settings.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(friday()).toBeVisible();
});

test('leaving with changes asks; staying keeps the page', async () => {
  const { router } = await openHours();
  await friday().click();
  await page.getByRole('button', { name: 'Closed all day' }).click();
  router.navigate({ to: '/home' }).catch(() => undefined);
  await expect.element(page.getByText(/1 change is not saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit Friday, In store: Closed' })).toBeVisible();
});

test('somebody who may not save here looks and changes nothing', async () => {
  const session = { grantedRoles: [{ grantedOn: { type: 'LOCATION', id: 'pier-39' } as const }] };
  await openHours({ session });
  await friday().click();
  await expect.element(page.getByLabelText('Opens, line 1')).toBeDisabled();
  await expect.element(page.getByText('View only')).toBeVisible();
});

test('a day that opens earlier is one change, one sentence, and is reverted whole', async () => {
  await openHours({ at: 'pier-39' });
  await friday().click();
  await page.getByLabelText('Opens, line 1').fill('9am');
  await page.getByLabelText('Closes, line 1').fill('10:00 PM');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByRole('heading', { name: 'Review 1 change' })).toBeVisible();
  const card = page.getByRole('region', { name: 'In store, Hours' });
  await expect.element(card.getByText('Friday:')).toBeVisible();
  expect(card.element().textContent).toContain('11:00 AM – 10:00 PM to 9:00 AM – 10:00 PM');
  const affected = page.getByRole('complementary', { name: 'Who is affected' });
  expect(affected.element().textContent).toContain('11:00 AM – 10:00 PM to 9:00 AM – 10:00 PM');
  await page.viewport(768, 900);
  const below = page.getByRole('region', { name: 'Who is affected' });
  await expect.element(below.getByText('9:00 AM – 10:00 PM')).toBeVisible();
  await card.getByRole('button', { name: 'Revert' }).click();
  await expect.element(page.getByText('There are no changes.')).toBeVisible();
});
