import { type Days, formatDay, type ReportAddress, type ReportId, readReportFilters } from '@servery/domain';
import {
  isSalesColumn,
  reportMailPhrases as phrases,
  type ReportColumns,
  reportNames,
  reportShapes,
  type SalesColumnId,
  type SalesShape,
  type SalesValues,
  salesChange,
  salesPhrases,
  salesText,
  salesValue,
  say,
  type WorkKind,
} from '@servery/words';
import type { LetterTable } from '../../../platform/mail/letter.ts';

/** The figures of a report for its reader: its rows by name, and all of them together. */
export interface ViewFigures extends ReportColumns {
  readonly by: SalesShape['by'] | WorkKind;
  /** Undefined: in the order of the rows. */
  readonly usualSort: SalesColumnId | undefined;
  readonly rows: readonly { readonly name: string; readonly sums: SalesValues }[];
  readonly total: SalesValues;
  /** Of the days compared with; undefined without any. */
  readonly before: SalesValues | undefined;
  /** How many stores it holds. */
  readonly stores: number;
  /** The parts that are absent from it, and why. */
  readonly notes: readonly string[];
}

interface LetterOf {
  readonly report: ReportId;
  readonly name: string;
  readonly address: ReportAddress;
  /** The date of the store whose clock counts. */
  readonly today: string;
  readonly figures: ViewFigures;
}

/** More rows are read in the console. */
const mostRows = 25;

/** The figures and the table of a view in words: the same columns, names and units as on its page. */
export function viewLetter({ report, name, address, today, figures }: LetterOf) {
  const { days, compared } = readReportFilters(address, today);
  const isEmpty = figures.rows.length === 0;
  const facts = {
    report: reportNames[report],
    stores: say(phrases, 'stores', { count: figures.stores }),
    days: daysText(days),
    ...(compared && { compared: daysText(compared) }),
  };
  const list = {
    heading: say(phrases, 'figures'),
    lines: figures.strip.map((id) => ({ text: figureText(id, figures) })),
  };
  return {
    subject: say(phrases, 'subject', { view: name, days: daysText(days) }),
    paragraphs: [
      say(phrases, compared === undefined ? 'what' : 'whatCompared', facts),
      ...(isEmpty ? [say(phrases, reportShapes[report].rollup === 'work' ? 'nobody' : 'nothing')] : []),
      ...figures.notes,
    ],
    lists: isEmpty ? [] : [list],
    tables: isEmpty ? [] : [tableOf(address, figures)],
  };
}

function figureText(id: SalesColumnId, { total, before }: ViewFigures): string {
  const now = salesValue(id, { sums: total, whole: total });
  const was = before === undefined ? null : salesValue(id, { sums: before, whole: before });
  const figure = { name: say(salesPhrases, id), value: salesText(id, now) };
  const change = salesChange(id, now, was);
  if (change === null) return say(phrases, 'figure', figure);
  const words = say(phrases, change.direction, { text: change.text });
  return say(phrases, 'figureChanged', { ...figure, change: words, before: salesText(id, was) });
}

function tableOf({ sort }: ReportAddress, figures: ViewFigures): LetterTable {
  const { by, columns, usualSort, rows, total } = figures;
  const written = sort?.replace(/^-/, '') ?? '';
  const id = isSalesColumn(written) && columns.includes(written) ? written : usualSort;
  const isRising = id === written && sort?.startsWith('-') === false;
  const valueIn = (sums: SalesValues, column: SalesColumnId) => salesValue(column, { sums, whole: total });
  const ordered =
    id === undefined
      ? rows
      : rows.toSorted(
          (one, other) => ((valueIn(one.sums, id) ?? 0) - (valueIn(other.sums, id) ?? 0)) * (isRising ? 1 : -1),
        );
  const shown = ordered.slice(0, mostRows);
  return {
    head: [say(phrases, `row.${by}`), ...columns.map((column) => say(salesPhrases, column))],
    rows: shown.map(({ name, sums }) => [
      name === '' ? say(phrases, by === 'tax' ? 'noTaxName' : 'noName') : name,
      ...columns.map((column) => salesText(column, valueIn(sums, column))),
    ]),
    foot: shown.length < rows.length ? say(phrases, 'shown', { shown: shown.length, count: rows.length }) : '',
  };
}

function daysText({ from, to }: Days): string {
  return from === to ? formatDay(from) : say(phrases, 'dayRange', { from: formatDay(from), to: formatDay(to) });
}
