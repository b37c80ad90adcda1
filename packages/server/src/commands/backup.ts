import { backupName } from '../platform/database/backup-files.ts';
import { keyFor, writeBackup } from '../platform/database/backups.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { runCommand } from './run-command.ts';

const withKey = 'It holds the secret key, under the passphrase: keep that one apart.';
const withoutKey =
  'The secret key is not in it, and without the key it cannot be opened: keep that one apart (npm run key -- show), or write it into the backup with --passphrase-file.';

/** `npm run backup -- file.jsonl.gz [--passphrase-file file]` */
await runCommand(async (environment, argument) => {
  const file = argument ?? backupName(new Date());
  const database = await openDatabase(environment, 'a backup');
  try {
    const key = await keyFor(environment);
    const rows = await writeBackup(database, file, { objects: openObjectStorage(environment), key });
    return `${rows} rows written to ${file}. ${key === undefined ? withoutKey : withKey}`;
  } finally {
    await database.close();
  }
});
