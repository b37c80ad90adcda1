import { isPhone, isPosId, repeatedPlace } from '@servery/domain';
import { z } from 'zod/mini';
import type { EmployeeBody, EmployeeRecord } from '../employee-calls.ts';

/** The value of a place field that means the whole company; no id has this form. */
export const wholeCompany = '*';
/** The place of a job that is valid wherever the person works. */
export const anywhere = '*';

export type RoleLine = { readonly key: string; readonly role: string | null; readonly place: string | null };
export type JobLine = {
  readonly key: string;
  readonly job: string | null;
  readonly place: string;
  readonly wage: string;
  /** The wage is there for others only: a wage that was not sent is not changed. */
  readonly isWageHidden: boolean;
};
export type CertificationLine = {
  readonly key: string;
  readonly requirement: string | null;
  readonly issuedOn: string;
  readonly expiresOn: string;
};

const plainFields = ['name', 'email', 'phone', 'posId'] as const;
export const dataFields = ['hiredOn', 'birthDate', 'payrollId'] as const;
export const driverFields = ['driverLicence', 'driverLicenceExpiresOn', 'insuranceExpiresOn'] as const;
const employmentFields = [...dataFields, 'cardId', ...driverFields] as const;
export type PlainField = (typeof plainFields)[number];
export type EmploymentField = (typeof employmentFields)[number];

/** The form as it is typed: nothing is null, nothing is checked yet. */
export type EmployeeDraft = Readonly<Record<PlainField | EmploymentField, string>> & {
  readonly roles: readonly RoleLine[];
  readonly jobs: readonly JobLine[];
  readonly certifications: readonly CertificationLine[];
};

const text = z.string();
const choice = z.nullable(text);

/** The same, as this computer keeps it. */
export const draftSchema = z.object({
  name: text,
  email: text,
  phone: text,
  posId: text,
  hiredOn: text,
  birthDate: text,
  payrollId: text,
  cardId: text,
  driverLicence: text,
  driverLicenceExpiresOn: text,
  insuranceExpiresOn: text,
  roles: z.array(z.object({ key: text, role: choice, place: choice })),
  jobs: z.array(z.object({ key: text, job: choice, place: text, wage: text, isWageHidden: z.boolean() })),
  certifications: z.array(z.object({ key: text, requirement: choice, issuedOn: text, expiresOn: text })),
});

export function newKey(): string {
  return crypto.randomUUID();
}

export const emptyDraft: EmployeeDraft = {
  name: '',
  email: '',
  phone: '',
  posId: '',
  hiredOn: '',
  birthDate: '',
  payrollId: '',
  cardId: '',
  driverLicence: '',
  driverLicenceExpiresOn: '',
  insuranceExpiresOn: '',
  roles: [],
  jobs: [],
  certifications: [],
};

export function draftOf(employee: EmployeeRecord): EmployeeDraft {
  const { name, email, phone, posId, employment = {}, grantedRoles, jobs = [], certifications = [] } = employee;
  const written = Object.entries(employment).map(([field, value]) => [field, value ?? '']);
  return {
    ...emptyDraft,
    ...Object.fromEntries(written),
    name,
    email: email ?? '',
    phone: phone ?? '',
    posId: posId ?? '',
    roles: grantedRoles.map(({ id, grantObject }) => ({ key: newKey(), role: id, place: grantObject ?? wholeCompany })),
    jobs: jobs.map(({ jobTypeId, place, wage }) => ({
      key: newKey(),
      job: jobTypeId,
      place: place ?? anywhere,
      wage: wage ?? '',
      isWageHidden: wage === undefined,
    })),
    certifications: certifications.map(({ requirementId, issuedOn, expiresOn }) => ({
      key: newKey(),
      requirement: requirementId,
      issuedOn: issuedOn ?? '',
      expiresOn: expiresOn ?? '',
    })),
  };
}

