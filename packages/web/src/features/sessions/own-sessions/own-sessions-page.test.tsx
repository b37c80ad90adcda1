import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import type { OwnSession } from '../account-calls.ts';

const at = '2026-11-20T17:41:00.000Z';
const here: OwnSession = {
  id: 'ses_1',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36',
  address: '203.0.113.7',
  since: at,
  lastSeen: at,
  isThis: true,
  isActing: false,
};
const there: OwnSession = { ...here, id: 'ses_2', userAgent: 'curl/8.5', address: '198.51.100.4', isThis: false };

async function openSessions(answers: FakeAnswers = {}) {
  const opened = await renderApp({
    path: '/mySessions',
    answers: { 'GET /api/session/own': { body: [here, there] }, ...answers },
  });
  await expect.element(opened.screen.getByRole('heading', { name: 'My Sessions', level: 1 })).toBeVisible();
  return opened;
}

describe('my sessions', () => {
  test('the user menu leads to browser, address and times, this one marked', async () => {
    const { screen, router } = await renderApp({ answers: { 'GET /api/session/own': { body: [here, there] } } });
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    await screen.getByRole('button', { name: /^User menu/ }).click();
    await screen.getByRole('menuitem', { name: 'My Sessions' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/mySessions');
    const row = screen.getByRole('row', { name: /Chrome on Linux/ });
    for (const text of ['203.0.113.7', 'This session']) await expect.element(row.getByText(text)).toBeVisible();
    await expect.element(row.getByText(formatDateTime(at)).first()).toBeVisible();
  });

  test('another one is ended after asking', async () => {
    let list = [here, there];
    const { screen, calls } = await openSessions({
      'GET /api/session/own': () => ({ body: list }),
      'POST /api/session/own/ses_2/end': () => {
        list = [here];
        return { status: 204 };
      },
    });
    await screen.getByRole('button', { name: 'End the session of Unknown browser, 198.51.100.4' }).click();
    const dialog = screen.getByRole('dialog', { name: 'End This Session?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await screen.getByRole('button', { name: 'End the session of Unknown browser, 198.51.100.4' }).click();
    await dialog.getByRole('button', { name: 'End' }).click();
    await expect.element(screen.getByText('The session was ended.')).toBeVisible();
    await expect.element(screen.getByText('Unknown browser')).not.toBeInTheDocument();
  });

  test('all others are ended together, and can be ended only while there are any', async () => {
    let list = [here, there];
    const { screen } = await openSessions({
      'GET /api/session/own': () => ({ body: list }),
      'POST /api/session/own/endOthers': () => {
        list = [here];
        return { status: 204 };
      },
    });
    const button = screen.getByRole('button', { name: 'End all other sessions' });
    await button.click();
    await screen.getByRole('dialog').getByRole('button', { name: 'End' }).click();
    await expect.element(screen.getByText('All other sessions were ended.')).toBeVisible();
    await expect.element(button).toBeDisabled();
  });

  test('a list that cannot be read says so and offers to try again', async () => {
    let isDown = true;
    const { screen } = await openSessions({
      'GET /api/session/own': () => (isDown ? { status: 400, body: { errors: [] } } : { body: [here] }),
    });
    await expect.element(screen.getByText('Unable to retrieve sessions')).toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('This session')).toBeVisible();
  });
});

test('My Sessions has no accessibility violation', async () => {
  await openSessions();
  await expectAccessible();
});
