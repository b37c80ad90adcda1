import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds at a time that long work takes from everybody else. */
const longestTurn = 10;

/** To be awaited between the steps of long work: others have their turn once it has taken one. */
export function turns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTurn) return;
    await nextTurn();
    since = performance.now();
  };
}
