import { type CsvLine, type CsvRefusal, type CsvSeparator, type CsvTrouble, csvLimits, openCsv } from '@servery/domain';
import { type Fault, invalid } from './fault.ts';
import { turns } from './work/turns.ts';

export const mostLines = 50_000;
/** Spreadsheets write lines without a cell too, below the last filled one. */
const mostWithEmptyLines = 4 * mostLines;

/** A file whose first line names columns, by the fields that they fill. */
export interface CsvTable<Column extends string> {
  readonly columns: ReadonlySet<Column>;
  readonly separator: CsvSeparator;
  readonly lines: readonly TableLine<Column>[];
  /** Titles of columns that fill nothing. */
  readonly ignored: readonly string[];
}

export interface TableLine<Column extends string> {
  /** As a spreadsheet counts: the head is 1. */
  readonly line: number;
  /** Undefined where the file lacks the column, or the line ends before it. */
  readonly cell: (column: Column) => string | undefined;
  /** Why the line cannot be read as it is written. */
  readonly trouble: { readonly code: string; readonly message: string } | undefined;
}

/**
 * Reads a file whose lines are found by `id` or `name`; others have their turn in between.
 * @throws Fault 400 for a file of another kind, before more than its head is looked at
 */
export async function readTable<Column extends string>(
  csv: string,
  titles: Readonly<Record<Column | 'id' | 'name', string>>,
): Promise<CsvTable<Column | 'id' | 'name'>> {
  const file = openCsv(csv);
  if ('refusal' in file) throw refusalOf(file.refusal, Object.values(titles));
  const { head, separator } = file;
  const fields = new Map(fieldsOf(titles).map((field) => [lettersOf(titles[field]), field]));
  const columns = head.map((title) => fields.get(lettersOf(title)));
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (twice !== undefined) throw invalid('SAME_COLUMN', `The column ${titles[twice]} is listed twice.`, 'body.csv');
  if (!columns.includes('name') && !columns.includes('id')) throw refusalOf('NO_HEAD', Object.values(titles));
  return {
    columns: new Set(columns.filter((column) => column !== undefined)),
    separator,
    lines: (await read(file.lines)).map((line) => ({
      line: line.line,
      cell: (column) => line.cells[columns.indexOf(column)],
      trouble: line.trouble && { code: line.trouble, message: troubles[line.trouble] },
    })),
    ignored: head.filter((title, index) => title !== '' && columns[index] === undefined),
  };
}

/** Titles are the same in any case, with and without spaces and hyphens: *Email* and *E-mail*. */
function lettersOf(title: string): string {
  return title.toLowerCase().replaceAll(/[\s-]/g, '');
}

async function read(lines: Iterable<CsvLine>): Promise<CsvLine[]> {
  const breathe = turns();
  const found: CsvLine[] = [];
  for (const line of lines) {
    await breathe();
    if (line.cells.length > 0 || line.trouble !== undefined) found.push(line);
    if (found.length > mostLines || line.line > mostWithEmptyLines)
      throw invalid('TOO_MANY_LINES', `A file has at most ${mostLines} lines.`, 'body.csv');
  }
  return found;
}

const troubles: Readonly<Record<CsvTrouble, string>> = {
  MORE_CELLS: 'This line has more cells than the first one.',
  UNCLOSED_QUOTE: 'A quotation mark of this line is not closed.',
  TEXT_AFTER_QUOTE: 'There is text after a closing quotation mark.',
  LOST_CHARACTERS:
    'Characters were lost when the file was saved. Save it again as “CSV UTF-8” in the program that it comes from.',
  LINE_TOO_LONG: 'This line is too long.',
};

function refusalOf(code: CsvRefusal, titles: readonly string[]): Fault {
  const messages: Readonly<Record<CsvRefusal, string>> = {
    NO_HEAD: `The first line must name the columns: ${titles.join(', ')}.`,
    HEAD_TOO_LONG: `The first line, which names the columns, is longer than ${csvLimits.headCharacters} characters.`,
    TOO_MANY_COLUMNS: `A file has at most ${csvLimits.columns} columns.`,
  };
  return invalid(code === 'NO_HEAD' ? 'NO_NAME_COLUMN' : code, messages[code], 'body.csv');
}

function fieldsOf<Column extends string>(titles: Readonly<Record<Column, string>>): Column[] {
  const isField = (name: string): name is Column => name in titles;
  return Object.keys(titles).filter(isField);
}
