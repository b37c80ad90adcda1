import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { outageOf } from '../outages.ts';
import { DurableFileSystem, fsyncTree } from './durable-file-system.ts';
import { findDamagedFile } from './page-checksums.ts';

/** Opens PGlite in a folder with fsync on, proven by a probe, and every page of its files compared with its checksum. */
export async function openDurably(folder: string): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  if (isNew && existsSync(join(folder, 'global', 'pg_control'))) throw new DamagedFilesError('PG_VERSION is missing');
  mkdirSync(folder, { recursive: true });
  try {
    const pglite = await open(folder);
    if (isNew) fsyncTree(folder);
    else await requireWhole(pglite, folder);
    return pglite;
  } catch (error) {
    throw isNew || !liesInFiles(error) ? error : new DamagedFilesError('PostgreSQL cannot read them', { cause: error });
  }
}

/** The files of the embedded database differ from the written ones. */
class DamagedFilesError extends Error {
  override readonly name = 'DamagedFilesError';
}

async function open(folder: string): Promise<PGlite> {
  const fileSystem = new DurableFileSystem(folder);
  const pglite = await PGlite.create({ fs: fileSystem, startParams: durableParameters() });
  await proveDurable(pglite, fileSystem);
  // Now everything that recovery brought back is in the files.
  await pglite.exec('CHECKPOINT');
  return pglite;
}

/** A full disk and refusals of the operating system are no damage; anything else that existing files meet is. */
function liesInFiles(error: unknown): boolean {
  if (error instanceof DamagedFilesError || error instanceof NotDurableError) return false;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return outageOf(error) === undefined && !/^E[A-Z]+$/.test(code);
}

class NotDurableError extends Error {
  override readonly name = 'NotDurableError';
}

/** Databases made before their version of PostgreSQL had checksums are opened without. */
async function requireWhole(pglite: PGlite, folder: string): Promise<void> {
  const { rows } = await pglite.query<{ data_checksums: string }>('SHOW data_checksums');
  const damaged = rows[0]?.data_checksums === 'on' ? findDamagedFile(folder) : undefined;
  if (damaged !== undefined) throw new DamagedFilesError(`${damaged} does not have its checksum`);
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
    throw new NotDurableError(
      'The embedded database does not flush its commits to the disk here. Use PostgreSQL (DATABASE_URL) instead.',
    );
  }
}
