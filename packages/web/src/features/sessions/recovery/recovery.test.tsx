import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { buildSession } from '../../../testing/build-session.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';

const sent = { 'POST /api/users/sendPasswordReset': { status: 204 } };
const token = { 'GET /api/users/isValidInviteToken': { body: { valid: true } } };
const good = { 'POST /api/users/isValidNewPassword': { status: 204 } };

async function openRecover(answers: FakeAnswers = {}) {
  const opened = await renderApp({ path: '/recover', session: null, answers });
  await expect.element(opened.screen.getByRole('heading', { name: 'Enter Your Email Address' })).toBeVisible();
  return { ...opened, email: opened.screen.getByLabelText('Email address') };
}

async function sendEmail(answers: FakeAnswers) {
  const opened = await openRecover(answers);
  await opened.email.fill('dana@harbor.example');
  await userEvent.keyboard('{Enter}');
  return opened;
}

function openLink(answers: FakeAnswers = {}, path = '/reset/u1/secret-token') {
  return renderApp({ path, session: null, answers: { ...token, ...good, ...answers } });
}

async function typeBoth({ screen }: Awaited<ReturnType<typeof openLink>>, password: string, repeat = password) {
  await screen.getByLabelText('New password', { exact: true }).fill(password);
  await screen.getByLabelText('Repeat new password').fill(repeat);
}

