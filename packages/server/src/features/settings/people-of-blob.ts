import { asJsonObject, type GrantTarget, type JsonObject, mayOnCompany } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { storedPart } from '../../configuration/checks/checked-documents.ts';
import { computedParts, readOnly } from '../../configuration/computed/computed-parts.ts';
import { peopleSection } from '../../configuration/computed/computed-sections.ts';
import { employeesOf } from '../../configuration/computed/employees-of.ts';
import { withheldFromPublished } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { isChanged } from '../../platform/read-only-fields.ts';

/** EE-08: a person who sees the people of published employment sees those of the blob. */
export function seesPeople(actor: Actor, at: GrantTarget | 'company'): boolean {
  if (at !== 'company') return !withheldFromPublished(actor, 'employment', at).includes(peopleSection);
  return mayOnCompany(actor.staffGrants, ['USER_ADMIN']);
}

/**
 * A company's employment as it was sent, without the people that the read answered: they are edited one by one.
 * @throws Fault 400 when they are others than those of now
 */
export async function withoutPeople(scope: CompanyScope, actor: Actor, sent: object): Promise<JsonObject> {
  const document = asJsonObject(sent);
  const { [peopleSection]: people } = document;
  if (people === undefined) return document;
  const known = seesPeople(actor, 'company') ? await employeesOf(scope, 'company') : [];
  if (isChanged(people, known)) throw readOnly(computedParts.employment, `blob.${peopleSection}`);
  return storedPart('employment', document);
}
