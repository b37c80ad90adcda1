import { backupName, writeBackup } from '../platform/database/backups.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { runCommand } from './run-command.ts';

await runCommand('a backup', async (database, environment, argument) => {
  const file = argument ?? backupName(new Date());
  const rows = await writeBackup(database, file, openObjectStorage(environment));
  return `${rows} rows written to ${file}`;
});
