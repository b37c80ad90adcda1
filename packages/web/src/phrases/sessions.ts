import { definePhrases } from './phrases.ts';

export const sessionPhrases = definePhrases('sessions', {
  welcome: "Welcome. Let's Get Started.",
  email: 'Email address',
  password: 'Password',
  caseSensitive: 'Email address and password are case sensitive.',
  login: 'Login',
  trouble: 'Having trouble logging in?',
  language: 'English',
  RATE_LIMIT_EXCEEDED: 'The login rate limit has been exceeded.',
  FAILED_LOGIN_LOCK: 'Too many login attempts. The account has been locked for the next 30 minutes.',
  INVALID_CREDENTIALS: 'The login provided is not valid.',
  DELETED_USER: 'The provided User has been deleted and is no longer allowed to login.',
  ALREADY_EXISTS: 'The provided Email is already in use.',
  loginFailed: 'Unable to Login, please try again later.',
  pitch: 'Set it once. Change it only where it differs.',
  stores_one: '{{count}} store',
  stores_other: '{{count}} stores',
});
