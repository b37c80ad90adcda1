import type { Range } from '@tanstack/react-virtual';

/** For paper: not only the lines in sight. */
export function everyLine({ count }: Range): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
