import { z } from 'zod';
import type { Reach } from '../access/granting.ts';
import { type GrantTarget, grantCovers } from '../access/grants.ts';

/** EE-02, EE-03: a role without grantObject holds on the whole company. */
export const employeeSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string().optional(),
  /** The number that the person types at a terminal; null: none. */
  posId: z.string().nullable().optional(),
  externalId: z.string().nullable().optional(),
  grantedRoles: z.array(
    z.looseObject({ id: z.string().min(1), name: z.string().optional(), grantObject: z.string().optional() }),
  ),
  jobs: z.array(z.looseObject({ jobTypeId: z.string().min(1) })).optional(),
  certifications: z
    .array(z.looseObject({ requirementId: z.string().min(1), expiresOn: z.string().nullable() }))
    .optional(),
});
export type Employee = z.infer<typeof employeeSchema>;

/** The fields that name the entries of an employee's lists. */
export const EMPLOYEE_IDENTIFIERS = {
  'employees.jobs': 'jobTypeId',
  'employees.certifications': 'requirementId',
} as const;

/** A person as the company knows them. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly posId: string | null;
  readonly externalId: string | null;
  readonly grantedRoles: readonly { readonly id: string; readonly name: string; readonly place: Reach }[];
  /** Without a place: wherever the person works. */
  readonly jobs: readonly { readonly jobTypeId: string; readonly place?: string | null }[];
  readonly certifications: readonly { readonly requirementId: string; readonly expiresOn: string | null }[];
}

/**
 * EE-06: a person as the terminals of a location know them: the roles and jobs that hold there, and certifications. Nothing
 * else leaves: no wage, address, date of birth, card or license.
 * @returns undefined for somebody without a role there
 */
export function employeeAt(person: StaffMember, location: GrantTarget): Employee | undefined {
  const grantedRoles = rolesAt(person, location);
  if (grantedRoles.length === 0) return undefined;
  return {
    ...namedAs(person),
    grantedRoles,
    jobs: onceEach(jobsAt(person, location), ({ jobTypeId }) => jobTypeId).map(({ jobTypeId }) => ({ jobTypeId })),
    certifications: onceEach(certificationsOf(person), ({ requirementId }) => requirementId),
  };
}

/** The same as the company knows them: each role where it holds, each job once with its place. */
export function employeeOf(person: StaffMember): Employee {
  return {
    ...namedAs(person),
    grantedRoles: person.grantedRoles.map(grantedAs),
    jobs: person.jobs.map(({ jobTypeId, place = null }) => ({ jobTypeId, ...(place === null ? {} : { place }) })),
    certifications: certificationsOf(person),
  };
}

function namedAs({ id, name, posId, externalId }: StaffMember) {
  return { id, name, posId, externalId };
}

function grantedAs({ id, name, place }: StaffMember['grantedRoles'][number]) {
  return { id, name, ...(place === null ? {} : { grantObject: place.id }) };
}

function certificationsOf({ certifications }: StaffMember) {
  return certifications.map(({ requirementId, expiresOn }) => ({ requirementId, expiresOn }));
}

/** A role that a wider grant brings there anyway is listed once, with the wider one. */
function rolesAt({ grantedRoles }: StaffMember, location: GrantTarget): Employee['grantedRoles'] {
  const reaching = grantedRoles
    .filter(({ place }) => grantCovers({ grantedOn: place ?? { type: 'GLOBAL', id: null } }, location))
    .toSorted((one, other) => widthOf(other.place) - widthOf(one.place));
  return onceEach(reaching, ({ id }) => id).map(grantedAs);
}

function jobsAt({ jobs }: StaffMember, { id, groupId }: GrantTarget): StaffMember['jobs'] {
  return jobs.filter(({ place = null }) => place === null || place === id || place === groupId);
}

function widthOf(place: Reach): number {
  if (place === null) return 2;
  return place.type === 'GROUP' ? 1 : 0;
}

function onceEach<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => !seen.has(idOf(entry)) && seen.add(idOf(entry)));
}
