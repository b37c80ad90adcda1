import { decodeCsv } from '@servery/words';
import { importPhrases } from '../../phrases/imports.ts';
import { say } from '../../phrases/phrases.ts';

/** The text of a CSV file, and remarks about how it was read; or the reason for which it is not taken. */
export type ReadCsvFile = { readonly text: string; readonly remarks: readonly string[] } | { readonly reason: string };

/** Reads a file as spreadsheets save it, of at most so many megabytes. */
export async function readCsvFile(file: File, mostMegabytes: number): Promise<ReadCsvFile> {
  if (file.size > mostMegabytes * 1024 * 1024)
    return { reason: say(importPhrases, 'tooLarge', { megabytes: mostMegabytes }) };
  const read = decodeCsv(new Uint8Array(await file.arrayBuffer()));
  if ('refusal' in read) return { reason: say(importPhrases, read.refusal) };
  return { text: read.text, remarks: read.encoding === 'Windows-1252' ? [say(importPhrases, 'readAsWestern')] : [] };
}
