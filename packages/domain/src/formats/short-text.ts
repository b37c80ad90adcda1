import { z } from 'zod';

/** Text that may be empty, up to a length that its message names. */
export function shortText(most: number) {
  return z.string().max(most, `Use at most ${most.toLocaleString('en-US')} characters.`);
}
