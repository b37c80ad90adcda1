import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** From now on what this process writes is for its own user only: 0600 in 0700. Hashes of passwords and people are in it. */
export function writePrivately(): void {
  process.umask(0o077);
}

/** Takes a data folder away from other users of the machine that an earlier release had left open to them. */
export function makePrivate(dataFolder: string): void {
  if (!existsSync(dataFolder)) return;
  chmodSync(dataFolder, 0o700);
  // Images lie behind the folder; there may be very many of them.
  for (const part of readdirSync(dataFolder, { withFileTypes: true })) {
    const path = join(dataFolder, part.name);
    chmodSync(path, part.isDirectory() ? 0o700 : 0o600);
    if (part.isDirectory() && part.name !== 'objects') makePrivateBelow(path);
  }
}

function makePrivateBelow(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}
