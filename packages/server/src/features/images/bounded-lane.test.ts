import { describe, expect, test } from 'vitest';
import { boundedLane } from './bounded-lane.ts';

/** Work that ends when the test ends it. */
function heldWork() {
  const running: (() => void)[] = [];
  let most = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      running.push(() => resolve());
      most = Math.max(most, running.length);
    });
  return {
    work,
    most: () => most,
    endOne: async () => {
      running.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('a bounded lane', () => {
  test('runs so much at a time, lets so much wait and refuses the rest with a 503', async () => {
    const lane = boundedLane({ running: 2, waiting: 2 });
    const held = heldWork();
    const admitted = [1, 2, 3, 4].map(() => lane(held.work));
    await expect(lane(held.work)).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    for (const _ of admitted) await held.endOne();
    await Promise.all(admitted);
    expect(held.most()).toBe(2);
    expect(await lane(async () => 'free again')).toBe('free again');
  });

  test('work that fails leaves its place to the next', async () => {
    const lane = boundedLane({ running: 1, waiting: 1 });
    const failing = lane(() => Promise.reject(new Error('broken')));
    const next = lane(async () => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });
});
