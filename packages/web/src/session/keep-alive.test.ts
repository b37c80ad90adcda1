import { expect, test } from 'vitest';
import { watchActivity } from './keep-alive.ts';

const minute = 60_000;

function watched() {
  let time = 0;
  let sent = 0;
  const handleActivity = watchActivity({ now: () => time, send: () => (sent += 1) });
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

test('SE-10 BC-05 it is considered at most once in 10 seconds', () => {
  const act = watched();
  expect(act(55 * minute - 5000)).toBe(0);
  expect(act(55 * minute + 4000)).toBe(0);
  expect(act(55 * minute + 5001)).toBe(1);
});
