import { backupName } from '../platform/database/backup-files.ts';
import { keyFor, writeBackup } from '../platform/database/backups.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { runCommand } from './run-command.ts';

const withKey = 'It contains the secret key, protected by the passphrase. Keep the passphrase in another place.';
const withoutKey =
  'It does not contain the secret key, and it cannot be opened without that key. Keep the key in another place (npm run key -- show), or write it into the backup with --passphrase-file.';

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
