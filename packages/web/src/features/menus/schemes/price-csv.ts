import { spelled } from '@servery/domain';
import { menuSchemePhrases } from '../../../phrases/menus/prices/menu-schemes.ts';
import { say } from '../../../phrases/phrases.ts';
import { offerCsv } from '../../../ui/data/offer-csv.ts';
import type { Amount } from '../../../ui/fields/amount.ts';
import type { GridLine, ProposedCell } from '../../../ui/grid/grid-types.ts';
import { type PriceTableRow, rowId } from './price-table-rows.ts';

const mostBytes = 20 * 1024 * 1024;
const mostLines = 100_000;
/** So many of the lines that name nothing are listed by their numbers. */
const linesNamed = 10;

type PriceFile = {
  readonly rows: readonly PriceTableRow[];
  readonly schemes: readonly GridLine[];
  readonly priceAt: (rowId: string, scheme: string) => Amount;
};

/** A line for each item and size, a column for each scheme; ids say what a line means when it comes back. */
export function downloadPrices({ rows, schemes, priceAt }: PriceFile): Promise<void> {
  const head = [
    ...(['columnItem', 'columnSize', 'columnItemId', 'columnSizeId'] as const).map(word),
    ...headsOf(schemes).values(),
  ];
  const lines = rows.map((row) => [
    row.name,
    row.detail ?? '',
    row.itemId,
    row.size,
    ...schemes.map(({ id }) => priceAt(row.id, id) ?? ''),
  ]);
  return offerCsv('prices.csv', head, lines);
}

/** What a file proposes for the cells of the table, and what of it nothing here answers to. */
export type ReadPrices =
  | { readonly cells: readonly ProposedCell[]; readonly remarks: readonly string[] }
  | { readonly error: string };

type PriceRows = Pick<PriceFile, 'rows' | 'schemes'>;

/** A file as it was downloaded and changed elsewhere; columns in any order, more of them than needed. */
export async function readPriceFile(file: File, known: PriceRows): Promise<ReadPrices> {
  if (file.size > mostBytes) return { error: word('tooLarge') };
  const text = await readUtf8(file);
  if (text === null) return { error: word('notText') };
  const { parse } = await import('csv-parse/browser/esm/sync');
  try {
    const delimiter = delimiterOf(text);
    const lines: string[][] = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return readLines(lines, known);
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? String(error.lines) : '1';
    return { error: say(menuSchemePhrases, 'notCsv', { line, reason: error instanceof Error ? error.message : '' }) };
  }
}

function readLines([head = [], ...lines]: readonly (readonly string[])[], { rows, schemes }: PriceRows): ReadPrices {
  if (lines.length > mostLines) return { error: word('tooManyLines') };
  const names = head.map((name) => plain(name).toLowerCase());
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (twice !== undefined) return { error: say(menuSchemePhrases, 'twiceColumn', { name: twice }) };
  const at = (name: string) => names.indexOf(name.toLowerCase());
  const [itemAt, sizeAt] = [at(word('columnItemId')), at(word('columnSizeId'))];
  const columns = [...headsOf(schemes)].flatMap(([id, name]) => {
    const found = at(name) >= 0 ? at(name) : at(id);
    return found < 0 ? [] : [{ id, at: found }];
  });
  if (itemAt < 0 || sizeAt < 0 || columns.length === 0) {
    return { error: say(menuSchemePhrases, 'noColumns', { schemes: schemes.map(({ name }) => name).join(', ') }) };
  }
  const known = new Set(rows.map(({ id }) => id));
  const taken = new Set<string>();
  const leftOut: LeftOut = { unknown: [], repeated: [], columns: [] };
  const cells = lines.flatMap((line, index) => {
    const id = rowId(plain(line[itemAt] ?? ''), plain(line[sizeAt] ?? ''));
    const isRepeated = taken.has(id);
    if (isRepeated || !known.has(id)) {
      leftOut[isRepeated ? 'repeated' : 'unknown'].push(index + 2);
      return [];
    }
    taken.add(id);
    return columns.map((column) => ({ rowId: id, columnId: column.id, text: line[column.at] ?? '' }));
  });
  const own = new Set([
    itemAt,
    sizeAt,
    at(word('columnItem')),
    at(word('columnSize')),
    ...columns.map((one) => one.at),
  ]);
  leftOut.columns.push(...head.filter((name, index) => !own.has(index) && name.trim() !== ''));
  return { cells, remarks: remarksOf(leftOut) };
}

/** The head of each scheme's column, by the scheme's id: its name, and its id too where another one is called the same. */
function headsOf(schemes: readonly GridLine[]): ReadonlyMap<string, string> {
  const called = Map.groupBy(schemes, ({ name }) => spelled(name));
  const isAlone = (name: string) => called.get(spelled(name))?.length === 1;
  return new Map(schemes.map(({ id, name }) => [id, isAlone(name) ? name : `${name.trim()} (${id})`]));
}

/** Lines by their numbers in the file, and columns by their heads. */
type LeftOut = { readonly unknown: number[]; readonly repeated: number[]; readonly columns: string[] };

function remarksOf({ unknown, repeated, columns }: LeftOut): string[] {
  return [
    ...(unknown.length > 0 ? [say(menuSchemePhrases, 'unknownLines', numbersOf(unknown))] : []),
    ...(repeated.length > 0 ? [say(menuSchemePhrases, 'repeatedLines', numbersOf(repeated))] : []),
    ...(columns.length > 0 ? [say(menuSchemePhrases, 'unknownColumns', { names: columns.join(', ') })] : []),
  ];
}

function numbersOf(numbers: readonly number[]): { readonly count: number; readonly lines: string } {
  const named = numbers.slice(0, linesNamed);
  return { count: numbers.length, lines: [...named, ...(numbers.length > linesNamed ? ['…'] : [])].join(', ') };
}

/** Spreadsheets separate by what is usual in their country, or by tabs: whatever stands most often in the first line. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, delimiter) => (count(delimiter) > count(most) ? delimiter : most));
}

/** Without the apostrophe that keeps a spreadsheet from computing a text. */
function plain(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@])/, '');
}

async function readUtf8(file: File): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}

type Word = 'columnItem' | 'columnSize' | 'columnItemId' | 'columnSizeId' | 'tooLarge' | 'notText' | 'tooManyLines';

function word(key: Word): string {
  return say(menuSchemePhrases, key);
}
