import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem, fsyncTree } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * V8 13 aborts ("jit_page_->allocations_.erase") when it frees a wrapper between WebAssembly and JavaScript that it has just
 * compiled a second time (nodejs/node#64500). Wrappers called fewer times than this budget are never compiled again.
 */
setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');

export interface EmbeddedEngine {
  readonly pglite: PGlite;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in a folder, durably: fsync on and proven by a probe, one process at a time.
 * @throws FolderInUseError when another process holds the folder
 */
export async function openEmbeddedEngine(folder: string, purpose: string): Promise<EmbeddedEngine> {
  const lock = lockFolder(folder, purpose);
  try {
    const dataFolder = join(folder, 'postgres');
    const isNew = !existsSync(join(dataFolder, 'PG_VERSION'));
    mkdirSync(dataFolder, { recursive: true });
    const fileSystem = new DurableFileSystem(dataFolder);
    const pglite = await PGlite.create({ fs: fileSystem, startParams: durableParameters() });
    await proveDurable(pglite, fileSystem);
    if (isNew) {
      await pglite.exec('CHECKPOINT');
      fsyncTree(dataFolder);
    }
    return { pglite, close: () => closeGracefully(pglite, lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** An engine in memory, for tests: as fast as it gets, gone with its process. */
export async function openMemoryEngine(): Promise<EmbeddedEngine> {
  const pglite = await PGlite.create();
  return { pglite, close: () => pglite.close() };
}

/** `-F` switches fsync off; fdatasync is a stub in this build, so fsync is the only method that reaches the disk. */
function durableParameters(): string[] {
  return [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ];
}

/** Refuses to run when a commit does not reach fsync, whatever the reason. */
async function proveDurable(pglite: PGlite, fileSystem: DurableFileSystem): Promise<void> {
  const { rows } = await pglite.query<{ fsync: string }>('SHOW fsync');
  const before = fileSystem.fsyncCalls;
  await pglite.exec(
    'CREATE TABLE IF NOT EXISTS durability_probe (at timestamptz NOT NULL); TRUNCATE durability_probe; INSERT INTO durability_probe VALUES (now())',
  );
  if (rows[0]?.fsync !== 'on' || fileSystem.fsyncCalls === before) {
    throw new Error(
      'The embedded database does not flush its commits to the disk here. Use PostgreSQL (DATABASE_URL) instead.',
    );
  }
}

async function closeGracefully(pglite: PGlite, release: () => void): Promise<void> {
  await pglite.exec('CHECKPOINT');
  await pglite.close();
  release();
}
