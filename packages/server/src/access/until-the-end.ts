import { isDeepStrictEqual } from 'node:util';
import { type OperationId, type OperationShape, operations } from '@servery/contract';
import { type Grant, type GrantTarget, sameObject } from '@servery/domain';
import { sql } from 'kysely';
import type { LookupScope } from '../platform/database/database.ts';
import type { ClosingCheck, OpeningCheck, OpenTransaction } from '../platform/database/transaction-checks.ts';
import { Fault } from '../platform/fault.ts';
import { accessTable } from './access-table.ts';
import type { Actor } from './actor.ts';
import { hasAdministrator, lastAdministrator } from './administrators.ts';

/** The person who was admitted, and the place in the path. */
interface Admitted {
  readonly actor: Actor | undefined;
  readonly target: GrantTarget | undefined;
}

/** Operations that change permissions: people, roles, and the place of a location. They run exclusively in their company. */
const changesAccess: ReadonlySet<OperationId> = new Set([
  'grantRole',
  'revokeRole',
  'createUser',
  'putUser',
  'importUsers',
  'deactivateUser',
  'reactivateUser',
  'setUsersStatus',
  'createRole',
  'editRole',
  'deleteRole',
  'cloneRole',
  'changeRolePermissions',
  'editTenant',
  'importLocations',
  'moveMembers',
  'deleteTenant',
  'editCompany',
  'deleteCompany',
]);

/** They end or change the session that they are asked with, and ask for nothing but it. */
const ofOwnSession: ReadonlySet<OperationId> = new Set(['logout', 'returnToSelf', 'endOwnSession', 'endOtherSessions']);

/** Whether the guard asks again in the operation's transactions: reading a body may take long, and rights may end before it is done. */
export function isAskedAgain(id: OperationId): boolean {
  const { method }: OperationShape = operations[id];
  return method !== 'GET' && accessTable[id].who !== 'everyone' && !ofOwnSession.has(id);
}

/**
 * The admission of the guard holds in every transaction of the operation: session, status, rights and place are read again under
 * a lock that anyone who changes them holds exclusively. A company that has an administrator still has one before the commit.
 * @param admit the check of the guard, within one transaction
 * @throws Fault 401, 403 or 404 as the guard does; 403 RIGHTS_CHANGED when less is left, but enough for the operation
 */
export function untilTheEnd(
  id: OperationId,
  { actor: before, target }: Admitted,
  admit: (transaction: OpenTransaction) => Promise<Admitted>,
): OpeningCheck {
  return async (transaction) => {
    if (before === undefined) return undefined;
    await transaction.lookup((db) => lockAccess(db, before, changesAccess.has(id)));
    const now = await admit(transaction);
    const isSame = now.actor !== undefined && holdsAll(now.actor, before) && isDeepStrictEqual(now.target, target);
    if (!isSame) throw new Fault(403, 'RIGHTS_CHANGED');
    return changesAccess.has(id) && id !== 'deleteCompany'
      ? keepAdministrator(transaction, before.companyId)
      : undefined;
  };
}

/** Rights lie in the company that the person belongs to, their subjects in the active one. Always in this order. */
async function lockAccess(db: LookupScope, { homeCompanyId, companyId }: Actor, isAlone: boolean): Promise<void> {
  for (const id of new Set([homeCompanyId, companyId])) {
    const key = sql`hashtextextended(${`access:${id}`}, 0)`;
    await (isAlone && id === companyId
      ? sql`SELECT pg_advisory_xact_lock(${key})`
      : sql`SELECT pg_advisory_xact_lock_shared(${key})`
    ).execute(db);
  }
}

/** The same person in the same place, with every right that they had. */
function holdsAll(now: Actor, before: Actor): boolean {
  const names = ['userId', 'homeCompanyId', 'companyId', 'originalUserId', 'isReadOnly'] as const;
  return (
    names.every((name) => now[name] === before[name]) &&
    (['grants', 'staffGrants'] as const).every((name) =>
      before[name].every((grant) => now[name].some((other) => isAtLeast(other, grant))),
    )
  );
}

function isAtLeast(grant: Grant, other: Grant): boolean {
  return (
    sameObject(grant.grantedOn, other.grantedOn) &&
    (grant.maxDiscountPct ?? 0) >= (other.maxDiscountPct ?? 0) &&
    other.permissions.every((code) => grant.permissions.includes(code))
  );
}

async function keepAdministrator(transaction: OpenTransaction, companyId: string): Promise<ClosingCheck | undefined> {
  if (!(await transaction.inCompany(companyId, hasAdministrator))) return undefined;
  return async (closing) => {
    if (!(await closing.inCompany(companyId, hasAdministrator))) throw lastAdministrator();
  };
}