/** The draft as the server takes it; wages only where they are seen. A choice not yet made has no id: `draftErrors` keeps it from being sent. */
function wholeBody(draft: EmployeeDraft): EmployeeBody {
  const orNull = (text: string) => text.trim() || null;
  return {
    name: draft.name.trim(),
    email: orNull(draft.email),
    phone: orNull(draft.phone),
    posId: orNull(draft.posId),
    grantedRoles: draft.roles.map(({ role, place }) =>
      place === wholeCompany ? { id: role ?? '' } : { id: role ?? '', grantObject: place ?? '' },
    ),
    jobs: draft.jobs.map(({ job, place, wage, isWageHidden }) => ({
      jobTypeId: job ?? '',
      place: place === anywhere ? null : place,
      ...(isWageHidden ? {} : { wage: orNull(wage) }),
    })),
    certifications: draft.certifications.map(({ requirement, issuedOn, expiresOn }) => ({
      requirementId: requirement ?? '',
      issuedOn: orNull(issuedOn),
      expiresOn: orNull(expiresOn),
    })),
    employment: Object.fromEntries(employmentFields.map((field) => [field, orNull(draft[field])])),
  };
}

/** Only the changed values, so that nothing is written over that somebody else changed since then. */
export function changedBody(before: EmployeeDraft, draft: EmployeeDraft): EmployeeBody {
  return changedFields(wholeBody(before), wholeBody(draft));
}

function changedFields<Body extends object>(before: Body, now: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const field in now)
    if (JSON.stringify(now[field]) !== JSON.stringify(before[field])) changed[field] = now[field];
  return changed;
}

export type DraftErrorCode =
  | 'nameNeeded'
  | 'emailForm'
  | 'PHONE'
  | 'POS_ID_FORM'
  | 'chooseOne'
  | 'samePlace'
  | 'sameJob'
  | 'sameCertification'
  | 'endsBefore'
  | 'wageForm';

/** The problems that show while the draft is typed, by field: `phone`, `roles.1`. */
export function draftErrors(draft: EmployeeDraft): ReadonlyMap<string, DraftErrorCode> {
  const errors = new Map<string, DraftErrorCode>();
  const [email, phone, posId] = [draft.email.trim(), draft.phone.trim(), draft.posId.trim()];
  if (draft.name.trim() === '') errors.set('name', 'nameNeeded');
  if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) errors.set('email', 'emailForm');
  if (phone !== '' && !isPhone(phone)) errors.set('phone', 'PHONE');
  if (posId !== '' && !isPosId(posId)) errors.set('posId', 'POS_ID_FORM');
  const placed = draft.roles.filter(({ place }) => place !== null);
  const double = repeatedPlace(placed.map(({ place }) => place));
  for (const [index, line] of draft.roles.entries()) {
    if (line.role === null || line.place === null) errors.set(`roles.${index}`, 'chooseOne');
    else if (double >= 0 && placed[double] === line) errors.set(`roles.${index}`, 'samePlace');
  }
  for (const [index, code] of jobErrors(draft.jobs)) errors.set(`jobs.${index}`, code);
  for (const [index, code] of certificationErrors(draft.certifications)) errors.set(`certifications.${index}`, code);
  return errors;
}

function jobErrors(lines: readonly JobLine[]): [index: number, code: DraftErrorCode][] {
  return lines.flatMap(({ job, place, wage }, index): [number, DraftErrorCode][] => {
    if (job === null) return [[index, 'chooseOne']];
    if (lines.findIndex((one) => one.job === job && one.place === place) !== index) return [[index, 'sameJob']];
    return isWage(wage) ? [] : [[index, 'wageForm']];
  });
}

/** An amount, or none. */
export function isWage(text: string): boolean {
  return text.trim() === '' || /^\d{1,6}(\.\d{1,2})?$/.test(text.trim());
}

function certificationErrors(lines: readonly CertificationLine[]): [index: number, code: DraftErrorCode][] {
  return lines.flatMap((line, index): [number, DraftErrorCode][] => {
    const { requirement } = line;
    if (endsBefore(line)) return [[index, 'endsBefore']];
    if (requirement === null) return [[index, 'chooseOne']];
    return lines.findIndex((one) => one.requirement === requirement) === index ? [] : [[index, 'sameCertification']];
  });
}

export function endsBefore({ issuedOn, expiresOn }: CertificationLine): boolean {
  return issuedOn !== '' && expiresOn !== '' && expiresOn < issuedOn;
}

/** `body.grantedRoles.1.grantObject` is shown at `roles.1`. */
export function fieldOfPath(path: string): string {
  const [, field = '', index] = path.split('.');
  const name = field === 'grantedRoles' ? 'roles' : field;
  if (field === 'employment') return index ?? field;
  return index === undefined ? name : `${name}.${index}`;
}
