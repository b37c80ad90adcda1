import { expect, test } from 'vitest';
import { watchActivity } from './keep-alive.ts';

const minute = 60_000;

function watched(idleMinutes?: number) {
  let time = 0;
  let sent = 0;
  const handleActivity = watchActivity({ now: () => time, idleMinutes: () => idleMinutes, send: () => (sent += 1) });
  const act = (at: number) => {
    time = at;
    handleActivity();
    return sent;
  };
  return act;
}

test('SE-11 BC-06 nothing is sent while the last one is younger than 55 minutes', () => {
  const act = watched();
  expect(act(10 * minute)).toBe(0);
  expect(act(54 * minute)).toBe(0);
  expect(act(55 * minute)).toBe(1);
  expect(act(60 * minute)).toBe(1);
  expect(act(110 * minute)).toBe(2);
});

test('T21 SE-23 a shorter idle time is kept alive in thirds of it', () => {
  const act = watched(15);
  expect(act(4 * minute)).toBe(0);
  expect(act(5 * minute)).toBe(1);
  expect(act(9 * minute)).toBe(1);
  expect(act(10 * minute)).toBe(2);
  expect(watched(75)(54 * minute)).toBe(0);
});

test('SE-10 BC-05 it is considered at most once in 10 seconds', () => {
  const act = watched();
  expect(act(55 * minute - 5000)).toBe(0);
  expect(act(55 * minute + 4000)).toBe(0);
  expect(act(55 * minute + 5001)).toBe(1);
});
