import { type OperationId, operations } from '@servery/contract';
import {
  type GrantTarget,
  mayAnywhere,
  mayOn,
  mayOnCompany,
  maySeeStaffData,
  type StaffDataKeeper,
  staffGrants,
} from '@servery/domain';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import { anyOf } from '../platform/database/lists.ts';
import { type OpenTransaction, withOpeningCheck } from '../platform/database/transaction-checks.ts';
import { Fault, forbidden, notFound } from '../platform/fault.ts';
import { requireLoginShare } from '../sign-in/login-attempts.ts';
import { type FoundSession, findSession, noteSession, type SessionLimits } from '../sign-in/sessions-store.ts';
import { type AccessRule, type AccessScope, accessTable, onlyAsOneself, readsByPost } from './access-table.ts';
import { type Actor, isOutsider, isProviderStaff, loadPerson } from './actor.ts';
import type { CredentialCheck } from './credential-check.ts';
import { bearerKind, type Principal, personOf, terminalOf } from './principal.ts';
import { isAskedAgain, untilTheEnd } from './until-the-end.ts';

export interface GuardOptions {
  readonly database: Database;
  readonly limits: SessionLimits;
  readonly providerId: string;
  readonly cookieName: string;
  readonly credentials: CredentialCheck;
}

type PersonRule = Extract<AccessRule, { who: 'person' }>;

/** The options that the guard asks with. */
type Asking = Omit<GuardOptions, 'database'> & {
  /** In a transaction of its own, or within that of an operation. */
  readonly ask: Database['admit'];
  /** Absent within the transaction of an operation, whose session was noted before, and where a use does not count. */
  readonly note?: (session: FoundSession) => void;
};

/** The same within one transaction. */
type Asked = Omit<Asking, 'ask'> & { readonly database: OpenTransaction };

/** The caller who passed the guard, and the location in the path where there is one. */
export interface Admission {
  readonly principal: Principal | undefined;
  readonly target: GrantTarget | undefined;
}

export interface Guard {
  (operationId: OperationId, request: FastifyRequest): Promise<Admission>;
  /** Runs the handler of an admitted request, and asks again in each of its transactions. */
  hold<Result>(
    operationId: OperationId,
    request: FastifyRequest,
    admitted: { readonly admission: Admission; readonly work: () => Promise<Result> },
  ): Promise<Result>;
}

/** Enforces the access table: before any body is read, and in the transactions of operations that change something. */
export function createGuard(options: GuardOptions): Guard {
  const guard = async (operationId: OperationId, request: FastifyRequest) => {
    const rule = accessTable[operationId];
    if (rule.who === 'everyone' && rule.isLogin === true)
      await requireLoginShare(options.database, request.from.network);
    const used: FoundSession[] = [];
    const asking = { ...options, ask: options.database.admit, note: (session: FoundSession) => used.push(session) };
    try {
      return await admissionOf(asking, operationId, request);
    } finally {
      for (const session of used) await noteSession(options.database, session, options.limits);
    }
  };
  return Object.assign(guard, {
    hold: async <Result>(
      operationId: OperationId,
      request: FastifyRequest,
      { admission, work }: { readonly admission: Admission; readonly work: () => Promise<Result> },
    ) => {
      if (admission.principal?.kind !== 'person' || !isAskedAgain(operationId)) return work();
      const again = async (database: OpenTransaction) =>
        admitted(await admissionOf({ ...options, ask: (work) => work(database) }, operationId, request));
      return withOpeningCheck(untilTheEnd(operationId, admitted(admission), again), work);
    },
  });
}

function admitted({ principal, target }: Admission) {
  return { actor: personOf(principal), target };
}

