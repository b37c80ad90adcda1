import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { inspectBackup, readBackup } from '../platform/database/restore.ts';
import { openObjectStorage } from '../platform/object-storage/open-object-storage.ts';
import { keepSecret } from '../platform/secret-key.ts';
import { StartError } from '../platform/start-error.ts';
import { fittingKey } from './fitting-key.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- file.jsonl.gz [--passphrase-file file]` */
await runCommand(async (environment, file) => {
  if (file === undefined) throw new StartError('Name the backup: npm run restore -- servery-….jsonl.gz');
  const secret = await fittingKey(environment, await inspectBackup(file));
  const database = await openDatabase(environment, 'a restore');
  try {
    await migrate(database);
    const rows = await readBackup(database, file, openObjectStorage(environment));
    if (secret !== undefined) keepSecret(environment, secret);
    return `${rows} rows restored from ${file}`;
  } finally {
    await database.close();
  }
});
