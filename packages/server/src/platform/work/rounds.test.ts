import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startRounds } from './rounds.ts';

test('one round follows the other, also after one that failed, and the stop waits for the one under way', async () => {
  const events: string[] = [];
  const third = Promise.withResolvers<void>();
  const rounds = startRounds({
    pauseMillis: 1,
    round: async (stopping, index) => {
      events.push(`round ${index}`);
      if (index === 1) throw new Error('the database is away');
      if (index < 2) return;
      third.resolve();
      while (!stopping.aborted) await sleep(1);
      await sleep(20);
      events.push('ended');
    },
    onError: (error) => events.push(String(error)),
  });
  await third.promise;
  await rounds.stop();
  await sleep(20);
  expect(events).toEqual(['round 0', 'round 1', 'Error: the database is away', 'round 2', 'ended']);
});

test('a pause ends when the work is woken, and one that is woken during a round has none', async () => {
  const begun: number[] = [];
  let wake = () => {};
  const ended = Promise.withResolvers<void>();
  const rounds = startRounds({
    pauseMillis: 1_000_000,
    waking: (given) => {
      wake = given;
    },
    round: async (_, index) => {
      begun.push(index);
      if (index === 1) wake();
      if (index === 2) ended.resolve();
    },
    onError: (error) => ended.reject(error),
  });
  await sleep(20);
  expect(begun).toEqual([0]);
  wake();
  await ended.promise;
  await rounds.stop();
  expect(begun).toEqual([0, 1, 2]);
});
