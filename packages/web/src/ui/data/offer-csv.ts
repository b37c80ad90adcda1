import { writeCsv } from '@servery/words';
import { offerFile } from './offer-file.ts';

/** Hands lines to the person as a file that spreadsheets open as it is meant, with no cell that they would compute. */
export function offerCsv(name: string, head: readonly string[], lines: readonly (readonly string[])[]): void {
  offerFile(name, writeCsv(head, lines), 'text/csv');
}
