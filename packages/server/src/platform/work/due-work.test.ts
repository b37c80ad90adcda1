import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { createDueWorkWatch } from './due-work.ts';

const { database } = await testServer();

test('work is woken while some of it is due, and no other', async () => {
  const watch = createDueWorkWatch(database, pino({ level: 'silent' }));
  const woken: string[] = [];
  watch.add({ isDue: sql`now() > '-infinity'`, wake: () => woken.push('now') });
  watch.add({ isDue: sql`now() > 'infinity'`, wake: () => woken.push('later') });
  const rounds = watch.start();
  await expect.poll(() => woken.length, { timeout: 20_000 }).toBeGreaterThan(1);
  await rounds.stop();
  expect(woken).not.toContain('later');
});

test('a look that fails is told and followed by the next', async () => {
  const told: string[] = [];
  const watch = createDueWorkWatch(database, pino({ level: 'error' }, { write: (line: string) => told.push(line) }));
  let [divisor, woken] = [0, 0];
  watch.add({
    get isDue() {
      return sql<boolean>`1 / ${divisor}::int = 1`;
    },
    wake: () => {
      woken += 1;
    },
  });
  const rounds = watch.start();
  await expect.poll(() => told.length, { timeout: 20_000 }).toBeGreaterThan(0);
  divisor = 1;
  await expect.poll(() => woken, { timeout: 20_000 }).toBeGreaterThan(0);
  await rounds.stop();
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ msg: 'no look at due work', err: { message: 'division by zero' } });
});
