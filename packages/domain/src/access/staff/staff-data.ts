import type { HeldRole } from '../administering.ts';
import { lackingRights, type Reach, reachesAll } from '../granting.ts';
import { type Grant, mayAnywhere, mayOnCompany } from '../grants.ts';
import type { Permission } from '../permissions.ts';

/** The keeper of jobs, wages, certifications and the other staff data of a company: its own people, or the provider. */
export const STAFF_DATA_KEEPERS = ['COMPANY', 'PROVIDER'] as const;
export type StaffDataKeeper = (typeof STAFF_DATA_KEEPERS)[number];

interface StaffDataReader {
  readonly keeper: StaffDataKeeper;
  readonly grants: readonly Grant[];
  /** Belongs to another company, or acts as somebody of this one from another. */
  readonly isOutsider: boolean;
}

/**
 * EE-08, EM-101 to EM-104: the grants that count for staff data. Where the company looks after it, those of its own people;
 * where it leaves that to the provider, those of the provider's staff.
 * @returns no grant for a reader who may see none of it
 */
export function staffGrants({ keeper, grants, isOutsider }: StaffDataReader): readonly Grant[] {
  const holds = keeper === 'PROVIDER' ? mayOnCompany(grants, ['PROVIDER_STAFF']) : !isOutsider;
  return holds ? grants : [];
}

/** Whether any staff data is shown; all below take `staffGrants`. */
export function maySeeStaffData(grants: readonly Grant[]): boolean {
  return mayAnywhere(grants, ['USER_ADMIN']);
}

type Workplaces = readonly { readonly place: Reach }[];

/** PM-37, EM-102: wages are seen by a person who administers people and holds View Wage Data at every place of the work. */
export function mayViewWages(grants: readonly Grant[], work: Workplaces): boolean {
  const places = work.length === 0 ? [null] : work.map(({ place }) => place);
  return places.every((place) => mayAt(grants, 'USER_ADMIN', place) && mayAt(grants, 'VIEW_WAGE_DATA', place));
}

/** A job of a person: where it is done, null for wherever the person works, and where the person holds roles. */
interface JobThere {
  readonly place: Reach;
  readonly held: Workplaces;
}

/** EM-101: a job is seen from each place that it is done at. */
export function maySeeJob(grants: readonly Grant[], { place, held }: JobThere): boolean {
  if (place !== null && mayAt(grants, 'USER_ADMIN', place)) return true;
  if (held.length === 0) return mayAt(grants, 'USER_ADMIN', null);
  return held.some((role) => mayAt(grants, 'USER_ADMIN', role.place) && overlap(role.place, place));
}

/** EM-101: a job is changed by a person who administers people wherever it is done. */
export function mayKeepJob(grants: readonly Grant[], { place, held }: JobThere): boolean {
  if (place !== null || held.length === 0) return mayAt(grants, 'USER_ADMIN', place);
  return held.every((role) => mayAt(grants, 'USER_ADMIN', role.place));
}

/** EM-103, EM-104: whether the staff data of a person may be changed: it is no superior at the places that the reader administers. */
export function mayKeepStaffData(grants: readonly Grant[], held: readonly HeldRole[]): boolean {
  if (held.length === 0) return mayAt(grants, 'USER_ADMIN', null);
  const here = held.filter(({ place }) => mayAt(grants, 'USER_ADMIN', place));
  return here.length > 0 && here.every((role) => lackingRights(grants, role, role.place).length === 0);
}

/** EM-101, EM-102: nobody changes their own jobs and wages, but for a person who administers the whole company. */
export function mayKeepOwnJobs(grants: readonly Grant[]): boolean {
  return mayOnCompany(grants, ['USER_ADMIN']);
}

function overlap(one: Reach, other: Reach): boolean {
  if (one === null || other === null) return true;
  return one.id === other.id || one.groupId === other.id || other.groupId === one.id;
}

function mayAt(grants: readonly Grant[], permission: Permission, place: Reach): boolean {
  return grants.some((grant) => reachesAll(grant, place) && grant.permissions.includes(permission));
}
