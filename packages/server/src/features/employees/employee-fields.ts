import type { GivenUser } from '@servery/contract';
import type { Job, PersonFields } from './employee.ts';

/** A person's fields with what was given laid over them; a wage that is left out stays what it was for that job at that place. */
export function fieldsOf(before: PersonFields, given: GivenUser): PersonFields {
  const wages = new Map(before.jobs.map((job) => [jobKey(job), job.wage]));
  return {
    name: given.name ?? before.name,
    email: given.email === undefined ? before.email : normalized(given.email),
    phone: given.phone === undefined ? before.phone : given.phone,
    posId: given.posId === undefined ? before.posId : given.posId,
    grantedRoles: given.grantedRoles ?? before.grantedRoles,
    jobs:
      given.jobs?.map(({ jobTypeId, place = null, wage }) => ({
        jobTypeId,
        place,
        wage: wage === undefined ? (wages.get(jobKey({ jobTypeId, place })) ?? null) : wage,
      })) ?? before.jobs,
    certifications:
      given.certifications?.map(({ issuedOn = null, ...rest }) => ({ ...rest, issuedOn })) ?? before.certifications,
    employment: { ...before.employment, ...given.employment },
  };
}

/** What tells the jobs of one person apart. */
export function jobKey({ jobTypeId, place }: Pick<Job, 'jobTypeId' | 'place'>): string {
  return JSON.stringify([jobTypeId, place]);
}

/** Full-width and other compatibility letters become the plain ones that they look like. */
function normalized(email: string | null): string | null {
  return email === null ? null : email.normalize('NFKC').trim() || null;
}
