import { salesRollups } from '@servery/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reportRoutes } from '../../../app/routes/report-routes.ts';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

const { sums } = salesRollups.servers;
const sold = {
  body: { sums, rows: [{ key: ['nora'], sums: sums.map(() => 100), before: null }], names: { nora: 'Nora Quist' } },
};
const week = {
  id: 'view_1',
  report: 'serverPerformance',
  name: 'Last week',
  address: 'period=lastWeek&place=0&sort=-tipShare',
  mail: null,
};
const mailed = {
  ...week,
  mail: { at: '06:30', locationId: '101', state: 'SENT', sentOn: '2026-11-27', nextOn: '2026-11-28' },
};
const elsewhere = { ...week, id: 'view_2', report: 'productMix', name: 'Pizza week' };

function keptAs(id: string, body: unknown) {
  const { mail, ...view } = Object(body);
  return { ...view, id, mail: mail && { ...mail, state: 'NEW', sentOn: null, nextOn: '2026-11-29' } };
}

/** A server that keeps the saved views. */
function answersWith(views: readonly object[], given: FakeAnswers = {}): FakeAnswers {
  return {
    'GET /api/sales/servers': () => sold,
    'GET /api/report-views': () => ({ body: { views } }),
    'POST /api/report-views': ({ body }) => ({ body: keptAs('view_9', body) }),
    'PUT /api/report-views/view_1': ({ body }) => ({ body: keptAs('view_1', body) }),
    'POST /api/report-views/view_1/delete': () => ({ body: {} }),
    'POST /api/report-views/view_1/mail': () => ({ body: { email: 'dana@harbor.example' } }),
    ...given,
  };
}

const open = (query: string, answers: FakeAnswers) =>
  renderApp({ path: `/serverPerformance${query}`, session: buildSession(), routes: reportRoutes, answers });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('the filters are saved under a name, and the view is open from then on', async () => {
  const { calls, router } = await open('?period=lastWeek&sort=-tipShare', answersWith([]));
  await button('Save view').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Tips of last week');
  await expectAccessible();
  await button('Save as new view').click();
  await expect.element(button('Tips of last week')).toBeVisible();
  expect(calls.findLast(({ path, body }) => path === '/api/report-views' && body !== undefined)?.body).toEqual({
    report: 'serverPerformance',
    name: 'Tips of last week',
    address: 'period=lastWeek&place=0&sort=-tipShare',
    mail: null,
  });
  expect(router.state.location.search).toMatchObject({ view: 'view_9' });
});

test('what the server refuses is said at the name', async () => {
  const refused = {
    status: 400,
    body: { errors: [{ code: 'NAME_TAKEN', message: 'Choose another name.', path: 'body.name' }] },
  };
  await open('', answersWith([], { 'POST /api/report-views': () => refused }));
  await button('Save view').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Last week');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Choose another name.')).toBeVisible();
});

test('the views of the report are in its menu, and one opens with its filters and its sort', async () => {
  const { calls, router } = await open('', answersWith([week, elsewhere]));
  await button('Saved views').click();
  await expect.element(page.getByRole('menuitem', { name: 'Pizza week' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Last week' }).click();
  await expect.element(button('Last week')).toBeVisible();
  expect(router.state.location.search).toMatchObject({
    view: 'view_1',
    period: 'lastWeek',
    sort: '-tipShare',
    place: '0',
  });
  expect(calls.findLast(({ path }) => path === '/api/sales/servers')?.url.searchParams.has('places')).toBe(false);
  // Another filter is another view than the saved one.
  await button(/^Channel/).click();
  await page.getByRole('option', { name: 'Kiosk' }).click();
  await expect.element(button('Last week, changed')).toBeVisible();
  await button('Save view').click();
  await button('Save changes to Last week').click();
  await expect.element(button('Last week')).toBeVisible();
  const saved = calls.findLast(({ path }) => path === '/api/report-views/view_1')?.body;
  expect(saved).toMatchObject({ address: 'period=lastWeek&place=0&channel=KIOSK&sort=-tipShare' });
});

test('a view is renamed, and deleted with an undo', async () => {
  const { calls, router } = await open('?view=view_1&period=lastWeek&sort=-tipShare&place=0', answersWith([week]));
  await button('Last week').click();
  await page.getByRole('menuitem', { name: 'Rename Last week…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The week');
  await button('Rename').click();
  await expect.element(button('The week')).toBeVisible();
  await button('The week').click();
  await page.getByRole('menuitem', { name: 'Delete The week' }).click();
  await expect.element(button('Saved views')).toBeVisible();
  expect(router.state.location.search).not.toHaveProperty('view');
  await button('Undo').click();
  await expect.element(button('The week')).toBeVisible();
  expect(calls.findLast(({ path, body }) => path === '/api/report-views' && body !== undefined)?.body).toMatchObject({
    name: 'The week',
    address: week.address,
  });
});

test('a view is mailed each morning at the time of a store, one comes at once, and it is turned off', async () => {
  const { calls } = await open('?view=view_1&period=lastWeek&sort=-tipShare&place=0', answersWith([week]));
  await button('Mail this').click();
  await expectAccessible(page.getByRole('dialog', { name: 'Mail this' }).element());
  await page.getByLabelText('At', { exact: true }).fill('07:15');
  await button('Turn on').click();
  await expect.element(page.getByText('The first one comes on Nov 29th 2026.')).toBeVisible();
  const lastBody = () => calls.findLast(({ path }) => path === '/api/report-views/view_1')?.body;
  expect(lastBody()).toMatchObject({ name: 'Last week', mail: { at: '07:15', locationId: '101' } });
  await expect.element(page.getByText('mailed at 07:15')).toBeVisible();
  await button('Send me one now').click();
  await expect.element(page.getByText('A mail of the view is on its way to dana@harbor.example.')).toBeVisible();
  await button('Turn off').click();
  await expect.element(button('Turn on')).toBeVisible();
  expect(lastBody()).toMatchObject({ mail: null });
});

test('a mail leads to the view with the way to turn it off, and lost rights are said', async () => {
  const lost = { ...mailed, mail: { ...mailed.mail, state: 'NO_RIGHT' } };
  await open('?view=view_1&period=lastWeek&sort=-tipShare&place=0&mail=open', answersWith([lost]));
  await expect.element(button('Turn off')).toBeVisible();
  await expect
    .element(page.getByText('You may see none of its stores any more, so that no mail is sent.'))
    .toBeVisible();
});

test('without a view the mail asks for its name, and saves both together', async () => {
  const { calls } = await open('?period=yesterday', answersWith([]));
  await button('Mail this').click();
  await expect.element(button('Turn on')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name' }).fill('Yesterday');
  await button('Turn on').click();
  await expect
    .poll(() => calls.findLast(({ path, body }) => path === '/api/report-views' && body !== undefined)?.body)
    .toEqual({
      report: 'serverPerformance',
      name: 'Yesterday',
      address: 'period=yesterday&place=0',
      mail: { at: '06:30', locationId: '101' },
    });
});
