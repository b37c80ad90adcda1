import { type ImportLine, type LocationColumn, locationColumns } from '@servery/contract';
import { type CsvLine, readCsv } from '../../platform/csv.ts';
import { invalid } from '../../platform/fault.ts';

export type LineErrors = ImportLine['errors'];

/** A line of a file of locations. */
export interface LocationLine {
  readonly line: number;
  /** More cells than the head names. */
  readonly isRagged: boolean;
  /** What the line says; undefined where the file lacks the column. */
  readonly cell: (column: LocationColumn) => string | undefined;
}

export interface LocationFile {
  readonly lines: readonly LocationLine[];
  /** Columns that fill nothing: an export has some that only tell. */
  readonly ignored: readonly string[];
}

const columnNames: readonly LocationColumn[] = Object.keys(locationColumns).filter(isColumn);
const byTitle = new Map(columnNames.map((column) => [locationColumns[column].toLowerCase(), column]));

/** @throws Fault 400 for what is no file of locations */
export function readLocationFile(csv: string): LocationFile {
  const { head, lines } = readCsv(csv);
  const columns = head.map((title) => byTitle.get(title.toLowerCase()));
  const twice = columns.find((column, index) => column !== undefined && columns.indexOf(column) !== index);
  if (twice !== undefined)
    throw invalid('SAME_COLUMN', `The column ${locationColumns[twice]} is listed twice.`, 'body.csv');
  if (!columns.includes('name') && !columns.includes('id')) {
    const known = Object.values(locationColumns).join(', ');
    throw invalid('NO_NAME_COLUMN', `The first line names the columns: ${known}.`, 'body.csv');
  }
  return {
    lines: lines
      .filter(({ cells }) => cells.some((cell) => cell !== ''))
      .map((line) => lineOf(line, columns, head.length)),
    ignored: head.filter((title, index) => title !== '' && columns[index] === undefined),
  };
}

export function wrong(column: LocationColumn, code: string, message: string): LineErrors[number] {
  return { code, column: locationColumns[column], message };
}

function lineOf(
  { line, cells }: CsvLine,
  columns: readonly (LocationColumn | undefined)[],
  width: number,
): LocationLine {
  return {
    line,
    isRagged: cells.length > width,
    cell: (column) => {
      const at = columns.indexOf(column);
      return at < 0 ? undefined : (cells[at] ?? '');
    },
  };
}

function isColumn(name: string): name is LocationColumn {
  return name in locationColumns;
}
