import { expect, test } from 'vitest';
import { newDatabase } from '../../../../../../tools/src/new-database.ts';
import { postgresDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';

const postgres = process.env.TEST_DATABASE_URL;

test.skipIf(postgres === undefined)('a statement of the job queue ends at the limit of statements', async () => {
  const database = postgresDatabase(await newDatabase(postgres ?? ''), { connections: 1, statementSeconds: 1 });
  const { source } = database;
  if (source.kind === 'embedded') throw new Error('This is PostgreSQL');
  await expect(source.run('SELECT pg_sleep(60)')).rejects.toMatchObject({ code: '57014' });
  await source.run('BEGIN; CREATE TABLE made (id int); COMMIT;');
  await source.run('INSERT INTO made VALUES ($1)', [7]);
  await source.run('CREATE INDEX CONCURRENTLY by_id ON made (id)');
  expect((await source.run('SELECT id FROM made')).rows).toEqual([{ id: 7 }]);
  await database.close();
});

test.skipIf(postgres === undefined)(
  'while all connections are in use a request is told that the server is busy',
  async () => {
    const database = postgresDatabase(await newDatabase(postgres ?? ''), { connections: 1, statementSeconds: 20 });
    await migrate(database);
    const { promise: isDone, resolve: end } = Promise.withResolvers<void>();
    const long = database.lookup(() => isDone);
    await expect(database.lookup(async () => 'short')).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    end();
    await long;
    expect(await database.lookup(async () => 'short')).toBe('short');
    await database.close();
  },
);
