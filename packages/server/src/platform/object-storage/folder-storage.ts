import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../ids.ts';
import { contentHash, type ObjectStorage, requireKey, requireWhole } from './object-storage.ts';

/** Objects as files below `objects/<company>/` of the data folder, each whole or absent. */
export function folderStorage(dataFolder: string): ObjectStorage {
  const root = join(dataFolder, 'objects');
  const fileOf = (companyId: string, hash: string): string => {
    requireKey(companyId, hash);
    return join(root, companyId, hash.slice(0, 2), hash);
  };
  return {
    kind: 'folder',
    put: async (companyId, bytes) => {
      const hash = contentHash(bytes);
      const file = fileOf(companyId, hash);
      if (!(await isThere(file, bytes.byteLength))) await writeDurably(file, bytes);
      return hash;
    },
    get: async (companyId, hash) => {
      const bytes = await readFile(fileOf(companyId, hash)).catch(undefinedIfAbsent);
      return bytes === undefined ? undefined : requireWhole(bytes, hash);
    },
  };
}

async function isThere(file: string, size: number): Promise<boolean> {
  const found = await stat(file).catch(undefinedIfAbsent);
  return found?.size === size;
}

/** A temporary file, flushed, then renamed, then the folders flushed: a crash leaves the whole file or none. */
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  const firstMade = await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${newId('unfinished')}.tmp`);
  try {
    const handle = await open(unfinished, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolders(folder, firstMade === undefined ? folder : dirname(firstMade));
}

/** A file's name is written in its folder, and a new folder's name in the one above. */
async function flushFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; ; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === upTo || folder === dirname(folder)) return;
  }
}

function undefinedIfAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
