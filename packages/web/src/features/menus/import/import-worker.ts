import type { JsonObject } from '@servery/domain';
import { gzipJson } from '../../../api/gzip.ts';
import type { ImportAnswer, ImportRequest } from './import-reading.ts';
import { readImport } from './read-import.ts';

/** The menu that was read last. */
let menu: JsonObject | null = null;

/** Reads and packs off the main thread, so that a file of 64 MiB freezes nothing. */
self.addEventListener('message', async ({ data }: MessageEvent<ImportRequest>) => {
  self.postMessage(await answer(data));
});

async function answer(asked: ImportRequest): Promise<ImportAnswer> {
  if (asked.do === 'pack') {
    return { did: 'pack', body: await gzipJson({ name: asked.name, desc: asked.desc, menuBlob: menu }) };
  }
  const { reading, document } = readImport(await asked.file.text(), asked);
  menu = reading.kind === 'menu' ? document : null;
  return { did: 'read', reading };
}
