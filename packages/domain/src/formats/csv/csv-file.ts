import { withoutTextMarks } from './text-marks.ts';

export type CsvSeparator = ',' | ';' | '\t';

/** Why a line cannot be read as it is written. */
export type CsvTrouble = 'MORE_CELLS' | 'UNCLOSED_QUOTE' | 'TEXT_AFTER_QUOTE' | 'LOST_CHARACTERS' | 'LINE_TOO_LONG';

export interface CsvLine {
  /** As a spreadsheet counts: the head is 1. */
  readonly line: number;
  /** As many as the head has, or fewer where the line ends early; none of an empty line. */
  readonly cells: readonly string[];
  readonly trouble?: CsvTrouble;
}

export interface CsvFile {
  readonly head: readonly string[];
  readonly separator: CsvSeparator;
  /** Each read when it is asked for. */
  readonly lines: Iterable<CsvLine>;
}

/** The limits that no honest file reaches. */
export const csvLimits = { headCharacters: 8_000, columns: 100, lineCharacters: 20_000 } as const;

export type CsvRefusal = 'NO_HEAD' | 'HEAD_TOO_LONG' | 'TOO_MANY_COLUMNS';

/**
 * Opens a file of cells between commas, semicolons or tabs. Only its head is looked at, and no more of the text than a
 * head may have: a file that is refused costs nothing, however long it is.
 */
export function openCsv(text: string): CsvFile | { readonly refusal: CsvRefusal } {
  const start = startOf(text);
  const beginning = text.slice(start.at, start.at + csvLimits.headCharacters + 1);
  const source = { text, lineBreak: /\n/.test(beginning) || !beginning.includes('\r') ? '\n' : '\r' };
  const end = headEnd(beginning, source.lineBreak);
  if (end > csvLimits.headCharacters) return { refusal: 'HEAD_TOO_LONG' };
  const separator = start.separator ?? separatorOf(beginning.slice(0, end));
  const head = recordAt({ ...source, separator }, start.at, csvLimits.columns);
  if (head.trouble === 'MORE_CELLS') return { refusal: 'TOO_MANY_COLUMNS' };
  if (head.trouble !== undefined || head.cells.every((cell) => cell.trim() === '')) return { refusal: 'NO_HEAD' };
  const table = { ...source, separator, at: head.next, width: head.cells.length, line: start.line + 1 };
  return { head: head.cells.map(cellText), separator, lines: { [Symbol.iterator]: () => linesOf(table) } };
}

/** The head's place: after the byte order mark, and after the line `sep=;` that spreadsheets obey. */
function startOf(text: string): { at: number; line: number; separator?: CsvSeparator } {
  const at = text.startsWith('\uFEFF') ? 1 : 0;
  const named = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(text.slice(at, at + 7));
  if (named === null) return { at, line: 1 };
  const separator = named[1] === ';' ? ';' : named[1] === '\t' ? '\t' : ',';
  return { at: at + named[0].length, line: 2, separator };
}

/** Where the first line ends; a line break between quotes does not end it. */
function headEnd(beginning: string, lineBreak: string): number {
  let isQuoted = false;
  for (let at = 0; at < beginning.length; at += 1) {
    if (beginning[at] === '"') isQuoted = !isQuoted;
    else if (beginning[at] === lineBreak && !isQuoted) return at;
  }
  return beginning.length;
}

/** Whatever the head has most of, outside of quotes. */
function separatorOf(head: string): CsvSeparator {
  const bare = head.replace(/"[^"]*"/g, '');
  const counted = ([',', ';', '\t'] as const).map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

type Source = { readonly text: string; readonly lineBreak: string; readonly separator: CsvSeparator };

function* linesOf(table: Source & { readonly at: number; readonly width: number; readonly line: number }) {
  let { at, line } = table;
  while (at < table.text.length) {
    const { cells, next, trouble } = recordAt(table, at, table.width);
    const texts = cells.map(cellText);
    yield lineOf(line, texts.some((cell) => cell !== '') ? texts : [], trouble);
    at = next;
    line += 1;
  }
}

function lineOf(line: number, cells: readonly string[], trouble: CsvTrouble | undefined): CsvLine {
  const found = trouble ?? (cells.some((cell) => cell.includes('\uFFFD')) ? 'LOST_CHARACTERS' : undefined);
  return found === undefined ? { line, cells } : { line, cells, trouble: found };
}

function cellText(cell: string): string {
  return withoutTextMarks(cell.trim());
}

type CsvRecord = { readonly cells: readonly string[]; readonly next: number; readonly trouble?: CsvTrouble };

/** Anything but separators and spaces. */
const filled = { ',': /[^\s,]/, ';': /[^\s;]/, '\t': /\S/ } as const satisfies Record<CsvSeparator, RegExp>;

/** The cells from `at` on, at most `width` of them, and where the next record begins. */
function recordAt(source: Source, at: number, width: number): CsvRecord {
  const { text, lineBreak, separator } = source;
  const end = endFrom(text, lineBreak, at);
  if (end - at > csvLimits.lineCharacters) return { cells: [], next: end + 1, trouble: 'LINE_TOO_LONG' };
  const line = withoutReturn(text.slice(at, end));
  if (line.includes('"')) return quotedRecord(source, at, width);
  const cells = line.split(separator, width);
  const used = cells.reduce((sum, cell) => sum + cell.length + 1, 0);
  const isMore = filled[separator].test(line.slice(used));
  return isMore ? { cells, next: end + 1, trouble: 'MORE_CELLS' } : { cells, next: end + 1 };
}

/** A record with quotes: a cell that begins with one goes on over line breaks until its quote is closed. */
function quotedRecord({ text, lineBreak, separator }: Source, start: number, width: number): CsvRecord {
  const cells: string[] = [];
  const [limit, firstEnd] = [start + csvLimits.lineCharacters, endFrom(text, lineBreak, start)];
  let [at, end] = [start, firstEnd];
  while (cells.length < width) {
    const isQuoted = text[at] === '"';
    const close = isQuoted ? closingQuote(text, at + 1, limit) : at - 1;
    if (isQuoted && close < 0) return { cells, next: firstEnd + 1, trouble: 'UNCLOSED_QUOTE' };
    if (close >= end) end = endFrom(text, lineBreak, close);
    if (end > limit) return { cells, next: end + 1, trouble: 'LINE_TOO_LONG' };
    const rest = text.slice(close + 1, end);
    const cut = rest.indexOf(separator);
    const unquoted = withoutReturn(cut < 0 ? rest : rest.slice(0, cut));
    if (isQuoted && unquoted.trim() !== '') return { cells, next: end + 1, trouble: 'TEXT_AFTER_QUOTE' };
    cells.push(isQuoted ? text.slice(at + 1, close).replaceAll('""', '"') : unquoted);
    if (cut < 0) return { cells, next: end + 1 };
    at = close + 1 + cut + 1;
  }
  const isMore = filled[separator].test(text.slice(at, end).replaceAll('""', ''));
  return isMore ? { cells, next: end + 1, trouble: 'MORE_CELLS' } : { cells, next: end + 1 };
}

/** The quote that has no other one behind it; -1 without one before `limit`. */
function closingQuote(text: string, from: number, limit: number): number {
  for (let at = text.indexOf('"', from); at >= 0 && at < limit; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at;
  return -1;
}

function endFrom(text: string, lineBreak: string, at: number): number {
  const end = text.indexOf(lineBreak, at);
  return end < 0 ? text.length : end;
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
