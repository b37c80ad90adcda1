import type { Operations, ResponseOf } from '@servery/contract';
import { type Grant, mayAt, mayOnCompany } from '@servery/domain';
import type { CompanyScope } from '../../platform/database/database.ts';
import { readPlaces, readRoles } from './check-context.ts';
import { readEmploymentChoices } from './employment-choices.ts';

/** What the person who asks may choose for others; whether a role may be granted at a place, the place decides too. */
export async function readUserChoices(
  scope: CompanyScope,
  actor: readonly Grant[],
): Promise<ResponseOf<Operations['userChoices']>> {
  const { jobTypes, requirements } = await readEmploymentChoices(scope);
  const own = new Set(actor.flatMap(({ permissions }) => permissions));
  const places = await readPlaces(scope);
  return {
    roles: (await readRoles(scope)).map(({ id, name, permissions }) => ({
      id,
      name,
      mayGrant: permissions.every((permission) => own.has(permission)),
    })),
    company: mayOnCompany(actor, ['USER_ADMIN']),
    places: places
      .filter(({ place }) => mayAt(actor, 'USER_ADMIN', place))
      .map(({ id, name, place }) => ({ id, name, type: place.type })),
    jobTypes: [...jobTypes],
    requirements: [...requirements],
  };
}
