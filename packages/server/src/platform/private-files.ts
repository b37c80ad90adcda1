import { chmodSync, type Dirent, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** From now on files of this process are for its own user only: 0600 in 0700. Hashes of passwords and people are in it. */
export function writePrivately(): void {
  process.umask(0o077);
}

/** The entries that the server itself makes in a data folder; any other entry there is somebody else's. */
const ownEntries: ReadonlySet<string> = new Set([
  'postgres',
  'backups',
  'objects',
  'secret.key',
  'lock.sqlite',
  'lock-holder.txt',
]);

/**
 * Takes a data folder away from other users of the machine that an earlier release had left open to them. Links are not
 * followed; an entry that belongs to another user, as a mounted folder does, stays as it is and is named once in the log.
 */
export function makePrivate(dataFolder: string): void {
  if (!existsSync(dataFolder)) return;
  const refused = [
    ...closed(dataFolder, 0o700),
    ...readdirSync(dataFolder, { withFileTypes: true }).flatMap(closedOwn),
  ];
  if (refused.length === 0) return;
  const more = refused.length === 1 ? '' : ` and ${refused.length - 1} more`;
  console.warn(`${refused[0]}${more} belongs to another user: other users may be able to read it.`);
}

function closedOwn(entry: Dirent): readonly string[] {
  if (!ownEntries.has(entry.name)) return [];
  const path = join(entry.parentPath, entry.name);
  // Images lie behind the folder; there may be very many of them.
  const below = entry.isDirectory() && entry.name !== 'objects' ? entriesBelow(path) : [];
  return [entry, ...below].flatMap(closedEntry);
}

function entriesBelow(folder: string): readonly Dirent[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true });
}

function closedEntry(entry: Dirent): readonly string[] {
  const path = join(entry.parentPath, entry.name);
  if (entry.isDirectory()) return closed(path, 0o700);
  return entry.isFile() ? closed(path, 0o600) : [];
}

/** @returns the path where it belongs to another user */
function closed(path: string, mode: number): readonly string[] {
  try {
    chmodSync(path, mode);
    return [];
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return [path];
    throw error;
  }
}
