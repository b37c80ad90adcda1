import type { GivenUser } from '@servery/contract';
import type { Job, PersonFields } from './employee.ts';

/**
 * A person's fields with the given ones laid over them; a wage that is left out stays as it was for that job at that place.
 * @param isFixed the jobs that stay as they were: the person who changes the others may not see or change them
 */
export function fieldsOf(before: PersonFields, given: GivenUser, isFixed: (job: Job) => boolean): PersonFields {
  const wages = new Map(before.jobs.map((job) => [jobKey(job), job.wage]));
  return {
    name: given.name ?? before.name,
    email: given.email === undefined ? before.email : normalized(given.email),
    phone: given.phone === undefined ? before.phone : given.phone,
    posId: given.posId === undefined ? before.posId : given.posId,
    grantedRoles: given.grantedRoles ?? before.grantedRoles,
    jobs:
      given.jobs === undefined
        ? before.jobs
        : withFixed(
            before.jobs,
            given.jobs.map(({ jobTypeId, place = null, wage }) => ({
              jobTypeId,
              place,
              wage: wage === undefined ? (wages.get(jobKey({ jobTypeId, place })) ?? null) : wage,
            })),
            isFixed,
          ),
    certifications:
      given.certifications?.map(({ issuedOn = null, ...rest }) => ({ ...rest, issuedOn })) ?? before.certifications,
    employment: { ...before.employment, ...given.employment },
  };
}

/** The given jobs and those that stay, in the order that they had. */
function withFixed(before: readonly Job[], given: readonly Job[], isFixed: (job: Job) => boolean): readonly Job[] {
  const fixed = before.filter(isFixed);
  if (fixed.length === 0) return given;
  const keys = new Set(fixed.map(jobKey));
  const order = new Map(before.map((job, index) => [jobKey(job), index]));
  const positionOf = (job: Job) => order.get(jobKey(job)) ?? before.length;
  return [...fixed, ...given.filter((job) => !keys.has(jobKey(job)))].toSorted(
    (one, other) => positionOf(one) - positionOf(other),
  );
}

/** The key that tells the jobs of one person apart. */
export function jobKey({ jobTypeId, place }: Pick<Job, 'jobTypeId' | 'place'>): string {
  return JSON.stringify([jobTypeId, place]);
}

/** Full-width and other compatibility letters become the plain ones that they look like. */
function normalized(email: string | null): string | null {
  return email === null ? null : email.normalize('NFKC').trim() || null;
}