describe('recover', () => {
  test('LG-05 RT-16 GD-02 RC-01 the login leads to it, without a signed-in user', async () => {
    const { screen, router } = await renderApp({ path: '/login', session: null });
    await screen.getByRole('link', { name: 'Having trouble logging in?' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Enter Your Email Address' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/recover');
  });

  test('RC-02 says that a message with instructions will be sent', async () => {
    const { screen } = await openRecover();
    const text = 'We will send a message with instructions to reset your password.';
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('RC-03 Cancel goes back to the login', async () => {
    const { screen, router } = await openRecover();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });

  test('RC-04 RC-05 BC-21 Send Email is off until there are five characters', async () => {
    const { screen, email } = await openRecover();
    const send = screen.getByRole('button', { name: 'Send Email' });
    await email.fill('a@b.');
    await expect.element(send).toBeDisabled();
    await email.fill('a@b.c');
    await expect.element(send).toBeEnabled();
  });

  test('RC-06 RC-07 while it is sent nothing can be pressed', async () => {
    const { screen, email, calls } = await sendEmail({
      'POST /api/users/sendPasswordReset': () => new Promise(() => undefined),
    });
    await expect.element(email).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Send Email' })).toBeDisabled();
    const call = calls.find(({ url }) => url.pathname.endsWith('/sendPasswordReset'));
    expect(call?.body).toEqual({ emailAddress: 'dana@harbor.example' });
  });

  test('RC-08 RC-09 RC-10 afterwards it says what happens, the same for every email, and returns to the login', async () => {
    const { screen, router } = await sendEmail(sent);
    await expect.element(screen.getByRole('heading', { name: 'Request Received' })).toBeVisible();
    const text =
      "If your email address is enrolled, then we've sent a message to help you regain access to your account. If you do not receive the message within several minutes, please check your spam folder and try again.";
    await expect.element(screen.getByText(text)).toBeVisible();
    await screen.getByRole('button', { name: 'Return to Login' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/login');
  });

  test('RC-21 what the server says is wrong is listed, and the email stays', async () => {
    const errors = [{ code: 'A', message: 'This is wrong.' }, { code: 'B' }];
    const { screen, email } = await sendEmail({
      'POST /api/users/sendPasswordReset': { status: 400, body: { errors } },
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This is wrong.B');
    await expect.element(email).toHaveValue('dana@harbor.example');
  });

  test('RC-22 any other failure is one sentence', async () => {
    const { screen } = await sendEmail({ 'POST /api/users/sendPasswordReset': { status: 429 } });
    const sentence = 'Unable to process your request, please try again later.';
    await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  test('GD-05 a signed-in user is sent home from recover, reset and invite', async () => {
    for (const path of ['/recover', '/reset/u1/t', '/invite/u1/t']) {
      const { router, screen } = await renderApp({ path: '/home', session: buildSession() });
      await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
      await router.navigate({ href: path });
      await expect.poll(() => router.state.location.pathname).toBe('/home');
      await screen.unmount();
    }
  });
});

describe('reset', () => {
  test('RT-17 GD-03 RC-11 RC-12 RC-13 RC-14 RC-16 checks the token first, then asks for the password', async () => {
    const { promise: waiting, resolve: answer } = Promise.withResolvers<{ body: unknown }>();
    const { screen, calls } = await openLink({ 'GET /api/users/isValidInviteToken': () => waiting });
    await expect.element(screen.getByRole('heading', { name: 'Password Reset' })).toBeVisible();
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.getByLabelText('New password', { exact: true }).query()).toBeNull();
    const query = calls.find(({ url }) => url.pathname.endsWith('/isValidInviteToken'))?.url.searchParams;
    expect(Object.fromEntries(query ?? [])).toEqual({ userId: 'u1', inviteToken: 'secret-token' });
    answer({ body: { valid: true } });
    await expect.element(screen.getByText('Please Enter Your New Password')).toBeVisible();
  });

  test('T6 the token leaves the address at once, and a reload still has it', async () => {
    const { router } = await openLink();
    await expect.poll(() => router.state.location.href).toBe('/reset');
    expect(router.state.location.state).toMatchObject({ mailedLink: { userId: 'u1', inviteToken: 'secret-token' } });
  });

  test('RC-15 RC-12 an invalid token says so and offers a new link', async () => {
    const { screen, router } = await openLink({ 'GET /api/users/isValidInviteToken': { body: { valid: false } } });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The token is not valid.');
    await screen.getByRole('button', { name: 'Request a new link' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/recover');
  });

  test('RC-22 a check that fails offers to try again', async () => {
    let isDown = true;
    const { screen } = await openLink({
      'GET /api/users/isValidInviteToken': () => (isDown ? { status: 503 } : { body: { valid: true } }),
    });
    const sentence = 'Unable to process your request, please try again later.';
    await expect.element(screen.getByText(sentence)).toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Please Enter Your New Password')).toBeVisible();
  });

  test('RC-17 PW-10 Set Password is off until the password is accepted and repeated', async () => {
    const opened = await openLink();
    const button = opened.screen.getByRole('button', { name: 'Set Password' });
    await expect.element(button).toBeDisabled();
    await typeBoth(opened, 'fresh water 2', 'fresh water');
    await expect.element(opened.screen.getByText("Passwords don't match")).toBeVisible();
    await expect.element(button).toBeDisabled();
    await typeBoth(opened, 'fresh water 2');
    await expect.element(button).toBeEnabled();
  });

  test('RC-18 RC-19 sets the password, says so and goes to the login', async () => {
    const opened = await openLink({ 'POST /api/users/setPasswordWithToken': { status: 204 } });
    await typeBoth(opened, 'fresh water 2');
    await expect.element(opened.screen.getByRole('button', { name: 'Set Password' })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(opened.screen.getByText('The password has been updated successfully.')).toBeVisible();
    await expect.poll(() => opened.router.state.location.pathname).toBe('/login');
    const call = opened.calls.find(({ url }) => url.pathname.endsWith('/setPasswordWithToken'));
    expect(call?.body).toEqual({ userId: 'u1', inviteToken: 'secret-token', newPassword: 'fresh water 2' });
  });

  test('RC-20 a failure says so and keeps what was typed', async () => {
    const opened = await openLink({ 'POST /api/users/setPasswordWithToken': { status: 500 } });
    await typeBoth(opened, 'fresh water 2');
    await opened.screen.getByRole('button', { name: 'Set Password' }).click();
    await expect
      .element(opened.screen.getByRole('alert'))
      .toHaveTextContent('Unable to set password. Please try again later.');
    await expect.element(opened.screen.getByLabelText('Repeat new password')).toHaveValue('fresh water 2');
  });

  test('RC-15 a token that was used in between is reported when the password is set', async () => {
    const errors = [{ code: 'INVALID_TOKEN', message: 'The token is not valid.', path: 'body.inviteToken' }];
    const opened = await openLink({ 'POST /api/users/setPasswordWithToken': { status: 400, body: { errors } } });
    await typeBoth(opened, 'fresh water 2');
    await opened.screen.getByRole('button', { name: 'Set Password' }).click();
    await expect.element(opened.screen.getByRole('alert')).toHaveTextContent('The token is not valid.');
  });
});

test('RT-18 GD-04 RC-23 the invitation is the same for somebody who never had a password', async () => {
  const { screen, router } = await openLink({}, '/invite/u1/secret-token');
  await expect.element(screen.getByRole('heading', { name: 'Welcome to Servery' })).toBeVisible();
  await expect.element(screen.getByText('Please Enter Your New Password')).toBeVisible();
  expect(router.state.location.href).toBe('/invite');
});

test('recover and reset have no accessibility violation', async () => {
  const recover = await openRecover();
  await expectAccessible();
  await recover.screen.unmount();
  const errors = [{ code: 'PW_TOO_SHORT' }, { code: 'PW_PREVIOUSLY_USED' }];
  const reset = await openLink({ 'POST /api/users/isValidNewPassword': { status: 400, body: { errors } } });
  await typeBoth(reset, 'abc1', 'abc2');
  await expect.element(reset.screen.getByText('Must not be one of your last 4 passwords')).toBeVisible();
  await expectAccessible();
});
