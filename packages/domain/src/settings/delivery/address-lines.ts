import { readDegrees } from '../fields/geo-point.ts';
import type { TestedAddress } from './delivery-test.ts';

export interface AddressLines {
  readonly addresses: readonly TestedAddress[];
  /** Lines that could not be read; the first line is 1. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

export const MAX_ADDRESSES = 5000;

/** Reads lines such as `39 Pier Walk, San Francisco, 37.8087, -122.4098`; CSV with quotes and a header, tabs and semicolons too. */
export function readAddressLines(text: string): AddressLines {
  const lines = text.split(/\r?\n/).map((line, at) => ({ line: at + 1, cells: cellsOf(line) }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...others] = filled;
  const isLongitudeFirst = first !== undefined && /^lo?ng?/i.test(first.cells.at(-2) ?? '');
  const rows = first !== undefined && isHeader(first.cells) ? others : filled;
  const addresses: TestedAddress[] = [];
  const problems: AddressLines['problems'][number][] = [];
  for (const { line, cells } of rows.slice(0, MAX_ADDRESSES)) {
    const read = readCells(cells, isLongitudeFirst);
    if (typeof read === 'string') problems.push({ line, message: read });
    else addresses.push(read);
  }
  const next = rows[MAX_ADDRESSES];
  if (next) problems.push({ line: next.line, message: `Only the first ${MAX_ADDRESSES} addresses are tested.` });
  return { addresses, problems };
}

/** The address, or its problem. */
function readCells(cells: readonly string[], isLongitudeFirst: boolean): TestedAddress | string {
  const [first, second] = cells.slice(-2);
  const [north, east] = isLongitudeFirst ? [second, first] : [first, second];
  const [latitude, longitude] = [readDegrees(north, 90), readDegrees(east, 180)];
  if (cells.length < 2 || latitude === undefined || longitude === undefined)
    return 'End each line with latitude and longitude, such as 37.8087, -122.4098.';
  const name = cells.slice(0, -2).filter(Boolean).join(', ');
  return { text: name || `${latitude}, ${longitude}`, point: { latitude, longitude } };
}

function isHeader(cells: readonly string[]): boolean {
  return cells.slice(-2).every((cell) => /^(lat|lo?ng?)/i.test(cell));
}

/** Cells between commas, semicolons or tabs; quotes keep a cell together. */
function cellsOf(line: string): readonly string[] {
  const cells = line.match(/(?:"(?:[^"]|"")*"|[^,;\t])+|(?<=^|[,;\t])(?=[,;\t]|$)/g) ?? [];
  return cells.map((cell) => {
    const trimmed = cell.trim();
    const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
    return (isQuoted ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed).trim();
  });
}
