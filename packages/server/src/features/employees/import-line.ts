import { type GivenUser, givenUserSchema, type ImportLine } from '@servery/contract';
import type { CsvLine } from '../../platform/csv.ts';
import {
  type CellIndex,
  type ReadCell,
  readCertificationsCell,
  readJobsCell,
  readRolesCell,
} from './employee-cells.ts';
import { employmentColumns, type UserColumn, userColumns } from './employee-columns.ts';

type LineErrors = ImportLine['errors'];

/** One line of the file: what can be read without knowing the company, and the rest when it is known. */
export interface ReadLine {
  readonly line: number;
  readonly id: string;
  readonly given: GivenUser;
  read(index: CellIndex): { given: GivenUser; errors: LineErrors };
}

/** A column that the file lacks is left out; an empty cell empties its field. */
export function lineInput(line: CsvLine, columns: readonly (UserColumn | undefined)[], width: number): ReadLine {
  const cell = (column: UserColumn): string | undefined => {
    const at = columns.indexOf(column);
    return at < 0 ? undefined : (line.cells[at] ?? '');
  };
  const plain = readPlain(cell);
  const ragged = line.cells.length > width;
  return {
    line: line.line,
    id: cell('id') ?? '',
    given: plain.given,
    read: (index) => {
      const named = readNamed(cell, index);
      return {
        given: { ...plain.given, ...named.given },
        errors: [
          ...(ragged ? [wrong('name', 'COLUMNS', 'This line has more cells than the first one.')] : []),
          ...plain.errors,
          ...named.errors,
        ],
      };
    },
  };
}

type Cell = (column: UserColumn) => string | undefined;

const plainColumns = ['name', 'email', 'phone', 'posId'] as const;
const dayColumns: ReadonlySet<UserColumn> = new Set([
  'hiredOn',
  'birthDate',
  'driverLicenceExpiresOn',
  'insuranceExpiresOn',
]);

function readPlain(cell: Cell): { given: GivenUser; errors: LineErrors } {
  const errors: LineErrors = [];
  let given: GivenUser = {};
  for (const column of plainColumns) {
    const text = cell(column);
    if (text === undefined) continue;
    const read = givenUserSchema.safeParse({ [column]: text === '' && column !== 'name' ? null : text });
    if (read.success) given = { ...given, ...read.data };
    else errors.push(wrong(column, 'INVALID', text === '' ? 'A person needs a name.' : 'This is too long.'));
  }
  for (const column of employmentColumns) {
    const text = cell(column);
    if (text === undefined) continue;
    const read = givenUserSchema.safeParse({ employment: { [column]: text === '' ? null : text } });
    if (read.success) given = { ...given, employment: { ...given.employment, ...read.data.employment } };
    else
      errors.push(
        wrong(column, 'INVALID', dayColumns.has(column) ? 'Write a day as 2026-11-20.' : 'This is too long.'),
      );
  }
  return { given, errors };
}

function readNamed(cell: Cell, index: CellIndex): { given: GivenUser; errors: LineErrors } {
  const errors: LineErrors = [];
  const listIn = <Entry>(column: UserColumn, read: (text: string, index: CellIndex) => ReadCell<Entry>) => {
    const text = cell(column);
    const result = text === undefined ? undefined : read(text, index);
    if (result === undefined) return undefined;
    if ('entries' in result) return [...result.entries];
    errors.push(wrong(column, result.code, result.message));
    return undefined;
  };
  const [grantedRoles, jobs] = [listIn('grantedRoles', readRolesCell), listIn('jobs', readJobsCell)];
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
