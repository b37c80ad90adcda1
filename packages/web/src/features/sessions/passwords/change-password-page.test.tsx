import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/accessibility.ts';
import { renderApp } from '../../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../../testing/servers/fake-api.ts';
import { passwordCheckPause } from './use-new-password.ts';

const checks = 'POST /api/users/isValidNewPassword';
const change = 'POST /api/users/changePassword';
const refuse = (...codes: string[]) => ({
  status: 400,
  body: { errors: codes.map((code) => ({ code, path: 'body.password' })) },
});

async function openPage(answers: FakeAnswers = {}) {
  const { screen, calls, router } = await renderApp({
    path: '/employees/changePassword',
    answers: { [checks]: { status: 204 }, ...answers },
  });
  await expect.element(screen.getByRole('heading', { name: 'Change Password', level: 1 })).toBeVisible();
  return {
    screen,
    router,
    calls,
    current: screen.getByLabelText('Current password'),
    password: screen.getByLabelText('New password', { exact: true }),
    repeat: screen.getByLabelText('Repeat new password'),
    button: screen.getByRole('main').getByRole('button', { name: 'Change Password' }),
    rule: (text: string) => screen.getByRole('listitem').filter({ hasText: text }),
  };
}

describe('the rules of a new password', () => {
  test('PW-01 PW-03 BC-04 EN-13 the server is asked once, 300 ms after the last key', async () => {
    expect(passwordCheckPause).toBe(300);
    const { password, calls } = await openPage();
    const asked = () => calls.filter(({ url }) => url.pathname.endsWith('/isValidNewPassword'));
    typeAtOnce(password.element(), 'fresh7');
    expect(asked()).toEqual([]);
    await expect.poll(() => asked().length).toBe(1);
    expect(asked()[0]?.body).toEqual({ userId: 'u1', password: 'fresh7' });
  });

  test('PW-02 PW-04 PW-05 PW-06 the broken ones are distinguished from those that are kept', async () => {
    const { password, rule } = await openPage({ [checks]: refuse('PW_TOO_SHORT', 'PW_MISSING_NUMBERS') });
    await password.fill('abc');
    await expect.element(rule('Must be 7 characters minimum')).toHaveAttribute('data-state', 'broken');
    await expect.element(rule('Must contain a letter')).toHaveAttribute('data-state', 'met');
    await expect.element(rule('Must contain a number')).toHaveAttribute('data-state', 'broken');
  });

  const policy = (minimumLength: number, composed: boolean) => ({
    'GET /api/users/passwordPolicy': {
      body: { minimumLength, needsLetter: composed, needsNumber: composed, remembered: 4 },
    },
  });

  test('T4 PW-04 the length is that of the installation', async () => {
    const { password, rule } = await openPage({ ...policy(12, true), [checks]: refuse('PW_TOO_SHORT') });
    await password.fill('abcdefgh123');
    await expect.element(rule('Must be 12 characters minimum')).toHaveAttribute('data-state', 'broken');
    await expect.element(rule('Must contain a number')).toHaveAttribute('data-state', 'met');
  });

  test('T4 where no kind of character is asked for, none is shown', async () => {
    const { screen, rule } = await openPage(policy(15, false));
    await expect.element(rule('Must be 15 characters minimum')).toBeVisible();
    expect(screen.getByText('Must contain a letter').query()).toBeNull();
  });

  test('T4 a common password is reported as such', async () => {
    const { screen, password, rule } = await openPage({ [checks]: refuse('PW_COMMON') });
    expect(screen.getByText('Must not be a common password').query()).toBeNull();
    await password.fill('password1');
    await expect.element(rule('Must not be a common password')).toHaveAttribute('data-state', 'broken');
  });

  test('T4 without an answer about the rules, those of the specification are shown', async () => {
    const { rule } = await openPage({ 'GET /api/users/passwordPolicy': { status: 500 } });
    await expect.element(rule('Must be 7 characters minimum')).toBeVisible();
  });

  test('PW-07 PW-08 whether it was used before shows only when the server says so', async () => {
    const { screen, password, rule } = await openPage({ [checks]: refuse('PW_PREVIOUSLY_USED') });
    const text = 'Must not be one of your last 4 passwords';
    expect(screen.getByText(text).query()).toBeNull();
    await password.fill('demo1234');
    await expect.element(rule(text)).toHaveAttribute('data-state', 'broken');
  });

  test('PW-09 PW-10 a repeat that differs says so and keeps the form invalid', async () => {
    const { screen, current, password, repeat, button } = await openPage();
    await current.fill('demo1234');
    await password.fill('fresh water 2');
    await repeat.fill('fresh water');
    await expect.element(screen.getByText("Passwords don't match")).toBeVisible();
    await expect.element(button).toBeDisabled();
    await repeat.fill('fresh water 2');
    await expect.element(button).toBeEnabled();
  });

  test('PW-11 a check that fails says so, and the form is not valid', async () => {
    const { screen, current, password, repeat, button } = await openPage({ [checks]: { status: 503 } });
    await current.fill('demo1234');
    await password.fill('fresh water 2');
    await repeat.fill('fresh water 2');
    await expect.element(screen.getByText('Unable to validate password.')).toBeVisible();
    await expect.element(button).toBeDisabled();
  });
});

describe('changing the password', () => {
  async function submit(answer: FakeAnswers[string]) {
    const page = await openPage({ [change]: answer });
    await page.current.fill('demo1234');
    await page.password.fill('fresh water 2');
    await page.repeat.fill('fresh water 2');
    await expect.element(page.button).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    return page;
  }

  test('RT-22 SH-10 the user menu leads to it', async () => {
    const { screen, router } = await renderApp();
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    await screen.getByRole('button', { name: /^User menu/ }).click();
    await screen.getByRole('menuitem', { name: 'Change Password' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/employees/changePassword');
  });

  test('PW-13 sends both passwords, says so and forgets what was typed', async () => {
    const { screen, calls, current } = await submit({ status: 204 });
    await expect.element(screen.getByText('The password has been updated successfully.')).toBeVisible();
    const call = calls.find(({ url }) => url.pathname === '/api/users/changePassword');
    expect(call?.body).toEqual({ currentPassword: 'demo1234', newPassword: 'fresh water 2' });
    await expect.element(current).toHaveValue('');
  });

  test('a wrong current password is reported at its field, and nothing is lost', async () => {
    const { screen, repeat } = await submit(refuse('INVALID_CREDENTIALS'));
    await expect.element(screen.getByText('The current password is not correct.')).toBeVisible();
    await expect.element(repeat).toHaveValue('fresh water 2');
  });

  test('SE-06 a session that ended in between asks for the password and keeps the typed text', async () => {
    const { screen, repeat } = await submit({ status: 401, body: { error: 'UNAUTHENTICATED' } });
    await expect.element(screen.getByRole('dialog', { name: 'Session Timeout' })).toBeVisible();
    await expect.element(repeat).toHaveValue('fresh water 2');
  });
});

test('Change Password has no accessibility violation', async () => {
  const { password } = await openPage({ [checks]: refuse('PW_TOO_SHORT') });
  await password.fill('abc1');
  await expectAccessible();
});

/** Key by key within one turn of the browser: however slow the machine is, no pause comes between two keys. */
function typeAtOnce(field: Element, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (let length = 1; length <= text.length; length += 1) {
    set?.call(field, text.slice(0, length));
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}
