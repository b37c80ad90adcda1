import type { GivenUser } from '@servery/contract';
import {
  type Grant,
  type GrantedRole,
  isPhone,
  isPosId,
  lackingRights,
  mayGrantAt,
  mayKeepJob,
  mayKeepOwnJobs,
  mayKeepStaffData,
  mayOnCompany,
  maySeeStaffData,
  permissionEntry,
  type Reach,
  repeatedPlace,
} from '@servery/domain';
import { z } from 'zod';
import type { FaultDetail } from '../../platform/fault.ts';
import { emailKey } from '../../sign-in/email-key.ts';
import type { CheckContext } from './check-context.ts';
import type { Person, PersonFields } from './employee.ts';
import { jobKey } from './employee-fields.ts';
import { seesWageAt } from './staff/staff-data.ts';

/** The person who makes the change. */
export interface Editor {
  readonly userId: string;
  readonly grants: readonly Grant[];
  /** Those that count for staff data. */
  readonly staffGrants: readonly Grant[];
}

/** A person before and after; `before` is undefined for a new one. */
export interface PersonChange {
  readonly id: string;
  readonly before: Person | undefined;
  readonly after: PersonFields;
}

/** A change as somebody asks for it. */
export interface AskedChange extends PersonChange {
  readonly given: GivenUser;
}

const emailSchema = z.email();

/** Everything that is wrong with a change, each with the field; fields that stay as they were are not judged again. */
export function checkPerson(context: CheckContext, editor: Editor, change: AskedChange): FaultDetail[] {
  return [
    ...checkEmail(context, change),
    ...checkContact(context, change),
    ...checkStaffData(editor, change),
    ...checkOwnJobs(editor, change),
    ...checkJobs(context, editor, change),
    ...checkCertifications(context, change),
    ...checkGrants(context, editor, change),
  ];
}

function checkEmail({ emailOwners }: CheckContext, { id, before, after }: PersonChange): FaultDetail[] {
  const { email } = after;
  if (email === null || email === before?.email) return [];
  if (!emailSchema.safeParse(email).success)
    return [detail('EMAIL_FORM', 'Enter an address such as name@example.com, without accents.', 'email')];
  const owner = emailOwners.get(emailKey(email));
  if (owner === undefined || owner === id) return [];
  return [detail('ALREADY_EXISTS', 'The provided Email is already in use.', 'email')];
}

/** EE-07 */
function checkContact({ posIdOwners }: CheckContext, { id, before, after }: PersonChange): FaultDetail[] {
  const { phone, posId } = after;
  const owner = posId === null ? undefined : posIdOwners.get(posId);
  return [
    ...(phone !== null && phone !== before?.phone && !isPhone(phone)
      ? [detail('PHONE', 'Enter a phone number of 10 to 15 digits.', 'phone')]
      : []),
    ...(posId !== null && posId !== before?.posId && !isPosId(posId)
      ? [detail('POS_ID_FORM', 'Enter a POS id of 1 to 8 digits.', 'posId')]
      : []),
    ...(posId !== before?.posId && owner !== undefined && owner !== id
      ? [detail('POS_ID_TAKEN', 'Another employee has this POS id.', 'posId')]
      : []),
  ];
}

/** EE-08, EM-101, EM-103: kept where the person works, by people who look after the staff data there. */
function checkStaffData({ staffGrants }: Editor, { given, before }: AskedChange): FaultDetail[] {
  const mayKeep = before ? mayKeepStaffData(staffGrants, before.grantedRoles) : maySeeStaffData(staffGrants);
  if (mayKeep) return [];
  return staffFields
    .filter((field) => given[field] !== undefined)
    .map((field) => detail('STAFF_DATA_NOT_ALLOWED', 'You do not have permission to see or change this.', field));
}

export const staffFields = ['jobs', 'certifications', 'employment'] as const;

/** EM-101, EM-102: the pay of a person is set by another person, or by a person who administers the whole company. */
function checkOwnJobs({ userId, staffGrants }: Editor, { id, given, before, after }: AskedChange): FaultDetail[] {
  if (id !== userId || given.jobs === undefined || mayKeepOwnJobs(staffGrants)) return [];
  if (paidJobs(before?.jobs ?? []) === paidJobs(after.jobs)) return [];
  return [detail('OWN_JOBS', 'You cannot change your own jobs and wages.', 'jobs')];
}

function paidJobs(jobs: PersonFields['jobs']): string {
  return JSON.stringify(jobs.map((job) => [jobKey(job), job.wage]));
}

function checkJobs(context: CheckContext, editor: Editor, change: AskedChange): FaultDetail[] {
  const { given, before, after } = change;
  if (given.jobs === undefined) return [];
  const had = new Set(before?.jobs.map(jobKey));
  const hadTypes = new Set(before?.jobs.map(({ jobTypeId }) => jobTypeId));
  const will = workplaces(context, after.grantedRoles);
  const held = [...(before?.grantedRoles ?? []), ...will];
  const keys = given.jobs.map(({ jobTypeId, place = null }) => jobKey({ jobTypeId, place }));
  return given.jobs.flatMap(({ jobTypeId, place = null, wage }, index) => {
    const path = `jobs.${index}`;
    const key = jobKey({ jobTypeId, place });
    const mayPay = wage === undefined || seesWageAt(editor, { held, places: context.places }, place);
    return [
      ...(context.jobTypes.has(jobTypeId) || hadTypes.has(jobTypeId)
        ? []
        : [detail('UNKNOWN_JOB_TYPE', 'There is no such job type.', `${path}.jobTypeId`)]),
      ...(had.has(key) ? [] : checkJobPlace(context, editor, { place, will, path: `${path}.place` })),
      ...(keys.indexOf(key) === index
        ? []
        : [detail('SAME_JOB_TYPE', 'This job is listed twice for the same place.', `${path}.jobTypeId`)]),
      ...(mayPay
        ? []
        : [detail('WAGE_NOT_ALLOWED', 'You do not have permission to see or change wages here.', `${path}.wage`)]),
    ];
  });
}

