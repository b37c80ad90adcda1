import {
  type BodyOf,
  bodyLimits,
  imageLimits,
  type OperationId,
  type OperationShape,
  type Operations,
  operations,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@servery/contract';
import type { GrantTarget } from '@servery/domain';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../platform/fault.ts';
import { askedBy } from '../platform/work/asked-by.ts';
import { accessTable } from './access-table.ts';
import type { Actor, TerminalActor } from './actor.ts';
import type { Admission, Guard } from './guard.ts';
import { checkParameters } from './parameters.ts';
import { personOf, shareOf, terminalOf } from './principal.ts';

/** The request, parsed against the contract, and the facts that the guard found out about it. */
export interface SentParts<Id extends OperationId> {
  readonly params: ParamsOf<Operations[Id]>;
  readonly query: QueryOf<Operations[Id]>;
  readonly body: BodyOf<Operations[Id]>;
  readonly request: FastifyRequest;
  readonly admission: Admission;
  /** The location or group in the path. @throws Fault 404 */
  readonly target: () => GrantTarget;
}

/** The call that a handler gets. */
export interface Call<Id extends OperationId> extends SentParts<Id> {
  readonly reply: FastifyReply;
  /** The signed-in person. @throws Fault 401 where the access table lets others in */
  readonly actor: () => Actor;
  /** The location's terminal. @throws Fault 401 */
  readonly terminal: () => TerminalActor;
}

/** The answer of an operation; the reply itself where the handler has answered with bytes or 304. */
export type Answer<Id extends OperationId> = ResponseOf<Operations[Id]> | FastifyReply;

/** Where routes are served, and their guard. */
export interface RouteScope {
  readonly app: FastifyInstance;
  readonly guard: Guard;
}

/** Serves one operation of the contract behind the guard: path and query first, then access, then the body's schema, then handler. */
export function serve<Id extends OperationId>(
  scope: RouteScope,
  id: Id,
  handler: (call: Call<Id>) => Promise<unknown>,
): void;
export function serve({ app, guard }: RouteScope, id: OperationId, handler: (call: never) => Promise<unknown>): void {
  const shape: OperationShape = operations[id];
  const admissions = new WeakMap<FastifyRequest, Admission>();
  app.route({
    method: shape.method,
    url: shape.path,
    config: configOf(id, shape),
    bodyLimit: shape.encoding === 'image' ? imageLimits.bytes : bodyLimits[shape.bodySize ?? 'form'].bytes,
    schema: schemaOf(shape),
    onRequest: async (request) => {
      checkParameters(shape, request);
      const admission = await askedBy(request, () => guard(id, request));
      admissions.set(request, admission);
      if (admission.principal !== undefined) request.share = shareOf(admission.principal);
    },
    handler: async (request, reply) => {
      const admission = admissions.get(request);
      if (admission === undefined) throw new Fault(401, 'UNAUTHENTICATED');
      const call = callOf(request, reply, admission);
      const work = async (): Promise<unknown> => Reflect.apply(handler, undefined, [call]);
      const answer = await askedBy(request, () => guard.hold(id, request, { admission, work }));
      return answer === undefined && !reply.sent ? reply.code(204).send() : answer;
    },
  });
}

function configOf(id: OperationId, shape: OperationShape): FastifyContextConfig {
  return {
    operationId: id,
    acts: shape.method !== 'GET' || shape.acts === true,
    encoding: shape.encoding ?? 'json',
    bodySize: shape.bodySize ?? 'form',
  };
}

function callOf(request: FastifyRequest, reply: FastifyReply, admission: Admission) {
  const required =
    <Value>(value: Value | undefined, fault: () => Fault) =>
    () => {
      if (value === undefined) throw fault();
      return value;
    };
  const unauthenticated = () => new Fault(401, 'UNAUTHENTICATED');
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    request,
    reply,
    admission,
    actor: required(personOf(admission.principal), unauthenticated),
    terminal: required(terminalOf(admission.principal), unauthenticated),
    target: required(admission.target, () => new Fault(404, 'NOT_FOUND')),
  };
}

function schemaOf(shape: OperationShape) {
  return {
    ...(shape.params === undefined ? {} : { params: shape.params }),
    ...(shape.query === undefined ? {} : { querystring: shape.query }),
    ...(shape.body === undefined ? {} : { body: shape.body }),
    ...(shape.response === undefined ? {} : { response: { 200: shape.response } }),
  };
}

/** Stops the start when the contract has an operation that nothing serves, or a route is not in the access table. */
export function watchRoutes(app: FastifyInstance, openPaths: readonly string[]): { check(): void } {
  const served = new Set<string>();
  app.addHook('onRoute', (route) => {
    const id = route.config?.operationId;
    if (id !== undefined && id in accessTable) served.add(id);
    else if (isUndeclared(route.url, openPaths))
      throw new Error(`The route ${route.method} ${route.url} declares no access`);
  });
  return {
    check: () => {
      const missing = Object.keys(accessTable).filter((id) => !served.has(id));
      if (missing.length > 0) throw new Error(`No route serves ${missing.join(', ')}`);
    },
  };
}

/** Under `/api` every route is in the table, or named whole in the open paths; a `*` there stands for files and pages only. */
function isUndeclared(url: string, openPaths: readonly string[]): boolean {
  return !openPaths.some(
    (path) => url === path || (path.endsWith('*') && !url.startsWith('/api') && url.startsWith(path.slice(0, -1))),
  );
}
