import type { BodyOf, Operations, ResponseOf, UserStatusOutcome } from '@servery/contract';
import { mayAdminister } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import { listAdministrators } from '../../access/administrators.ts';
import type { CompanyScope } from '../../platform/database/database.ts';
import type { ListedPerson } from './employee.ts';
import { findPeople } from './employees-store.ts';
import { lockPeople, writeActivity } from './employees-writer.ts';

type StatusBody = BodyOf<Operations['setUsersStatus']>;

/**
 * Deactivates or reactivates many people in one transaction. A person who cannot be, or whose version is not the one that was seen,
 * stays unchanged; of several administrators who would all go, the last one named stays.
 */
export async function setUsersStatus(
  scope: CompanyScope,
  actor: Actor,
  { status, users }: StatusBody,
): Promise<ResponseOf<Operations['setUsersStatus']>> {
  await lockPeople(scope);
  const isActive = status === 'ACTIVE';
  const found = await findPeople(
    scope,
    actor.grants,
    users.map(({ id }) => id),
  );
  const people = new Map(found.map((person) => [person.id, person]));
  const outcomes = new Map<string, UserStatusOutcome>();
  for (const { id, ver } of users)
    outcomes.set(id, outcomeFor(actor, people.get(id), { userId: id, version: ver, isActive }));
  if (!isActive) await keepAdministrator(scope, outcomes);
  const changed = found.filter((person) => outcomes.get(person.id) === 'CHANGED' && person.isActive !== isActive);
  await writeActivity(scope, actor, { people: changed, isActive });
  return users.map(({ id }) => ({ id, outcome: outcomes.get(id) ?? 'NOT_FOUND' }));
}

interface WantedStatus {
  readonly userId: string;
  readonly version: number;
  readonly isActive: boolean;
}

function outcomeFor(
  actor: Actor,
  person: ListedPerson | undefined,
  { userId, version, isActive }: WantedStatus,
): UserStatusOutcome {
  if (person === undefined) return 'NOT_FOUND';
  if (!isActive && userId === actor.userId) return 'YOURSELF';
  if (!mayAdminister(actor.grants, person.grantedRoles)) return 'FORBIDDEN';
  return person.version === version ? 'CHANGED' : 'CHANGED_MEANWHILE';
}

async function keepAdministrator(scope: CompanyScope, outcomes: Map<string, UserStatusOutcome>): Promise<void> {
  const administrators = await listAdministrators(scope);
  const going = [...outcomes].filter(([id, outcome]) => outcome === 'CHANGED' && administrators.has(id));
  const last = going.at(-1);
  if (last !== undefined && going.length === administrators.size) outcomes.set(last[0], 'LAST_ADMINISTRATOR');
}
