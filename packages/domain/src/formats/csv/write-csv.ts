import { withTextMarks } from './text-marks.ts';

/** A file that spreadsheets open as it is meant (RFC 4180 with a byte order mark), with no cell that they would compute. */
export function writeCsv(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...lines].map((line) => `${line.map(written).join(',')}\r\n`).join('')}`;
}

function written(cell: string): string {
  const text = withTextMarks(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