async function admissionOf(options: Asking, operationId: OperationId, request: FastifyRequest): Promise<Admission> {
  const rule = accessTable[operationId];
  if (rule.who === 'everyone')
    return rule.knowsSession === true ? { ...nobody, principal: await personIfAny(options, request) } : nobody;
  if (rule.who === 'terminal') return { ...nobody, principal: await bearerOf(options, request) };
  if (rule.who === 'person' && rule.orTerminal === true && bearerKind(request.headers.authorization) === 'terminal')
    return admitOwnTerminal(options, request);
  const hint =
    (rule.who === 'person' ? textOf(request.params, 'companyId') : undefined) ?? textOf(request.query, 'companyId');
  const isWatching = rule.who === 'person' && rule.isWatching === true;
  const { ask, ...asking } = isWatching ? unnoted(options) : options;
  return ask(async (database) => {
    const actor = await actorOf({ ...asking, database }, request, hint);
    refuseWhileActing(operationId, actor);
    const principal = { kind: 'person', actor } as const;
    if (rule.who === 'signedIn') return { ...nobody, principal };
    const ruled = { rule: ofKindAsked(rule, request), actor };
    return { principal, target: await admit({ ...asking, database }, ruled, request) };
  });
}

function unnoted({ note: _note, ...options }: Asking): Asking {
  return options;
}

/** The rule for the kind of document in the path, where the operation serves several. */
function ofKindAsked(rule: PersonRule, request: FastifyRequest): PersonRule {
  const kind = textOf(request.params, 'kind');
  if (rule.ofKind === undefined || kind === undefined) return rule;
  const [, anyOf] = Object.entries(rule.ofKind).find(([name]) => name === kind) ?? [];
  return anyOf === undefined ? rule : { ...rule, anyOf };
}

interface LocationsAsked {
  readonly operationId: OperationId;
  readonly locationIds: readonly string[];
}

/** Checks the locations and groups that a body names, all before any is touched. */
export async function admitLocations(
  scope: CompanyScope,
  actor: Actor,
  { operationId, locationIds }: LocationsAsked,
): Promise<void> {
  const rule = accessTable[operationId];
  if (rule.who !== 'person') return;
  const targets = await loadTargets(scope, locationIds);
  if (targets.length !== new Set(locationIds).size) throw notFound();
  if (!targets.every((target) => covers(rule, actor, target))) throw forbidden();
}

/** A person who acts as another changes neither secrets nor rights; a person who only looks on changes nothing at all. */
function refuseWhileActing(operationId: OperationId, actor: Actor): void {
  if (actor.originalUserId === null || operationId === 'returnToSelf') return;
  const changes = operations[operationId].method !== 'GET' && !readsByPost.has(operationId);
  if (onlyAsOneself.has(operationId) || (actor.isReadOnly && changes)) throw forbidden();
}

const nobody: Admission = { principal: undefined, target: undefined };

interface RuledActor {
  readonly rule: PersonRule;
  readonly actor: Actor;
}

async function admit(
  { database, providerId }: Asked,
  { rule, actor }: RuledActor,
  request: FastifyRequest,
): Promise<GrantTarget | undefined> {
  if (rule.on === 'provider' && actor.homeCompanyId !== providerId) throw forbidden();
  if (rule.seesStaffData === true && !maySeeStaffData(actor.staffGrants)) throw forbidden();
  if (rule.on !== 'location') {
    if (!coversCompany(rule.on, rule, actor)) throw forbidden();
    return undefined;
  }
  const id = textOf(request.params, 'locationId') ?? textOf(request.params, 'groupId');
  const [target] =
    id === undefined ? [] : await database.inCompany(actor.companyId, (scope) => loadTargets(scope, [id]));
  if (target === undefined) throw notFound();
  if (!covers(rule, actor, target)) throw forbidden();
  return target;
}

function covers(rule: PersonRule, actor: Actor, target: GrantTarget): boolean {
  if (rule.and !== undefined && !mayOn(actor.grants, rule.and, target)) return false;
  if (rule.anyOf === 'anyGrant') return actor.grants.some((grant) => mayOn([grant], grant.permissions, target));
  return mayOn(actor.grants, rule.anyOf, target);
}

