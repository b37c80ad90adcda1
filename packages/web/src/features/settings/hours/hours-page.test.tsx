import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withValue } from '../../../editing/document/path-value.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderScreen } from '../../../testing/screens/render-screen.tsx';
import { json, SettingsServer } from '../../../testing/servers/settings-server.ts';
import { HoursPage } from './hours-page.tsx';

let server: SettingsServer;
const path = '/locationSettings/hours';

beforeEach(() => {
  server = new SettingsServer().install();
  const days = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    id: `d${dayOfWeek}`,
    entityType: 'DAY_HOURS',
    dayOfWeek,
    startTime: 39_600,
    endOffset: 39_600,
  }));
  server.put(['hours', 'inStore', 'days'], days);
});

const friday = () => page.getByRole('button', { name: /Edit Friday, In store/ });

describe('in both themes', () => {
  test('HR-01 the week, the special days and the panel have no accessibility problem', async () => {
    await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
    await friday().click();
    await expect.element(page.getByLabelText('Opens, line 1')).toHaveValue('11:00 AM');
    await expectAccessible();
  });

  test('HR-01 nor has the review', async () => {
    await renderScreen({ path, screen: HoursPage, at: 'bay-area' });
    await friday().click();
    await page.getByLabelText('Closes, line 1').fill('1:00 AM');
    await page.getByRole('button', { name: 'Review' }).click();
    await expect.element(page.getByText('Friday:')).toBeVisible();
    await expectAccessible();
  });

  test('HR-01 nor has a phone', async () => {
    await page.viewport(360, 800);
    await renderScreen({ path, screen: HoursPage });
    await page.getByRole('button', { name: /^Fri 11:00/ }).click();
    await expect.element(page.getByLabelText('Opens, line 1')).toBeVisible();
    await expectAccessible();
  });
});

test('HR-02 four sets by seven days, those that follow showing the other hours', async () => {
  await renderScreen({ path, screen: HoursPage });
  await expect.element(friday()).toBeVisible();
  expect(page.getByRole('button', { name: /^Edit .*day, / }).elements()).toHaveLength(28);
  await expect
    .element(page.getByRole('button', { name: /Edit Friday, Online delivery: 11:00 AM – 10:00 PM/ }))
    .toBeVisible();
});

test('a store that is closed on this date is not shown as open', async () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => {
    const day = { id: `d${dayOfWeek}`, entityType: 'DAY_HOURS', dayOfWeek };
    return { ...day, startTime: 0, endOffset: 86_400 };
  });
  server.put(['hours', 'inStore', 'days'], always);
  const first = await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
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
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
  await expect.element(page.getByText('Closed today')).toBeVisible();
});

test('HR-03 an end before the start lies on the next day, and is saved as a duration', async () => {
  await renderScreen({ path, screen: HoursPage });
  await friday().click();
  await page.getByLabelText('Closes, line 1').fill('1:00 AM');
  await expect.element(page.getByText('next day').first()).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.saves(null).length).toBe(1);
  expect(JSON.stringify(server.base)).toContain('"dayOfWeek":5,"startTime":39600,"endOffset":50400');
});

test('OV-06 at a location only the changed time travels, and the day is marked as set here', async () => {
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
  await friday().click();
  await page.getByLabelText('Opens, line 1').fill('10:00 AM');
  await expect.element(page.getByText('1 value differs')).toBeVisible();
  await expect.element(page.getByText('1 day here')).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect.poll(() => server.saves('pier-39').length).toBe(1);
  expect(server.saves('pier-39')[0]).toMatchObject({
    changes: [
      { path: ['hours', 'inStore', 'days', { id: 'd5' }, 'startTime'], to: 36_000 },
      { path: ['hours', 'inStore', 'days', { id: 'd5' }, 'endOffset'], to: 43_200 },
    ],
  });
});

test('OV-19 Revert to inherited lets the day follow again', async () => {
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
  await friday().click();
  await page.getByRole('button', { name: 'Closed all day' }).click();
  await page.getByRole('button', { name: 'Revert to inherited' }).click();
  await expect.element(page.getByLabelText('Opens, line 1')).toHaveValue('11:00 AM');
  await expect.element(page.getByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
});

test('arrow keys move, Delete closes, copy and paste work on cells', async () => {
  await renderScreen({ path, screen: HoursPage });
  await friday().click();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('button', { name: 'Edit Friday, In store: Closed' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: /Edit Saturday, In store/ })).toHaveFocus();
  await userEvent.keyboard('{Control>}c{/Control}{ArrowUp}{Control>}v{/Control}');
  await expect.element(page.getByRole('button', { name: /Edit Friday, In store: 11:00 AM/ })).toHaveFocus();
});

test('HR-10 a special day is added, closed, and shown in its row', async () => {
  await renderScreen({ path, screen: HoursPage });
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabelText('Date').fill('2026-11-26');
  await page.getByLabelText('Name').fill('Thanksgiving');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Edit Thu, Nov 26th 2026' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Thanksgiving' })).toBeVisible();
});

const saveIn = (screen: typeof page) => screen.getByRole('button', { name: /^Save/ });

