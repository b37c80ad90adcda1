import { expect, test } from 'vitest';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

const mail = {
  id: 1,
  at: '2026-11-20T17:41:00.000Z',
  from: 'console@servery.example',
  to: ['dana@harbor.example'],
  subject: 'Reset your Servery password',
  text: 'Hello Dana,\n\nSet a new password:\nhttp://servery.example/reset/u1/secret\n',
};

function openMailbox(answer: FakeAnswers[string]) {
  return renderApp({ path: '/debug/inviteEmails', session: null, answers: { 'GET /api/debug/inviteEmails': answer } });
}

test('RT-19 the sandbox mailbox shows what was sent, and opens its links here', async () => {
  const { screen } = await openMailbox({ body: [mail] });
  await expect.element(screen.getByRole('article', { name: 'Reset your Servery password' })).toBeVisible();
  await expect.element(screen.getByText('To dana@harbor.example')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open the link' })).toHaveAttribute('href', '/reset/u1/secret');
  await expectAccessible();
});

test('T8 RT-19 without a sandbox there is no such page', async () => {
  const { screen } = await openMailbox({ status: 404, body: { error: 'NOT_FOUND' } });
  await expect.element(screen.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('an empty mailbox says what to do', async () => {
  const { screen } = await openMailbox({ body: [] });
  await expect.element(screen.getByText('No mail yet')).toBeVisible();
});

test.each([401, 403])('T8 who is refused with %i reads who may open the mailbox', async (status) => {
  const { screen } = await openMailbox({ status, body: { error: 'FORBIDDEN' } });
  await expect.element(screen.getByText('Only provider staff can read this mailbox')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
