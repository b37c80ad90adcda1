import { amountInCsv, type CsvSeparator, type GrantedRole } from '@servery/domain';
import { z } from 'zod';
import type { CheckContext } from './check-context.ts';
import type { Certification, Job, Person } from './employee.ts';
import type { UserColumn } from './employee-columns.ts';

/** The marks between the entries of one cell, and inside one entry: `Server @ Pier 39 = 15.50; Analyst`. */
const between = ';';
const at = ' @ ';
const is = ' = ';
/** Between the days of a certification: `Food Handlers = 2026-01-31 to 2027-01-31`. */
const until = 'to';

export type Cells = Readonly<Record<UserColumn, string>>;

export interface CellWriter {
  readonly context: Pick<CheckContext, 'jobTypes' | 'requirements' | 'places'>;
  /** Of a job at a place, or wherever the person works. */
  readonly seesWageAt: (place: string | null) => boolean;
}

/** A person as one line of text cells; wages only where they may be seen. */
export function cellsOf(person: Person, { context, seesWageAt }: CellWriter): Cells {
  const { employment } = person;
  const jobName = ({ jobTypeId, place }: Job): string => {
    const name = plain(context.jobTypes.get(jobTypeId) ?? jobTypeId, jobTypeId);
    return place === null ? name : `${name}${at}${plain(context.places.get(place)?.name ?? place, place)}`;
  };
  return {
    id: person.id,
    name: person.name,
    email: person.email ?? '',
    phone: person.phone ?? '',
    posId: person.posId ?? '',
    status: person.isActive ? 'Active' : 'Deactivated',
    grantedRoles: listed(
      person.grantedRoles.map(({ name, id, grantObject, grantObjectName = '' }) =>
        grantObject === undefined ? plain(name, id) : `${plain(name, id)}${at}${plain(grantObjectName, grantObject)}`,
      ),
    ),
    jobs: listed(
      person.jobs.map((job) =>
        seesWageAt(job.place) && job.wage !== null ? `${jobName(job)}${is}${job.wage}` : jobName(job),
      ),
    ),
    certifications: listed(
      person.certifications.map((certification) => {
        const { requirementId } = certification;
        const name = plain(context.requirements.get(requirementId) ?? requirementId, requirementId);
        const days = daysText(certification);
        return days === '' ? name : `${name}${is}${days}`;
      }),
    ),
    hiredOn: employment.hiredOn ?? '',
    birthDate: employment.birthDate ?? '',
    payrollId: employment.payrollId ?? '',
    cardId: employment.cardId ?? '',
    driverLicence: employment.driverLicence ?? '',
    driverLicenceExpiresOn: employment.driverLicenceExpiresOn ?? '',
    insuranceExpiresOn: employment.insuranceExpiresOn ?? '',
  };
}

function listed(entries: readonly string[]): string {
  return entries.join(`${between} `);
}

function daysText({ issuedOn, expiresOn }: Certification): string {
  return issuedOn === null ? (expiresOn ?? '') : `${issuedOn} ${until} ${expiresOn ?? ''}`.trim();
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
  readonly requirements: NameIndex;
}

/** The entries of a cell, or the reason that its first bad entry cannot be read. */
export type ReadCell<Entry> =
  | { readonly entries: readonly Entry[] }
  | { readonly code: string; readonly message: string };

export function readRolesCell(cell: string, { roles, places }: CellIndex): ReadCell<GrantedRole> {
  const granted: GrantedRole[] = [];
  for (const entry of entriesOf(cell)) {
    const [name, where] = cutAtLast(entry, '@');
    const id = roles.find(name);
    const grantObject = where === undefined ? undefined : places.find(where);
    if (id === undefined || (where !== undefined && grantObject === undefined))
      return { code: 'UNKNOWN_ROLE', message: `There is no role or place “${entry.slice(0, 100)}”.` };
    granted.push(grantObject === undefined ? { id } : { id, grantObject });
  }
  return { entries: granted };
}

type GivenJob = { readonly jobTypeId: string; readonly place: string | null; readonly wage?: string };

/** A wage that the cell does not give is left out. */
export function readJobsCell(
  cell: string,
  { jobTypes, places }: CellIndex,
  separator: CsvSeparator,
): ReadCell<GivenJob> {
  const jobs: GivenJob[] = [];
  for (const entry of entriesOf(cell)) {
    const [what, written] = cutAtLast(entry, '=');
    const wage = written === undefined ? undefined : amountInCsv(written, separator);
    const [name, where] = cutAtLast(what, '@');
    const jobTypeId = jobTypes.find(name);
    const place = where === undefined ? null : places.find(where);
    if (jobTypeId === undefined || place === undefined)
      return { code: 'UNKNOWN_JOB_TYPE', message: `There is no job or place “${what.slice(0, 100)}”.` };
    if (wage !== undefined && !/^\d{1,6}(\.\d{1,2})?$/.test(wage))
      return { code: 'WAGE_FORM', message: `“${wage.slice(0, 40)}” is not a wage. Enter an amount such as 17.50.` };
    jobs.push({ jobTypeId, place, ...(wage === undefined ? {} : { wage }) });
  }
  return { entries: jobs };
}

const day = String.raw`\d{4}-\d\d-\d\d`;
const days = new RegExp(`^(?:(${day}) ${until} ?)?(${day})?$`);
const daySchema = z.iso.date().nullable();

export function readCertificationsCell(cell: string, { requirements }: CellIndex): ReadCell<Certification> {
  const certifications: Certification[] = [];
  for (const entry of entriesOf(cell)) {
    const [name, text = ''] = cutAtLast(entry, '=');
    const requirementId = requirements.find(name);
    if (requirementId === undefined)
      return { code: 'UNKNOWN_REQUIREMENT', message: `There is no certification “${name.slice(0, 100)}”.` };
    const found = days.exec(text.endsWith(until) ? `${text} ` : text);
    const [, issuedOn = null, expiresOn = null] = found ?? [];
    if (found === null || ![issuedOn, expiresOn].every((one) => daySchema.safeParse(one).success))
      return {
        code: 'DAYS_FORM',
        message:
          'Enter the expiration date as 2027-11-20, or the issue and expiration dates as 2026-11-20 to 2027-11-20.',
      };
    certifications.push({ requirementId, issuedOn, expiresOn });
  }
  return { entries: certifications };
}

/** The text before and after the last mark; without one there is nothing after. */
function cutAtLast(entry: string, mark: string): [before: string, after?: string] {
  const cut = entry.lastIndexOf(mark);
  return cut < 0 ? [entry.trim()] : [entry.slice(0, cut).trim(), entry.slice(cut + 1).trim()];
}

function entriesOf(cell: string): string[] {
  return cell
    .split(between)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
