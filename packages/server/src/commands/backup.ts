import { backupName, writeBackup } from '../platform/database/backups.ts';
import { runCommand } from './run-command.ts';

await runCommand('a backup', async (database, argument) => {
  const file = argument ?? backupName(new Date());
  const rows = await writeBackup(database, file);
  return `${rows} rows written to ${file}`;
});
