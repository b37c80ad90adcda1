import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DueLine } from '../../staff/staff-calls.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { expectText } from '../../testing/screens/open-screen.tsx';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';

const path = 'GET /api/users/2/due';
const staff = buildSession({ enabledFeatures: ['userAdmin', 'staffData'] });

function buildLine(more: Partial<DueLine> = {}): DueLine {
  return {
    userId: 'e1',
    userName: 'Noa Berg',
    kind: 'CERTIFICATION',
    requirementId: '1',
    name: 'Food Handlers',
    day: '2026-11-14',
    state: 'EXPIRED',
    places: [{ id: '101', name: 'Pier 39' }],
    ...more,
  };
}

const lines = [
  buildLine(),
  buildLine({ userId: 'e3', userName: 'Cole Abara', name: 'Liquor Service', day: null, state: 'MISSING' }),
  buildLine({
    userId: 'e2',
    userName: 'Jonas Petit',
    kind: 'DRIVER_LICENCE',
    requirementId: null,
    name: null,
    day: '2026-11-29',
    state: 'DUE',
    places: [
      { id: null, name: null },
      { id: '102', name: 'Embarcadero' },
    ],
  }),
];
const some = { body: { entries: lines, total: 9, expired: 4, missing: 1, today: '2026-11-23' } };

async function openHome(answers: FakeAnswers, session = staff) {
  const opened = await renderApp({ session, answers, screens: ['/employees', '/employees/$id'] });
  await expect.element(opened.screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
  return { ...opened, panel: opened.screen.getByRole('region', { name: 'Certifications due' }) };
}

test('EM-103 PM-45 home shows what has expired, is missing and is due, the next ones by name, place and day', async () => {
  const { panel, calls } = await openHome({ [path]: some });
  await expect.element(panel.getByText('4 expired')).toBeVisible();
  await expect.element(panel.getByText('1 missing')).toBeVisible();
  await expect.element(panel.getByText('4 due soon')).toBeVisible();
  const rowOf = (name: RegExp) => panel.getByRole('row', { name });
  await expectText(rowOf(/Noa Berg/), 'Pier 39Food HandlersExpired');
  await expect.element(rowOf(/Noa Berg/).getByTitle('Nov 14th 2026')).toBeVisible();
  await expectText(rowOf(/Cole Abara/), 'Pier 39Liquor ServiceMissing');
  await expectText(rowOf(/Jonas Petit/), 'Whole company +1Driver licenseDue');
  await expect.element(rowOf(/Jonas Petit/).getByTitle('Nov 29th 2026')).toBeVisible();
  await expect.element(panel.getByText('The first 3 of 9.')).toBeVisible();
  expect(calls.find(({ url }) => url.pathname.endsWith('/due'))?.url.search).toBe('?limit=6');
});

test('EM-103 a person leads to their record, the card to the list', async () => {
  const { panel, router } = await openHome({ [path]: some });
  await expect.element(panel.getByRole('link', { name: 'Noa Berg' })).toBeVisible();
  await panel.getByRole('link', { name: 'Open in Employees' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/employees');
  expect(router.state.location.search).toMatchObject({ certifications: 'TO_LOOK_AFTER' });
  await router.navigate({ to: '/home' });
  panel.getByRole('link', { name: 'Jonas Petit' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/employees/e2');
});

test.each(['userAdmin', 'staffData'])(
  'EM-103 PM-45 PM-57 a person who may not see staff data, with only %s, has no such card, and nothing is asked',
  async (feature) => {
    const { panel, calls } = await openHome({ [path]: some }, buildSession({ enabledFeatures: [feature] }));
    await expect.element(page.getByRole('region', { name: 'Locations Status' })).toBeVisible();
    expect(panel.elements()).toHaveLength(0);
    expect(calls.filter(({ url }) => url.pathname.endsWith('/due'))).toHaveLength(0);
  },
);

test('EM-103 it says that it loads', async () => {
  const waiting = await openHome({ [path]: () => new Promise(() => undefined) });
  await expect.element(waiting.panel.getByRole('status', { name: 'Loading' })).toBeVisible();
});

test('EM-103 a failure is said and asked again', async () => {
  let asked = 0;
  const answer = () =>
    ++asked === 1 ? { status: 403 } : { body: { entries: [], total: 0, expired: 0, missing: 0, today: '' } };
  const { panel } = await openHome({ [path]: answer });
  await expect.element(panel.getByText('Unable to load certifications due')).toBeVisible();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText(/No certification, driver license or insurance/)).toBeVisible();
});

test.each([1440, 360])('the card has no accessibility violation at %d px', async (width) => {
  await page.viewport(width, 800);
  const { panel } = await openHome({ [path]: some });
  await expectText(panel.getByRole('row', { name: /Noa Berg/ }), 'Food Handlers');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});
