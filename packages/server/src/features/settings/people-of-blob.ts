import {
  asJsonObject,
  type Change,
  type GrantTarget,
  type JsonObject,
  mayOnCompany,
  maySeeStaffData,
  sectionOf,
} from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { employeesOf } from '../../configuration/employees-of.ts';
import { peopleSection, withheldFromPublished } from '../../configuration/secrets/withheld.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import { invalid } from '../../platform/fault.ts';
import { isChanged } from '../../platform/read-only-fields.ts';

/** EE-08: who sees the people of published employment sees those of the blob. */
export function seesPeople(actor: Actor, at: GrantTarget | 'company'): boolean {
  if (at !== 'company') return !withheldFromPublished(actor, 'employment', at).includes(peopleSection);
  return maySeeStaffData(actor.grants) && mayOnCompany(actor.grants, ['USER_ADMIN']);
}

/**
 * A company's employment as it was sent, without the people that the read answered: they are edited one by one.
 * @throws Fault 400 when they are others than those of now
 */
export async function withoutPeople(scope: CompanyScope, actor: Actor, sent: object): Promise<JsonObject> {
  const { [peopleSection]: people, ...document } = asJsonObject(sent);
  if (people === undefined) return asJsonObject(sent);
  const known = seesPeople(actor, 'company') ? await employeesOf(scope, 'company') : [];
  if (isChanged(people, known)) throw readOnly(`blob.${peopleSection}`);
  return document;
}

/** @throws Fault 400 that names the change: no level keeps people of its own */
export function refusePeople(changes: readonly Change[]): void {
  const at = changes.findIndex((change) => sectionOf(change) === peopleSection);
  if (at >= 0) throw readOnly(`changes.${at}`);
}

function readOnly(place: string) {
  const message =
    'employees cannot be changed here: people are edited one by one. Send them as they were read last, or leave them out.';
  return invalid('READ_ONLY', message, `body.${place}`);
}
