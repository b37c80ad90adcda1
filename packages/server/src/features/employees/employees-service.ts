import type { NewUser, UserEdit, UserRecord, UserSummary } from '@servery/contract';
import { isPhone, isPosId, mayAdminister, mayKeepStaffData } from '@servery/domain';
import type { Actor } from '../../access/actor.ts';
import type { CompanyScope, Database } from '../../platform/database/database.ts';
import { Fault, forbidden, invalid, notFound } from '../../platform/fault.ts';
import { newId } from '../../platform/ids.ts';
import { findEmailOwners, readCheckContext } from './check-context.ts';
import { checkPerson, staffFields } from './check-employee.ts';
import { type ListedPerson, nobodyYet } from './employee.ts';
import { fieldsOf } from './employee-fields.ts';
import { findPeople } from './employees-store.ts';
import { lockPeople, writeActivity, writePeople } from './employees-writer.ts';
import { readDueTerms } from './staff/due-terms.ts';
import { fixedJobs } from './staff/fixed-jobs.ts';
import { seesWageAt, staffDataOf } from './staff/staff-data.ts';

/** @throws Fault 404 for a person who is not there, or not in the actor's reach */
async function readUser(scope: CompanyScope, actor: Actor, userId: string): Promise<ListedPerson> {
  const [person] = await findPeople(scope, actor.grants, [userId]);
  if (person === undefined) throw notFound();
  return person;
}

export async function createUser(database: Database, actor: Actor, body: NewUser): Promise<UserRecord> {
  const id = newId('usr');
  return save(database, actor, { body, id, read: async () => undefined });
}

interface EditOfUser {
  readonly userId: string;
  readonly body: UserEdit;
}

/** @throws Fault 409 with the person as somebody else saved it since */
export async function editUser(database: Database, actor: Actor, { userId, body }: EditOfUser): Promise<UserRecord> {
  return save(database, actor, {
    body,
    id: userId,
    read: async (scope) => {
      const person = await readUser(scope, actor, userId);
      if (!mayEdit(actor, person, body)) throw forbidden();
      if (person.version !== body.ver)
        throw new Fault(409, 'CONFLICTING EDIT', { extra: { current: await recordOf(scope, actor, person) } });
      return person;
    },
  });
}

interface SaveOfUser {
  readonly body: NewUser | UserEdit;
  readonly id: string;
  /** The person as stored; undefined for somebody new. */
  readonly read: (scope: CompanyScope) => Promise<ListedPerson | undefined>;
}

async function save(database: Database, actor: Actor, { body, id, read }: SaveOfUser): Promise<UserRecord> {
  const owners = await findEmailOwners(database, actor, [fieldsOf(nobodyYet, body, () => false)]);
  return database.inCompany(actor.companyId, async (scope) => {
    await lockPeople(scope);
    const before = await read(scope);
    const change = { id, before, given: body, after: fieldsOf(before ?? nobodyYet, body, fixedJobs(actor, before)) };
    const context = await readCheckContext(scope, [change.after], owners);
    const errors = checkPerson(context, actor, change);
    if (errors.length > 0) throw new Fault(400, 'INVALID', { errors: errors.map(inBody) });
    await writePeople(scope, actor, { context, changes: [change] }).catch(refuseTakenEmail);
    return readRecord(scope, actor, id);
  });
}

/** Two people may take one email address in the same moment, in companies that do not know of each other. */
function refuseTakenEmail(error: unknown): never {
  if (error instanceof Error && Reflect.get(error, 'code') === '23505')
    throw invalid('ALREADY_EXISTS', 'The provided Email is already in use.', 'body.email');
  throw error;
}

function inBody<Detail extends { readonly path?: string }>(detail: Detail): Detail {
  return { ...detail, path: `body.${detail.path}` };
}

/** A person who works elsewhere too has the staff data of this place kept here, and nothing else. */
function mayEdit({ grants, staffGrants }: Actor, { grantedRoles }: ListedPerson, body: UserEdit): boolean {
  if (mayAdminister(grants, grantedRoles)) return true;
  const isOnlyStaffData = Object.keys(body).every((name) => name === 'ver' || staffFields.some((one) => one === name));
  return isOnlyStaffData && mayKeepStaffData(staffGrants, grantedRoles);
}

async function readEditable(scope: CompanyScope, actor: Actor, userId: string): Promise<ListedPerson> {
  const person = await readUser(scope, actor, userId);
  if (!mayAdminister(actor.grants, person.grantedRoles)) throw forbidden();
  return person;
}

/** Ends every session in the same transaction: anyone who is deactivated is out with the next request. */
export async function deactivateUser(database: Database, actor: Actor, userId: string): Promise<UserRecord> {
  if (userId === actor.userId) throw invalid('YOURSELF', 'You cannot deactivate yourself.', 'params.userId');
  return setActive(database, actor, { userId, isActive: false });
}

export async function reactivateUser(database: Database, actor: Actor, userId: string): Promise<UserRecord> {
  return setActive(database, actor, { userId, isActive: true });
}

interface Activity {
  readonly userId: string;
  readonly isActive: boolean;
}

async function setActive(database: Database, actor: Actor, { userId, isActive }: Activity): Promise<UserRecord> {
  return database.inCompany(actor.companyId, async (scope) => {
    await lockPeople(scope);
    const person = await readEditable(scope, actor, userId);
    if (person.isActive === isActive) return recordOf(scope, actor, person);
    await writeActivity(scope, actor, { people: [person], isActive });
    return readRecord(scope, actor, userId);
  });
}

export function summaryOf(person: ListedPerson): UserSummary {
  return {
    id: person.id,
    ver: person.version,
    name: person.name,
    email: person.email,
    phone: person.phone,
    posId: person.posId,
    status: person.isActive ? 'ACTIVE' : 'DEACTIVATED',
    grantedRoles: person.grantedRoles.map(({ id, name, grantObject, grantObjectName }) => ({
      id,
      name,
      ...(grantObject === undefined ? {} : { grantObject, grantObjectName }),
    })),
    problems: problemsOf(person),
  };
}

/** EE-07 */
function problemsOf(person: ListedPerson): UserSummary['problems'] {
  if (!person.isActive) return [];
  const { posId, phone } = person;
  return [
    ...(person.hasBadPosId && posId !== null
      ? [{ field: 'posId' as const, code: isPosId(posId) ? ('POS_ID_TAKEN' as const) : ('POS_ID_FORM' as const) }]
      : []),
    ...(phone !== null && !isPhone(phone) ? [{ field: 'phone' as const, code: 'PHONE' as const }] : []),
  ];
}

/** @throws Fault 404 for a person who is not there, or not in the actor's reach */
export async function readRecord(scope: CompanyScope, actor: Actor, userId: string): Promise<UserRecord> {
  return recordOf(scope, actor, await readUser(scope, actor, userId));
}

async function recordOf(scope: CompanyScope, actor: Actor, person: ListedPerson): Promise<UserRecord> {
  return {
    ...summaryOf(person),
    createdAt: person.createdAt.toISOString(),
    signedInAt: person.signedInAt?.toISOString() ?? null,
    externalId: person.externalId,
    ...staffDataOf(actor, person, await readDueTerms(scope)),
    mayEdit: actor.originalUserId === null && mayAdminister(actor.grants, person.grantedRoles),
    mayEditStaffData: actor.originalUserId === null && mayKeepStaffData(actor.staffGrants, person.grantedRoles),
    mayViewWages: seesWageAt(actor, { held: person.grantedRoles, places: person.jobPlaces }, null),
  };
}
