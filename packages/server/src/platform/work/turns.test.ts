import { expect, test } from 'vitest';
import { rests, turns } from './turns.ts';

test.each([
  ['turns', turns],
  ['rests', rests],
])('others have the thread after several short steps of long work: %s', async (_, between) => {
  const rest = between();
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  for (let step = 0; step < 8; step += 1) {
    const begun = performance.now();
    while (performance.now() - begun < 3);
    await rest();
  }
  expect(others).toBe(1);
});
