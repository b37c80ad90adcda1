import { amountInCsv, type CsvFile, type CsvTrouble, csvLimits, openCsv } from '@servery/domain';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { say } from '../../../phrases/phrases.ts';
import type { GridLine, ProposedCell } from '../../../ui/grid/grid-types.ts';
import { readCsvFile } from '../../../ui/import/read-csv-file.ts';
import { headsOf } from './price-csv.ts';
import { type PriceTableRow, rowId } from './price-table-rows.ts';

const mostMegabytes = 20;
const mostLines = 100_000;
/** So many of the lines that are left out are listed by their numbers. */
const linesNamed = 10;

/** The prices that a file proposes for the cells of the table, and the parts of it that nothing here answers to. */
export type ReadPrices =
  | { readonly cells: readonly ProposedCell[]; readonly remarks: readonly string[] }
  | { readonly error: string };

type PriceRows = { readonly rows: readonly PriceTableRow[]; readonly schemes: readonly GridLine[] };

/** A file as it was downloaded and changed elsewhere; columns in any order, more of them than needed. */
export async function readPriceFile(file: File, known: PriceRows): Promise<ReadPrices> {
  const given = await readCsvFile(file, mostMegabytes);
  if ('reason' in given) return { error: given.reason };
  const opened = openCsv(given.text);
  if ('refusal' in opened) {
    const { refusal } = opened;
    if (refusal === 'NO_HEAD') return { error: noColumns(known) };
    return { error: say(menuSchemePhrases, refusal, { columns: csvLimits.columns }) };
  }
  const columns = columnsOf(opened, known);
  if ('error' in columns) return columns;
  const read = readLines(opened, columns, new Set(known.rows.map(({ id }) => id)));
  if (read === undefined) return { error: say(menuSchemePhrases, 'tooManyLines') };
  return { cells: read.cells, remarks: [...given.remarks, ...remarksOf(read.leftOut, columns.ignored)] };
}

type PriceColumns = {
  readonly itemAt: number;
  readonly sizeAt: number;
  readonly schemes: readonly { readonly id: string; readonly at: number }[];
  /** Heads that no scheme is called. */
  readonly ignored: readonly string[];
};

function columnsOf({ head }: CsvFile, known: PriceRows): PriceColumns | { readonly error: string } {
  const names = head.map((name) => name.toLowerCase());
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) return { error: say(menuSchemePhrases, 'twiceColumn', { name: twice }) };
  const at = (name: string) => names.indexOf(name.toLowerCase());
  const [itemAt, sizeAt, ...titles] = (['columnItemId', 'columnSizeId', 'columnItem', 'columnSize'] as const).map(
    (key) => at(say(menuSchemePhrases, key)),
  );
  const schemes = [...headsOf(known.schemes)].flatMap(([id, name]) => {
    const found = at(name) >= 0 ? at(name) : at(id);
    return found < 0 ? [] : [{ id, at: found }];
  });
  if (itemAt === undefined || sizeAt === undefined || itemAt < 0 || sizeAt < 0 || schemes.length === 0)
    return { error: noColumns(known) };
  const own = new Set([itemAt, sizeAt, ...titles, ...schemes.map((scheme) => scheme.at)]);
  return { itemAt, sizeAt, schemes, ignored: head.filter((name, index) => name !== '' && !own.has(index)) };
}

function noColumns({ schemes }: PriceRows): string {
  return say(menuSchemePhrases, 'noColumns', { schemes: schemes.map(({ name }) => name).join(', ') });
}

/** Lines that are left out, by their numbers in the file. */
type LeftOut = {
  readonly unknown: number[];
  readonly repeated: number[];
  readonly unreadable: { readonly line: number; readonly trouble: CsvTrouble }[];
};

/** A column that a line ends before is left unchanged; an empty cell removes its price. @returns undefined for too many lines */
function readLines({ lines, separator }: CsvFile, columns: PriceColumns, known: ReadonlySet<string>) {
  const taken = new Set<string>();
  const leftOut: LeftOut = { unknown: [], repeated: [], unreadable: [] };
  const found: ProposedCell[] = [];
  let count = 0;
  for (const { line, cells, trouble } of lines) {
    if (cells.length === 0 && trouble === undefined) continue;
    count += 1;
    if (count > mostLines) return undefined;
    const id = rowId(cells[columns.itemAt] ?? '', cells[columns.sizeAt] ?? '');
    if (trouble !== undefined) leftOut.unreadable.push({ line, trouble });
    else if (taken.has(id)) leftOut.repeated.push(line);
    else if (!known.has(id)) leftOut.unknown.push(line);
    else {
      taken.add(id);
      for (const { id: columnId, at } of columns.schemes) {
        const text = cells[at];
        if (text !== undefined) found.push({ rowId: id, columnId, text: amountInCsv(text, separator) });
      }
    }
  }
  return { cells: found, leftOut };
}

function remarksOf({ unknown, repeated, unreadable }: LeftOut, ignored: readonly string[]): string[] {
  const more = unreadable.length - linesNamed;
  return [
    ...unreadable.slice(0, linesNamed).map(({ line, trouble }) => say(menuSchemePhrases, trouble, { line })),
    ...(more > 0 ? [say(menuSchemePhrases, 'moreTroubles', { count: more })] : []),
    ...(unknown.length > 0 ? [say(menuSchemePhrases, 'unknownLines', numbersOf(unknown))] : []),
    ...(repeated.length > 0 ? [say(menuSchemePhrases, 'repeatedLines', numbersOf(repeated))] : []),
    ...(ignored.length > 0 ? [say(menuSchemePhrases, 'unknownColumns', { names: ignored.join(', ') })] : []),
  ];
}

function numbersOf(numbers: readonly number[]): { readonly count: number; readonly lines: string } {
  const named = numbers.slice(0, linesNamed);
  return { count: numbers.length, lines: [...named, ...(numbers.length > linesNamed ? ['…'] : [])].join(', ') };
}
