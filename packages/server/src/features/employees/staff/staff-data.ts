import type { UserRecord } from '@servery/contract';
import {
  type DueTerms,
  mayKeepOwnJobs,
  maySeeJob,
  maySeeStaffData,
  mayViewWages,
  papersOf,
  type Reach,
} from '@servery/domain';
import type { Actor } from '../../../access/actor.ts';
import type { Job, KnownPlace, ListedPerson } from '../employee.ts';

type StaffData = Pick<
  UserRecord,
  'jobs' | 'areOwnJobsFixed' | 'jobsElsewhere' | 'papers' | 'certifications' | 'employment'
>;

/** The person who reads or changes staff data. */
export type StaffReader = Pick<Actor, 'staffGrants'>;
/** The same, who may be the person on record. */
type Keeper = Pick<Actor, 'staffGrants' | 'userId'>;

/** EE-08, EM-101 to EM-104: the staff data that the reader may see of a person, with the wages that they may see. */
export function staffDataOf(reader: Keeper, person: ListedPerson, terms: DueTerms): StaffData {
  if (!maySeeStaffData(reader.staffGrants)) return {};
  const { employment, jobPlaces } = person;
  const seen = seenJobs(reader, { held: person.grantedRoles, places: jobPlaces }, person.jobs);
  return {
    jobs: shownJobs(reader, person),
    areOwnJobsFixed: person.id === reader.userId && !mayKeepOwnJobs(reader.staffGrants),
    jobsElsewhere: person.jobs.filter((job) => !seen.includes(job)).map((job) => placedJob(person, job)),
    papers: namedPapers(person, terms),
    certifications: [...person.certifications],
    employment: {
      hiredOn: employment.hiredOn ?? null,
      birthDate: employment.birthDate ?? null,
      payrollId: employment.payrollId ?? null,
      cardId: employment.cardId ?? null,
      driverLicence: employment.driverLicence ?? null,
      driverLicenceExpiresOn: employment.driverLicenceExpiresOn ?? null,
      insuranceExpiresOn: employment.insuranceExpiresOn ?? null,
    },
  };
}

type ShownJob = NonNullable<UserRecord['jobs']>[number];

/** The jobs that the reader sees, each with its wage where that is seen, too. */
export function shownJobs(reader: StaffReader, person: ListedPerson): ShownJob[] {
  const around = { held: person.grantedRoles, places: person.jobPlaces };
  return seenJobs(reader, around, person.jobs).map((job) => ({
    ...placedJob(person, job),
    ...(seesWageAt(reader, around, job.place) ? { wage: job.wage } : {}),
  }));
}

function placedJob({ jobPlaces }: ListedPerson, { jobTypeId, place }: Job): Omit<ShownJob, 'wage'> {
  return { jobTypeId, place, ...(place === null ? {} : { placeName: jobPlaces.get(place)?.name ?? place }) };
}

/** The papers that the person has or must have, with the names of the requirements; none of a person who has left. */
export function namedPapers(person: ListedPerson, terms: DueTerms): NonNullable<UserRecord['papers']> {
  if (!person.isActive) return [];
  const names = new Map(terms.requirements.map(({ id, name }) => [id, name]));
  return papersOf(person, terms).map((paper) => ({ ...paper, name: names.get(paper.requirementId ?? '') ?? null }));
}

interface WorkPlaces {
  /** Where the person holds roles. */
  readonly held: readonly { readonly place: Reach }[];
  /** The places of jobs, by id. */
  readonly places: ReadonlyMap<string, KnownPlace>;
}

/** EM-101: of the jobs of one person, those that are done where the reader administers people. */
export function seenJobs({ staffGrants }: StaffReader, work: WorkPlaces, jobs: readonly Job[]): readonly Job[] {
  return jobs.filter(({ place }) => {
    const reach = reachOf(work, place) ?? null;
    return maySeeJob(staffGrants, { place: reach, held: work.held });
  });
}

/** EM-102, PM-37: whether the wage of a job at a place is shown; of one without a place, at every place where the person works. */
export function seesWageAt({ staffGrants }: StaffReader, work: WorkPlaces, place: string | null): boolean {
  const reach = reachOf(work, place);
  if (reach === undefined) return false;
  return mayViewWages(staffGrants, reach === null ? work.held : [{ place: reach }]);
}

/** Undefined: a place that there is no longer. */
export function reachOf({ places }: WorkPlaces, place: string | null): Reach | undefined {
  return place === null ? null : places.get(place)?.place;
}
