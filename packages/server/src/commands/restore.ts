import { readBackup } from '../platform/database/backups.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { runCommand } from './run-command.ts';

await runCommand('a restore', async (database, environment, argument) => {
  if (argument === undefined) throw new Error('Name the backup: npm run restore -- servery-….jsonl.gz');
  await migrate(database);
  const rows = await readBackup(database, argument, openObjectStorage(environment));
  return `${rows} rows restored from ${argument}`;
});
