import type { OperationId, Operations, ResponseOf } from '@servery/contract';
import type { CompanyScope, Database } from '../platform/database/database.ts';
import type { Actor } from './actor.ts';
import { type Answer, type Call, type RouteScope, type SentParts, serve } from './serve.ts';

/** The parts of a call about a company that its handler gets: no reply, since nothing is sent before the transaction has ended. */
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
  /** Serves one operation that may read values some seconds old: on a replica where there is one. */
  report<Id extends OperationId, Decided>(id: Id, report: Report<Id, Decided>): void;
  readonly database: Database;
}

interface Report<Id extends OperationId, Decided> {
  /** Asks for rights and places, on the primary. */
  readonly decide: (scope: CompanyScope, call: CompanyCall<Id>) => Promise<Decided>;
  /** Decides nothing; may run twice. */
  readonly read: (scope: CompanyScope, call: CompanyCall<Id>, decided: Decided) => Content<Id>;
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
  const report: Routes['report'] = (id, { decide, read }) =>
    serve(scope, id, async (call) => {
      const actor = call.actor();
      const asked = { ...call, actor };
      // Without a replica in one transaction: the embedded database runs one at a time.
      if (database.replicaLag() === undefined)
        return database.inCompany<unknown>(actor.companyId, async (here) =>
          read(here, asked, await decide(here, asked)),
        );
      const decided = await database.inCompany(actor.companyId, (here) => decide(here, asked));
      return database.read<unknown>(actor.companyId, async (there) => read(there, asked, decided));
    });
  return Object.assign(route, { company, report, database });
}
