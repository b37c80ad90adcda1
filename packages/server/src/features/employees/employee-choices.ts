import type { Operations, ResponseOf } from '@servery/contract';
import { type Grant, lackingRights, mayGrantAt, mayViewWages, type Reach, type RoleRights } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { readPlaces, readRoles } from './check-context.ts';
import type { KnownPlace } from './employee.ts';
import { readEmploymentChoices, readJobsAndRequirements } from './employment-choices.ts';
import { readDueTerms } from './staff/due-terms.ts';

/** The choices that the person who asks has for others; whether a role may be granted at a place, the place decides too. */
export async function readUserChoices(
  scope: CompanyScope,
  { grants: actor, staffGrants }: Pick<Actor, 'grants' | 'staffGrants'>,
): Promise<ResponseOf<Operations['userChoices']>> {
  const employment = await readJobsAndRequirements(scope);
  const { jobTypes, requirements } = await readEmploymentChoices(scope, employment);
  const places = await readPlaces(scope);
  return {
    roles: (await readRoles(scope)).map((role) => ({
      id: role.id,
      name: role.name,
      mayGrant: mayGrantSomewhere(actor, role, places),
    })),
    company: mayGrantAt(actor, null),
    places: places
      .filter(({ place }) => mayGrantAt(actor, place))
      .map(({ id, name, place }) => ({
        id,
        name,
        type: place.type,
        mayViewWages: mayViewWages(staffGrants, [{ place }]),
      })),
    jobTypes: [...jobTypes],
    requirements: [...requirements],
    terms: await readDueTerms(scope, employment),
  };
}

/** The places of the actor's own grants decide: below them are the same rights or more. */
function mayGrantSomewhere(actor: readonly Grant[], role: RoleRights, places: readonly KnownPlace[]): boolean {
  const own = actor.map(({ grantedOn }): Reach | undefined =>
    grantedOn.type === 'GLOBAL' ? null : places.find(({ id }) => id === grantedOn.id)?.place,
  );
  return own.some(
    (place) => place !== undefined && mayGrantAt(actor, place) && lackingRights(actor, role, place).length === 0,
  );
}