test('hours that overlap are said without an edit', async () => {
  const monday = { id: 'a', entityType: 'DAY_HOURS', dayOfWeek: 1, startTime: 36_000, endOffset: 7200 };
  server.put(['hours', 'inStore', 'days'], [monday, { ...monday, id: 'b', startTime: 39_600 }]);
  await renderScreen({ path, screen: HoursPage });
  await page.getByRole('button', { name: /Edit Monday, In store/ }).click();
  await expect.element(page.getByText('These hours overlap the ones before them.')).toBeVisible();
});

test('a special day has lunch and dinner; hours that overlap are said at once and not saved', async () => {
  await renderScreen({ path, screen: HoursPage });
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
  await saveIn(page).click();
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
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
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
  await saveIn(page).click();
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
  await renderScreen({ path, screen: HoursPage });
  await page.getByRole('button', { name: /^Edit Mon, Jan 4th 2027 –/ }).click();
  await page.getByLabelText('Closed through').fill('2027-01-04');
  await expect.element(page.getByText('The last date must be after the first date.')).toBeVisible();
  await page.getByLabelText('Closed through').fill('2027-01-31');
  await expect.element(page.getByRole('button', { name: /^Edit .* – Sun, Jan 31st 2027/ })).toBeVisible();
  await saveIn(page).click();
  await expect.poll(() => JSON.stringify(server.base).split('"until":"2027-01-31"').length).toBe(5);
  await expectAccessible();
});

test('ST-04 a failure is reported, and can be tried again', async () => {
  server.answers.push({ match: 'GET', answer: () => json({ error: 'DOWN' }, 503) });
  await renderScreen({ path, screen: HoursPage });
  await expect.element(page.getByText('Failed to retrieve settings.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(friday()).toBeVisible();
});

test('leaving with changes asks; staying keeps the page', async () => {
  const { router } = await renderScreen({ path, screen: HoursPage });
  await friday().click();
  await page.getByRole('button', { name: 'Closed all day' }).click();
  router.navigate({ to: '/home' }).catch(() => undefined);
  await expect.element(page.getByText(/1 change is not saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit Friday, In store: Closed' })).toBeVisible();
});

test('somebody who may not save here looks and changes nothing', async () => {
  const session = { grantedRoles: [{ grantedOn: { type: 'LOCATION', id: 'pier-39' } as const }] };
  await renderScreen({ path, screen: HoursPage, session });
  await friday().click();
  await expect.element(page.getByLabelText('Opens, line 1')).toBeDisabled();
  await expect.element(page.getByText('View only')).toBeVisible();
});

test('OV-20 the hours go back to what was last loaded, as one step that can be undone', async () => {
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
  await friday().click();
  await page.getByRole('button', { name: 'Closed all day' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Back to what was last loaded' }).click();
  await expect.element(page.getByRole('button', { name: /Edit Friday, In store: 11:00 AM/ })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByRole('button', { name: 'Edit Friday, In store: Closed' })).toBeVisible();
});

test('a day that opens earlier is one change, one sentence, and is reverted whole', async () => {
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
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

test('the overrides of a level are listed in sentences, each can follow again', async () => {
  server.saveAs('Priya', 'pier-39', (document) => withValue(document, ['hours', 'startOfWeek'], 0));
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
  await page.getByRole('button', { name: 'Show overrides' }).click();
  await expect.element(page.getByText('Week starts:')).toBeVisible();
  await page.getByRole('button', { name: 'Revert', exact: true }).click();
  await expect.element(page.getByText('Pier 39 inherits every value.')).toBeVisible();
});

test('a store’s editors see each other: what one saved is re-based into what the other saves', async () => {
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
  await friday().click();
  await page.getByRole('button', { name: 'Closed all day' }).click();
  server.saveAs('Luis Ferreira', 'pier-39', (document) => withValue(document, ['hours', 'startOfWeek'], 0));
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => server.overrides.get('pier-39')?.ver).toBe(2);
  expect(server.overrides.get('pier-39')?.changes).toHaveLength(2);
});

test('VR-15 both values, both people and both times are shown, and the chosen one is saved', async () => {
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
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
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
  await page.getByRole('button', { name: 'Show overrides' }).click();
  await expect.element(page.getByText('Its target no longer exists here')).toBeVisible();
  await page.getByRole('button', { name: 'Revert', exact: true }).click();
  await expect.poll(() => server.overrides.get('pier-39')).toMatchObject({ ver: 2, changes: [] });
  await expect.element(page.getByText('Pier 39 inherits every value.')).toBeVisible();
});

test('OV-11 a kept value that equals the value above it by now is said, and can be dropped', async () => {
  const change = { kind: 'SIMPLE_FIELD_CHANGED', path: ['hours', 'startOfWeek'], from: 3, to: 1 } as const;
  server.overrides.set('pier-39', { ver: 1, changes: [change], versions: [] });
  await renderScreen({ path, screen: HoursPage, at: 'pier-39' });
  await page.getByRole('button', { name: 'Show overrides' }).click();
  await expect.element(page.getByText('1 override matches the inherited value.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => server.overrides.get('pier-39')).toMatchObject({ ver: 2, changes: [] });
  await expect.element(page.getByText('Pier 39 inherits every value.')).toBeVisible();
  await expect.element(page.getByText(/matches the inherited value/)).not.toBeInTheDocument();
});
