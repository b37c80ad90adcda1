import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runTransaction } from '../when-committed.ts';
import { keptUntilNudged } from './kept-until-nudged.ts';
import { nudge, setHearing, wakeAll } from './nudges.ts';

const commit = (...topics: readonly string[]) =>
  runTransaction(async () => {
    for (const topic of topics) nudge(topic);
  });

beforeEach(() => {
  vi.useFakeTimers();
  setHearing(true);
});
afterEach(() => {
  setHearing(false);
  vi.useRealTimers();
});

/** Answers of a database that counts how often it is asked. */
function counted(until?: (value: number) => number) {
  let asked = 0;
  const kept = keptUntilNudged<number>({ most: 100, ...(until && { until }) });
  const read = async () => {
    asked += 1;
    return asked;
  };
  return (topic: string) => kept.of(topic, read);
}

describe('an answer of the database', () => {
  test('is read once until somebody nudges about its topic, and each topic separately', async () => {
    const of = counted();
    expect([await of('a'), await of('b'), await of('a')]).toEqual([1, 2, 1]);
    await commit('a', 'c');
    expect([await of('a'), await of('b')]).toEqual([3, 2]);
    wakeAll();
    expect([await of('b'), await of('a')]).toEqual([4, 5]);
  });

  test('that was under way when its topic was nudged is not kept', async () => {
    const kept = keptUntilNudged<string>({ most: 100 });
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = kept.of('a', () => promise);
    await commit('a');
    resolve('before');
    expect([await first, await kept.of('a', async () => 'after')]).toEqual(['before', 'after']);
  });

  test('is read again after ten minutes, and after a second where the node hears nobody', async () => {
    const of = counted();
    await of('a');
    vi.advanceTimersByTime(599_000);
    expect(await of('a')).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(await of('a')).toBe(2);
    setHearing(false);
    vi.advanceTimersByTime(999);
    expect(await of('a')).toBe(2);
    vi.advanceTimersByTime(1);
    expect(await of('a')).toBe(3);
  });

  test('is read again when another one is due', async () => {
    const of = counted(() => Date.now() + 5_000);
    expect([await of('a'), await of('a')]).toEqual([1, 1]);
    vi.advanceTimersByTime(5_000);
    expect(await of('a')).toBe(2);
  });

  test('that is over already, or that could not be read, is not kept', async () => {
    const of = counted(() => 0);
    expect([await of('a'), await of('a')]).toEqual([1, 2]);
    const kept = keptUntilNudged<string>({ most: 100 });
    await expect(kept.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.of('a', async () => 'back')).toBe('back');
  });
});
