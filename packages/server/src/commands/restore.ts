import { readBackup } from '../platform/database/backups.ts';
import { migrate } from '../platform/database/migrate.ts';
import { runCommand } from './run-command.ts';

await runCommand('a restore', async (database, argument) => {
  if (argument === undefined) throw new Error('Name the backup: npm run restore -- servery-….jsonl.gz');
  await migrate(database);
  return `${await readBackup(database, argument)} rows restored from ${argument}`;
});
