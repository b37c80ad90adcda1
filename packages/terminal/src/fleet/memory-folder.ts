import { createHash } from 'node:crypto';
import type { PublishedKind } from '@servery/contract';
import type { ConfigFolder, Manifest, Stock } from '../config-folder.ts';

/**
 * Holds hashes only: a simulated fleet of thousands needs no disk, but checks its documents like a real one.
 * @param onDocument takes each document that came, for a store that makes use of it
 */
export function openMemoryFolder(
  onDocument: (kind: PublishedKind, text: string, hash: string) => void = () => undefined,
): ConfigFolder {
  let manifest: Manifest = {};
  let stock: Stock | undefined;
  return {
    read: async () => manifest,
    write: async (kind, text, entry) => {
      if (createHash('sha256').update(text).digest('hex') !== entry.hash)
        throw new Error(`The ${kind} that came is not the one that was announced`);
      manifest = { ...manifest, [kind]: entry };
      onDocument(kind, text, entry.hash);
    },
    readSecrets: async () => ({}),
    writeSecrets: async () => undefined,
    readStock: async () => stock,
    writeStock: async (news) => {
      stock = news;
    },
  };
}
