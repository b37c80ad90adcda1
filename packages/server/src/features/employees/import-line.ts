import { type GivenUser, givenUserSchema, type ImportLine } from '@servery/contract';
import { type CsvDays, type CsvSeparator, daysOfColumn, isNameText, NAME_FORM } from '@servery/domain';
import type { CsvTable, TableLine } from '../../platform/csv.ts';
import {
  type CellIndex,
  type ReadCell,
  readCertificationsCell,
  readJobsCell,
  readRolesCell,
} from './employee-cells.ts';
import { employmentColumns, type UserColumn, userColumns } from './employee-columns.ts';

type LineErrors = ImportLine['errors'];

/** One line of the file: the values that can be read without knowing the company, and the rest when it is known. */
export interface ReadLine {
  readonly line: number;
  readonly id: string;
  readonly given: GivenUser;
  readonly trouble: TableLine<UserColumn>['trouble'];
  read(index: CellIndex): { given: GivenUser; errors: LineErrors };
}

/** A column that the file lacks is left out, as is one that the line ends before; an empty cell empties its field. */
export function lineInput(file: FileOfPeople, { line, cell, trouble }: TableLine<UserColumn>): ReadLine {
  const plain = readPlain(cell, file.days);
  return {
    line,
    id: cell('id') ?? '',
    given: plain.given,
    trouble,
    read: (index) => {
      const named = readNamed(cell, index, file.separator);
      return { given: { ...plain.given, ...named.given }, errors: [...plain.errors, ...named.errors] };
    },
  };
}

export interface FileOfPeople {
  readonly separator: CsvSeparator;
  /** How each column of days writes them. */
  readonly days: ReadonlyMap<UserColumn, CsvDays>;
}

export function fileOfPeople({ separator, columns, lines }: CsvTable<UserColumn>): FileOfPeople {
  const days = [...dayColumns].filter((column) => columns.has(column));
  return {
    separator,
    days: new Map(days.map((column) => [column, daysOfColumn(lines.map(({ cell }) => cell(column) ?? ''))])),
  };
}

type Cell = TableLine<UserColumn>['cell'];

const plainColumns = ['name', 'email', 'phone', 'posId'] as const;
const dayColumns: ReadonlySet<UserColumn> = new Set([
  'hiredOn',
  'birthDate',
  'driverLicenceExpiresOn',
  'insuranceExpiresOn',
]);

function readPlain(cell: Cell, days: FileOfPeople['days']): { given: GivenUser; errors: LineErrors } {
  const errors: LineErrors = [];
  let given: GivenUser = {};
  for (const column of plainColumns) {
    const text = cell(column);
    if (text === undefined) continue;
    const read = givenUserSchema.safeParse({ [column]: text === '' && column !== 'name' ? null : text });
    if (read.success) given = { ...given, ...read.data };
    else errors.push(wrong(column, 'INVALID', text === '' ? 'A person needs a name.' : whyNot(text)));
  }
  for (const column of employmentColumns) {
    const text = cell(column);
    if (text === undefined) continue;
    const inColumn = days.get(column);
    const value = text === '' ? null : (inColumn?.read(text) ?? text);
    const read = givenUserSchema.safeParse({ employment: { [column]: value } });
    if (read.success) given = { ...given, employment: { ...given.employment, ...read.data.employment } };
    else errors.push(wrong(column, 'INVALID', inColumn === undefined ? 'This is too long.' : noDay(text, inColumn)));
  }
  return { given, errors };
}

/** Of a text that has no form of its own: a name is one visible line. */
function whyNot(text: string): string {
  return isNameText(text) ? 'This is too long.' : NAME_FORM;
}

function noDay(text: string, { isAmbiguous }: CsvDays): string {
  const both = isAmbiguous && /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(text);
  return both ? `Is “${text}” month/day or day/month? Write it as 2026-11-20.` : 'Enter a date such as 2026-11-20.';
}

function readNamed(cell: Cell, index: CellIndex, separator: CsvSeparator): { given: GivenUser; errors: LineErrors } {
  const errors: LineErrors = [];
  const listIn = <Entry>(column: UserColumn, read: (text: string, index: CellIndex) => ReadCell<Entry>) => {
    const text = cell(column);
    const result = text === undefined ? undefined : read(text, index);
    if (result === undefined) return undefined;
    if ('entries' in result) return [...result.entries];
    errors.push(wrong(column, result.code, result.message));
    return undefined;
  };
  const [grantedRoles, jobs] = [
    listIn('grantedRoles', readRolesCell),
    listIn('jobs', (text, known) => readJobsCell(text, known, separator)),
  ];
  const certifications = listIn('certifications', readCertificationsCell);
  return {
    given: {
      ...(grantedRoles === undefined ? {} : { grantedRoles }),
      ...(jobs === undefined ? {} : { jobs }),
      ...(certifications === undefined ? {} : { certifications }),
    },
    errors,
  };
}

function wrong(column: UserColumn, code: string, message: string): LineErrors[number] {
  return { code, column: userColumns[column], message };
}
