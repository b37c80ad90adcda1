import type { Json } from '@servery/domain';

/** A file of a person, read; nothing of it is taken over yet. */
export type ChosenFile =
  | { readonly step: 'choose' }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'too-large'; readonly name: string }
  | { readonly step: 'malformed'; readonly name: string; readonly message: string }
  | { readonly step: 'read'; readonly name: string; readonly json: Json };

/** 8 MiB, in bytes. */
const largestFile = 8 * 1024 * 1024;

export function isTooLarge({ size }: File): boolean {
  return size > largestFile;
}

/** The JSON of a file; where the text stops making sense, the words of the browser. */
export async function readFile(file: File): Promise<ChosenFile> {
  const { name } = file;
  try {
    return { step: 'read', name, json: JSON.parse((await file.text()).replace(/^\uFEFF/, '')) };
  } catch (error) {
    return { step: 'malformed', name, message: error instanceof Error ? error.message.slice(0, 200) : '' };
  }
}
