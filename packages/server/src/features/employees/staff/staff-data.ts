import type { UserRecord } from '@servery/contract';
import { maySeeStaffData, mayViewWages, type Reach } from '@servery/domain';
import type { Actor } from '../../../access/actor.ts';
import type { KnownPlace } from '../employee.ts';
import type { ListedPerson } from '../employees-store.ts';

type StaffData = Pick<UserRecord, 'jobs' | 'certifications' | 'employment'>;

/** EE-08, EM-101 to EM-104: what leaves the server only for the provider's staff, with the wages that they may see. */
export function staffDataOf(actor: Pick<Actor, 'grants'>, person: ListedPerson): StaffData {
  if (!maySeeStaffData(actor.grants)) return {};
  const { employment, jobPlaces } = person;
  const around = { held: person.grantedRoles, places: jobPlaces };
  return {
    jobs: person.jobs.map(({ jobTypeId, place, wage }) => ({
      jobTypeId,
      place,
      ...(place === null ? {} : { placeName: jobPlaces.get(place)?.name ?? place }),
      ...(seesWageAt(actor, around, place) ? { wage } : {}),
    })),
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

interface WorkPlaces {
  /** Where the person holds roles. */
  readonly held: readonly { readonly place: Reach }[];
  /** The places of jobs, by id. */
  readonly places: ReadonlyMap<string, KnownPlace>;
}

/** EM-102, PM-37: whether the wage of a job at a place is shown; of one without a place, at every place where the person works. */
export function seesWageAt({ grants }: Pick<Actor, 'grants'>, { held, places }: WorkPlaces, place: string | null) {
  if (!maySeeStaffData(grants)) return false;
  if (place === null) return mayViewWages(grants, held);
  const known = places.get(place);
  return known !== undefined && mayViewWages(grants, [known]);
}