function coversCompany(on: AccessScope, rule: PersonRule, actor: Actor): boolean {
  if (rule.anyOf === 'anyGrant') return actor.grants.length > 0;
  const may = on === 'wholeCompany' || on === 'provider' ? mayOnCompany : mayAnywhere;
  return may(actor.grants, rule.anyOf) && (rule.and === undefined || may(actor.grants, rule.and));
}

async function actorOf(options: Asked, request: FastifyRequest, hint: string | undefined): Promise<Actor> {
  const token = parseCookie(request.headers.cookie ?? '')[options.cookieName];
  const session =
    token === undefined ? undefined : await options.database.lookup((db) => findSession(db, token, options.limits));
  if (session?.isToBeNoted) options.note?.(session);
  if (session === undefined || session.isOver) throw new Fault(401, 'UNAUTHENTICATED');
  const { user, grants } = await options.database.inCompany(session.companyId, (scope) =>
    loadPerson(scope, session.userId),
  );
  const companyId = hint ?? session.companyId;
  const keeper =
    companyId === session.companyId
      ? user.staff_data
      : await requireReachableCompany(options, { homeCompanyId: session.companyId, companyId, grants });
  const from = { homeCompanyId: session.companyId, originalCompanyId: session.originalCompanyId, companyId };
  return {
    userId: user.id,
    name: user.display_name,
    email: user.email,
    originalUserId: session.originalUserId,
    originalCompanyId: session.originalCompanyId,
    address: request.from.address,
    homeCompanyId: session.companyId,
    companyId,
    grants,
    staffGrants: staffGrants({ keeper, grants, isOutsider: isOutsider(from) }),
    sessionHash: session.hash,
    isReadOnly: session.isReadOnly,
  };
}

async function personIfAny({ ask, ...asking }: Asking, request: FastifyRequest): Promise<Principal | undefined> {
  try {
    const actor = await ask((database) => actorOf({ ...asking, database }, request, undefined));
    return { kind: 'person', actor };
  } catch (error) {
    if (error instanceof Fault && error.status === 401) return undefined;
    throw error;
  }
}

/** Somebody of one company asks for another. */
interface CompanySwitch {
  readonly homeCompanyId: string;
  readonly companyId: string;
  readonly grants: Actor['grants'];
}

/**
 * Another company is reachable for provider staff only; for everyone else it looks absent.
 * @returns the keeper of its staff data
 */
async function requireReachableCompany(
  options: Asked,
  { homeCompanyId, companyId, grants }: CompanySwitch,
): Promise<StaffDataKeeper> {
  if (!isProviderStaff(homeCompanyId, grants, options.providerId)) throw notFound();
  const company = await options.database.lookup((db) =>
    db
      .selectFrom('companies')
      .select('staff_data')
      .where('id', '=', companyId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  if (company === undefined) throw notFound();
  return company.staff_data;
}

/** A bearer is looked up by its kind. @throws Fault 401 */
async function bearerOf({ credentials }: Asking, { headers: { authorization } }: FastifyRequest): Promise<Principal> {
  const terminal = bearerKind(authorization) === 'terminal' ? await credentials.verify(authorization) : undefined;
  if (terminal === undefined) throw new Fault(401, 'UNAUTHENTICATED');
  return { kind: 'terminal', terminal };
}

async function admitOwnTerminal(options: Asking, request: FastifyRequest): Promise<Admission> {
  const principal = await bearerOf(options, request);
  if (textOf(request.params, 'locationId') !== terminalOf(principal)?.locationId) throw notFound();
  return { ...nobody, principal };
}

/** The locations and groups of these ids that there are. */
export async function loadTargets(scope: CompanyScope, ids: readonly string[]): Promise<GrantTarget[]> {
  const rows = await scope.db
    .selectFrom('tenants')
    .select(['id', 'type', 'group_id'])
    .where('company_id', '=', scope.companyId)
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ id: row.id, type: row.type, groupId: row.group_id }));
}

function textOf(source: unknown, name: string): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' ? value : undefined;
}
