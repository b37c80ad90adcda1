import { gzipJson } from '@servery/contract';
import type { JsonObject } from '@servery/domain';
import type { ImportAnswer, ImportRequest } from './import-reading.ts';
import { menuOnto } from './menu-onto.ts';
import { readImport } from './read-import.ts';

/** The menu that was read last, and the kind of its file. */
let menu: JsonObject | null = null;
let source: 'servery-menu' | 'pizza-chain' = 'servery-menu';

/** Reads and packs off the main thread, so that a file of 64 MiB freezes nothing. */
self.addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => {
  answer(data)
    .then((answered) => self.postMessage(answered))
    .catch((error: unknown) => self.postMessage(failed(error)));
});

/** A rejection inside the worker raises no error event outside, and an answer may be too deep to be copied. */
function failed(error: unknown): ImportAnswer {
  return { did: 'fail', message: (error instanceof Error ? error.message : String(error)).slice(0, 200) };
}

async function answer(asked: ImportRequest): Promise<ImportAnswer> {
  if (asked.do === 'pack') {
    return { did: 'pack', body: await gzipJson({ name: asked.name, desc: asked.desc, menuBlob: menu }) };
  }
  if (asked.do === 'onto') {
    if (!menu) throw new Error('No menu was read.');
    return { did: 'onto', changed: menuOnto(asked.base, menu, source) };
  }
  const { reading, document } = readImport(await asked.file.text(), asked);
  menu = reading.kind === 'menu' ? document : null;
  if (reading.kind === 'menu') source = reading.source;
  return { did: 'read', reading };
}
