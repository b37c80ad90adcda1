import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublishedKind, publishedKinds } from '@servery/contract';
import { stockEntrySchema } from '@servery/domain';
import { z } from 'zod';
import { writeAtomically } from './write-atomically.ts';

const entrySchema = z.object({ hash: z.string(), sequence: z.number().int() });
const manifestSchema = z.partialRecord(z.enum(publishedKinds), entrySchema);
export type Manifest = z.infer<typeof manifestSchema>;

const secretsSchema = z.record(z.string(), z.string());
/** Values by their references, as the location settings name them. */
export type Secrets = Readonly<Record<string, string>>;

const stockSchema = z.object({ hash: z.string(), entries: z.array(stockEntrySchema) });
/** The things that are out of stock at the location, and the hash that a check-in passes back. */
export type Stock = Readonly<z.infer<typeof stockSchema>>;

/**
 * A folder that always holds whole documents: `menus.json`, `location-settings.json`, `employment.json` and `running.json`,
 * which has their hashes; `out-of-stock.json`, of which each entry counts until its time; and `secrets.json`, readable only by
 * its owner. Each file is written beside its place, flushed and renamed into it.
 */
export interface ConfigFolder {
  /** The documents that the folder holds; a document whose file does not match its hash counts as absent and is fetched again. */
  read(): Promise<Manifest>;
  /** @throws Error when the text does not match the hash */
  write(kind: PublishedKind, text: string, entry: { hash: string; sequence: number }): Promise<void>;
  /** Undefined while there are none, or when the file is damaged. */
  readSecrets(): Promise<Secrets | undefined>;
  writeSecrets(secrets: Secrets): Promise<void>;
  /** Undefined while there is none, or when the file is damaged. */
  readStock(): Promise<Stock | undefined>;
  writeStock(stock: Stock): Promise<void>;
}

export async function openConfigFolder(folder: string): Promise<ConfigFolder> {
  await mkdir(folder, { recursive: true });
  const fileOf = (kind: PublishedKind) => join(folder, `${kind}.json`);
  const manifestFile = join(folder, 'running.json');
  const secretsFile = join(folder, 'secrets.json');
  const stockFile = join(folder, 'out-of-stock.json');
  const readManifest = async (): Promise<Manifest> => {
    const text = await readText(manifestFile);
    const parsed = manifestSchema.safeParse(parseJson(text));
    return parsed.success ? parsed.data : {};
  };
  return {
    read: async () => {
      const manifest = await readManifest();
      const kept: Manifest = {};
      for (const kind of publishedKinds) {
        const entry = manifest[kind];
        if (entry !== undefined && hashOf((await readText(fileOf(kind))) ?? '') === entry.hash) kept[kind] = entry;
      }
      return kept;
    },
    write: async (kind, text, entry) => {
      if (hashOf(text) !== entry.hash) throw new Error(`The ${kind} that came is not the one that was announced`);
      await writeAtomically(folder, fileOf(kind), { text });
      await writeAtomically(folder, manifestFile, {
        text: JSON.stringify({ ...(await readManifest()), [kind]: entry }),
      });
    },
    readSecrets: async () => secretsSchema.safeParse(parseJson(await readText(secretsFile))).data,
    writeSecrets: (secrets) => writeAtomically(folder, secretsFile, { text: JSON.stringify(secrets), mode: 0o600 }),
    readStock: async () => stockSchema.safeParse(parseJson(await readText(stockFile))).data,
    writeStock: (stock) => writeAtomically(folder, stockFile, { text: JSON.stringify(stock) }),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
