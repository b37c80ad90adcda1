import type { OperationId, Operations, ResponseOf } from '@servery/contract';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import type { Actor } from './actor.ts';
import { type Answer, type Call, type RouteScope, type SentParts, serve } from './serve.ts';

/** What the handler of a call about a company gets: no reply, since nothing is sent before the transaction has ended. */
export interface CompanyCall<Id extends OperationId> extends SentParts<Id> {
  readonly actor: Actor;
}

/** JSON of the answer; nothing where the contract has none. */
type Content<Id extends OperationId> =
  undefined extends ResponseOf<Operations[Id]> ? Promise<void> : Promise<ResponseOf<Operations[Id]>>;

/** Routes of one scope of the server, each behind the guard. */
export interface Routes {
  /** Serves one operation. */
  <Id extends OperationId>(id: Id, handler: (call: Call<Id>) => Promise<Answer<Id>>): void;
  /** Serves one operation in one transaction of the company that the call is about. */
  company<Id extends OperationId>(id: Id, handler: (scope: CompanyScope, call: CompanyCall<Id>) => Content<Id>): void;
  readonly database: Database;
}

/** Routes that share a scope of the server, the guard and the database. */
export function routesIn({ database, ...scope }: RouteScope & { readonly database: Database }): Routes {
  const route = <Id extends OperationId>(id: Id, handler: (call: Call<Id>) => Promise<Answer<Id>>): void =>
    serve(scope, id, handler);
  const company: Routes['company'] = (id, handler) =>
    serve(scope, id, (call) => {
      const actor = call.actor();
      return database.inCompany<unknown>(actor.companyId, async (here) => handler(here, { ...call, actor }));
    });
  return Object.assign(route, { company, database });
}
