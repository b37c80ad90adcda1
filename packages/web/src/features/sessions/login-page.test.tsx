import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chooseTheme, expectAccessible } from '../../testing/accessibility.ts';
import { buildSession } from '../../testing/build-session.ts';
import { expectTidy } from '../../testing/expect-tidy.ts';
import { renderApp } from '../../testing/screens/render-app.tsx';
import type { FakeAnswers } from '../../testing/servers/fake-api.ts';

async function openLogin(answers: FakeAnswers = {}) {
  const { screen, router, calls } = await renderApp({ path: '/login', session: null, answers });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const email = screen.getByLabelText('Email address');
  const password = screen.getByLabelText('Password', { exact: true });
  return { screen, router, calls, email, password, button: screen.getByRole('button', { name: 'Login' }) };
}

async function logIn(answer: FakeAnswers[string]) {
  const login = await openLogin({ 'POST /api/session/login': answer });
  await login.email.fill('dana@harbor.example');
  await login.password.fill('demo1234');
  await userEvent.keyboard('{Enter}');
  return login;
}

test('the form and the prices beside it keep apart at every width', async () => {
  await openLogin();
  await expectTidy();
});

describe('the form', () => {
  test("LG-01 has the heading Welcome. Let's Get Started.", async () => {
    const { screen } = await openLogin();
    await expect.element(screen.getByRole('heading', { name: "Welcome. Let's Get Started." })).toBeVisible();
  });

  test('LG-02 LG-09 has email and password, enabled and without a spinner', async () => {
    const { email, password, button } = await openLogin();
    await expect.element(email).toBeEnabled();
    await expect.element(password).toBeEnabled();
    await expect.element(button).not.toHaveAttribute('data-loading');
  });

  test('LG-04 says that both are case sensitive', async () => {
    const { screen } = await openLogin();
    await expect.element(screen.getByText('Email address and password are case sensitive.')).toBeVisible();
  });

  test('LG-06 LG-08 the button is off until both are filled', async () => {
    const { email, password, button } = await openLogin();
    await expect.element(button).toBeDisabled();
    await email.fill('dana@harbor.example');
    await expect.element(button).toBeDisabled();
    await password.fill('demo1234');
    await expect.element(button).toBeEnabled();
  });
});

describe('logging in', () => {
  test('LG-03 LG-14 Enter sends email and password with the header of the console', async () => {
    const { calls, screen } = await logIn({ body: buildSession() });
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    const call = calls.find(({ url }) => url.pathname === '/api/session/login');
    expect(call?.body).toEqual({ email: 'dana@harbor.example', password: 'demo1234' });
    expect(call?.headers.get('x-servery-request')).toBe('1');
  });

  test('LG-07 LG-10 LG-11 while it runs fields and button are off and a spinner shows', async () => {
    const { email, password, button } = await logIn(() => new Promise(() => undefined));
    await expect.element(email).toBeDisabled();
    await expect.element(password).toBeDisabled();
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAttribute('data-loading');
  });

  test('LG-12 GD-09 success opens home', async () => {
    const { screen, router } = await logIn({ body: buildSession() });
    await expect.element(screen.getByRole('heading', { name: 'Welcome, Dana Whitfield' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/home');
  });
});

const failures = [
  ['ER-13', 'RATE_LIMIT_EXCEEDED', 'The login rate limit has been exceeded.'],
  ['ER-14', 'FAILED_LOGIN_LOCK', 'Too many login attempts. The account has been locked for the next 30 minutes.'],
  ['ER-15', 'INVALID_CREDENTIALS', 'The login provided is not valid.'],
  ['ER-16', 'DELETED_USER', 'The provided User has been deleted and is no longer allowed to login.'],
  ['ER-17', 'ALREADY_EXISTS', 'The provided Email is already in use.'],
  ['ER-18', 'SOMETHING_NEW', 'SOMETHING_NEW'],
] as const;

describe('errors', () => {
  test.each(failures)('%s LG-13 %s shows its message', async (_rule, code, message) => {
    const { screen } = await logIn({ status: 400, body: { errors: [{ code }] } });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  });

  test('ER-19 any other failure is one sentence', async () => {
    const { screen } = await logIn({ status: 503 });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Unable to Login, please try again later.');
  });
});

test.each(['light', 'dark'] as const)('the login has no accessibility violation in the %s theme', async (theme) => {
  chooseTheme(theme);
  await openLogin();
  await expectAccessible();
});
