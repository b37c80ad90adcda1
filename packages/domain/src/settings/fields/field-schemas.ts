import { z } from 'zod';

/** A whole number within bounds, which its message names. */
export function wholeNumber(least: number, most: number) {
  const message = `Enter a whole number from ${least} to ${most}.`;
  return z.int(message).min(least, message).max(most, message);
}

/** An address on the web, or empty: `https://order.harbor.example/pier-39`. */
export const webAddressSchema = z
  .string()
  .max(500, 'Use at most 500 characters.')
  .refine((text) => text === '' || isHttps(text), 'Enter a web address that begins with https://.');

/** An email address, or empty. */
export const emailOrEmptySchema = z
  .string()
  .max(254, 'Use at most 254 characters.')
  .regex(/^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/, 'Enter an email address such as hello@harbor.example.');

/** A secure address with a host name, without credentials in it. */
function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return text === text.trim() && url?.protocol === 'https:' && url.hostname !== '' && url.username === '';
}
