import { createHash } from 'node:crypto';
import type { ConfigFolder, Manifest } from './config-folder.ts';

/** Holds hashes only: a simulated fleet of thousands needs no disk, but checks what it gets like a real one. */
export function openMemoryFolder(): ConfigFolder {
  let manifest: Manifest = {};
  return {
    read: async () => manifest,
    write: async (kind, text, entry) => {
      if (createHash('sha256').update(text).digest('hex') !== entry.hash)
        throw new Error(`The ${kind} that came is not the one that was announced`);
      manifest = { ...manifest, [kind]: entry };
    },
    readSecrets: async () => ({}),
    writeSecrets: async () => undefined,
  };
}
