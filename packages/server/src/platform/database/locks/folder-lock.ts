import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

export interface FolderLock {
  release(): void;
}

/** Thrown when another process holds the folder. */
export class FolderInUseError extends StartError {}

/**
 * An operating-system lock on a data folder: an SQLite file held in an exclusive transaction. It ends with its process, so that
 * no stale lock can remain. The note beside it only tells people which process holds it.
 */
export function lockFolder(folder: string, purpose: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const noteFile = join(folder, 'lock-holder.txt');
  const database = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new FolderInUseError(
      `The data folder ${folder} is in use by ${readNote(noteFile)}. Stop it first, or choose another folder with SERVERY_DATA.`,
    );
  }
  writeFileSync(noteFile, `${purpose}, process ${process.pid} on ${hostname()}, since ${new Date().toISOString()}`);
  return { release: () => database.close() };
}

function readNote(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process';
  }
}
