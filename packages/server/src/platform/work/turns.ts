import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

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

/**
 * To be awaited between the steps of long work that holds nothing others wait for: they have the thread for as long as the steps took. A request asks the database several
 * times, and would meet a step each time.
 */
export function rests(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const took = performance.now() - since;
    if (took < longestTurn) return;
    await sleep(took);
    since = performance.now();
  };
}
