import { type GivenUser, givenUserSchema, type ImportLine } from '@servery/contract';
import type { CsvLine } from './csv.ts';
import { type CellIndex, readJobsCell, readRolesCell } from './employee-cells.ts';
import { userColumns } from './employee-columns.ts';

type LineErrors = ImportLine['errors'];

/** One line of the file: what can be read without knowing the company, and the rest when it is known. */
export interface ReadLine {
  readonly line: number;
  readonly id: string;
  readonly given: GivenUser;
  read(index: CellIndex): { given: GivenUser; errors: LineErrors };
}

/** A column that the file lacks is left out; an empty cell empties its field. */
export function lineInput(line: CsvLine, columns: readonly (string | undefined)[], width: number): ReadLine {
  const cell = (column: string): string | undefined => {
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

type Cell = (column: string) => string | undefined;

const plainColumns = ['name', 'email', 'phone', 'posId'] as const;
const employmentColumns = ['hiredOn', 'payrollId'] as const;

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
      errors.push(wrong(column, 'INVALID', column === 'hiredOn' ? 'Write a day as 2026-11-20.' : 'This is too long.'));
  }
  return { given, errors };
}

function readNamed(cell: Cell, index: CellIndex): { given: GivenUser; errors: LineErrors } {
  const rolesCell = cell('grantedRoles');
  const jobsCell = cell('jobs');
  const roles = rolesCell === undefined ? undefined : readRolesCell(rolesCell, index);
  const jobs = jobsCell === undefined ? undefined : readJobsCell(jobsCell, index);
  return {
    given: {
      ...(Array.isArray(roles) ? { grantedRoles: roles } : {}),
      ...(Array.isArray(jobs) ? { jobs } : {}),
    },
    errors: [
      ...(roles !== undefined && 'unknown' in roles
        ? [wrong('grantedRoles', 'UNKNOWN_ROLE', `There is no role or place “${roles.unknown.slice(0, 100)}”.`)]
        : []),
      ...(jobs !== undefined && 'unknown' in jobs
        ? [wrong('jobs', 'UNKNOWN_JOB_TYPE', `There is no job “${jobs.unknown.slice(0, 100)}”.`)]
        : []),
    ],
  };
}

function wrong(column: keyof typeof userColumns, code: string, message: string): LineErrors[number] {
  return { code, column: userColumns[column], message };
}