interface JobPlaceAsked {
  readonly place: string | null;
  /** Where the person will hold roles. */
  readonly will: readonly { readonly place: Reach }[];
  /** Of the place in the body. */
  readonly path: string;
}

/** A job is given where the editor administers people and the person has a role. */
function checkJobPlace(context: CheckContext, editor: Editor, { place, will, path }: JobPlaceAsked): FaultDetail[] {
  const unknown = [detail('UNKNOWN_PLACE', 'You do not have permission to assign jobs there.', path)];
  if (place === null) return mayKeepJob(editor.staffGrants, { place, held: will }) ? [] : unknown;
  const known = context.places.get(place)?.place;
  if (known === undefined || !mayGrantAt(editor.grants, known)) return unknown;
  const isReached = will.some(
    (role) =>
      role.place === null ||
      role.place.id === known.id ||
      role.place.id === known.groupId ||
      role.place.groupId === known.id,
  );
  return isReached ? [] : [detail('JOB_WITHOUT_ROLE', 'The person has no role there. Grant one first.', path)];
}

function checkCertifications(context: CheckContext, { given, before }: AskedChange): FaultDetail[] {
  const held = new Set(before?.certifications.map(({ requirementId }) => requirementId));
  const ids = given.certifications?.map(({ requirementId }) => requirementId) ?? [];
  return (given.certifications ?? []).flatMap(({ requirementId, issuedOn, expiresOn }, index) => {
    const path = `certifications.${index}`;
    return [
      ...(context.requirements.has(requirementId) || held.has(requirementId)
        ? []
        : [detail('UNKNOWN_REQUIREMENT', 'There is no such requirement.', `${path}.requirementId`)]),
      ...(ids.indexOf(requirementId) === index
        ? []
        : [detail('SAME_REQUIREMENT', 'This certification is listed twice.', `${path}.requirementId`)]),
      ...(issuedOn && expiresOn && expiresOn < issuedOn
        ? [detail('ENDS_BEFORE_IT_BEGINS', 'The expiration date is before the issue date.', `${path}.expiresOn`)]
        : []),
    ];
  });
}

/** EE-04, EE-05, and: nobody grants more than they have, where they have it, nor changes their own roles. */
function checkGrants(context: CheckContext, editor: Editor, { id, before, after }: PersonChange): FaultDetail[] {
  const { grantedRoles } = after;
  const held = before?.grantedRoles ?? [];
  const isNew = (role: GrantedRole) => !held.some((one) => isSameGrant(one, role));
  const added = grantedRoles.flatMap((role, index) => (isNew(role) ? [{ role, index }] : []));
  const isTaken = held.some((role) => !grantedRoles.some((one) => isSameGrant(one, role)));
  if ((added.length > 0 || isTaken) && id === editor.userId)
    return [detail('OWN_ROLES', 'You cannot change your own roles.', 'grantedRoles')];
  const double = repeatedPlace(grantedRoles.map(({ grantObject }) => grantObject));
  return [
    ...added.flatMap(({ role, index }) => checkGrant(context, editor, { role, path: `grantedRoles.${index}` })),
    ...(double < 0
      ? []
      : [detail('SAME_GRANT_OBJECT', 'Two roles are granted for the same place.', `grantedRoles.${double}`)]),
    ...needsRole(editor, before, grantedRoles),
  ];
}

interface GrantAsked {
  readonly role: GrantedRole;
  /** Of the grant in the body. */
  readonly path: string;
}

function checkGrant(context: CheckContext, editor: Editor, { role, path }: GrantAsked): FaultDetail[] {
  const known = context.roles.get(role.id);
  if (known === undefined) return [detail('UNKNOWN_ROLE', 'There is no such role.', `${path}.id`)];
  const place = role.grantObject === undefined ? null : context.places.get(role.grantObject)?.place;
  if (place === undefined || !mayGrantAt(editor.grants, place))
    return [detail('UNKNOWN_PLACE', 'You do not have permission to grant roles there.', `${path}.grantObject`)];
  const lacking = lackingRights(editor.grants, known, place);
  if (lacking.length === 0) return [];
  const names = lacking.map((code) => permissionEntry(code).name).join(', ');
  return [detail('BEYOND_OWN_RIGHTS', `The role has permissions that you do not have there: ${names}.`, `${path}.id`)];
}

/** An editor who does not administer the whole company keeps people in sight by a role. */
function needsRole(editor: Editor, before: Person | undefined, roles: readonly GrantedRole[]): FaultDetail[] {
  if (roles.length > 0 || mayOnCompany(editor.grants, ['USER_ADMIN'])) return [];
  if (before !== undefined && before.grantedRoles.length === 0) return [];
  return [detail('ROLE_NEEDED', 'Grant at least one role at a place that you administer.', 'grantedRoles')];
}

export function isSameGrant(one: GrantedRole, other: GrantedRole): boolean {
  return one.id === other.id && one.grantObject === other.grantObject;
}

/** The places of roles; unknown ones are refused elsewhere. */
function workplaces(context: CheckContext, roles: readonly GrantedRole[]): { readonly place: Reach }[] {
  return roles.flatMap(({ grantObject }) => {
    const place = grantObject === undefined ? null : context.places.get(grantObject)?.place;
    return place === undefined ? [] : [{ place }];
  });
}

function detail(code: string, message: string, path: string): FaultDetail {
  return { code, message, path };
}
