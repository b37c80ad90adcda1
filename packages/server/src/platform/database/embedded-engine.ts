import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { makePrivate } from '../private-files.ts';
import { StartError } from '../start-error.ts';
import { newestBackup } from './backup-files.ts';
import { type EngineClient, openEngineThread } from './engine-client.ts';
import { lockFolder } from './locks/folder-lock.ts';

/**
 * V8 13 aborts ("jit_page_->allocations_.erase") when it frees a wrapper between WebAssembly and JavaScript that it has just
 * compiled a second time (nodejs/node#64500). Wrappers called fewer times than this budget are never compiled again.
 */
setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');

export interface EmbeddedEngine {
  readonly pglite: EngineClient;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in a folder, durably: fsync on and proven by a probe, one process at a time.
 * @throws FolderInUseError when another process holds the folder
 * @throws StartError when its files are damaged
 */
export async function openEmbeddedEngine(folder: string, purpose: string): Promise<EmbeddedEngine> {
  const lock = lockFolder(folder, purpose);
  try {
    makePrivate(folder);
    const pglite = await openEngineThread({ folder: join(folder, 'postgres') });
    const close = async (): Promise<void> => {
      await pglite.close();
      lock.release();
    };
    return { pglite, close };
  } catch (error) {
    lock.release();
    throw startErrorOf(folder, error) ?? error;
  }
}

/** Names the newest backup, and how to come back to it. */
function startErrorOf(folder: string, error: unknown): StartError | undefined {
  if (error instanceof Error && error.name === 'NotDurableError') return new StartError(error.message);
  if (!(error instanceof Error) || error.name !== 'DamagedFilesError') return undefined;
  const files = join(folder, 'postgres');
  const backup = newestBackup(folder);
  const advice =
    backup === undefined
      ? `There is no backup in ${join(folder, 'backups')}; if you keep one elsewhere, rename ${files} and restore it with npm run restore -- <file>.`
      : `Rename ${files} and restore the newest daily backup: npm run restore -- ${backup}`;
  return new StartError(`The files of the embedded database are damaged: ${error.message}. ${advice}`);
}
