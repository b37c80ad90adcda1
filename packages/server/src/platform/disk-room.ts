import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';

/** PostgreSQL writes its log in files of 16 MiB: with less room a commit may fail at any time. */
const leastBytes = 16 * 1024 * 1024;

/** Whether there is room to write: on the disk of the data folder, and as far as the database has reported of its own. */
export async function hasRoom(environment: Environment, database: Database): Promise<boolean> {
  if (database.metFullDisk()) return false;
  const folder = environment.SERVERY_DATA;
  if (database.engine !== 'embedded' || !existsSync(folder)) return true;
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastBytes;
}
