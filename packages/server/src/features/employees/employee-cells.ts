import type { GrantedRole } from '@servery/domain';
import type { CheckContext } from './check-context.ts';
import type { Person } from './employee.ts';
import type { UserColumn } from './employee-columns.ts';

/** What stands between the entries of one cell, and inside one entry: `Server @ Pier 39; Analyst`. */
const between = ';';
const at = ' @ ';
const pays = ' = ';

export type Cells = Readonly<Record<UserColumn, string>>;

export interface CellWriter {
  readonly context: Pick<CheckContext, 'jobTypes'>;
  readonly mayViewWages: boolean;
}

/** A person as one line of text cells; wages only where they may be seen. */
export function cellsOf(person: Person, { context, mayViewWages }: CellWriter): Cells {
  return {
    id: person.id,
    name: person.name,
    email: person.email ?? '',
    phone: person.phone ?? '',
    posId: person.posId ?? '',
    status: person.isActive ? 'Active' : 'Deactivated',
    grantedRoles: person.grantedRoles
      .map(({ name, id, grantObject, grantObjectName = '' }) =>
        grantObject === undefined ? plain(name, id) : `${plain(name, id)}${at}${plain(grantObjectName, grantObject)}`,
      )
      .join(`${between} `),
    jobs: person.jobs
      .map(({ jobTypeId, wage }) => {
        const name = plain(context.jobTypes.get(jobTypeId) ?? jobTypeId, jobTypeId);
        return mayViewWages && wage !== null ? `${name}${pays}${wage}` : name;
      })
      .join(`${between} `),
    hiredOn: person.employment.hiredOn ?? '',
    payrollId: person.employment.payrollId ?? '',
  };
}

/** A name that the marks of a cell would break is written as its id. */
function plain(name: string, id: string): string {
  return name.includes(between) || name.includes('@') || name.includes('=') ? id : name;
}

/** Finds by id or by name; a name that two things have finds neither. */
export interface NameIndex {
  find(text: string): string | undefined;
}

export function nameIndex(entries: Iterable<readonly [id: string, name: string]>): NameIndex {
  const ids = new Set<string>();
  const byName = new Map<string, string | null>();
  for (const [id, name] of entries) {
    ids.add(id);
    const key = name.trim().toLowerCase();
    byName.set(key, byName.has(key) ? null : id);
  }
  return { find: (text) => (ids.has(text) ? text : (byName.get(text.trim().toLowerCase()) ?? undefined)) };
}

export interface CellIndex {
  readonly roles: NameIndex;
  readonly places: NameIndex;
  readonly jobTypes: NameIndex;
}

/** @returns the roles, or the entry that names nothing known */
export function readRolesCell(cell: string, { roles, places }: CellIndex): GrantedRole[] | { unknown: string } {
  const granted: GrantedRole[] = [];
  for (const entry of entriesOf(cell)) {
    const cut = entry.lastIndexOf('@');
    const id = roles.find(cut < 0 ? entry : entry.slice(0, cut).trim());
    const grantObject = cut < 0 ? undefined : places.find(entry.slice(cut + 1).trim());
    if (id === undefined || (cut >= 0 && grantObject === undefined)) return { unknown: entry };
    granted.push(grantObject === undefined ? { id } : { id, grantObject });
  }
  return granted;
}

/** @returns the jobs with the wages that stand there, or the entry that names nothing known */
export function readJobsCell(
  cell: string,
  { jobTypes }: CellIndex,
): { jobTypeId: string; wage?: string }[] | { unknown: string } {
  const jobs: { jobTypeId: string; wage?: string }[] = [];
  for (const entry of entriesOf(cell)) {
    const [name = '', wage] = entry.split('=').map((part) => part.trim());
    const jobTypeId = jobTypes.find(name);
    if (jobTypeId === undefined || (wage !== undefined && !/^\d{1,6}(\.\d{1,2})?$/.test(wage)))
      return { unknown: entry };
    jobs.push(wage === undefined ? { jobTypeId } : { jobTypeId, wage });
  }
  return jobs;
}

function entriesOf(cell: string): string[] {
  return cell
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
