import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again every 50 ms until the answer is there; fails after the given time. */
export async function waitFor<Value>(ask: () => Promise<Value | undefined>, millis = 20_000): Promise<Value> {
  const until = Date.now() + millis;
  for (;;) {
    const value = await ask();
    if (value !== undefined) return value;
    if (Date.now() > until) throw new Error(`Nothing came within ${millis} ms`);
    await sleep(50);
  }
}
