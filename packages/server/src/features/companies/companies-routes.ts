import type { FastifyInstance } from 'fastify';
import { isProviderStaff } from '../../access/actor.ts';
import type { Guard } from '../../access/guard.ts';
import { serve } from '../../access/serve.ts';
import type { Database } from '../../platform/database/database.ts';

export function serveCompanies(app: FastifyInstance, guard: Guard, database: Database, providerId: string): void {
  serve(app, guard, 'accessibleCompanies', async ({ actor }) => {
    const { homeCompanyId, grants } = actor();
    const isStaff = isProviderStaff(homeCompanyId, grants, providerId);
    return database.lookup((db) =>
      db
        .selectFrom('companies')
        .select(['id', 'name'])
        .where('deleted_at', 'is', null)
        .$if(!isStaff, (query) => query.where('id', '=', homeCompanyId))
        .orderBy('name')
        .execute(),
    );
  });
}
