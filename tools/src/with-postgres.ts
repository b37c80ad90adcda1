import { spawnSync } from 'node:child_process';
import { startPostgres, withoutDiskWaits } from './postgres.ts';

/**
 * `node tools/src/with-postgres.ts command …`: runs a command with TEST_DATABASE_URL and
 * TRIALS_DATABASE_URL naming two databases of a PostgreSQL of its own, which waits for no disk.
 */
const [command, ...args] = process.argv.slice(2);
const postgres = await startPostgres(withoutDiskWaits);
if (postgres === undefined || command === undefined) {
  console.error('PostgreSQL is not installed here (Debian: apt-get install postgresql).');
  process.exitCode = 1;
} else {
  const run = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url, TRIALS_DATABASE_URL: postgres.secondUrl },
  });
  await postgres.stop();
  process.exitCode = run.status ?? 1;
}
