import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openMemoryEngine } from '../../testing/memory-engine.ts';
import { askedBy, shareOfNetwork } from '../work/asked-by.ts';
import { embeddedDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const database = embeddedDatabase(await openMemoryEngine());
await migrate(database);
const order: string[] = [];

afterAll(() => database.close());

/** A transaction of a caller, which notes that it ran. */
function ask(share: string, statement = 'SELECT 1') {
  return askedBy({ share }, () =>
    database.lookup(async (db) => {
      order.push(share);
      await sql.raw(statement).execute(db);
    }),
  );
}

const long = 'SELECT pg_sleep(0.05)';

describe('the embedded database', () => {
  test('a person who is there as the only one waits for nothing between two long transactions', async () => {
    order.length = 0;
    const home = shareOfNetwork('203.0.113.7');
    await ask(home);
    await Promise.all([ask('person:ann', long), ask('person:ann'), ask(home)]);
    expect(order).toEqual([home, 'person:ann', 'person:ann', home]);
  });

  test('where others have asked lately, a long transaction lets theirs through first', async () => {
    order.length = 0;
    await ask('person:ben');
    await Promise.all([ask('person:ann', long), ask('person:ann'), ask('person:ben')]);
    expect(order).toEqual(['person:ben', 'person:ann', 'person:ben', 'person:ann']);
  });
});
