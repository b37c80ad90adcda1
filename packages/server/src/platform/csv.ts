import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { invalid } from './fault.ts';

export const mostLines = 50_000;
const mostColumns = 40;
/** Characters of one line. */
const longestLine = 20_000;

/** What a cell starts with so that a spreadsheet shows it as text, when it would else be a formula. */
const textMark = /^'(?=[=+\-@\t\r＝＋－＠])/;

export interface CsvLine {
  /** As a spreadsheet counts: the head is 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a file of comma, semicolon or tab separated lines, in bounds that no honest file reaches.
 * @throws Fault 400 naming the line that is no CSV
 */
export function readCsv(text: string): { head: readonly string[]; lines: CsvLine[] } {
  const records = records_(text);
  const [head = [], ...rest] = records;
  if (head.length > mostColumns)
    throw invalid('TOO_MANY_COLUMNS', `A file has at most ${mostColumns} columns.`, 'body.csv');
  return {
    head: head.map((cell) => cell.trim()),
    lines: rest.map((cells, index) => ({
      line: index + 2,
      cells: cells.map((cell) => cell.trim().replace(textMark, '')),
    })),
  };
}

function records_(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      max_record_size: longestLine,
      to: mostLines + 2,
      on_record: (record: string[], { records }: { records: number }) => {
        if (records > mostLines + 1) throw new TooMany();
        return record;
      },
    });
  } catch (error) {
    if (error instanceof TooMany) throw invalid('TOO_MANY_LINES', `A file has at most ${mostLines} lines.`, 'body.csv');
    if (error instanceof CsvError)
      throw invalid('MALFORMED_CSV', `The file is no CSV: ${error.message.slice(0, 200)}`, 'body.csv');
    throw error;
  }
}

class TooMany extends Error {}

function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

/** A file that spreadsheets open as it is meant: UTF-8 with its mark, and no cell that they would compute. */
export function writeCsv(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return stringify(
    [head, ...lines].map((line) => [...line]),
    { bom: true, escape_formulas: true, record_delimiter: '\r\n' },
  );
}
