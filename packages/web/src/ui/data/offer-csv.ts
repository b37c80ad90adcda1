import { offerFile } from './offer-file.ts';

/** Hands lines to the person as a file that spreadsheets open as it is meant, with no cell that they would compute. */
export async function offerCsv(name: string, head: readonly string[], lines: readonly (readonly string[])[]) {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const all = [head, ...lines].map((line) => [...line]);
  offerFile(name, stringify(all, { bom: true, escape_formulas: true, record_delimiter: '\r\n' }), 'text/csv');
}
