import { expect, test } from 'vitest';
import { createReplicaLag } from './replica-lag.ts';

test('a replica is as old as the newest position of its primary that it has replayed', () => {
  const lag = createReplicaLag();
  expect(lag.at(0)).toBeUndefined();
  for (const [position, at] of [
    [100, 1_000],
    [200, 2_000],
    [300, 3_000],
  ] as const)
    lag.notePrimary(position, at);
  expect(lag.at(3_000)).toBeUndefined();
  lag.noteReplica(250);
  expect(lag.at(3_500)).toBe(1_500);
  lag.noteReplica(300);
  expect(lag.at(3_500)).toBe(500);
});

test('it grows older while its primary says nothing, also when nobody writes', () => {
  const lag = createReplicaLag();
  lag.notePrimary(100, 1_000);
  lag.noteReplica(100);
  expect(lag.at(61_000)).toBe(60_000);
  lag.notePrimary(100, 61_000);
  expect(lag.at(61_000)).toBe(0);
});

test('one that has replayed nothing of what is remembered, or does not answer, has no age', () => {
  const lag = createReplicaLag();
  lag.notePrimary(100, 1_000);
  lag.noteReplica(99);
  expect(lag.at(1_000)).toBeUndefined();
  lag.noteReplica(100);
  lag.noteReplica(undefined);
  expect(lag.at(1_000)).toBeUndefined();
});
