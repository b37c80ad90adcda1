/** KF-05, KF-06, FM-06: `1 item`, `0 items`, `2 items` without the number: the noun alone. */
export function plural(noun: string, count: number): string {
  return count === 1 ? noun : `${noun}s`;
}
