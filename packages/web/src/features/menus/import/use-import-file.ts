import type { JsonObject } from '@servery/domain';
import { useEffect, useRef, useState } from 'react';
import type { ChangedMenu, ImportAnswer, ImportReading, ImportRequest } from './import-reading.ts';

/** MN-18: 64 MiB. */
const largestFile = 64 * 1024 * 1024;

export type ImportState =
  | { readonly step: 'choose' }
  | { readonly step: 'reading'; readonly file: File }
  | { readonly step: 'too-large'; readonly file: File }
  | { readonly step: 'unreadable'; readonly file: File; readonly message: string }
  | { readonly step: 'read'; readonly file: File; readonly reading: ImportReading };

/** The file on the table: chosen, read off the main thread, packed for the server. */
export function useImportFile(wanted: 'menu' | 'settings') {
  const worker = useRef<Worker | null>(null);
  const [state, setState] = useState<ImportState>({ step: 'choose' });
  useEffect(() => () => worker.current?.terminate(), []);

  const ask = (request: ImportRequest): Promise<ImportAnswer> => {
    worker.current ??= new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    return answerOf(worker.current, request);
  };
  const choose = async (file: File) => {
    if (file.size > largestFile) return setState({ step: 'too-large', file });
    setState({ step: 'reading', file });
    try {
      const answer = await ask({ do: 'read', file, wanted, today: new Date().toISOString().slice(0, 10) });
      if (answer.did === 'read') setState({ step: 'read', file, reading: answer.reading });
    } catch (error) {
      console.error(error);
      worker.current?.terminate();
      worker.current = null;
      setState({ step: 'unreadable', file, message: error instanceof Error ? error.message : '' });
    }
  };
  const pack = async (name: string): Promise<Blob | null> => {
    const answer = await ask({ do: 'pack', name, desc: '' });
    return answer.did === 'pack' ? answer.body : null;
  };
  const onto = async (base: JsonObject): Promise<ChangedMenu> => {
    const answer = await ask({ do: 'onto', base });
    if (answer.did !== 'onto') throw new Error('The reader answered something else.');
    return answer.changed;
  };
  return { state, choose, pack, onto, reset: () => setState({ step: 'choose' }) };
}

function answerOf(worker: Worker, request: ImportRequest): Promise<ImportAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) =>
      data.did === 'fail' ? reject(new Error(data.message)) : resolve(data);
    worker.onmessageerror = () => reject(new Error('The answer of the reader could not be unpacked.'));
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(request);
  });
}
