import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const backupsKept = 7;

/** `servery-2026-11-20T15-04-05Z.jsonl.gz` */
export function backupName(at: Date): string {
  return `servery-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`;
}

/** Where a running server keeps its daily backups. */
export function backupFolder(dataFolder: string): string {
  return join(dataFolder, 'backups');
}

/** The newest daily backup of a data folder. */
export function newestBackup(dataFolder: string): string | undefined {
  const folder = backupFolder(dataFolder);
  const newest = existsSync(folder) ? backupsIn(folder).at(-1) : undefined;
  return newest === undefined ? undefined : join(folder, newest);
}

export function dropOldBackups(folder: string): void {
  for (const name of backupsIn(folder).slice(0, -backupsKept)) rmSync(join(folder, name));
}

/** Oldest first: the names hold the time. */
function backupsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('servery-') && name.endsWith('.jsonl.gz'))
    .sort();
}
