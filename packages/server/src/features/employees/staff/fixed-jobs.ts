import { mayKeepJob } from '@servery/domain';
import type { Job, ListedPerson } from '../employee.ts';
import { reachOf, type StaffReader } from './staff-data.ts';

/** EM-101: the jobs of a person that stay as they are, whatever this person saves: they are done where others administer. */
export function fixedJobs({ staffGrants }: StaffReader, person: ListedPerson | undefined): (job: Job) => boolean {
  if (person === undefined) return () => false;
  const { grantedRoles: held, jobPlaces: places } = person;
  return ({ place }) => !mayKeepJob(staffGrants, { place: reachOf({ held, places }, place) ?? null, held });
}
