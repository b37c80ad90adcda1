import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');

/** Real data that lies beside the repository; undefined where it is absent, and then its tests skip. */
export function sharedData(name: string): { readonly name: string; read(): unknown } | undefined {
  const folders = [process.env.SERVERY_SHARED_DATA ?? '', ...BESIDE.map((beside) => join(REPOSITORY, beside))];
  const file = folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);
  return file === undefined ? undefined : { name, read: () => JSON.parse(readFileSync(file, 'utf8')) };
}

const BESIDE = ['../shared/data', '../../shared/data'];
